#include <stdio.h>
#include <stdlib.h>

#include "consumer.h"

void print_number(double number) { printf(" %a", number); }

void print_none(void) { printf(" -"); }

void print_status(flow_status status) { print_number(status); }

void print_rect(flow_rect rect) {
  print_number(rect.x);
  print_number(rect.y);
  print_number(rect.width);
  print_number(rect.height);
}

void print_place(const flow_layout *layout, flow_point adjustment) {
  flow_size size;
  flow_point offset;
  expect(flow_layout_content_size(layout, &size), "flow_layout_content_size");
  expect(flow_layout_content_offset(layout, &offset), "flow_layout_content_offset");
  print_number(size.width);
  print_number(size.height);
  print_number(offset.x);
  print_number(offset.y);
  print_number(adjustment.x);
  print_number(adjustment.y);
}

static void print_boundary(const flow_layout *layout, int32_t kind, int64_t section) {
  flow_element_id element = {kind, 0, {section, 0}};
  flow_rect frame;
  flow_status status = flow_layout_frame(layout, element, &frame);
  if (status == FLOW_ERROR_NO_SUCH_ELEMENT) {
    print_none();
  } else {
    expect(status, "flow_layout_frame");
    print_rect(frame);
  }
}

void print_frames(const flow_layout *layout) {
  int64_t sections;
  expect(flow_layout_section_count(layout, &sections), "flow_layout_section_count");
  print_number((double)sections);
  for (int64_t section = 0; section < sections; section++) {
    print_boundary(layout, FLOW_HEADER, section);
    print_boundary(layout, FLOW_FOOTER, section);
    int64_t count;
    expect(flow_layout_item_count(layout, section, &count), "flow_layout_item_count");
    flow_rect *frames = remember((size_t)count, sizeof *frames);
    flow_item_range all = {section, 0, count};
    int64_t found;
    expect(flow_layout_item_frames(layout, all, frames, count, &found), "flow_layout_item_frames");
    if (found != count) give_up("there are not as many frames as items");
    print_number((double)count);
    for (int64_t item = 0; item < count; item++) print_rect(frames[item]);
  }
}

void print_elements(const flow_layout *layout, flow_rect rect) {
  int64_t count, written;
  expect(flow_layout_elements(layout, rect, NULL, 0, &count), "flow_layout_elements");
  flow_element *elements = remember((size_t)count, sizeof *elements);
  expect(flow_layout_elements(layout, rect, elements, count, &written), "flow_layout_elements");
  if (written != count) give_up("two equal questions have two answers");
  print_number((double)count);
  for (int64_t index = 0; index < count; index++) {
    print_number(elements[index].id.kind);
    print_number((double)elements[index].id.path.section);
    print_number((double)elements[index].id.path.item);
  }
}

void print_oversize(const flow_layout *layout) {
  int64_t count;
  expect(flow_layout_oversize_sections(layout, NULL, 0, &count), "flow_layout_oversize_sections");
  int64_t *sections = remember((size_t)count, sizeof *sections);
  expect(flow_layout_oversize_sections(layout, sections, count, &count),
         "flow_layout_oversize_sections");
  print_number((double)count);
  for (int64_t index = 0; index < count; index++) print_number((double)sections[index]);
}

void print_old_paths(const flow_layout *layout) {
  int64_t sections;
  expect(flow_layout_section_count(layout, &sections), "flow_layout_section_count");
  for (int64_t section = 0; section < sections; section++) {
    int64_t count;
    expect(flow_layout_item_count(layout, section, &count), "flow_layout_item_count");
    for (int64_t item = 0; item < count; item++) {
      flow_element_id element = {FLOW_ITEM, 0, {section, item}}, old;
      flow_status status = flow_layout_old_element(layout, element, &old);
      if (status == FLOW_ERROR_NO_SUCH_ELEMENT) {
        print_none();
      } else {
        expect(status, "flow_layout_old_element");
        print_number((double)old.path.section);
        print_number((double)old.path.item);
      }
    }
  }
}

_Noreturn void give_up(const char *message) {
  char error[256] = "";
  int64_t length;
  flow_last_error_message(error, sizeof error, &length);
  fflush(stdout);
  fprintf(stderr, "consumer: %s (%s)\n", message, error);
  exit(1);
}

void expect(flow_status status, const char *call) {
  if (status == FLOW_OK) return;
  fprintf(stderr, "consumer: %s gave %s\n", call, flow_status_name(status));
  give_up("a call failed");
}
