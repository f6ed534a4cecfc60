// The parts of a C library that Embedded Swift needs in a page: functions that allocate memory, copy bytes and multiply
// 128-bit integers. A page may run for hours, so freed blocks are used again. The size of each block is a power of two,
// and there is a list of free blocks for each size.
typedef __SIZE_TYPE__ size_t;

extern unsigned char __heap_base;
static size_t top;

// This header precedes each block and stores the exponent of the block's size. A free block begins with the address of
// the next free block of its size.
struct block { size_t shift; size_t unused[3]; };
static void *lists[32];

void *malloc(size_t size) {
    size_t shift = 4;
    while (((size_t)1 << shift) < size) shift++;
    if (shift > 30) return 0;
    if (lists[shift]) {
        void *place = lists[shift];
        lists[shift] = *(void **)place;
        return place;
    }
    if (!top) top = ((size_t)&__heap_base + 15) & ~(size_t)15;
    size_t start = top, end = top + sizeof(struct block) + ((size_t)1 << shift);
    size_t pages = __builtin_wasm_memory_size(0), needed = (end + 65535) / 65536;
    if (needed > pages && __builtin_wasm_memory_grow(0, needed - pages) == (size_t)-1) return 0;
    top = end;
    ((struct block *)start)->shift = shift;
    return (void *)(start + sizeof(struct block));
}
void free(void *place) {
    if (!place) return;
    size_t shift = ((struct block *)((size_t)place - sizeof(struct block)))->shift;
    *(void **)place = lists[shift];
    lists[shift] = place;
}
int posix_memalign(void **place, size_t alignment, size_t size) {
    // Every block is aligned to 16 bytes; the program needs no larger alignment.
    if (alignment > 16) return 22;
    *place = malloc(size);
    return *place ? 0 : 12;
}

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
// The bytes are not random but constant, so that hash values are the same in every run.
void arc4random_buf(void *to, size_t count) { memset(to, 7, count); }

// Swift's Unicode normalization tables would take 30 KB. They are not needed, because a page normalizes its text (NFC),
// so that equal strings have equal bytes. These functions report that no character has another form.
unsigned short _swift_stdlib_getNormData(unsigned scalar) { return 0; }
unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar) { return 0; }
unsigned _swift_stdlib_getComposition(unsigned one, unsigned other) { return 0xffffffff; }
const unsigned char *const _swift_stdlib_nfd_decompositions = 0;

// Multiplies two 128-bit integers, which is needed for durations.
__int128 __multi3(__int128 left, __int128 right) {
    unsigned long long a = (unsigned long long)left, b = (unsigned long long)right;
    unsigned long long a0 = a & 0xffffffff, a1 = a >> 32, b0 = b & 0xffffffff, b1 = b >> 32;
    unsigned long long low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & 0xffffffff);
    unsigned long long high = a1 * b1 + (middle >> 32) + (other >> 32);
    high += (unsigned long long)(left >> 64) * b + (unsigned long long)(right >> 64) * a;
    return (__int128)((unsigned __int128)high << 64 | (other << 32 | (low & 0xffffffff)));
}

// Prints nothing, because a page has no standard output.
int putchar(int character) { return character; }
