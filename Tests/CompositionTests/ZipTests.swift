import CurrycombComposition
import Testing

struct ZipTests {
    @Test("plain functions, with every number of arguments")
    func plainFunctions() {
        let s = Stages.plain
        #expect(zip(s.f, s.g, with: of2)("1") == "f(f(1), g(1))")
        #expect(zip(s.f, s.g, s.h, with: of3)("1") == "f(f(1), g(1), h(1))")
        #expect(zip(s.f, s.g, s.h, s.i, with: of4)("1") == "f(f(1), g(1), h(1), i(1))")
        #expect(sendable(zip(s.f, s.g, with: of2))("1") == "f(f(1), g(1))")
        #expect(sendable(zip(s.f, s.g, s.h, with: of3))("1") == "f(f(1), g(1), h(1))")
        #expect(sendable(zip(s.f, s.g, s.h, s.i, with: of4))("1") == "f(f(1), g(1), h(1), i(1))")
    }

    @Test("throwing functions, with every number of arguments")
    func throwingFunctions() throws {
        let s = Stages.throwing
        let two: @Sendable (String, String) throws -> String = of2
        let three: @Sendable (String, String, String) throws -> String = of3
        let four: @Sendable (String, String, String, String) throws -> String = of4
        #expect(try zip(s.f, s.g, with: two)("1") == "f(f(1), g(1))")
        #expect(try zip(s.f, s.g, s.h, with: three)("1") == "f(f(1), g(1), h(1))")
        #expect(try zip(s.f, s.g, s.h, s.i, with: four)("1") == "f(f(1), g(1), h(1), i(1))")
        #expect(try sendableThrowing(zip(s.f, s.g, with: two))("1") == "f(f(1), g(1))")
        #expect(try sendableThrowing(zip(s.f, s.g, s.h, with: three))("1") == "f(f(1), g(1), h(1))")
        #expect(try sendableThrowing(zip(s.f, s.g, s.h, s.i, with: four))("1") == "f(f(1), g(1), h(1), i(1))")
    }

    @Test("asynchronous functions, with every number of arguments")
    func asynchronousFunctions() async {
        let s = Stages.later
        let two: @Sendable (String, String) async -> String = of2
        let three: @Sendable (String, String, String) async -> String = of3
        let four: @Sendable (String, String, String, String) async -> String = of4
        #expect(await zip(s.f, s.g, with: two)("1") == "f(f(1), g(1))")
        #expect(await zip(s.f, s.g, s.h, with: three)("1") == "f(f(1), g(1), h(1))")
        #expect(await zip(s.f, s.g, s.h, s.i, with: four)("1") == "f(f(1), g(1), h(1), i(1))")
        #expect(await sendableAsync(zip(s.f, s.g, with: two))("1") == "f(f(1), g(1))")
        #expect(await sendableAsync(zip(s.f, s.g, s.h, with: three))("1") == "f(f(1), g(1), h(1))")
        #expect(await sendableAsync(zip(s.f, s.g, s.h, s.i, with: four))("1") == "f(f(1), g(1), h(1), i(1))")
    }

    @Test("asynchronous throwing functions, with every number of arguments")
    func asynchronousThrowingFunctions() async throws {
        let s = Stages.laterThrowing
        let two: @Sendable (String, String) async throws -> String = of2
        let three: @Sendable (String, String, String) async throws -> String = of3
        let four: @Sendable (String, String, String, String) async throws -> String = of4
        #expect(try await zip(s.f, s.g, with: two)("1") == "f(f(1), g(1))")
        #expect(try await zip(s.f, s.g, s.h, with: three)("1") == "f(f(1), g(1), h(1))")
        #expect(try await zip(s.f, s.g, s.h, s.i, with: four)("1") == "f(f(1), g(1), h(1), i(1))")
        #expect(try await sendableAsyncThrowing(zip(s.f, s.g, with: two))("1") == "f(f(1), g(1))")
        #expect(try await sendableAsyncThrowing(zip(s.f, s.g, s.h, with: three))("1") == "f(f(1), g(1), h(1))")
        #expect(
            try await sendableAsyncThrowing(zip(s.f, s.g, s.h, s.i, with: four))("1") == "f(f(1), g(1), h(1), i(1))")
    }
}
