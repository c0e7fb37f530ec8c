// The counting allocator. See HeapProbe.h.

#include "HeapProbe.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HEAP_PROBE_SANITIZED 1
#endif
#endif

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__) && !defined(HEAP_PROBE_SANITIZED)

#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

// An open-addressing table of the blocks asked for while counting, because a block's usable size is
// more than was asked for and a header before each block would change what is measured.
enum { table_size = 1 << 17, table_mask = table_size - 1, table_limit = table_size / 4 * 3 };

typedef struct {
  void *block;
  size_t size;
} Entry;

static Entry table[table_size];
static size_t table_used;
static bool table_overflowed;
static HeapProbeCounts counts;
static pthread_mutex_t counting_lock = PTHREAD_MUTEX_INITIALIZER;

// Local to the executable, so that reading it never allocates.
static _Thread_local bool is_counting __attribute__((tls_model("initial-exec")));

static size_t slot_of(const void *block) {
  uint64_t key = (uint64_t)(uintptr_t)block >> 4;
  return (size_t)((key * 0x9e3779b97f4a7c15u) >> 47) & table_mask;
}

static void remember(void *block, size_t size) {
  if (table_used >= table_limit) {
    table_overflowed = true;
    return;
  }
  size_t slot = slot_of(block);
  while (table[slot].block != NULL) slot = (slot + 1) & table_mask;
  table[slot].block = block;
  table[slot].size = size;
  table_used += 1;
  counts.live_bytes += (int64_t)size;
}

static void forget(const void *block) {
  size_t gap = slot_of(block);
  while (table[gap].block != block) {
    if (table[gap].block == NULL) return;
    gap = (gap + 1) & table_mask;
  }
  counts.live_bytes -= (int64_t)table[gap].size;
  // What was put off by the entry that goes moves up, so that no mark has to stay: there may be
  // millions of blocks, as long as few live at once.
  for (size_t slot = (gap + 1) & table_mask; table[slot].block != NULL;
       slot = (slot + 1) & table_mask) {
    size_t distance = (slot - slot_of(table[slot].block)) & table_mask;
    if (distance >= ((slot - gap) & table_mask)) {
      table[gap] = table[slot];
      gap = slot;
    }
  }
  table[gap].block = NULL;
  table_used -= 1;
}

static void *count_block(void *block, size_t size) {
  if (is_counting && block != NULL) {
    counts.allocations += 1;
    counts.bytes += (int64_t)size;
    remember(block, size);
  }
  return block;
}

void *malloc(size_t size) { return count_block(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) {
  // A product that overflows gives NULL and is not counted.
  return count_block(__libc_calloc(count, size), count * size);
}

void *realloc(void *block, size_t size) {
  if (!is_counting) return __libc_realloc(block, size);
  void *moved = __libc_realloc(block, size);
  if (moved != NULL || size == 0) forget(block);
  return count_block(moved, size);
}

void free(void *block) {
  if (is_counting && block != NULL) {
    counts.frees += 1;
    forget(block);
  }
  __libc_free(block);
}

void *memalign(size_t alignment, size_t size) {
  return count_block(__libc_memalign(alignment, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  bool is_power = alignment != 0 && (alignment & (alignment - 1)) == 0;
  if (!is_power || alignment % sizeof(void *) != 0) return EINVAL;
  int before = errno;
  void *found = memalign(alignment, size);
  errno = before;
  if (found == NULL) return ENOMEM;
  *block = found;
  return 0;
}

void heap_probe_begin(void) {
  pthread_mutex_lock(&counting_lock);
  memset(table, 0, sizeof table);
  memset(&counts, 0, sizeof counts);
  table_used = 0;
  table_overflowed = false;
  is_counting = true;
}

HeapProbeCounts heap_probe_end(void) {
  is_counting = false;
  HeapProbeCounts result = counts;
  if (table_overflowed) result.live_bytes = -1;
  pthread_mutex_unlock(&counting_lock);
  return result;
}

bool heap_probe_is_available(void) {
  // Asked rather than assumed: a loader may have bound the program to another allocator. Volatile,
  // so that the pair of calls is not removed.
  heap_probe_begin();
  void *volatile block = malloc(1);
  free(block);
  HeapProbeCounts result = heap_probe_end();
  return result.allocations == 1 && result.frees == 1 && result.live_bytes == 0;
}

#else

bool heap_probe_is_available(void) { return false; }

void heap_probe_begin(void) {}

HeapProbeCounts heap_probe_end(void) {
  HeapProbeCounts nothing = {0, 0, 0, 0};
  return nothing;
}

#endif
