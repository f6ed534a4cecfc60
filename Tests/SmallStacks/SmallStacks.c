// For the functions of glibc that end with `_np`.
#define _GNU_SOURCE
#include <pthread.h>

#include "SmallStacks.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
// The frames of sanitized functions need more stack.
#define HAS_LARGE_FRAMES
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_LARGE_FRAMES)
__attribute__((constructor)) static void make_stacks_small(void) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 512 * 1024);
    pthread_setattr_default_np(&attributes);
    pthread_attr_destroy(&attributes);
}
#endif

size_t currentStackSize(void) {
    size_t size = 0;
#if defined(__GLIBC__)
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        pthread_attr_getstacksize(&attributes, &size);
        pthread_attr_destroy(&attributes);
    }
#endif
    return size;
}
