/*
 * The flow-layout engine, its popover and its list of people, for C and for whatever calls C.
 *
 * RULES
 *
 * Units. Lengths are points, y grows downward, indices count from 0. Times written O(...) are with
 * n items, s sections, k results and the items of the longest line met.
 *
 * Statuses. Every call that can fail returns a flow_status, FLOW_OK (0) where it did not. A call that
 * fails changes nothing: neither the layout nor what its output pointers point at, but for the count of
 * FLOW_ERROR_BUFFER. What went wrong, and where, is told by flow_last_error and flow_last_error_message
 * to the thread that made the call. No argument ends the process, with the exceptions of rule
 * "Pointers".
 *
 * Pointers. A pointer may be null where that is said. Any other must point at as much memory as its
 * type and count say, for the time of the call; nothing is kept after it. This, and that a handle comes
 * from this library and was not destroyed, is all that cannot be checked. A destroyed handle is
 * recognised by luck only.
 *
 * Structs with a size. A struct whose first field is struct_size says with it how much of the struct
 * the caller knows; set it to sizeof. That is how the library grows without breaking callers:
 *   - The size must be a multiple of 8, at least 8 and at most 4096; else FLOW_ERROR_STRUCT_SIZE.
 *   - A smaller struct than the library's is an older caller's. The fields behind its end have the
 *     values that the struct's init call gives them; a required field among them makes it too small.
 *   - A larger one is a newer caller's. The bytes that the library does not know must be 0; otherwise
 *     the caller asks for what this library cannot do: FLOW_ERROR_UNKNOWN_FIELD.
 *   - Of a struct that the library writes, as many bytes are written as both know; struct_size stays,
 *     and what only the caller knows becomes 0.
 *   - In an array of such structs all have the struct_size of the first, and follow one another at that
 *     distance.
 * Structs without struct_size never change.
 *
 * Choices. An int32_t that stands for one of several constants must be one of them, else
 * FLOW_ERROR_CHOICE. One that stands for yes or no is 0 for no; any other value is yes.
 *
 * Buffers. A call that lists something takes a buffer, its capacity in elements, and a pointer to the
 * count. The first elements that fit are written, and the count is that of all there are: where it is
 * larger than the capacity, call again with more room. The buffer may be null if the capacity is 0.
 * Only flow_layout_scroll_step, which cannot be repeated, fails with FLOW_ERROR_BUFFER instead and
 * leaves everything as it was, the count apart.
 *
 * Threads. There is no global state. A handle may be used by any thread, by one at a time while a call
 * without const on its handle runs; calls with const may run side by side. Different handles, also
 * copies of one another, are independent. The last error belongs to the thread. No call blocks, calls
 * back, or starts a thread.
 *
 * Answers are those of the Swift modules FlowLayoutCore, PopoverGeometry and PeoplePopover to the bit.
 */
#ifndef FLOW_LAYOUT_H
#define FLOW_LAYOUT_H

#include "flow_layout/values.h"
#include "flow_layout/description.h"
#include "flow_layout/changes.h"
#include "flow_layout/popover.h"

#include "flow_layout/functions.h"
#include "flow_layout/change_functions.h"
#include "flow_layout/popover_functions.h"

#endif
