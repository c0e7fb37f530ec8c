// The few C functions that a module of Embedded Swift calls, for a module without a C library.
// Memory is handed out in order and never taken back: a comparison is short.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

static uintptr_t next_free;

static void *take(size_t alignment, size_t size) {
  if (next_free == 0) next_free = (uintptr_t)&__heap_base;
  if (alignment < 16) alignment = 16;
  uintptr_t start = (next_free + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t end = start + size;
  uintptr_t available = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
  if (end < start) return NULL;
  if (end > available) {
    uintptr_t pages = (end - available + 0xffff) >> 16;
    if (__builtin_wasm_memory_grow(0, pages + 64) == (size_t)-1) return NULL;
  }
  next_free = end;
  return (void *)start;
}

// Everything that was taken is free again; called between documents, when nothing is alive.
__attribute__((export_name("fixture_reset"))) void fixture_reset(void) { next_free = 0; }

void *malloc(size_t size) { return take(16, size); }

void free(void *pointer) { (void)pointer; }

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = take(alignment, size);
  return *result == NULL ? 12 : 0;
}

void *memset(void *target, int value, size_t count) {
  unsigned char *bytes = target;
  for (size_t index = 0; index < count; index += 1) bytes[index] = (unsigned char)value;
  return target;
}

void *memcpy(void *restrict target, const void *restrict source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  for (size_t index = 0; index < count; index += 1) to[index] = from[index];
  return target;
}

void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if (to < from) {
    for (size_t index = 0; index < count; index += 1) to[index] = from[index];
  } else {
    for (size_t index = count; index > 0; index -= 1) to[index - 1] = from[index - 1];
  }
  return target;
}

uintptr_t __stack_chk_guard = 0x5bd1e995;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
