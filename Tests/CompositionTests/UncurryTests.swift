import CurrycombComposition
import Testing

struct UncurryTests {
    @Test("plain functions, with every number of arguments")
    func plainFunctions() {
        let two: @Sendable (String) -> @Sendable (String) -> String = curry(of2)
        let three: @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String = curry(of3)
        let four: @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String =
            curry(of4)
        let five:
            @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> String = curry(
                    of5)
        let upper: @Sendable (String) -> @Sendable () -> String = { a in { a.uppercased() } }
        #expect(uncurry(two)("1", "2") == "f(1, 2)")
        #expect(uncurry(three)("1", "2", "3") == "f(1, 2, 3)")
        #expect(uncurry(four)("1", "2", "3", "4") == "f(1, 2, 3, 4)")
        #expect(uncurry(five)("1", "2", "3", "4", "5") == "f(1, 2, 3, 4, 5)")
        #expect(uncurry(upper)("a") == "A")
        #expect(sendable(uncurry(two))("1", "2") == "f(1, 2)")
        #expect(sendable(curry(uncurry(three)))("1")("2")("3") == "f(1, 2, 3)")
        #expect(sendable(curry(uncurry(four)))("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        #expect(sendable(curry(uncurry(five)))("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
        #expect(sendable(uncurry(upper))("a") == "A")
    }

    @Test("throwing functions, with every number of arguments")
    func throwingFunctions() throws {
        let two: @Sendable (String) -> @Sendable (String) throws -> String = curry(of2)
        let three: @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String = curry(of3)
        let four:
            @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String =
                curry(of4)
        let five:
            @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) throws -> String =
                curry(of5)
        let upper: @Sendable (String) -> @Sendable () throws -> String = { a in { a.uppercased() } }
        #expect(try uncurry(two)("1", "2") == "f(1, 2)")
        #expect(try uncurry(three)("1", "2", "3") == "f(1, 2, 3)")
        #expect(try uncurry(four)("1", "2", "3", "4") == "f(1, 2, 3, 4)")
        #expect(try uncurry(five)("1", "2", "3", "4", "5") == "f(1, 2, 3, 4, 5)")
        #expect(try uncurry(upper)("a") == "A")
        #expect(try sendableThrowing(uncurry(two))("1", "2") == "f(1, 2)")
        #expect(try sendable(curry(uncurry(three)))("1")("2")("3") == "f(1, 2, 3)")
        #expect(try sendable(curry(uncurry(four)))("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        #expect(try sendable(curry(uncurry(five)))("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
        #expect(try sendableThrowing(uncurry(upper))("a") == "A")
    }

    @Test("asynchronous functions, with every number of arguments")
    func asynchronousFunctions() async {
        let two: @Sendable (String) -> @Sendable (String) async -> String = curry(of2)
        let three: @Sendable (String) -> @Sendable (String) -> @Sendable (String) async -> String = curry(of3)
        let four: @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) async -> String =
            curry(of4)
        let five:
            @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) async -> String =
                curry(of5)
        let upper: @Sendable (String) -> @Sendable () async -> String = { a in { a.uppercased() } }
        #expect(await uncurry(two)("1", "2") == "f(1, 2)")
        #expect(await uncurry(three)("1", "2", "3") == "f(1, 2, 3)")
        #expect(await uncurry(four)("1", "2", "3", "4") == "f(1, 2, 3, 4)")
        #expect(await uncurry(five)("1", "2", "3", "4", "5") == "f(1, 2, 3, 4, 5)")
        #expect(await uncurry(upper)("a") == "A")
        #expect(await sendableAsync(uncurry(two))("1", "2") == "f(1, 2)")
        #expect(await sendable(curry(uncurry(three)))("1")("2")("3") == "f(1, 2, 3)")
        #expect(await sendable(curry(uncurry(four)))("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        #expect(await sendable(curry(uncurry(five)))("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
        #expect(await sendableAsync(uncurry(upper))("a") == "A")
    }

    @Test("asynchronous throwing functions, with every number of arguments")
    func asynchronousThrowingFunctions() async throws {
        let two: @Sendable (String) -> @Sendable (String) async throws -> String = curry(of2)
        let three: @Sendable (String) -> @Sendable (String) -> @Sendable (String) async throws -> String = curry(of3)
        let four:
            @Sendable (String) -> @Sendable (String) -> @Sendable (String) -> @Sendable (String) async throws -> String =
                curry(of4)
        let five:
            @Sendable (String) ->
                @Sendable (String) ->
                @Sendable (String) -> @Sendable (String) -> @Sendable (String) async throws -> String = curry(of5)
        let upper: @Sendable (String) -> @Sendable () async throws -> String = { a in { a.uppercased() } }
        #expect(try await uncurry(two)("1", "2") == "f(1, 2)")
        #expect(try await uncurry(three)("1", "2", "3") == "f(1, 2, 3)")
        #expect(try await uncurry(four)("1", "2", "3", "4") == "f(1, 2, 3, 4)")
        #expect(try await uncurry(five)("1", "2", "3", "4", "5") == "f(1, 2, 3, 4, 5)")
        #expect(try await uncurry(upper)("a") == "A")
        #expect(try await sendableAsyncThrowing(uncurry(two))("1", "2") == "f(1, 2)")
        #expect(try await sendable(curry(uncurry(three)))("1")("2")("3") == "f(1, 2, 3)")
        #expect(try await sendable(curry(uncurry(four)))("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        #expect(try await sendable(curry(uncurry(five)))("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
        #expect(try await sendableAsyncThrowing(uncurry(upper))("a") == "A")
    }
}
