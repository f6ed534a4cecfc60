import CurrycombComposition
import Testing

struct JuxtTests {
    @Test("plain functions, with every number of arguments")
    func plainFunctions() {
        let s = Stages.plain
        #expect(juxt(s.f, s.g)("1") == ("f(1)", "g(1)"))
        #expect(juxt(s.f, s.g, s.h)("1") == ("f(1)", "g(1)", "h(1)"))
        #expect(juxt(s.f, s.g, s.h, s.i)("1") == ("f(1)", "g(1)", "h(1)", "i(1)"))
        #expect(sendable(juxt(s.f, s.g))("1") == ("f(1)", "g(1)"))
        #expect(sendable(juxt(s.f, s.g, s.h))("1") == ("f(1)", "g(1)", "h(1)"))
        #expect(sendable(juxt(s.f, s.g, s.h, s.i))("1") == ("f(1)", "g(1)", "h(1)", "i(1)"))
    }

    @Test("throwing functions, with every number of arguments")
    func throwingFunctions() throws {
        let s = Stages.throwing
        #expect(try juxt(s.f, s.g)("1") == ("f(1)", "g(1)"))
        #expect(try juxt(s.f, s.g, s.h)("1") == ("f(1)", "g(1)", "h(1)"))
        #expect(try juxt(s.f, s.g, s.h, s.i)("1") == ("f(1)", "g(1)", "h(1)", "i(1)"))
        #expect(try sendableThrowing(juxt(s.f, s.g))("1") == ("f(1)", "g(1)"))
        #expect(try sendableThrowing(juxt(s.f, s.g, s.h))("1") == ("f(1)", "g(1)", "h(1)"))
        #expect(try sendableThrowing(juxt(s.f, s.g, s.h, s.i))("1") == ("f(1)", "g(1)", "h(1)", "i(1)"))
    }

    @Test("asynchronous functions, with every number of arguments")
    func asynchronousFunctions() async {
        let s = Stages.later
        #expect(await juxt(s.f, s.g)("1") == ("f(1)", "g(1)"))
        #expect(await juxt(s.f, s.g, s.h)("1") == ("f(1)", "g(1)", "h(1)"))
        #expect(await juxt(s.f, s.g, s.h, s.i)("1") == ("f(1)", "g(1)", "h(1)", "i(1)"))
        #expect(await sendableAsync(juxt(s.f, s.g))("1") == ("f(1)", "g(1)"))
        #expect(await sendableAsync(juxt(s.f, s.g, s.h))("1") == ("f(1)", "g(1)", "h(1)"))
        #expect(await sendableAsync(juxt(s.f, s.g, s.h, s.i))("1") == ("f(1)", "g(1)", "h(1)", "i(1)"))
    }

    @Test("asynchronous throwing functions, with every number of arguments")
    func asynchronousThrowingFunctions() async throws {
        let s = Stages.laterThrowing
        #expect(try await juxt(s.f, s.g)("1") == ("f(1)", "g(1)"))
        #expect(try await juxt(s.f, s.g, s.h)("1") == ("f(1)", "g(1)", "h(1)"))
        #expect(try await juxt(s.f, s.g, s.h, s.i)("1") == ("f(1)", "g(1)", "h(1)", "i(1)"))
        #expect(try await sendableAsyncThrowing(juxt(s.f, s.g))("1") == ("f(1)", "g(1)"))
        #expect(try await sendableAsyncThrowing(juxt(s.f, s.g, s.h))("1") == ("f(1)", "g(1)", "h(1)"))
        #expect(try await sendableAsyncThrowing(juxt(s.f, s.g, s.h, s.i))("1") == ("f(1)", "g(1)", "h(1)", "i(1)"))
    }
}
