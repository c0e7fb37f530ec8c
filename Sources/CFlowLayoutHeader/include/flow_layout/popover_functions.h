/* Popovers and the list of people. Include flow_layout.h, which states the rules.
 *
 * In the calls about people, metrics may be null for the original's lengths, and counts are
 * count_count numbers of people, one for each group, each 0 ... 2^31 - 1; no group at all counts as an
 * empty one, and empty groups at the end are not shown.
 */
#ifndef FLOW_LAYOUT_POPOVER_FUNCTIONS_H
#define FLOW_LAYOUT_POPOVER_FUNCTIONS_H

#include "popover.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Writes the defaults into as many bytes as struct_size says, and struct_size into the struct. The
   rectangles of a request become empty: the container must be given. */
flow_status flow_popover_request_init(flow_popover_request *request, uint32_t struct_size);
flow_status flow_people_metrics_init(flow_people_metrics *metrics, uint32_t struct_size);

/* Places a popover. The same request always gives the same placement. O(1).
   The last error names the field that is NaN, infinite or negative. */
flow_status flow_popover_place(const flow_popover_request *request, flow_popover_placement *placement);

/* The sizes of a list of people: what the formula asks for, and what the list needs in a placed size,
   or in the formula's where placed is null. O(s). */
flow_status flow_people_measure(const flow_people_metrics *metrics, const int64_t *counts,
                                int64_t count_count, const flow_size *placed,
                                flow_people_sizes *sizes);

/* The size that fits the list: the narrowest that holds the columns that the groups fill, at most
   maximum_width wide, which may be infinite, and the height needed there, capped. O(s). */
flow_status flow_people_fitted_size(const flow_people_metrics *metrics, const int64_t *counts,
                                    int64_t count_count, double maximum_width, flow_size *size);

/* The list as a layout in a container: headers and footers pin. layout_direction is
   FLOW_LEFT_TO_RIGHT or FLOW_RIGHT_TO_LEFT. Destroy it with flow_layout_destroy. O(s). */
flow_status flow_people_layout(const flow_people_metrics *metrics, const int64_t *counts,
                               int64_t count_count, flow_size container, int32_t layout_direction,
                               flow_layout **layout);

/* Places the popover of a list: the formula's size, the placement, and another height where it came
   out narrower. The request's preferred size is not used. The list is scrolled by content_offset, moved
   into the range in which it scrolls; NaN counts as 0.
   placement, sizes (for the size it got) and layout (in the content frame) may each be null. */
flow_status flow_people_place(const flow_people_metrics *metrics, const int64_t *counts,
                              int64_t count_count, const flow_popover_request *request,
                              double content_offset, flow_popover_placement *placement,
                              flow_people_sizes *sizes, flow_layout **layout);

#ifdef __cplusplus
}
#endif

#endif
