#if canImport(Glibc)
import SmallStacks
import Testing

/// On Linux, the tests run with stacks as small as on Apple's systems: see Tests/SmallStacks. A new thread may
/// reuse the stack of a thread that has ended, and this stack may be up to four times as large as the new thread
/// needs.
@Test func testThreadsHaveSmallStacks() async {
    let size = await Task.detached { currentStackSize() }.value
    #expect(size > 0 && size <= 4 * 512 * 1024, "\(size)")
}
#endif
