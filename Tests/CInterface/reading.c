#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "consumer.h"

bool read_word(char word[32]) { return scanf("%31s", word) == 1; }

double read_number(void) {
  char word[32];
  if (!read_word(word)) give_up("the text ends in the middle");
  char *end;
  double number = strtod(word, &end);
  if (*end != 0) give_up("a number is no number");
  return number;
}

int64_t read_integer(void) {
  char word[32];
  if (!read_word(word)) give_up("the text ends in the middle");
  char *end;
  long long number = strtoll(word, &end, 10);
  if (*end != 0) give_up("a whole number is none");
  return number;
}

flow_point read_point(void) {
  flow_point point;
  point.x = read_number();
  point.y = read_number();
  return point;
}

flow_size read_size(void) {
  flow_size size;
  size.width = read_number();
  size.height = read_number();
  return size;
}

static flow_insets read_insets(void) {
  flow_insets insets;
  insets.top = read_number();
  insets.left = read_number();
  insets.bottom = read_number();
  insets.right = read_number();
  return insets;
}

flow_path read_path(void) {
  flow_path path;
  path.section = read_integer();
  path.item = read_integer();
  return path;
}

flow_configuration read_configuration(void) {
  flow_configuration configuration;
  expect(flow_configuration_init(&configuration, sizeof configuration), "flow_configuration_init");
  configuration.container = read_size();
  configuration.adjusted_content_inset = read_insets();
  configuration.safe_area_insets = read_insets();
  configuration.layout_margins = read_insets();
  configuration.display_scale = read_number();
  configuration.pinned_header_offset = read_number();
  configuration.scroll_direction = (int32_t)read_integer();
  configuration.layout_direction = (int32_t)read_integer();
  configuration.pixel_snapping = (int32_t)read_integer();
  configuration.section_inset_reference = (int32_t)read_integer();
  configuration.common_spread = (int32_t)read_integer();
  configuration.last_spread = (int32_t)read_integer();
  configuration.cross_placement = (int32_t)read_integer();
  configuration.headers_pin = (int32_t)read_integer();
  configuration.footers_pin = (int32_t)read_integer();
  configuration.flips_horizontally = (int32_t)read_integer();
  configuration.quirks = (uint32_t)read_integer();
  return configuration;
}

static void read_section(flow_section *section) {
  expect(flow_section_init(section, sizeof *section), "flow_section_init");
  section->items = (int32_t)read_integer();
  section->item_count = read_integer();
  section->is_self_sizing = (int32_t)read_integer();
  section->item_size = read_size();
  section->estimated_item_size = read_size();
  section->minimum_line_spacing = read_number();
  section->minimum_interitem_spacing = read_number();
  section->section_inset = read_insets();
  section->header_reference_size = read_size();
  section->footer_reference_size = read_size();
  size_t count = (size_t)section->item_count;
  if (section->items == FLOW_ITEMS_SIZES) {
    flow_size *sizes = remember(count, sizeof *sizes);
    for (size_t item = 0; item < count; item++) sizes[item] = read_size();
    section->item_sizes = sizes;
  }
  if (section->items == FLOW_ITEMS_GRID) {
    section->grid_lanes = (int32_t)read_integer();
    section->grid_lane_count = read_integer();
    section->grid_minimum = read_number();
    section->grid_length_kind = (int32_t)read_integer();
    section->grid_length = read_number();
    if (section->grid_length_kind == FLOW_GRID_EACH) {
      double *lengths = remember(count, sizeof *lengths);
      for (size_t item = 0; item < count; item++) lengths[item] = read_number();
      section->grid_lengths = lengths;
    }
  }
}

flow_section *read_sections(int64_t *count) {
  *count = read_integer();
  flow_section *sections = remember((size_t)*count, sizeof *sections);
  for (int64_t index = 0; index < *count; index++) read_section(&sections[index]);
  return sections;
}

flow_anchor *read_anchor(void) {
  if (read_integer() == 0) return NULL;
  flow_anchor *anchor = remember(1, sizeof *anchor);
  anchor->kind = (int32_t)read_integer();
  anchor->has_distance = (int32_t)read_integer();
  anchor->element.kind = FLOW_ITEM;
  anchor->element.path = read_path();
  anchor->distance = read_number();
  return anchor;
}

static const flow_section_placement *read_placements(int64_t *count) {
  *count = read_integer();
  flow_section_placement *placements = remember((size_t)*count, sizeof *placements);
  for (int64_t index = 0; index < *count; index++) {
    placements[index].index = read_integer();
    flow_section *section = remember(1, sizeof *section);
    read_section(section);
    placements[index].section = section;
  }
  return placements;
}

static const flow_item_placement *read_item_placements(int64_t *count) {
  *count = read_integer();
  flow_item_placement *placements = remember((size_t)*count, sizeof *placements);
  for (int64_t index = 0; index < *count; index++) {
    placements[index].path = read_path();
    placements[index].has_size = (int32_t)read_integer();
    placements[index].size = read_size();
  }
  return placements;
}

flow_batch read_batch(void) {
  flow_batch batch;
  memset(&batch, 0, sizeof batch);
  batch.struct_size = sizeof batch;
  batch.deleted_section_count = read_integer();
  int64_t *deleted = remember((size_t)batch.deleted_section_count, sizeof *deleted);
  for (int64_t index = 0; index < batch.deleted_section_count; index++) {
    deleted[index] = read_integer();
  }
  batch.deleted_sections = deleted;
  batch.inserted_sections = read_placements(&batch.inserted_section_count);
  batch.moved_section_count = read_integer();
  flow_section_move *moves = remember((size_t)batch.moved_section_count, sizeof *moves);
  for (int64_t index = 0; index < batch.moved_section_count; index++) {
    moves[index].source = read_integer();
    moves[index].target = read_integer();
  }
  batch.moved_sections = moves;
  batch.reloaded_sections = read_placements(&batch.reloaded_section_count);
  batch.deleted_item_count = read_integer();
  flow_path *items = remember((size_t)batch.deleted_item_count, sizeof *items);
  for (int64_t index = 0; index < batch.deleted_item_count; index++) items[index] = read_path();
  batch.deleted_items = items;
  batch.inserted_items = read_item_placements(&batch.inserted_item_count);
  batch.moved_item_count = read_integer();
  flow_item_move *item_moves = remember((size_t)batch.moved_item_count, sizeof *item_moves);
  for (int64_t index = 0; index < batch.moved_item_count; index++) {
    item_moves[index].source = read_path();
    item_moves[index].target = read_path();
  }
  batch.moved_items = item_moves;
  batch.reloaded_items = read_item_placements(&batch.reloaded_item_count);
  return batch;
}

flow_measurement *read_measurements(int64_t *count) {
  *count = read_integer();
  flow_measurement *measurements = remember((size_t)*count, sizeof *measurements);
  for (int64_t index = 0; index < *count; index++) {
    measurements[index].element.kind = (int32_t)read_integer();
    measurements[index].element.path = read_path();
    measurements[index].size = read_size();
    measurements[index].length = read_number();
  }
  return measurements;
}

/* Blocks that forget_all frees, each with a link to the one before. */
typedef struct block {
  struct block *previous;
  double memory[];
} block;

static block *blocks;

void *remember(size_t count, size_t size) {
  block *made = calloc(1, sizeof(block) + count * size);
  if (made == NULL) give_up("there is no memory");
  made->previous = blocks;
  blocks = made;
  return made->memory;
}

void forget_all(void) {
  while (blocks != NULL) {
    block *previous = blocks->previous;
    free(blocks);
    blocks = previous;
  }
}
