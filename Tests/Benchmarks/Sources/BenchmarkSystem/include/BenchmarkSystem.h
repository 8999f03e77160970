// What Swift has no name for: counts of what the whole process allocates, a use of values that
// nobody uses, and epoll.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#ifdef __linux__
#include <sys/epoll.h>
#endif

/// Whether allocations can be counted on this system.
bool heap_can_count(void);

/// Sets both counts to zero and counts from now on.
void heap_start(void);

/// Counts no more.
void heap_stop(void);

/// How often memory was allocated, or moved to a larger place, between start and stop.
long heap_allocations(void);

/// How many bytes were allocated since the start less those freed since then.
long heap_live_bytes(void);

/// Does nothing, which the optimiser of the caller cannot know.
void benchmark_keep(const void *value);
