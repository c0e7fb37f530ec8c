/* Popovers and the list of people. Include flow_layout.h, which states the rules. */
#ifndef FLOW_LAYOUT_POPOVER_H
#define FLOW_LAYOUT_POPOVER_H

#include "values.h"

/* The way an arrow points, from the popover to its source; the platform's bits. */
enum {
  FLOW_ARROW_NONE = 0,
  FLOW_ARROW_UP = 1,    /* the popover is below its source */
  FLOW_ARROW_DOWN = 2,  /* above */
  FLOW_ARROW_LEFT = 4,  /* to the right */
  FLOW_ARROW_RIGHT = 8, /* to the left */
  FLOW_ARROW_ANY = 15
};

enum { FLOW_SOURCE_RECT = 0, FLOW_SOURCE_BAR_ITEM = 1 };

/* Which part of the source a popover lines up with, along the edge that carries the arrow. */
enum { FLOW_ALIGN_CENTER = 0, FLOW_ALIGN_START = 1, FLOW_ALIGN_END = 2 };

/* How a direction is chosen. */
enum {
  FLOW_SELECT_FIT_FIRST = 0,   /* the first in which the whole content fits */
  FLOW_SELECT_VISIBLE_AREA = 1 /* that in which most could be seen */
};

enum { FLOW_CLASS_UNSPECIFIED = 0, FLOW_CLASS_COMPACT = 1, FLOW_CLASS_REGULAR = 2 };

/* The generation of the rules by which a popover adapts. */
enum { FLOW_RULES_IOS8 = 0, FLOW_RULES_IOS8_3 = 1, FLOW_RULES_IOS13 = 2 };

/* How content comes onto the screen. */
enum {
  FLOW_STYLE_NO_ANSWER = -1, /* for answers only: the delegate has no such method */
  FLOW_STYLE_POPOVER = 0,
  FLOW_STYLE_FULL_SCREEN = 1,
  FLOW_STYLE_OVER_FULL_SCREEN = 2,
  FLOW_STYLE_FORM_SHEET = 3,
  FLOW_STYLE_PAGE_SHEET = 4,
  FLOW_STYLE_CURRENT_CONTEXT = 5,
  FLOW_STYLE_UNADAPTED = 6 /* as an answer: not at all */
};

/* Everything that decides where a popover goes, in one space. Begin with flow_popover_request_init. */
typedef struct flow_popover_request {
  uint32_t struct_size; /* required up to preferred_content_size */
  uint32_t permitted_arrow_directions; /* FLOW_ARROW_ bits, ANY; without any there is no arrow. Bits
                                          that are no direction are ignored */
  flow_rect container;                 /* usually the window; not empty */
  flow_rect source_rect;               /* what the arrow points at */
  flow_size preferred_content_size;    /* 0 or less asks for the default, +infinity for all the room */
  flow_size default_content_size;      /* 320 x 480 */
  flow_size minimum_content_size;      /* 44 x 44 */
  flow_size maximum_content_size;      /* infinite */
  flow_insets safe_area_insets;
  flow_insets popover_layout_margins;  /* 10 */
  flow_rect keyboard_frame;            /* read where has_keyboard */
  flow_insets content_view_insets;     /* from the body's edges to the content */
  double arrow_height;                 /* 13 */
  double arrow_base;                   /* 37 */
  double corner_radius;                /* 13 */
  double gap;                          /* between source and tip */
  double cross_offset;                 /* along the edge that carries the arrow */
  double display_scale;                /* 0, the default, leaves exact values */
  int32_t direction_preference[4];     /* single directions, most wanted first; FLOW_ARROW_NONE
                                          is passed over, and four of it are the standard order */
  int32_t previous_direction;          /* the direction shown until now, or FLOW_ARROW_NONE */
  int32_t source_kind;                 /* FLOW_SOURCE_RECT */
  int32_t alignment;                   /* FLOW_ALIGN_CENTER */
  int32_t selection;                   /* FLOW_SELECT_FIT_FIRST */
  int32_t layout_direction;            /* FLOW_LEFT_TO_RIGHT */
  int32_t has_keyboard;                /* yes or no */
  int32_t is_source_withdrawn;         /* yes or no: the source left the screen */
  int32_t can_overlap_source;          /* yes or no */
  int32_t reserves_arrow_strip;        /* yes or no: without an arrow, centre as if it had one below */
  int32_t adapts;                      /* yes or no: the following fields count */
  int32_t horizontal_size_class;       /* FLOW_CLASS_UNSPECIFIED */
  int32_t vertical_size_class;         /* FLOW_CLASS_UNSPECIFIED */
  int32_t adaptivity_rules;            /* FLOW_RULES_IOS8 */
  int32_t trait_answer;                /* FLOW_STYLE_NO_ANSWER */
  int32_t legacy_answer;               /* FLOW_STYLE_NO_ANSWER */
  int32_t reserved;                    /* 0 */
} flow_popover_request;

