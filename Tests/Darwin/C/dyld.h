// A stand-in for <mach-o/dyld.h>: see ../README.md.
#include "Darwin.h"

int _NSGetExecutablePath(char *buf, uint32_t *bufsize);
