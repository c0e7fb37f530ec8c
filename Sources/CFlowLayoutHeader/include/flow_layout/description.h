/* What a layout is made from. Include flow_layout.h, which states the rules. */
#ifndef FLOW_LAYOUT_DESCRIPTION_H
#define FLOW_LAYOUT_DESCRIPTION_H

#include "values.h"

enum { FLOW_VERTICAL = 0, FLOW_HORIZONTAL = 1 };

enum { FLOW_LEFT_TO_RIGHT = 0, FLOW_RIGHT_TO_LEFT = 1 };

/* Which edges of a reported frame fall on device pixels. */
enum {
  FLOW_SNAP_ORIGINS = 0, /* origins only, as on the platform */
  FLOW_SNAP_EDGES = 1    /* all four edges, so that frames that touch keep touching */
};

/* What section insets are measured from across the scroll axis. */
enum {
  FLOW_FROM_CONTENT_INSET = 0,
  FLOW_FROM_SAFE_AREA = 1,
  FLOW_FROM_LAYOUT_MARGINS = 2
};

/* How the items of a line share what is left beyond the minimum spacings. */
enum {
  FLOW_SPREAD_LEADING = 0,
  FLOW_SPREAD_CENTER = 1,
  FLOW_SPREAD_TRAILING = 2,
  FLOW_SPREAD_JUSTIFIED = 3,     /* a single item is centred */
  FLOW_SPREAD_SPACE_BETWEEN = 4, /* a single item leads */
  FLOW_SPREAD_SPACE_AROUND = 5,
  FLOW_SPREAD_SPACE_EVENLY = 6,
  FLOW_SPREAD_PLATFORM = 7 /* for last lines only: the platform's rules where common is justified,
                              else as common */
};

/* Where an item shorter than its line lies across it. */
enum { FLOW_CROSS_TOP = 0, FLOW_CROSS_CENTER = 1, FLOW_CROSS_BOTTOM = 2 };

/* Faults of the platform that a caller may want reproduced; bits. */
enum {
  FLOW_QUIRK_STRICT_FIT = 1,
  FLOW_QUIRK_EXCHANGED_SPACINGS = 2,
  FLOW_QUIRK_OVERSIZE_CENTRED = 4,
  FLOW_QUIRK_UNMIRRORED_UNEQUAL_ROWS = 8,
  FLOW_QUIRKS_PLATFORM = 15
};

/* What a layout depends on beside its sections. Begin with flow_configuration_init. */
typedef struct flow_configuration {
  uint32_t struct_size;      /* required up to container */
  int32_t scroll_direction;  /* FLOW_VERTICAL */
  flow_size container;       /* the bounds' size; each length 0 ... 2^40 */
  flow_insets adjusted_content_inset; /* the content inset with the safe area applied */
  flow_insets safe_area_insets;       /* read only by section_inset_reference */
  flow_insets layout_margins;         /* read only by section_inset_reference */
  double display_scale;        /* device pixels per point, 2^-4 ... 2^6; 0 (the default) is exact */
  double pinned_header_offset; /* how far past the content inset headers pin */
  int32_t layout_direction;    /* FLOW_LEFT_TO_RIGHT */
  int32_t pixel_snapping;      /* FLOW_SNAP_ORIGINS */
  int32_t section_inset_reference; /* FLOW_FROM_CONTENT_INSET */
  int32_t common_spread;       /* FLOW_SPREAD_JUSTIFIED */
  int32_t last_spread;         /* FLOW_SPREAD_PLATFORM */
  int32_t cross_placement;     /* FLOW_CROSS_CENTER */
  int32_t headers_pin;         /* yes or no: headers stay while their section is on screen */
  int32_t footers_pin;         /* yes or no: so do footers */
  int32_t flips_horizontally;  /* yes or no: right-to-left mirrors content that scrolls sideways */
  uint32_t quirks;             /* FLOW_QUIRK_ bits; others are an unknown choice */
} flow_configuration;

/* How the items of a section are given. */
enum {
  FLOW_ITEMS_UNIFORM = 0, /* item_count of item_size, or of the estimate where that counts */
  FLOW_ITEMS_SIZES = 1,   /* item_count sizes in item_sizes */
  FLOW_ITEMS_GRID = 2     /* item_count items in equal shares of the cross length */
};

/* How many lanes a grid has: columns when scrolling vertically, rows when horizontally. */
enum {
  FLOW_LANES_COUNT = 0,  /* grid_lane_count of them */
  FLOW_LANES_MINIMUM = 1 /* as many as fit with at least grid_minimum each */
};

/* The lengths of a grid's items along the scroll axis. */
enum {
  FLOW_GRID_FIXED = 0,        /* grid_length */
  FLOW_GRID_ASPECT_RATIO = 1, /* width divided by height is grid_length */
  FLOW_GRID_EACH = 2          /* item_count lengths in grid_lengths */
};

/* A section: its items and the lengths that they are laid out with. Begin with flow_section_init. */
typedef struct flow_section {
  uint32_t struct_size; /* required up to item_sizes */
  int32_t items;        /* FLOW_ITEMS_UNIFORM */
  int64_t item_count;   /* 0 ... 2^31 - 1 */
  const flow_size *item_sizes; /* read for FLOW_ITEMS_SIZES; may be null where item_count is 0 */
#if UINTPTR_MAX == 0xffffffff
  uint32_t item_sizes_padding;
#endif
  flow_size item_size;           /* 50 x 50 */
  flow_size estimated_item_size; /* 0 x 0; turns self-sizing on where both lengths are above 0 */
  double minimum_line_spacing;      /* 10 */
  double minimum_interitem_spacing; /* 10 */
  flow_insets section_inset;
  flow_size header_reference_size; /* the length along the scroll axis counts; 0 means no header */
  flow_size footer_reference_size; /* the same for the footer */
  int32_t is_self_sizing; /* yes or no: self-sizing although there is no estimate */
  int32_t grid_lanes;     /* FLOW_LANES_COUNT */
  int64_t grid_lane_count; /* 1 */
  double grid_minimum;
  double grid_length;
  const double *grid_lengths; /* read for FLOW_GRID_EACH */
#if UINTPTR_MAX == 0xffffffff
  uint32_t grid_lengths_padding;
#endif
  int32_t grid_length_kind; /* FLOW_GRID_FIXED */
  int32_t reserved;         /* 0 */
} flow_section;

#endif
