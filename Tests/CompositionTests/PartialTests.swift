import CurrycombComposition
import Testing

struct PartialTests {
    @Test("plain functions, with every number of arguments")
    func plainFunctions() {
        #expect(partial(of2, "1")("2") == "f(1, 2)")
        #expect(partial(of2, __, "2")("1") == "f(1, 2)")
        #expect(partial(of3, "1")("2", "3") == "f(1, 2, 3)")
        #expect(partial(of3, __, "2")("1", "3") == "f(1, 2, 3)")
        #expect(partial(of3, __, __, "3")("1", "2") == "f(1, 2, 3)")
        #expect(partial(of3, "1", "2")("3") == "f(1, 2, 3)")
        #expect(partial(of3, "1", __, "3")("2") == "f(1, 2, 3)")
        #expect(partial(of3, __, "2", "3")("1") == "f(1, 2, 3)")
        #expect(sendable(partial(of2, "1"))("2") == "f(1, 2)")
        #expect(sendable(partial(of2, __, "2"))("1") == "f(1, 2)")
        #expect(sendable(partial(of3, "1"))("2", "3") == "f(1, 2, 3)")
        #expect(sendable(partial(of3, __, "2"))("1", "3") == "f(1, 2, 3)")
        #expect(sendable(partial(of3, __, __, "3"))("1", "2") == "f(1, 2, 3)")
        #expect(sendable(partial(of3, "1", "2"))("3") == "f(1, 2, 3)")
        #expect(sendable(partial(of3, "1", __, "3"))("2") == "f(1, 2, 3)")
        #expect(sendable(partial(of3, __, "2", "3"))("1") == "f(1, 2, 3)")
    }

    @Test("throwing functions, with every number of arguments")
    func throwingFunctions() throws {
        let two: @Sendable (String, String) throws -> String = of2
        let three: @Sendable (String, String, String) throws -> String = of3
        #expect(try partial(two, "1")("2") == "f(1, 2)")
        #expect(try partial(two, __, "2")("1") == "f(1, 2)")
        #expect(try partial(three, "1")("2", "3") == "f(1, 2, 3)")
        #expect(try partial(three, __, "2")("1", "3") == "f(1, 2, 3)")
        #expect(try partial(three, __, __, "3")("1", "2") == "f(1, 2, 3)")
        #expect(try partial(three, "1", "2")("3") == "f(1, 2, 3)")
        #expect(try partial(three, "1", __, "3")("2") == "f(1, 2, 3)")
        #expect(try partial(three, __, "2", "3")("1") == "f(1, 2, 3)")
        #expect(try sendableThrowing(partial(two, "1"))("2") == "f(1, 2)")
        #expect(try sendableThrowing(partial(two, __, "2"))("1") == "f(1, 2)")
        #expect(try sendableThrowing(partial(three, "1"))("2", "3") == "f(1, 2, 3)")
        #expect(try sendableThrowing(partial(three, __, "2"))("1", "3") == "f(1, 2, 3)")
        #expect(try sendableThrowing(partial(three, __, __, "3"))("1", "2") == "f(1, 2, 3)")
        #expect(try sendableThrowing(partial(three, "1", "2"))("3") == "f(1, 2, 3)")
        #expect(try sendableThrowing(partial(three, "1", __, "3"))("2") == "f(1, 2, 3)")
        #expect(try sendableThrowing(partial(three, __, "2", "3"))("1") == "f(1, 2, 3)")
    }

    @Test("asynchronous functions, with every number of arguments")
    func asynchronousFunctions() async {
        let two: @Sendable (String, String) async -> String = of2
        let three: @Sendable (String, String, String) async -> String = of3
        #expect(await partial(two, "1")("2") == "f(1, 2)")
        #expect(await partial(two, __, "2")("1") == "f(1, 2)")
        #expect(await partial(three, "1")("2", "3") == "f(1, 2, 3)")
        #expect(await partial(three, __, "2")("1", "3") == "f(1, 2, 3)")
        #expect(await partial(three, __, __, "3")("1", "2") == "f(1, 2, 3)")
        #expect(await partial(three, "1", "2")("3") == "f(1, 2, 3)")
        #expect(await partial(three, "1", __, "3")("2") == "f(1, 2, 3)")
        #expect(await partial(three, __, "2", "3")("1") == "f(1, 2, 3)")
        #expect(await sendableAsync(partial(two, "1"))("2") == "f(1, 2)")
        #expect(await sendableAsync(partial(two, __, "2"))("1") == "f(1, 2)")
        #expect(await sendableAsync(partial(three, "1"))("2", "3") == "f(1, 2, 3)")
        #expect(await sendableAsync(partial(three, __, "2"))("1", "3") == "f(1, 2, 3)")
        #expect(await sendableAsync(partial(three, __, __, "3"))("1", "2") == "f(1, 2, 3)")
        #expect(await sendableAsync(partial(three, "1", "2"))("3") == "f(1, 2, 3)")
        #expect(await sendableAsync(partial(three, "1", __, "3"))("2") == "f(1, 2, 3)")
        #expect(await sendableAsync(partial(three, __, "2", "3"))("1") == "f(1, 2, 3)")
    }

    @Test("asynchronous throwing functions, with every number of arguments")
    func asynchronousThrowingFunctions() async throws {
        let two: @Sendable (String, String) async throws -> String = of2
        let three: @Sendable (String, String, String) async throws -> String = of3
        #expect(try await partial(two, "1")("2") == "f(1, 2)")
        #expect(try await partial(two, __, "2")("1") == "f(1, 2)")
        #expect(try await partial(three, "1")("2", "3") == "f(1, 2, 3)")
        #expect(try await partial(three, __, "2")("1", "3") == "f(1, 2, 3)")
        #expect(try await partial(three, __, __, "3")("1", "2") == "f(1, 2, 3)")
        #expect(try await partial(three, "1", "2")("3") == "f(1, 2, 3)")
        #expect(try await partial(three, "1", __, "3")("2") == "f(1, 2, 3)")
        #expect(try await partial(three, __, "2", "3")("1") == "f(1, 2, 3)")
        #expect(try await sendableAsyncThrowing(partial(two, "1"))("2") == "f(1, 2)")
        #expect(try await sendableAsyncThrowing(partial(two, __, "2"))("1") == "f(1, 2)")
        #expect(try await sendableAsyncThrowing(partial(three, "1"))("2", "3") == "f(1, 2, 3)")
        #expect(try await sendableAsyncThrowing(partial(three, __, "2"))("1", "3") == "f(1, 2, 3)")
        #expect(try await sendableAsyncThrowing(partial(three, __, __, "3"))("1", "2") == "f(1, 2, 3)")
        #expect(try await sendableAsyncThrowing(partial(three, "1", "2"))("3") == "f(1, 2, 3)")
        #expect(try await sendableAsyncThrowing(partial(three, "1", __, "3"))("2") == "f(1, 2, 3)")
        #expect(try await sendableAsyncThrowing(partial(three, __, "2", "3"))("1") == "f(1, 2, 3)")
    }
}
