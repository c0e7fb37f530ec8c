#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "consumer.h"

/* Ends the program unless a call failed with a status and a message. */
static void refuse(flow_status status, flow_status expected, const char *message) {
  char text[256];
  int64_t length;
  expect(flow_last_error_message(text, sizeof text, &length), "flow_last_error_message");
  if (status != expected) {
    fprintf(stderr, "found %s\n", flow_status_name(status));
    give_up(message);
  }
  if (strcmp(text, message) != 0) give_up(message);
  if (length != (int64_t)strlen(message) + 1) give_up("the message has another length");
  flow_error error = {.struct_size = sizeof error};
  expect(flow_last_error(&error), "flow_last_error");
  if (error.status != expected) give_up("the last error has another status");
}

static flow_layout *make(int64_t item_count) {
  flow_configuration configuration;
  flow_section section;
  flow_layout *layout;
  expect(flow_configuration_init(&configuration, sizeof configuration), "flow_configuration_init");
  expect(flow_section_init(&section, sizeof section), "flow_section_init");
  configuration.container.width = 320;
  configuration.container.height = 480;
  section.item_count = item_count;
  expect(flow_layout_create(&configuration, &section, 1, NULL, &layout), "flow_layout_create");
  return layout;
}

/* Billions of items take no more memory than one, and their last frame is at hand. */
static void check_many(void) {
  flow_layout *layout = make(INT32_MAX);
  flow_element_id last = {FLOW_ITEM, 0, {0, INT32_MAX - 1}};
  flow_rect frame;
  flow_size size;
  expect(flow_layout_frame(layout, last, &frame), "flow_layout_frame");
  expect(flow_layout_content_size(layout, &size), "flow_layout_content_size");
  if (frame.y + frame.height != size.height) give_up("the last item does not end the content");
  expect(flow_layout_destroy(layout), "flow_layout_destroy");
}

static void check_refusals(void) {
  flow_layout *layout = make(10);
  flow_size size;
  flow_rect frame, rect = {0, 0, NAN, 10};
  int64_t count = -7;
  refuse(flow_layout_content_size(NULL, &size), FLOW_ERROR_NULL, "layout is null");
  refuse(flow_layout_content_size(layout, NULL), FLOW_ERROR_NULL, "size is null");
  double memory[2] = {0, 0};
  refuse(flow_layout_content_size((const flow_layout *)(const void *)memory, &size),
         FLOW_ERROR_HANDLE, "layout is no layout");
  flow_element_id nowhere = {FLOW_ITEM, 0, {INT64_MIN, INT64_MAX}};
  refuse(flow_layout_frame(layout, nowhere, &frame), FLOW_ERROR_NO_SUCH_ELEMENT,
         "element does not exist");
  flow_element_id strange = {-1, 0, {0, 0}};
  refuse(flow_layout_frame(layout, strange, &frame), FLOW_ERROR_CHOICE,
         "element: kind is -1, which is none of the choices");
  refuse(flow_layout_elements(layout, rect, NULL, 0, &count), FLOW_ERROR_NOT_A_NUMBER,
         "an argument is not a number");
  if (count != -7) give_up("a call that failed wrote a count");
  expect(flow_layout_destroy(layout), "flow_layout_destroy");
  expect(flow_layout_destroy(NULL), "flow_layout_destroy");
}

/* A list of people in its popover: the formula's size, the list, and where it lies. */
static void check_people(void) {
  int64_t counts[2] = {7, 3};
  flow_people_sizes sizes = {.struct_size = sizeof sizes};
  expect(flow_people_measure(NULL, counts, 2, NULL, &sizes), "flow_people_measure");
  if (sizes.formula_size.width != 350 || sizes.formula_size.height != 338 || sizes.row_count != 6 ||
      sizes.uncapped_height != 452 || sizes.columns != 2 || sizes.hidden_height != 452 - 338) {
    give_up("a list of people has another size");
  }
  flow_popover_request request;
  flow_popover_placement placement = {.struct_size = sizeof placement};
  expect(flow_popover_request_init(&request, sizeof request), "flow_popover_request_init");
  request.container.width = 1024;
  request.container.height = 768;
  request.source_rect = (flow_rect){500, 100, 40, 40};
  flow_layout *layout;
  expect(flow_people_place(NULL, counts, 2, &request, 50, &placement, &sizes, &layout),
         "flow_people_place");
  flow_element_id header = {FLOW_HEADER, 0, {0, 0}};
  flow_rect frame;
  expect(flow_layout_frame(layout, header, &frame), "flow_layout_frame");
  if (placement.style != FLOW_STYLE_POPOVER || placement.arrow_direction != FLOW_ARROW_UP ||
      placement.content_frame.height != 338 || frame.y != 50) {
    give_up("a list of people lies elsewhere");
  }
  expect(flow_layout_destroy(layout), "flow_layout_destroy");
}

