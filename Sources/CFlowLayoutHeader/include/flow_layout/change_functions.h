/* Layouts: changing. Include flow_layout.h, which states the rules.
 *
 * In each of these calls anchor is what keeps its place on screen; null is the default that the call
 * names. change, where it is not null, is filled in. A call that fails changes nothing.
 */
#ifndef FLOW_LAYOUT_CHANGE_FUNCTIONS_H
#define FLOW_LAYOUT_CHANGE_FUNCTIONS_H

#include "changes.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Takes another configuration: a new container after a rotation, insets, directions, policies. Sizes
   that were given or measured stay. Without an anchor (the default) an offset at rest follows a new
   content inset. O(1) where lines do not depend on what changes, else O(s), and O(n) where sizes
   differ. */
flow_status flow_layout_set_configuration(flow_layout *layout, const flow_configuration *configuration,
                                          const flow_anchor *anchor, flow_change *change);

/* Gives a section the metrics of another: spacings, insets, header, footer, item size and estimate.
   What metrics says of items, grids and self-sizing is not read. Items that have the old common size
   because they were given by count, or were not measured, take the new one. Default: no anchor. */
flow_status flow_layout_set_metrics(flow_layout *layout, int64_t section, const flow_section *metrics,
                                    const flow_anchor *anchor, flow_change *change);

/* Performs a batch: checked as a whole before anything changes. Moved items take their sizes along.
   Default: no anchor. O(k log k + k log n + the items of the lines that change) for k operations. */
flow_status flow_layout_perform_batch(flow_layout *layout, const flow_batch *batch,
                                      const flow_anchor *anchor, flow_change *change);

/* What an element after the last batch was before it. The kind may be FLOW_SECTION.
   FLOW_ERROR_NO_SUCH_ELEMENT where it is new, or there is no such element, or there was no batch. */
flow_status flow_layout_old_element(const flow_layout *layout, flow_element_id element,
                                    flow_element_id *old_element);

/* What an element before the last batch is after it. The kind may be FLOW_SECTION.
   FLOW_ERROR_NO_SUCH_ELEMENT where it is no more, or there was no such element, or no batch. */
flow_status flow_layout_new_element(const flow_layout *layout, flow_element_id element,
                                    flow_element_id *new_element);

/* What the last change touched, by section; empty before the first one. */
flow_status flow_layout_touched(const flow_layout *layout, flow_touched *buffer, int64_t capacity,
                                int64_t *count);

/* Takes measured sizes over for elements, in any order; of several for one element the last holds.
   The default anchor is FLOW_ANCHOR_TOP.
   O(k log k + k log n + the items of the lines that change) for k measurements. */
flow_status flow_layout_measure(flow_layout *layout, const flow_measurement *measurements,
                                int64_t measurement_count, const flow_anchor *anchor,
                                flow_change *change);

/* Drops all measurements: estimates and reference sizes again. The default anchor is
   FLOW_ANCHOR_TOP. O(s). */
flow_status flow_layout_forget_measurements(flow_layout *layout, const flow_anchor *anchor,
                                            flow_change *change);

/* The visible items that have only an estimate, as runs of items in the order of the layout. Measure
   them, give their sizes to flow_layout_measure, and ask again until there are none: real sizes may
   bring other items into view. */
flow_status flow_layout_visible_estimates(const flow_layout *layout, flow_item_range *buffer,
                                          int64_t capacity, int64_t *count);

#ifdef __cplusplus
}
#endif

#endif
