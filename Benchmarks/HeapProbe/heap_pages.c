// What the C library does with freed pages. See HeapProbe.h.

#include "HeapProbe.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)

#include <limits.h>
#include <malloc.h>

bool heap_probe_controls_pages(void) { return true; }

void heap_probe_keep_pages(bool keeps) {
  if (keeps) {
    // No block of its own mapping, and the heap's end never given back.
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
    mallopt(M_TOP_PAD, 64 << 20);
  } else {
    mallopt(M_MMAP_MAX, 65536);
    mallopt(M_MMAP_THRESHOLD, 128 << 10);
    mallopt(M_TRIM_THRESHOLD, 128 << 10);
    mallopt(M_TOP_PAD, 128 << 10);
  }
}

void heap_probe_release_pages(void) { malloc_trim(0); }

#else

bool heap_probe_controls_pages(void) { return false; }

void heap_probe_keep_pages(bool keeps) { (void)keeps; }

void heap_probe_release_pages(void) {}

#endif
