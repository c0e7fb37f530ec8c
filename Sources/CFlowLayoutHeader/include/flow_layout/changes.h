/* What changes a layout. Include flow_layout.h, which states the rules. */
#ifndef FLOW_LAYOUT_CHANGES_H
#define FLOW_LAYOUT_CHANGES_H

#include "description.h"

/* What keeps its place on screen while a layout changes. */
enum {
  FLOW_ANCHOR_NONE = 0,     /* nothing: the offset is kept */
  FLOW_ANCHOR_TOP = 1,      /* the first item that ends beyond the line inside the leading inset */
  FLOW_ANCHOR_BOTTOM = 2,   /* the last item that begins before the line inside the trailing inset */
  FLOW_ANCHOR_LEADING = 3,  /* the leading edge of an element, measured from the leading line */
  FLOW_ANCHOR_TRAILING = 4, /* the trailing edge of an element, measured from the trailing line */
  FLOW_ANCHOR_END = 5       /* the end of the content */
};

/* An anchor. element and distance are read for FLOW_ANCHOR_LEADING and FLOW_ANCHOR_TRAILING only; the
   element must exist in the layout before the change. */
typedef struct flow_anchor {
  int32_t kind;
  int32_t has_distance; /* yes or no: without it the edge stays where it is now */
  flow_element_id element;
  double distance; /* in points, magnitude 2^60 at most */
} flow_anchor;

/* A section and its index: after the batch for an insert, before it for a reload. */
typedef struct flow_section_placement {
  int64_t index;
  const flow_section *section;
#if UINTPTR_MAX == 0xffffffff
  uint32_t section_padding;
#endif
} flow_section_placement;

/* A section that changes its place. */
typedef struct flow_section_move {
  int64_t source; /* its index before the batch */
  int64_t target; /* its index after the batch */
} flow_section_move;

/* An item and its path: after the batch for an insert, before it for a reload. */
typedef struct flow_item_placement {
  flow_path path;
  flow_size size;   /* read where has_size */
  int32_t has_size; /* yes or no: without it the section's item_size or estimate; no in a grid */
  int32_t reserved; /* 0 */
} flow_item_placement;

/* An item that changes its place and takes its size along. */
typedef struct flow_item_move {
  flow_path source; /* its path before the batch */
  flow_path target; /* its path after the batch */
} flow_item_move;

/* Changes of sections and items that happen at once. Set all to 0 and struct_size to sizeof.
   Deletes, reloads and the sources of moves count in the indices before, inserts and the targets of
   moves in the indices after all changes; the order in which they are listed does not matter. Each
   list may be null where its count is 0. */
typedef struct flow_batch {
  uint32_t struct_size; /* required: nothing beyond it */
  int32_t has_counts_after; /* yes or no: counts_after is checked against what the operations give */
  int64_t deleted_section_count;
  int64_t inserted_section_count;
  int64_t moved_section_count;
  int64_t reloaded_section_count;
  int64_t deleted_item_count;
  int64_t inserted_item_count;
  int64_t moved_item_count;
  int64_t reloaded_item_count;
  int64_t counts_after_count; /* the number of sections after the batch */
  const int64_t *deleted_sections;
  const flow_section_placement *inserted_sections;
  const flow_section_move *moved_sections;
  const flow_section_placement *reloaded_sections;
  const flow_path *deleted_items;
  const flow_item_placement *inserted_items;
  const flow_item_move *moved_items;
  const flow_item_placement *reloaded_items;
  const int64_t *counts_after; /* items per section; inserted and reloaded sections are exempt */
#if UINTPTR_MAX == 0xffffffff
  uint32_t counts_after_padding;
#endif
} flow_batch;

/* The size that one element turned out to have. */
typedef struct flow_measurement {
  flow_element_id element;
  flow_size size; /* of an item */
  double length;  /* of a header or footer, along the scroll axis; 0 hides it */
} flow_measurement;

/* What a change did. Written by the library; set struct_size. */
typedef struct flow_change {
  uint32_t struct_size;
  uint32_t reserved;                    /* 0 */
  flow_size content_size_adjustment;    /* the content size after less that before */
  flow_point content_offset_adjustment; /* what the anchor asks the offset to move by, not clamped */
  flow_point content_offset;            /* the offset after the change, in its legal range */
  flow_anchor anchor; /* the edge that was held, in paths after the change: give it to the next change
                         to hold the same edge although somebody scrolled in between */
  int64_t touched_count; /* how many entries flow_layout_touched has */
} flow_change;

/* A part of a section that a change touched; everything else only moved along the scroll axis. */
enum {
  FLOW_TOUCHED_ITEMS = 0,     /* the items' places on their lines, or their lines, may have changed */
  FLOW_TOUCHED_LAST_LINE = 1, /* the items of the last line are spread by another rule */
  FLOW_TOUCHED_BOUNDARIES = 2 /* the length of the header or footer changed; first and end are 0 */
};

typedef struct flow_touched {
  int32_t kind;
  int32_t reserved; /* 0 */
  flow_item_range items;
} flow_touched;

#endif
