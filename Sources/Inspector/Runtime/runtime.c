// The few C functions that Embedded Swift calls, for a module without a C library.
//
// Blocks come in sizes of powers of two and halves between them; a block that is given back waits in
// the list of its size. A page makes few layouts of few sizes, so that what waits is used again.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { header_size = 16, class_count = 52 };

// Stands before every block, at a multiple of 16.
struct header {
  struct header *next;
  uint32_t size_class;
};

static struct header *waiting[class_count];
static uintptr_t next_free;

// 32, 48, 64, 96, 128, …
static size_t class_size(uint32_t size_class) {
  size_t size = (size_t)32 << (size_class / 2);
  return size_class % 2 == 0 ? size : size + size / 2;
}

static void *grow(size_t size) {
  if (next_free == 0) next_free = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = next_free;
  uintptr_t end = start + size;
  uintptr_t available = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
  if (end < start) return NULL;
  if (end > available) {
    uintptr_t pages = (end - available + 0xffff) >> 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  next_free = end;
  return (void *)start;
}

void *malloc(size_t size) {
  if (size > (size_t)1 << 30) return NULL;
  uint32_t size_class = 0;
  while (class_size(size_class) < size + header_size) size_class += 1;
  struct header *block = waiting[size_class];
  if (block != NULL) {
    waiting[size_class] = block->next;
  } else {
    block = grow(class_size(size_class));
    if (block == NULL) return NULL;
    block->size_class = size_class;
  }
  block->next = NULL;
  return (unsigned char *)block + header_size;
}

void free(void *pointer) {
  if (pointer == NULL) return;
  struct header *block = (struct header *)((unsigned char *)pointer - header_size);
  // A block within a block, made for its alignment, leads to the one that it lies in.
  if (block->next != NULL) block = block->next;
  block->next = waiting[block->size_class];
  waiting[block->size_class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  unsigned char *pointer = malloc(alignment <= 16 ? size : size + alignment);
  *result = pointer;
  if (pointer == NULL) return 12;
  if (alignment <= 16) return 0;
  uintptr_t aligned = ((uintptr_t)pointer + alignment - 1) & ~(uintptr_t)(alignment - 1);
  if (aligned != (uintptr_t)pointer) {
    ((struct header *)(aligned - header_size))->next =
        (struct header *)(pointer - header_size);
    *result = (void *)aligned;
  }
  return 0;
}

// With bulk memory each of these is one instruction.
void *memset(void *target, int value, size_t count) {
  return __builtin_memset(target, value, count);
}

void *memcpy(void *restrict target, const void *restrict source, size_t count) {
  return __builtin_memcpy(target, source, count);
}

void *memmove(void *target, const void *source, size_t count) {
  return __builtin_memmove(target, source, count);
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t index = 0; index < count; index += 1) {
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  }
  return 0;
}

uintptr_t __stack_chk_guard = 0x5bd1e995;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