/* Self-sizing without a callback: the visible estimates are measured until there are none. */
static void check_estimates(void) {
  flow_configuration configuration;
  flow_section section;
  flow_layout *layout;
  expect(flow_configuration_init(&configuration, sizeof configuration), "flow_configuration_init");
  expect(flow_section_init(&section, sizeof section), "flow_section_init");
  configuration.container = (flow_size){320, 480};
  section.item_count = 100000;
  section.estimated_item_size = (flow_size){320, 100};
  expect(flow_layout_create(&configuration, &section, 1, NULL, &layout), "flow_layout_create");
  int64_t measured = 0, count;
  flow_item_range ranges[8];
  for (;;) {
    expect(flow_layout_visible_estimates(layout, ranges, 8, &count),
           "flow_layout_visible_estimates");
    if (count == 0) break;
    for (int64_t index = 0; index < count && index < 8; index++) {
      for (int64_t item = ranges[index].first; item < ranges[index].end; item++) {
        flow_measurement measurement = {
            .element = {FLOW_ITEM, 0, {ranges[index].section, item}}, .size = {320, 40}};
        flow_change change = {.struct_size = sizeof change};
        expect(flow_layout_measure(layout, &measurement, 1, NULL, &change), "flow_layout_measure");
        measured++;
      }
    }
  }
  /* Items of 40 points 10 apart: ten of them meet 480 points. */
  if (measured != 10) give_up("another number of items was measured");
  expect(flow_layout_destroy(layout), "flow_layout_destroy");
}

/* A thread that fails over and over, and must always read its own failure. */
static void *fail_often(void *argument) {
  const int32_t *kind = argument;
  flow_layout *layout = make(1);
  for (int round = 0; round < 2000; round++) {
    flow_rect frame;
    flow_element_id element = {*kind, 0, {0, 0}};
    char message[256], expected[256];
    int64_t length;
    snprintf(expected, sizeof expected, "element: kind is %d, which is none of the choices", *kind);
    if (flow_layout_frame(layout, element, &frame) != FLOW_ERROR_CHOICE) give_up("no failure");
    expect(flow_last_error_message(message, sizeof message, &length), "flow_last_error_message");
    if (strcmp(message, expected) != 0) give_up("a thread reads the error of another");
  }
  expect(flow_layout_destroy(layout), "flow_layout_destroy");
  return NULL;
}

/* A thread that asks a layout that others ask at the same time. */
static void *ask_often(void *argument) {
  const flow_layout *layout = argument;
  for (int round = 0; round < 2000; round++) {
    flow_element elements[64];
    int64_t count;
    expect(flow_layout_visible_elements(layout, elements, 64, &count),
           "flow_layout_visible_elements");
    if (count != 40) give_up("a question has another answer beside other questions");
  }
  return NULL;
}

static void check_threads(void) {
  int32_t kinds[4] = {11, 12, 13, 14};
  pthread_t failing[4], asking[4];
  flow_layout *layout = make(1000);
  for (int index = 0; index < 4; index++) {
    if (pthread_create(&failing[index], NULL, fail_often, &kinds[index]) != 0 ||
        pthread_create(&asking[index], NULL, ask_often, layout) != 0) {
      give_up("there is no thread");
    }
  }
  for (int index = 0; index < 4; index++) {
    pthread_join(failing[index], NULL);
    pthread_join(asking[index], NULL);
  }
  expect(flow_layout_destroy(layout), "flow_layout_destroy");
}

void overrun(void) {
  flow_layout *layout = make(1000);
  flow_element *one = remember(1, sizeof *one);
  int64_t count;
  flow_layout_visible_elements(layout, one, 40, &count);
  printf("%f\n", one->frame.x);
}

void check_edges(void) {
  flow_error error = {.struct_size = sizeof error, .status = 99};
  char message[4] = "abc";
  int64_t length;
  expect(flow_last_error(&error), "flow_last_error");
  expect(flow_last_error_message(message, sizeof message, &length), "flow_last_error_message");
  if (error.status != FLOW_OK || error.section != -1 || message[0] != 0 || length != 1) {
    give_up("there is an error before the first call");
  }
  if (flow_interface_version() < FLOW_INTERFACE_VERSION) give_up("the library is too old");
  check_refusals();
  check_many();
  check_people();
  check_estimates();
  check_threads();
  /* A message that does not fit is cut, and ends with a 0. */
  expect(flow_last_error_message(message, sizeof message, &length), "flow_last_error_message");
  if (strcmp(message, "an ") != 0 || length != 28) give_up("a message is cut badly");
  printf("edges and threads: as expected\n");
}
