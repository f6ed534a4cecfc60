import CurrycombWorkbook
import Testing

@testable import CurrycombWorkshop

@Suite("The declaration of the function in a wrong call")
struct CallableTests {
    /// Wrong code, a line for each error, and the sentence about the declaration; `nil` if the call leaves open which
    /// function it means.
    private static let cases: [(code: String, sentence: String?)] = [
        ("func c1(_ s: Server) { s.sleep(for: 1) }", "`sleep` is declared as `func sleep(_ seconds: Int)`."),
        ("func c2(_ s: Server) { s.sleep(1, 2) }", "`sleep` is declared as `func sleep(_ seconds: Int)`."),
        ("func c3(_ s: Server) { s.sleep() }", "`sleep` is declared as `func sleep(_ seconds: Int)`."),
        ("func c4(_ s: Server) { s.sleep([1]) }", "`sleep` is declared as `func sleep(_ seconds: Int)`."),
        (
            "func c5(_ s: Server) -> [String] { s.get(\"a\") }",
            "`get` is declared as `func get(_ path: String) -> String`."
        ),
        ("func c6(_ s: Server) { s.send(\"a\") }", "`send` is declared as `let send: (Int) -> Void`."),
        ("func c7(_ f: (Int) -> Int) -> Int { f(\"a\") }", "`f` is declared as `f: (Int) -> Int`."),
        (
            "func c8() -> Tally { Tally(path: \"a\", 1) }",
            "`Tally` is declared as `init(_ path: String, _ count: Int = …)`."
        ),
        ("func c9() -> Crate { Crate.full(\"a\") }", "`full` is declared as `case full(Int)`."),
        (
            "func c10() { open(line: 1) }",
            "`open` is declared as `func open(_ door: Int) throws` and as `func open(_ name: String)`."
        ),
        ("func c11(_ s: Server) { s.each { 1 } }", "`each` is declared as `func each(_ work: (Int) -> Void)`."),
        // Too many functions have this name.
        ("func c12() { shut(line: 1) }", nil),
        // These are functions of an array, and not of `Server`.
        ("func c13() -> [Int] { [1].map(1) }", nil),
        ("func c14(_ s: [Server]) { s.map.sleep(for: 1) }", nil),
        // The error is about `+`.
        ("func c15(_ s: Server) { s.sleep(1 + [2]) }", nil),
        // A closure's argument, a constant and another type's function have the same name.
        ("func c18(_ f: (Int) -> Int) -> (String) -> Int { { f in f(1) } }", nil),
        ("func c19(_ f: (Int) -> Int) { let f = Int.init; _ = f([[1]]) }", nil),
        ("struct C20 { func each(_ n: Int) {}; func c() { each(a: 1) } }", nil),
        // The type of `s` is not written.
        ("func c16() { let s = make(); s.sleep(for: 1) }", nil),
        ("func c17(_ s: Server) { let s = [s]; s.sleep(for: 1) }", nil),
    ]

    private static let declarations = """
        struct Server {
            func get(_ path: String) -> String { path }
            func sleep(
                _ seconds: Int
            ) {}
            func map(_ n: String) {}
            func each(_ work: (Int) -> Void) {}
            let send: (Int) -> Void = { _ in }
        }
        struct Tally { init(_ path: String, _ count: Int = "a".count) {} }
        enum Crate { case full(Int), none }
        func make() -> Server { fatalError() }
        func open(_ door: Int) throws {}; func open(_ name: String) {}
        func shut(_ door: Int) {}; func shut(_ name: String) {}; func shut() {}

        """

    @Test func declarations() throws {
        let text = Self.declarations + Self.cases.map(\.code).joined(separator: "\n")
        let first = Self.declarations.split(separator: "\n", omittingEmptySubsequences: false).count
        let refusal = try SmallCompilation.of(text)
        let answer = AnswerLines(text)
        for (index, wrong) in Self.cases.enumerated() {
            let errors = refusal.messages.filter { $0.severity == .error && $0.line == first + index }
            #expect(!errors.isEmpty, "\(wrong.code) has to be refused")
            let told = errors.lazy.compactMap { $0.declaration(in: answer, SmallCompilation.explanations) }.first
            #expect(told == wrong.sentence, "\(wrong.code): \(errors.map(\.text))")
        }
    }

    @Test("a message without a place in the file names no function", arguments: [0, 1, 99])
    func placelessMessages(line: Int) {
        let error = CompilerMessage(
            file: "main.swift", line: line, column: 0, severity: .error, text: "extra argument in call")
        #expect(error.declaration(in: AnswerLines("f(\"\")"), SmallCompilation.explanations) == nil)
    }

    @Test("a call in an unfinished file is looked up without a trap")
    func unfinishedFiles() {
        let text =
            "struct S { func f(_ g: (Int) -> Int = { $0 }, in s: S) }\nfunc c(_ s: S) { let f: (Int) -> Int; s.f(in: f(1), 2"
        let messages = [
            "extra argument in call", "contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used",
            "cannot convert value of type 'Int' to expected argument type 'S'",
            "cannot convert return expression of type 'Int' to return type 'S'",
        ]
        for end in text.indices {
            let answer = AnswerLines(String(text[...end]))
            for (line, message) in [1, 2].flatMap({ line in messages.map { (line, $0) } }) {
                for column in 0...answer.line(line).utf8.count + 1 where column % 3 == end.utf16Offset(in: text) % 3 {
                    let error = CompilerMessage(
                        file: "main.swift", line: line, column: column, severity: .error, text: message)
                    _ = error.declaration(in: answer, SmallCompilation.explanations)
                }
            }
        }
    }
}
