#define _GNU_SOURCE
#include "BenchmarkSystem.h"

void benchmark_keep(const void *value) { (void)value; }

#ifdef __GLIBC__
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>

// The allocator of the C library by its other names: those below take the place of its usual ones
// in the whole process.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_bool is_counting;
static atomic_long allocations;
static atomic_long live_bytes;

bool heap_can_count(void) { return true; }

void heap_start(void) {
  atomic_store(&allocations, 0);
  atomic_store(&live_bytes, 0);
  atomic_store(&is_counting, true);
}

void heap_stop(void) { atomic_store(&is_counting, false); }

long heap_allocations(void) { return atomic_load(&allocations); }

long heap_live_bytes(void) { return atomic_load(&live_bytes); }

static inline bool counts(void) {
  return atomic_load_explicit(&is_counting, memory_order_relaxed);
}

static inline void *noted(void *block) {
  if (block && counts()) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&live_bytes, malloc_usable_size(block), memory_order_relaxed);
  }
  return block;
}

static inline void forget(void *block) {
  if (block && counts()) {
    atomic_fetch_sub_explicit(&live_bytes, malloc_usable_size(block), memory_order_relaxed);
  }
}

void *malloc(size_t size) { return noted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return noted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  forget(block);
  return noted(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) { return noted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return noted(__libc_memalign(alignment, size));
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  void *block = noted(__libc_memalign(alignment, size));
  if (!block) return ENOMEM;
  *place = block;
  return 0;
}

void free(void *block) {
  forget(block);
  __libc_free(block);
}
#else
bool heap_can_count(void) { return false; }
void heap_start(void) {}
void heap_stop(void) {}
long heap_allocations(void) { return 0; }
long heap_live_bytes(void) { return 0; }
#endif
