#include <stdlib.h>
#include <string.h>

#include "consumer.h"

static bool is_same(flow_element_id a, flow_element_id b) {
  return a.kind == b.kind && a.path.section == b.path.section && a.path.item == b.path.item;
}

/* The place of an element on screen, or count where it is not there. */
static int64_t place(const screen *screen, flow_element_id id) {
  int64_t index = 0;
  while (index < screen->count && !is_same(screen->elements[index].id, id)) index++;
  return index;
}

static void take(screen *screen, const flow_scroll_event *event) {
  int64_t index = place(screen, event->element.id);
  bool is_there = index < screen->count;
  if (is_there != (event->change != FLOW_ENTERED)) give_up("an event contradicts the screen");
  switch (event->change) {
  case FLOW_ENTERED:
    if (screen->count == screen->capacity) {
      screen->capacity = 2 * screen->capacity + 16;
      screen->elements =
          realloc(screen->elements, (size_t)screen->capacity * sizeof *screen->elements);
      if (screen->elements == NULL) give_up("there is no memory");
    }
    screen->elements[screen->count++] = event->element;
    break;
  case FLOW_MOVED:
    screen->elements[index] = event->element;
    break;
  case FLOW_LEFT:
    screen->elements[index] = screen->elements[--screen->count];
    break;
  default:
    give_up("an event is of no kind");
  }
}

void scroll_screen(screen *screen, flow_layout *layout, flow_point offset) {
  /* The first try is with a buffer that is most often too small: then nothing may have changed. */
  flow_scroll_event few[2], *events = few;
  int64_t count;
  flow_status status = flow_layout_scroll_step(layout, offset, few, 2, &count);
  if (status == FLOW_ERROR_BUFFER) {
    events = remember((size_t)count, sizeof *events);
    int64_t again;
    status = flow_layout_scroll_step(layout, offset, events, count, &again);
    if (again != count) give_up("a step that failed changed something");
  }
  expect(status, "flow_layout_scroll_step");
  for (int64_t index = 0; index < count; index++) take(screen, &events[index]);

  expect(flow_layout_visible_elements(layout, NULL, 0, &count), "flow_layout_visible_elements");
  flow_element *visible = remember((size_t)count, sizeof *visible);
  expect(flow_layout_visible_elements(layout, visible, count, &count),
         "flow_layout_visible_elements");
  if (count != screen->count) give_up("the screen has another number of elements than are visible");
  for (int64_t index = 0; index < count; index++) {
    int64_t there = place(screen, visible[index].id);
    if (there == screen->count) give_up("an element is visible and not on the screen");
    const flow_rect *a = &screen->elements[there].frame, *b = &visible[index].frame;
    if (a->x != b->x || a->y != b->y || a->width != b->width || a->height != b->height) {
      give_up("an element on the screen is not where it is visible");
    }
  }
}

void close_screen(screen *screen) {
  free(screen->elements);
  memset(screen, 0, sizeof *screen);
}
