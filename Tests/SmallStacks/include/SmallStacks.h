// When this module is linked into the tests on Linux, each of their threads except the main thread has a stack of
// 512 KB, as on Apple's systems. So a call that would need more stack there ends the tests with a crash here, too.

#include <stddef.h>

// Returns the size of the calling thread's stack, in bytes; 0 if the C library is not glibc.
size_t currentStackSize(void);
