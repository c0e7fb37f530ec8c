/* Compiled, never run: refuses structs that are not as they were.
 *
 * Other languages repeat these layouts, and old programs keep them: a struct grows at its end only. */
#include <stddef.h>

#include "flow_layout.h"

#define WHOLE(type) _Static_assert(sizeof(type) % 8 == 0, #type " is no multiple of 8 bytes")

/* Also where pointers have 32 bits. */
WHOLE(flow_error);
WHOLE(flow_configuration);
WHOLE(flow_section);
WHOLE(flow_batch);
WHOLE(flow_change);
WHOLE(flow_popover_request);
WHOLE(flow_popover_placement);
WHOLE(flow_people_metrics);
WHOLE(flow_people_sizes);

#if UINTPTR_MAX == UINT64_MAX

#define SIZE(type, size) _Static_assert(sizeof(type) == (size), #type " has another size")
#define AT(type, field, offset) \
  _Static_assert(offsetof(type, field) == (offset), #type "." #field " has another place")

SIZE(flow_point, 16);
SIZE(flow_size, 16);
SIZE(flow_rect, 32);
SIZE(flow_insets, 32);
SIZE(flow_path, 16);
SIZE(flow_element_id, 24);
AT(flow_element_id, path, 8);
SIZE(flow_element, 56);
AT(flow_element, frame, 24);
SIZE(flow_scroll_event, 64);
AT(flow_scroll_event, element, 8);
SIZE(flow_item_range, 24);
SIZE(flow_error, 40);
AT(flow_error, section, 8);

SIZE(flow_configuration, 176);
AT(flow_configuration, container, 8);
AT(flow_configuration, adjusted_content_inset, 24);
AT(flow_configuration, display_scale, 120);
AT(flow_configuration, layout_direction, 136);
AT(flow_configuration, quirks, 172);

SIZE(flow_section, 184);
AT(flow_section, item_count, 8);
AT(flow_section, item_sizes, 16);
AT(flow_section, item_size, 24);
AT(flow_section, section_inset, 72);
AT(flow_section, is_self_sizing, 136);
AT(flow_section, grid_lane_count, 144);
AT(flow_section, grid_lengths, 168);
AT(flow_section, grid_length_kind, 176);

SIZE(flow_anchor, 40);
SIZE(flow_section_placement, 16);
SIZE(flow_section_move, 16);
SIZE(flow_item_placement, 40);
SIZE(flow_item_move, 32);
SIZE(flow_batch, 152);
AT(flow_batch, deleted_sections, 80);
AT(flow_batch, counts_after, 144);
SIZE(flow_measurement, 48);
SIZE(flow_change, 104);
AT(flow_change, anchor, 56);
AT(flow_change, touched_count, 96);
SIZE(flow_touched, 32);

SIZE(flow_popover_request, 392);
AT(flow_popover_request, preferred_content_size, 72);
AT(flow_popover_request, default_content_size, 88);
AT(flow_popover_request, direction_preference, 312);
AT(flow_popover_request, legacy_answer, 384);
SIZE(flow_popover_placement, 168);
AT(flow_popover_placement, body_frame, 16);
AT(flow_popover_placement, overlap, 160);
SIZE(flow_people_metrics, 152);
AT(flow_people_metrics, header_label_bottom_inset, 144);
SIZE(flow_people_sizes, 96);
AT(flow_people_sizes, shown_section_count, 88);

#endif
