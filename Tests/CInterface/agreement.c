/* Compiled, never run: refuses a header that disagrees with the library.
 *
 * The header by hand comes first, then the one that the compiler makes from the Swift code: of two
 * prototypes of one call that differ, clang refuses the second. */
#include "flow_layout.h"

#include "generated.h"
