import Foundation
import Testing

@testable import CurrycombWorkshop

@Suite("Reading the compiler's output")
struct CompilerMessageTests {
    @Test(
        "both output styles give the same messages",
        arguments: [
            "struct A: TwoTasks { func double(_ x: String) -> Int { 1 }\n var limit = 1 }",
            "let y: Int = half(4)\nlet z = doubel(1)",
            "func c(_ f: (Int) -> Int) -> (Int) -> Int { return { x in f(x) } }",
            "func c() -> Int { return 1",
        ])
    func styles(text: String) throws {
        func told(_ style: String) throws -> [[String]] {
            let refusal = try SmallCompilation.of(text, style: style)
            #expect(!refusal.messages.isEmpty)
            let told = diagnostics(refusal.messages, in: refusal.file, text: text, exercise: nil)
            return told.map { ["\($0.line):\($0.column)", $0.message, $0.source, $0.meaning ?? ""] }
        }
        #expect(try told("llvm") == told("swift"))
    }

    // `SmallCompilation` only checks types, but the compiler reports these errors in a later phase. So this test makes
    // the messages itself.
    @Test("a constant that is set only after super.init is one error")
    func afterSuper() {
        func error(_ line: Int, _ text: String) -> CompilerMessage {
            CompilerMessage(file: "main.swift", line: line, column: 9, severity: .error, text: text)
        }
        let cause = error(3, "property 'self.disk' not initialized at super.init call")
        let follows = error(4, "immutable value 'self.disk' may only be initialized once")
        let other = error(4, "immutable value 'self.memory' may only be initialized once")
        #expect(follows.isConsequence(among: [cause, follows]))
        #expect(!follows.isConsequence(among: [follows]))
        #expect(!other.isConsequence(among: [cause, other]))
    }

