/* Statuses and small values. Include flow_layout.h, which states the rules. */
#ifndef FLOW_LAYOUT_VALUES_H
#define FLOW_LAYOUT_VALUES_H

#include <stdint.h>

/* What became of a call. */
typedef int32_t flow_status;

enum {
  FLOW_OK = 0,

  /* The arguments themselves. */
  FLOW_ERROR_NULL = 1,            /* a pointer is null that must not be */
  FLOW_ERROR_HANDLE = 2,          /* a pointer is not a handle of this library */
  FLOW_ERROR_STRUCT_SIZE = 3,     /* a struct_size is not a size that such a struct can have */
  FLOW_ERROR_UNKNOWN_FIELD = 4,   /* a field is set that this version does not know */
  FLOW_ERROR_CHOICE = 5,          /* a number stands for none of the choices */
  FLOW_ERROR_COUNT = 6,           /* a count is negative or beyond 2^31 - 1, or a capacity negative */
  FLOW_ERROR_BUFFER = 7,          /* the buffer of a scroll step is too small */
  FLOW_ERROR_NO_SUCH_ELEMENT = 8, /* there is no such section, item, header or footer */
  FLOW_ERROR_INTERNAL = 9,        /* a fault of this library; please report the message */

  /* Values that no layout can be made from. */
  FLOW_ERROR_NOT_A_NUMBER = 16,
  FLOW_ERROR_INFINITE = 17,
  FLOW_ERROR_NEGATIVE = 18,       /* below 0 where only lengths make sense */
  FLOW_ERROR_NOT_POSITIVE = 19,   /* 0 or below where only more makes sense */
  FLOW_ERROR_TOO_LARGE = 20,      /* beyond what positions stay exact for: lengths, insets and
                                     spacings 2^40, offsets 2^60, counts 2^31 - 1 */
  FLOW_ERROR_TOO_SMALL = 21,
  FLOW_ERROR_COUNT_MISMATCH = 22, /* not as many values as items; in a batch, counts_after is not what
                                     the operations lead to */
  FLOW_ERROR_OVERFLOW = 23,       /* the sum of all lengths or counts is too large */
  FLOW_ERROR_IN_GRID = 24,        /* an item of a grid has no size of its own */

  /* Batches that contradict themselves or the layout. */
  FLOW_ERROR_INDEX_OUT_OF_RANGE = 32,
  FLOW_ERROR_DUPLICATE_OPERATION = 33,
  FLOW_ERROR_CONFLICTING_OPERATIONS = 34,
  FLOW_ERROR_IN_DELETED_SECTION = 35,
  FLOW_ERROR_IN_INSERTED_SECTION = 36,

  /* Popovers that cannot be placed. */
  FLOW_ERROR_EMPTY_CONTAINER = 48,
  FLOW_ERROR_NO_USABLE_AREA = 49
};

/* A position, in points. */
typedef struct flow_point {
  double x, y;
} flow_point;

/* A width and a height, in points. */
typedef struct flow_size {
  double width, height;
} flow_size;

/* A rectangle by its top left corner and its size, in points. */
typedef struct flow_rect {
  double x, y, width, height;
} flow_rect;

/* Distances from the edges inward, in points. Section insets are leading and trailing: in right-to-left
   layouts left counts from the right. */
typedef struct flow_insets {
  double top, left, bottom, right;
} flow_insets;

/* The place of an item: its section, and its index there. */
typedef struct flow_path {
  int64_t section, item;
} flow_path;

/* Kinds of elements. */
enum {
  FLOW_HEADER = 0,
  FLOW_ITEM = 1,
  FLOW_FOOTER = 2,
  FLOW_SECTION = 3 /* a whole section; only where a call says so */
};

/* One element: an item, or the header or footer of a section, whose item is 0. */
typedef struct flow_element_id {
  int32_t kind;     /* FLOW_HEADER, FLOW_ITEM or FLOW_FOOTER */
  int32_t reserved; /* 0 when written, not read */
  flow_path path;
} flow_element_id;

/* An element and the frame at which it is shown, in content coordinates. */
typedef struct flow_element {
  flow_element_id id;
  flow_rect frame;
} flow_element;

/* What a scroll step does to an element. */
enum {
  FLOW_ENTERED = 0, /* it came into the container */
  FLOW_LEFT = 1,    /* it went out; its frame is all 0 */
  FLOW_MOVED = 2    /* it stays, elsewhere in the content: a pinned header or footer, or after a change
                       of the layout any element */
};

/* One change on screen. */
typedef struct flow_scroll_event {
  int32_t change;   /* FLOW_ENTERED, FLOW_LEFT or FLOW_MOVED */
  int32_t reserved; /* 0 */
  flow_element element;
} flow_scroll_event;

/* Consecutive items of a section: from first on, before end. */
typedef struct flow_item_range {
  int64_t section, first, end;
} flow_item_range;

/* Where a target comes to lie inside the content inset. */
enum {
  FLOW_POSITION_TOP = 0,
  FLOW_POSITION_CENTERED_VERTICALLY = 1,
  FLOW_POSITION_BOTTOM = 2,
  FLOW_POSITION_LEFT = 3,
  FLOW_POSITION_CENTERED_HORIZONTALLY = 4,
  FLOW_POSITION_RIGHT = 5,
  FLOW_POSITION_NEAREST = 6 /* the smallest move on both axes that shows it */
};

/* The last call of a thread that failed. */
typedef struct flow_error {
  uint32_t struct_size;
  flow_status status; /* FLOW_OK where none failed yet */
  int64_t section;    /* the section meant, or the index in a list of counts; -1 where none is */
  int64_t item;       /* the item meant, -1 where none is */
  int64_t expected;   /* where counts or sizes disagree, what was needed; else -1 */
  int64_t found;      /* and what there was; else -1 */
} flow_error;

/* A layout: sections, a configuration, a scroll position and what was on screen. */
typedef struct flow_layout flow_layout;

#endif
