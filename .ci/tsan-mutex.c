// Tells the thread sanitizer about Swift's Mutex on Linux. Its fast path is compiled into the
// program, and so is seen; its slow path, for a lock that is held, is in a library that is not, so
// that everything the lock protects looks unprotected after it. Preloaded, this stands before it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define MUTEX "$s15Synchronization12_MutexHandleV"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

typedef SWIFT void (*LockFunction)(uint32_t, SELF void *);
typedef SWIFT void (*UnlockFunction)(SELF void *);
static LockFunction nextLock;
static UnlockFunction nextUnlock;

__attribute__((constructor)) static void find(void) {
  nextLock = (LockFunction)dlsym(RTLD_NEXT, MUTEX "9_lockSlowyys6UInt32VF");
  nextUnlock = (UnlockFunction)dlsym(RTLD_NEXT, MUTEX "11_unlockSlowyyF");
}

SWIFT void lockSlow(uint32_t thread, SELF void *mutex) __asm__(MUTEX "9_lockSlowyys6UInt32VF");
SWIFT void lockSlow(uint32_t thread, SELF void *mutex) {
  nextLock(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlockSlow(SELF void *mutex) __asm__(MUTEX "11_unlockSlowyyF");
SWIFT void unlockSlow(SELF void *mutex) {
  if (__tsan_release) __tsan_release(mutex);
  nextUnlock(mutex);
}
