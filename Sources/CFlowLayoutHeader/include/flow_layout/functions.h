/* Layouts: making, asking, scrolling. Include flow_layout.h, which states the rules. */
#ifndef FLOW_LAYOUT_FUNCTIONS_H
#define FLOW_LAYOUT_FUNCTIONS_H

#include "changes.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The library, and what went wrong ---- */

/* The version of this interface: raised when a field, a choice or a call is added. */
#define FLOW_INTERFACE_VERSION 1

/* The version of the library that runs; at least FLOW_INTERFACE_VERSION of its header. */
int32_t flow_interface_version(void);

/* The name of a status, such as "FLOW_ERROR_NULL", for messages; it is constant and never null.
   A number that is no status has the name "unknown". */
const char *flow_status_name(flow_status status);

/* The last call of this thread that failed; status FLOW_OK where none did yet. A call that succeeds
   leaves it as it is. */
flow_status flow_last_error(flow_error *error);

/* The last failure of this thread in words, on one line of ASCII: the field or argument, and what is
   wrong with it; empty where none failed yet.
   Up to capacity bytes are written, a 0 at their end included; count becomes the bytes that the whole
   message takes with its 0. buffer may be null if capacity is 0. Neither sets the last error. */
flow_status flow_last_error_message(char *buffer, int64_t capacity, int64_t *count);

/* ---- Defaults ---- */

/* Writes the defaults into as many bytes as struct_size says, and struct_size into the struct. Lengths
   that must be given, such as the container's, become 0. */
flow_status flow_configuration_init(flow_configuration *configuration, uint32_t struct_size);
flow_status flow_section_init(flow_section *section, uint32_t struct_size);

/* ---- Making ---- */

/* Lays sections out. O(s) for sections of one size, O(n) for sizes given one by one.
   configuration  the container and the policies
   sections       section_count of them; may be null if that is 0
   offset         the scroll position, magnitude 2^60 at most; null is at rest: the content's start
                  just inside the content inset
   layout         becomes the new handle; destroy it with flow_layout_destroy
   Sections of equal metrics that follow one another share them. */
flow_status flow_layout_create(const flow_configuration *configuration, const flow_section *sections,
                               int64_t section_count, const flow_point *offset,
                               flow_layout **layout);

/* Makes an independent copy, with its scroll position and what was on screen. O(1): what the two have
   in common is shared until it changes. */
flow_status flow_layout_copy(const flow_layout *layout, flow_layout **copy);

/* Ends a layout. Null is fine. */
flow_status flow_layout_destroy(flow_layout *layout);

/* ---- Asking ---- */

/* The size of the content, never below 0. O(1). */
flow_status flow_layout_content_size(const flow_layout *layout, flow_size *size);

/* The scroll position: the content's point at the container's top left corner. O(1). */
flow_status flow_layout_content_offset(const flow_layout *layout, flow_point *offset);

/* A scroll position moved into the range that the content inset allows. The coordinates must be
   numbers, magnitude 2^60 at most. O(1). */
flow_status flow_layout_clamped_offset(const flow_layout *layout, flow_point offset,
                                       flow_point *clamped);

/* The configuration that the layout has now. O(1). */
flow_status flow_layout_configuration(const flow_layout *layout, flow_configuration *configuration);

/* The number of sections. O(1). */
flow_status flow_layout_section_count(const flow_layout *layout, int64_t *count);

/* The number of items of a section. O(log s). */
flow_status flow_layout_item_count(const flow_layout *layout, int64_t section, int64_t *count);

/* The frame at which an element is shown, rounded and pinned. O(log s + log n + a line).
   FLOW_ERROR_NO_SUCH_ELEMENT where there is none: a header of length 0 does not exist. */
flow_status flow_layout_frame(const flow_layout *layout, flow_element_id element, flow_rect *frame);

/* The frames of the items of a section from first on, before end: those of the range that exist, which
   count tells. The fastest way to all frames. O(log s + log n + k). */
flow_status flow_layout_item_frames(const flow_layout *layout, flow_item_range items,
                                    flow_rect *buffer, int64_t capacity, int64_t *count);

/* The elements whose frames meet a rectangle, in the order of the layout: section by section the
   header, the items, the footer. Touching edges do not meet; a negative length is turned around; an
   infinite rectangle is everything; NaN is an error. O(log s + log n + k + the lines that it meets). */
flow_status flow_layout_elements(const flow_layout *layout, flow_rect rect, flow_element *buffer,
                                 int64_t capacity, int64_t *count);

/* The elements inside the container at the current offset, pinned ones included. As
   flow_layout_elements. */
flow_status flow_layout_visible_elements(const flow_layout *layout, flow_element *buffer,
                                         int64_t capacity, int64_t *count);

/* The topmost element at a point: headers and footers lie over items.
   FLOW_ERROR_NO_SUCH_ELEMENT where there is none; so it is where a coordinate is no number. */
flow_status flow_layout_hit_test(const flow_layout *layout, flow_point point,
                                 flow_element_id *element);

/* The indices of sections with an item longer than a line, which the platform warns of. O(s). */
flow_status flow_layout_oversize_sections(const flow_layout *layout, int64_t *buffer,
                                          int64_t capacity, int64_t *count);

/* Where an item lands that is dropped at a point: its path after the moving item is taken out.
   moving is the item that is dropped, if it comes from this layout, else null. A coordinate that is NaN
   counts as 0. FLOW_ERROR_NO_SUCH_ELEMENT where there are no sections, or no such moving item. */
flow_status flow_layout_drop_target(const flow_layout *layout, flow_point point,
                                    const flow_path *moving, flow_path *target);

/* The offset at which a target lies at a FLOW_POSITION_, inside the legal range. The target's kind may
   be FLOW_SECTION. With avoids_pinned (yes or no) the view counts as shorter by the pinned header and
   footer of the target's section. FLOW_ERROR_NO_SUCH_ELEMENT where there is no such target. */
flow_status flow_layout_scroll_target(const flow_layout *layout, flow_element_id target,
                                      int32_t position, int32_t avoids_pinned, flow_point *offset);

/* ---- Scrolling ---- */

/* Moves the scroll position, not clamped. The coordinates must be numbers, magnitude 2^60 at most.
   The next flow_layout_scroll_step tells what this one changed too. O(1). */
flow_status flow_layout_scroll_to(flow_layout *layout, flow_point offset);

/* Moves the scroll position and lists what that changes on screen since the last such call, in no
   particular order; at the first one everything on screen enters. What is told adds up: what entered
   less what left is what flow_layout_visible_elements lists. After a change of the layout, what was on
   screen and is not leaves, and what is and was not enters.
   FLOW_ERROR_BUFFER where the events do not fit: count tells how many there are, and nothing changed.
   O(1) while nothing comes or goes, O(k) when scrolling on forward. */
flow_status flow_layout_scroll_step(flow_layout *layout, flow_point offset, flow_scroll_event *events,
                                    int64_t capacity, int64_t *count);

/* Forgets what was on screen: at the next step everything enters. */
flow_status flow_layout_forget_screen(flow_layout *layout);

#ifdef __cplusplus
}
#endif

#endif
