import Testing

@testable import CurrycombWorkshop

@Suite("Crashes of the compiler")
struct CompilerCrashTests {
    private static let dump = """
        Stack dump:
        0.\tProgram arguments: swift-frontend -primary-file /a/main.swift
         for expression at [/a/main.swift:2:16 - line:5:9] RangeText="{ observer in
        """

    @Test(
        "a constant that its own closure uses is named",
        arguments: [
            "func f() {\n    let outer = source.subscribe { event in\n        outer.dispose()\n    }\n}",
            "func f() {\n    let outer: Token = subscribe { _ in outer.dispose() }\n}",
        ])
    func usedWhileMade(text: String) {
        let told = compilerCrash(Self.dump, in: "/a/main.swift", text: text)
        #expect(told?.line == 2)
        #expect(told?.message.contains("'outer' is used while it is being made") == true)
        #expect(told?.meaning?.contains("on an earlier line") == true)
    }

    @Test(
        "if the cause is unknown, the place is reported",
        arguments: [
            "func f() {\n    let outer = Token()\n    let inner = subscribe { outer.dispose() }\n}",
            "func f() {\n    let value = subscribe { value in\n        print(value)\n    }\n    value.dispose()\n}",
            "func f() {\n    let end = subscribe { other.end() }\n    end.dispose()\n}",
        ])
    func elsewhere(text: String) {
        let told = compilerCrash(Self.dump, in: "/a/main.swift", text: text)
        #expect(told?.line == 2)
        #expect(told?.message == "the compiler itself crashed here")
        #expect(compilerCrash("Stack dump:", in: "/a/main.swift", text: text) == nil)
    }
}