    @Test("each missing requirement of a contract has its own line")
    func contract() throws {
        let text = "struct A: TwoTasks {\n    func double(_ x: String) -> Int { 1 }\n    var limit = 1\n}"
        let refusal = try SmallCompilation.of(text)
        let told = diagnostics(refusal.messages, in: refusal.file, text: text, exercise: nil)
        #expect(
            told.map { "\($0.line) \($0.message)" } == [
                "1 'describe' is missing from A",
                "2 'double' has the type (String) -> Int, but the contract asks for (Int) -> Int",
            ])
    }

    @Test("a misspelled requirement is found")
    func misspelt() throws {
        let text =
            "struct A: ComposeTwo {\n func compoze<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C { { f(g($0)) } }\n}"
        let refusal = try SmallCompilation.of(text)
        let told = diagnostics(refusal.messages, in: refusal.file, text: text, exercise: nil)
        #expect(told.count == 1)
        #expect(told.first?.meaning?.contains("Is `compoze` misspelled?") == true)
    }

    /// Answers that lack a requirement or declare it differently. Each is followed by the messages that a learner
    /// reads, with their lines, and by a part of the explanation.
    static let forms: [(String, [String], String)] = [
        (
            "struct A: TwoTasks {\n var n = 0\n mutating func double(_ x: Int) -> Int { n }\n var limit = 1\n"
                + " mutating func describe(_ x: Int) -> String { \"\" }\n}",
            [
                "3 'double' is marked 'mutating', but the contract does not allow it",
                "5 'describe' is marked 'mutating', but the contract does not allow it",
            ], "Remove mutating"
        ),
        (
            "struct A: TwoTasks {\n func double(_ x: Int) -> Int { x }\n func describe(_ x: Int) -> String { \"\" }\n"
                + " func limit() -> Int { 1 }\n}\nfunc limit() {}",
            ["4 'limit' is a method, but TwoTasks asks for a property"], "var limit: Int { … }"
        ),
        (
            "struct A: TwoTasks {\n static func double(_ x: Int) -> Int { x }\n func describe(_ x: Int) -> String { \"\" }\n"
                + " var limit = 1\n}",
            ["2 'double' is static, but the contract asks for a member that is not static"], "Leave out static"
        ),
        (
            "protocol P { static func of(_ x: Int) -> Int }\nstruct A: P {\n func of(_ x: Int) -> Int { x }\n}",
            ["3 'of' is not static, but the contract asks for a static member"], "Write static before"
        ),
        (
            "struct A: TwoTasks {\n let double: (Int) -> Int = { $0 }\n func describe(_ x: Int) -> String { \"\" }\n"
                + " var limit = 1\n}",
            ["2 'double' is a property, but TwoTasks asks for a method"], "func double(…)"
        ),
        (
            "struct A: TwoTasks {\n func double(_ x: Int) -> Int { x }\n func describe(_ x: Int) -> String { \"\" }\n"
                + "}\nstruct B { func limit() -> Int { 1 } }",
            ["1 'limit' is missing from A"], "inside the braces of the type"
        ),
    ]

    @Test("a requirement in another form is reported at its line", arguments: forms)
    func form(text: String, expected: [String], part: String) throws {
        let refusal = try SmallCompilation.of(text)
        let told = diagnostics(refusal.messages, in: refusal.file, text: text, exercise: nil)
        #expect(told.map { "\($0.line) \($0.message)" } == expected)
        let sentences = told.map { $0.meaning?.replacing("`", with: "") }
        #expect(sentences.allSatisfy { $0?.contains(part) == true }, "\(sentences)")
    }

    @Test("a class without an init() gets an explanation")
    func noInit() throws {
        let text = "class A: Empty { var n: Int }"
        let refusal = try SmallCompilation.of(text)
        let told = diagnostics(refusal.messages, in: refusal.file, text: text, exercise: nil)
        #expect(told.contains { $0.meaning?.contains("where it is declared") == true }, "\(told)")
    }

    @Test("an error without a cause shows a mistake only as a possibility")
    func gaveUp() {
        let exercise = Exercise(
            in: "01-Tiny", 1, "1-double", minutes: 1,
            words: Words(
                title: "", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [],
                misconceptions: [Sentence("nested", "A box is in a box.")], notice: ""),
            compilerSuspects: [
                CompilerSuspect("nested", "failed to produce diagnostic for expression*"),
                CompilerSuspect("nested", "cannot convert*"),
            ])
        func meaning(_ text: String) -> String? {
            let messages = compilerMessages("main.swift:1:1: error: \(text)")
            return diagnostics(messages, in: "main.swift", text: "let x = 1", exercise: exercise).first?.meaning
        }
        let guess = meaning("failed to produce diagnostic for expression; please submit a bug report")
        #expect(guess?.hasPrefix("The compiler gave up here") == true && guess?.hasSuffix("A box is in a box.") == true)
        #expect(meaning("cannot convert value of type 'A'") == "A box is in a box.")
    }

    @Test("errors without a place, and SwiftPM's own lines, are not errors of the file")
    func noise() {
        let output = """
            Building for debugging...
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            /a/b.swift:3:8: warning: unused
            <unknown>:0: error: something
            /a: b/main.swift:4:1: error: one: two
            /a: b/main.swift:4:1: error: one: two
            """
        let messages = compilerMessages(output)
        #expect(messages.map(\.line) == [0, 3, 0, 4])
        #expect(messages.last?.file == "/a: b/main.swift")
        #expect(messages.last?.text == "one: two")
        #expect(!messages.areOnly(in: "/a: b/main.swift"))
        #expect(messages.suffix(1).areOnly(in: "/a: b/main.swift"))
    }

    @Test(
        "a file is the learner's however the compiler names it",
        arguments: [
            ("%/Exercises/a/main.swift", true), ("Exercises/a/main.swift", true), ("./Exercises/a/main.swift", true),
            ("%/Exercises/../Exercises/a/main.swift", true), ("%/Exercises/b/main.swift", false),
            ("Exercises/b/main.swift", false), ("/Exercises/a/main.swift", false), ("", false),
        ])
    func naming(name: String, isSame: Bool) throws {
        let root = "\(Files.real(NSTemporaryDirectory()))/naming-\(UUID())"
        defer { try? FileManager.default.removeItem(atPath: root) }
        for folder in ["a", "b"] {
            let file = URL(filePath: "\(root)/Exercises/\(folder)/main.swift")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try "".write(to: file, atomically: true, encoding: .utf8)
        }
        let source = "\(root)/Exercises/a/main.swift"
        let output = "\(name.replacing("%", with: root)):3:9: error: no"
        #expect(compilerMessages(output).map { $0.naming(source).file == source } == [isSame])
    }
}
