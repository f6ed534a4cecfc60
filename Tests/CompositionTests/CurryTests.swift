import CurrycombComposition
import Testing

struct CurryTests {
    @Test("plain functions, with every number of arguments")
    func plainFunctions() {
        #expect(curry(of2)("1")("2") == "f(1, 2)")
        #expect(curry(of3)("1")("2")("3") == "f(1, 2, 3)")
        #expect(curry(of4)("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        #expect(curry(of5)("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
        #expect(sendable(curry(of2))("1")("2") == "f(1, 2)")
        #expect(sendable(curry(of3))("1")("2")("3") == "f(1, 2, 3)")
        #expect(sendable(curry(of4))("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        #expect(sendable(curry(of5))("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
    }

    @Test("throwing functions, with every number of arguments")
    func throwingFunctions() throws {
        let two: @Sendable (String, String) throws -> String = of2
        let three: @Sendable (String, String, String) throws -> String = of3
        let four: @Sendable (String, String, String, String) throws -> String = of4
        let five: @Sendable (String, String, String, String, String) throws -> String = of5
        #expect(try curry(two)("1")("2") == "f(1, 2)")
        #expect(try curry(three)("1")("2")("3") == "f(1, 2, 3)")
        #expect(try curry(four)("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        #expect(try curry(five)("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
        #expect(try sendable(curry(two))("1")("2") == "f(1, 2)")
        #expect(try sendable(curry(three))("1")("2")("3") == "f(1, 2, 3)")
        #expect(try sendable(curry(four))("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        #expect(try sendable(curry(five))("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
    }

    @Test("asynchronous functions, with every number of arguments")
    func asynchronousFunctions() async {
        let two: @Sendable (String, String) async -> String = of2
        let three: @Sendable (String, String, String) async -> String = of3
        let four: @Sendable (String, String, String, String) async -> String = of4
        let five: @Sendable (String, String, String, String, String) async -> String = of5
        #expect(await curry(two)("1")("2") == "f(1, 2)")
        #expect(await curry(three)("1")("2")("3") == "f(1, 2, 3)")
        #expect(await curry(four)("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        #expect(await curry(five)("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
        #expect(await sendable(curry(two))("1")("2") == "f(1, 2)")
        #expect(await sendable(curry(three))("1")("2")("3") == "f(1, 2, 3)")
        #expect(await sendable(curry(four))("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        #expect(await sendable(curry(five))("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
    }

    @Test("asynchronous throwing functions, with every number of arguments")
    func asynchronousThrowingFunctions() async throws {
        let two: @Sendable (String, String) async throws -> String = of2
        let three: @Sendable (String, String, String) async throws -> String = of3
        let four: @Sendable (String, String, String, String) async throws -> String = of4
        let five: @Sendable (String, String, String, String, String) async throws -> String = of5
        #expect(try await curry(two)("1")("2") == "f(1, 2)")
        #expect(try await curry(three)("1")("2")("3") == "f(1, 2, 3)")
        #expect(try await curry(four)("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        #expect(try await curry(five)("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
        #expect(try await sendable(curry(two))("1")("2") == "f(1, 2)")
        #expect(try await sendable(curry(three))("1")("2")("3") == "f(1, 2, 3)")
        #expect(try await sendable(curry(four))("1")("2")("3")("4") == "f(1, 2, 3, 4)")
        #expect(try await sendable(curry(five))("1")("2")("3")("4")("5") == "f(1, 2, 3, 4, 5)")
    }
}
