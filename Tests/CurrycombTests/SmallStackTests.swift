#if canImport(Glibc)
    import SmallStacks
    import Testing

    /// On Linux, the tests run with stacks as small as on Apple's systems: see Tests/SmallStacks.
    @Test func theThreadsOfTestsHaveSmallStacks() async {
        let size = await Task.detached { currentStackSize() }.value
        #expect(size > 0 && size <= 600 * 1024)
    }
#endif