/* What a placement had to give up or leave out; bits. */
enum {
  FLOW_POPOVER_KEYBOARD_IGNORED = 1 << 0,
  FLOW_POPOVER_MARGINS_DROPPED = 1 << 1,
  FLOW_POPOVER_SAFE_AREA_DROPPED = 1 << 2,
  FLOW_POPOVER_SOURCE_CLIPPED = 1 << 3,
  FLOW_POPOVER_SOURCE_OFFSCREEN = 1 << 4,
  FLOW_POPOVER_SOURCE_COLLAPSED = 1 << 5,
  FLOW_POPOVER_NEGATIVE_PREFERRED = 1 << 6,
  FLOW_POPOVER_INFINITE_PREFERRED = 1 << 7,
  FLOW_POPOVER_ARROW_OFF_TARGET = 1 << 8,
  FLOW_POPOVER_ARROW_CRAMPED = 1 << 9,
  FLOW_POPOVER_OVERLAPS_SOURCE = 1 << 10,
  FLOW_POPOVER_BELOW_MINIMUM = 1 << 11,
  FLOW_POPOVER_OVERFLOWS_USABLE = 1 << 12
};

/* Where a popover is. Written by the library; set struct_size. */
typedef struct flow_popover_placement {
  uint32_t struct_size;
  int32_t style;           /* a FLOW_STYLE_; where it is no popover, all frames are the container's */
  int32_t arrow_direction; /* FLOW_ARROW_NONE without an arrow */
  uint32_t flags;          /* FLOW_POPOVER_ bits */
  flow_rect body_frame;    /* the background without the arrow */
  flow_rect popover_frame; /* with the strip that the arrow stands in */
  flow_rect content_frame;
  flow_point arrow_tip;    /* 0, 0 without an arrow */
  double arrow_offset;     /* from the body's middle to the arrow's */
  double arrow_miss;       /* from the tip to the source's middle */
  flow_size reduction;     /* by how much the content is smaller than asked for */
  double overlap;          /* how far the body was slid over the source */
} flow_popover_placement;

/* All lengths that a list of people is made with. Begin with flow_people_metrics_init. */
typedef struct flow_people_metrics {
  uint32_t struct_size; /* required: nothing beyond it */
  int32_t columns;      /* 2 */
  double row_height, header_height, extra_height, maximum_height; /* 57, 45, 20, 338 */
  double narrow_width, wide_width;                                /* 190, 350 */
  double item_width, interitem_spacing, line_spacing;             /* 150, 10, 0 */
  double side_inset, bottom_inset;                                /* 20, 20 */
  double portrait_diameter, portrait_label_gap;                   /* 45, 5 */
  double label_width, label_font_size;                            /* 100, 14 */
  double header_font_size, header_label_side_inset;               /* 15, 20 */
  double header_label_bottom_inset;                               /* 5 */
} flow_people_metrics;

/* Where the formula and the need of the list part; bits. */
enum {
  FLOW_PEOPLE_EMPTY_CONTENT = 1,
  FLOW_PEOPLE_WIDTH = 2,
  FLOW_PEOPLE_HEIGHT = 4,
  FLOW_PEOPLE_EMPTY_SECTION = 8,
  FLOW_PEOPLE_PLACED_HEIGHT = 16,
  FLOW_PEOPLE_ITEMS_TOO_WIDE = 32,
  FLOW_PEOPLE_HIDES_INSET_ONLY = 64
};

/* The sizes of a list of people. Written by the library; set struct_size. */
typedef struct flow_people_sizes {
  uint32_t struct_size;
  uint32_t differences;   /* FLOW_PEOPLE_ bits */
  flow_size formula_size; /* what the original asks for */
  double uncapped_height; /* the formula's height before the cap */
  double natural_width;   /* what exactly holds the fewest columns that the groups fill */
  flow_size placed_size;  /* the size given; the formula's where none was */
  double content_height;  /* what the list takes at that width */
  double hidden_height;   /* how far it scrolls there */
  int64_t columns;        /* how many people stand beside one another there */
  int64_t row_count;      /* the formula's rows */
  int64_t shown_section_count; /* groups that are shown, at least 1 */
} flow_people_sizes;

#endif
