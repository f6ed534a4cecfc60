// The parts of a C library that Embedded Swift needs for a WebAssembly program that prints: memory that is never freed,
// moving bytes, and a character on standard output through WASI.
typedef __SIZE_TYPE__ size_t;

extern unsigned char __heap_base;
static size_t top;

int posix_memalign(void **place, size_t alignment, size_t size) {
    if (!top) top = (size_t)&__heap_base;
    size_t start = (top + alignment - 1) & ~(alignment - 1);
    size_t pages = __builtin_wasm_memory_size(0), needed = (start + size + 65535) / 65536;
    if (needed > pages && __builtin_wasm_memory_grow(0, needed - pages) == (size_t)-1) return 12;
    top = start + size;
    *place = (void *)start;
    return 0;
}
void *malloc(size_t size) {
    void *place = 0;
    return posix_memalign(&place, 16, size) ? 0 : place;
}
void free(void *place) { (void)place; }

void *memcpy(void *to, const void *from, size_t count) {
    for (size_t i = 0; i < count; i++) ((char *)to)[i] = ((const char *)from)[i];
    return to;
}
void *memmove(void *to, const void *from, size_t count) {
    if (to <= from) return memcpy(to, from, count);
    while (count--) ((char *)to)[count] = ((const char *)from)[count];
    return to;
}
void *memset(void *to, int value, size_t count) {
    for (size_t i = 0; i < count; i++) ((char *)to)[i] = (char)value;
    return to;
}
int memcmp(const void *a, const void *b, size_t count) {
    for (size_t i = 0; i < count; i++) {
        int difference = ((const unsigned char *)a)[i] - ((const unsigned char *)b)[i];
        if (difference) return difference;
    }
    return 0;
}
// Hash values must not differ from run to run here.
void arc4random_buf(void *to, size_t count) { memset(to, 7, count); }

// The compiled code compares this number with the copy in its stack frame. If they differ, the frame was overwritten,
// and the code calls the function below.
size_t __stack_chk_guard = 0x5ca1ab1e;
void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two wide numbers, which durations need.
__int128 __multi3(__int128 left, __int128 right) {
    unsigned long long a = (unsigned long long)left, b = (unsigned long long)right;
    unsigned long long a0 = a & 0xffffffff, a1 = a >> 32, b0 = b & 0xffffffff, b1 = b >> 32;
    unsigned long long low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & 0xffffffff);
    unsigned long long high = a1 * b1 + (middle >> 32) + (other >> 32);
    high += (unsigned long long)(left >> 64) * b + (unsigned long long)(right >> 64) * a;
    return (__int128)((unsigned __int128)high << 64 | (other << 32 | (low & 0xffffffff)));
}

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write"))) int fd_write(
    int file, const void *parts, size_t count, size_t *written);

int putchar(int character) {
    static unsigned char line[512];
    static size_t length;
    line[length++] = (unsigned char)character;
    if (character == '\n' || length == sizeof line) {
        struct { const void *start; size_t length; } part = {line, length};
        size_t written;
        fd_write(1, &part, 1, &written);
        length = 0;
    }
    return character;
}

void scene(void);
void _start(void) { scene(); }
