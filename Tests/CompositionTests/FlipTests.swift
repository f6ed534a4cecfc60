import CurrycombComposition
import Testing

struct FlipTests {
    @Test("plain functions, with every number of arguments")
    func plainFunctions() {
        let curried: @Sendable (String) -> @Sendable (String) -> String = curry(of2)
        #expect(flip(of2)("2", "1") == "f(1, 2)")
        #expect(flip(curried)("2")("1") == "f(1, 2)")
        #expect(sendable(flip(of2))("2", "1") == "f(1, 2)")
        #expect(sendable(flip(curried))("2")("1") == "f(1, 2)")
    }

    @Test("throwing functions, with every number of arguments")
    func throwingFunctions() throws {
        let two: @Sendable (String, String) throws -> String = of2
        let curried: @Sendable (String) -> @Sendable (String) throws -> String = curry(two)
        #expect(try flip(two)("2", "1") == "f(1, 2)")
        #expect(try flip(curried)("2")("1") == "f(1, 2)")
        #expect(try sendableThrowing(flip(two))("2", "1") == "f(1, 2)")
        #expect(try sendable(flip(curried))("2")("1") == "f(1, 2)")
    }

    @Test("asynchronous functions, with every number of arguments")
    func asynchronousFunctions() async {
        let two: @Sendable (String, String) async -> String = of2
        let curried: @Sendable (String) -> @Sendable (String) async -> String = curry(two)
        #expect(await flip(two)("2", "1") == "f(1, 2)")
        #expect(await flip(curried)("2")("1") == "f(1, 2)")
        #expect(await sendableAsync(flip(two))("2", "1") == "f(1, 2)")
        #expect(await sendable(flip(curried))("2")("1") == "f(1, 2)")
    }

    @Test("asynchronous throwing functions, with every number of arguments")
    func asynchronousThrowingFunctions() async throws {
        let two: @Sendable (String, String) async throws -> String = of2
        let curried: @Sendable (String) -> @Sendable (String) async throws -> String = curry(two)
        #expect(try await flip(two)("2", "1") == "f(1, 2)")
        #expect(try await flip(curried)("2")("1") == "f(1, 2)")
        #expect(try await sendableAsyncThrowing(flip(two))("2", "1") == "f(1, 2)")
        #expect(try await sendable(flip(curried))("2")("1") == "f(1, 2)")
    }
}
