#include <stdio.h>
#include <string.h>

#include "consumer.h"

/* One step: its answer is a status, the place, what else it gives, and all frames. */
static void perform(const char *step, flow_layout *layout, screen *screen) {
  flow_change change = {.struct_size = sizeof change};
  flow_status status = FLOW_OK;
  flow_element_id element;
  flow_path target;
  bool has_element = false, has_target = false, has_batch = false;
  if (strcmp(step, "scroll") == 0) {
    scroll_screen(screen, layout, read_point());
  } else if (strcmp(step, "configure") == 0) {
    flow_configuration configuration = read_configuration();
    status = flow_layout_set_configuration(layout, &configuration, read_anchor(), &change);
  } else if (strcmp(step, "batch") == 0) {
    flow_batch batch = read_batch();
    status = flow_layout_perform_batch(layout, &batch, read_anchor(), &change);
    has_batch = status == FLOW_OK;
  } else if (strcmp(step, "measure") == 0) {
    int64_t count;
    flow_measurement *measurements = read_measurements(&count);
    status = flow_layout_measure(layout, measurements, count, read_anchor(), &change);
  } else if (strcmp(step, "forget") == 0) {
    status = flow_layout_forget_measurements(layout, read_anchor(), &change);
  } else if (strcmp(step, "hit") == 0) {
    status = flow_layout_hit_test(layout, read_point(), &element);
    has_element = status == FLOW_OK;
  } else if (strcmp(step, "drop") == 0) {
    flow_path moving = read_path();
    status = flow_layout_drop_target(layout, read_point(), &moving, &target);
    has_target = status == FLOW_OK;
  } else if (strcmp(step, "target") == 0) {
    element.kind = (int32_t)read_integer();
    element.reserved = 0;
    element.path = read_path();
    int32_t position = (int32_t)read_integer(), avoids = (int32_t)read_integer();
    flow_point offset;
    status = flow_layout_scroll_target(layout, element, position, avoids, &offset);
    if (status == FLOW_OK) scroll_screen(screen, layout, offset);
  } else {
    give_up("a step is unknown");
  }
  print_status(status);
  print_place(layout, change.content_offset_adjustment);
  if (has_element) {
    print_number(element.kind);
    print_number((double)element.path.section);
    print_number((double)element.path.item);
  }
  if (has_target) {
    print_number((double)target.section);
    print_number((double)target.item);
  }
  if (has_batch) print_old_paths(layout);
  print_frames(layout);
  printf("\n");
}

/* One document: the layout at rest with questions, then its steps, each answered on a line. */
static void run_document(void) {
  char word[32];
  screen screen = {0};
  flow_configuration configuration = read_configuration();
  int64_t count;
  flow_section *sections = read_sections(&count);
  flow_layout *layout;
  expect(flow_layout_create(&configuration, sections, count, NULL, &layout), "flow_layout_create");
  flow_point nothing = {0, 0};
  print_place(layout, nothing);
  print_oversize(layout);
  for (int64_t queries = read_integer(); queries > 0; queries--) {
    flow_point origin = read_point();
    flow_size size = read_size();
    flow_rect rect = {origin.x, origin.y, size.width, size.height};
    print_elements(layout, rect);
  }
  print_frames(layout);
  printf("\n");
  /* Steps change a copy; the original must stay as it was. */
  flow_layout *copy;
  expect(flow_layout_copy(layout, &copy), "flow_layout_copy");
  while (read_word(word) && strcmp(word, "end") != 0) perform(word, copy, &screen);
  expect(flow_layout_destroy(copy), "flow_layout_destroy");
  print_place(layout, nothing);
  print_frames(layout);
  printf("\n");
  expect(flow_layout_destroy(layout), "flow_layout_destroy");
  close_screen(&screen);
  forget_all();
}

int main(int count, char **arguments) {
  if (count == 2 && strcmp(arguments[1], "edges") == 0) {
    check_edges();
    return 0;
  }
  if (count == 2 && strcmp(arguments[1], "overrun") == 0) {
    overrun();
    return 0;
  }
  char word[32];
  while (read_word(word)) {
    if (strcmp(word, "layout") != 0) give_up("a document does not begin with its layout");
    run_document();
  }
  return 0;
}
