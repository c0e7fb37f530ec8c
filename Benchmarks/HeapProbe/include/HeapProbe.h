#ifndef HEAP_PROBE_H
#define HEAP_PROBE_H

#include <stdbool.h>
#include <stdint.h>

// Counts what one thread asks of the C heap, and decides what happens to freed pages.
//
// Linking this target replaces malloc, calloc, realloc, free, posix_memalign, aligned_alloc and
// memalign of the whole program, over the C library's own, so only benchmark executables and tests
// link it. Without counting, a call costs one more test of a thread-local flag. Where the C library
// offers no way underneath (all but glibc), and under a sanitizer, which needs these names itself,
// nothing is replaced and heap_probe_is_available answers false.

/// What one thread asked of the heap between heap_probe_begin and heap_probe_end.
typedef struct {
  /// Successful calls that gave memory, growing and shrinking ones included.
  int64_t allocations;
  /// Blocks given back.
  int64_t frees;
  /// The sum of the sizes asked for.
  int64_t bytes;
  /// The sizes asked for by blocks that were not given back; -1 where more than 98,304 lived at once.
  int64_t live_bytes;
} HeapProbeCounts;

/// Whether calls are counted in this program.
bool heap_probe_is_available(void);

/// Begins to count on this thread, after any other thread that counts has ended.
///
/// Must not be nested.
void heap_probe_begin(void);

/// Ends what heap_probe_begin began, on the same thread.
HeapProbeCounts heap_probe_end(void);

/// Whether the C library can be told what to do with freed pages.
bool heap_probe_controls_pages(void);

/// Lets the process keep freed pages, so that the next large block reuses them; false brings every
/// large block in fresh pages.
void heap_probe_keep_pages(bool keeps);

/// Gives all free pages back to the system now.
void heap_probe_release_pages(void);

#endif
