import CurrycombWorkbook
import Foundation
import TestSupport
import Testing

@testable import CurrycombWorkshop

@Suite("The meaning of compile errors", .waitsForPrograms)
struct ExplanationTests {
    @Test func wordsInStringsAndCommentsAreNotNames() {
        let text = "let a = \"https://x\" // b\nlet c = \"\"\"\n    d \\(e)\n    \"\"\"\n"
        #expect(CurrycombWorkshop.words(in: text) == ["let", "a", "c", "e"])
    }

    @Test("a message without a column has no word")
    func noColumn() {
        #expect(word(in: "let x", at: 1) == "let")
        #expect(word(in: "let x", at: 0) == nil)
    }

    /// Pieces of code that do not compile, each with a part of the sentence that a learner reads, and the line in
    /// `CompileErrors.txt` that contains this part.
    private static let cases: [(text: String, part: String, line: Int)] = {
        let file = Places.root.appending(path: "Tests/workshopTests/Building/CompileErrors.txt")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").components(separatedBy: "\n")
        return lines.indices.filter { lines[$0].hasPrefix("> ") }.map { index in
            let code = lines[(index + 1)...].prefix { !$0.isEmpty }
            return (code.joined(separator: "\n"), String(lines[index].dropFirst(2)), index + 1)
        }
    }()

    @Test(
        "an error that only follows from the error in line 2 is left out",
        arguments: [
            "func c() -> [Int] {\n var xs = []\n return xs\n}",
            "nonisolated func c(_ n: Int) -> @Sendable () -> Int { var n = n\n return { n += 1\n return n } }",
            "func join<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }; "
                + "func c<A, B, C, D>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D) -> (A) -> D "
                + "{\n let n: Int = \"\"\n return join(join(f, g), g) }",
            "protocol P { static var e: Self { get } }; enum B<A>: P { case a(A), e\n static var e: B { .e } }",
            "\nfunc c(_ xs: [Int]) -> [Int] { xs.map {\n let y = x + 1\n return y } }",
            "func keep(_ f: @escaping () -> Void) {}\nfunc c(_ f: @escapign () -> Void) {\n keep(f) }",
            "struct IO<A> { func run() throws -> A { throw CancellationError() } }\n"
                + "func c(_ io: IO<Int>, _ n: Int) -> IO<Int> { if n > 1 { return n }\n _ = try io.run()\n return io }",
            "enum Maybe1<A> { case just(A), nothing }; func c<A, B>(_ f: @escaping (A) -> B) -> (Maybe1<A>) -> Maybe1<B> "
                + "{ { box in switch box { case .nothing: .nothing\n case .just(let value): .f(just(value)) } } }",
            "class Keeps { var all: [(Int) -> Void] = []\n func c(_ f: @escaping (Int) -> Void) -> () -> Void { all.append(f)"
                + "\n { self.all = [] } } }",
            "\nfunc c(_ n: Int) -> Int { missing + n }\nfunc d() -> Int { missing }",
            "enum Box1 { case full, none }\nfunc c() -> (Box1) -> Box1 { switch box {\n case .none: return .none "
                + "case .full: return .full } }",
            "\nfunc c(_ n: Int) -> Bool { let filter: (Int) -> Bool? = nil\n guard let filter else { return false }"
                + "; return filter(n) }",
            "struct Source1<A> { init(_ work: (@escaping (A) -> Void) -> Void) {} }; func c<A, B>(_ f: @escaping (A) -> B, "
                + "_ x: A) -> Source1<B> {\n Source1<A> { send in\n send(f(x)) } }",
            "func c() {\n _ = [1].map { n ->\n switch n { default: 0 } } }",
            "protocol Asks { var number: Int { get } }\nstruct Has: Asks {\n func c() -> Int { number } }",
            "\nfunc c() -> String { \"honey.txt) }\nfunc d() -> Int { 1 }",
            "func cut(_ c: Character) -> (String) -> [String] { { _ in [] } }; func path(_ xs: [String]) -> String { \"\" }; "
                + "func each<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }; func c() -> ([String]) -> [String] "
                + "{ pipe(\n each(cut),\n each(path)) }",
        ])
    func consequence(text: String) throws {
        let refusal = try SmallCompilation.of(text)
        #expect(Set(refusal.messages.filter { $0.severity == .error }.map(\.line)).count == 2)
        #expect(diagnostics(refusal.messages, in: refusal.file, text: text, exercise: nil).map(\.line) == [2])
    }

    @Test func anAnswerHasTheFunctionsOfItsContracts() throws {
        let root = try #require(Workspace.find(named: nil, current: Files.real(#filePath), executable: nil))
        let answer = SourceToken.all(in: "struct Answer: FolderReport {}")
        let members = Members(answer, chapter: root.path("Chapters/06-IO"))
        #expect(members.hasFunction("reading") && members.hasFunction("flatMap"))
        #expect(!members.hasFunction("shout"), "the function of another exercise's contract")
    }

    @Test("a call may throw in a function whose contract has `throws`")
    func throwsOfTheContract() throws {
        let root = try #require(Workspace.find(named: nil, current: Files.real(#filePath), executable: nil))
        let text = "struct Effect: IOShape { func run() -> Int {\n work() } }"
        let error = CompilerMessage(
            file: "main.swift", line: 2, column: 2, severity: .error,
            text: "call can throw, but it is not marked with 'try' and the error is not handled")
        for (text, isExpected) in [
            (text, true), (text.replacing("() -> Int", with: "() throws -> Int"), false),
            (text.replacing("run", with: "other"), false),
            (text.replacing("Int {\n", with: "Int { 1 }; var n: Int {\n"), false),
            (text.replacing("{\n", with: "{ let f: () -> Int = {\n"), false),
        ] {
            let answer = AnswerLines(text, chapter: root.path("Chapters/06-IO"))
            let meaning = error.throwsMissing(in: answer, SmallCompilation.explanations)
            #expect((meaning?.contains("The contract allows it for `run`") == true) == isExpected)
        }
    }

    @Test func aCaseOfTheChapterNeedsADot() throws {
        let root = try #require(Workspace.find(named: nil, current: Files.real(#filePath), executable: nil))
        func meaning(_ name: String) -> String? {
            let error = CompilerMessage(
                file: "main.swift", line: 1, column: 16, severity: .error, text: "cannot find '\(name)' in scope")
            let answer = AnswerLines("let a: Any = \(name) // AgeError", chapter: root.path("Chapters/05-Either"))
            return error.caseWithoutDot(in: answer, SmallCompilation.explanations)
        }
        #expect(meaning("notANumber")?.contains("write a dot before it: `.notANumber`") == true)
        #expect(meaning("unknown") == nil)
    }

    @Test("the constraint of the contract is explained if the answer's function lacks it")
    func constraintOfTheContract() throws {
        let root = try #require(Workspace.find(named: nil, current: Files.real(#filePath), executable: nil))
        let text =
            "struct Answer: ReplayActions { func firstDifference<State, Action>(_ a: [State]) -> Int? {\n a != a } }"
        let error = CompilerMessage(
            file: "main.swift", line: 2, column: 4, severity: .error,
            text: "binary operator '!=' cannot be applied to two '[State]' operands")
        let other = CompilerMessage(
            file: "main.swift", line: 2, column: 4, severity: .error,
            text: "operator function '!=' requires that 'State' conform to 'Equatable'")
        func meaning(_ error: CompilerMessage, _ text: String) -> String? {
            let answer = AnswerLines(text, chapter: root.path("Chapters/13-OneWayDataFlow"))
            return error.constraintMissing(in: answer, SmallCompilation.explanations)
        }
        #expect(meaning(other, text)?.contains("the constraint `State: Equatable`") == true)
        #expect(meaning(error, text) == nil, "an array")
        #expect(meaning(other, text.replacing("<State, ", with: "<State: Equatable, ")) == nil)
        #expect(meaning(other, text.replacing("firstDifference", with: "other")) == nil)
    }

    @Test("an unfinished file has members, and its errors have a meaning or none")
    func unfinishedFiles() {
        let text = """
            struct Step<A, B>: Held { let state: A, log: [B]; var (x, y) = 1 }
            enum Kind { case a, b(Int) }
            func run(_ step: Step<Int, (Int) -> Int>, into all: [Int]) {
                all.append(step)
                step.each { n in if n = 1 { try $0.stop() } }
            }
            """
        let wrong = [
            "cannot convert value of type 'Step<Int, Int>' to expected argument type 'Bool'",
            "cannot convert value of type 'IO<Int>' to closure result type 'Int'",
            "value of type 'Step<Int, Int>' has no member 'append'", "cannot find 'append' in scope",
            "value of optional type 'Int?' must be unwrapped to a value of type 'Int'",
            "invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> ()'",
            "anonymous closure argument not contained in a closure", "expected ',' separator",
            "cannot use mutating member on immutable value: 'all' is a 'let' constant",
            "argument passed to call that takes no arguments", "call can throw, but it is not marked with 'try'",
            "cannot pass function of type '() async -> ()' to parameter expecting synchronous function type",
            "cannot convert value of type 'Int' to expected argument type 'Kind'",
            "cannot convert value of type 'String' to expected argument type 'Int'", "cannot find 'n' in scope",
            "consecutive statements on a line must be separated by ';'",
            "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored",
            "generic parameter 'A' could not be inferred", "operator function '==' requires that 'A' conform to 'B'",
            "missing return in instance method expected to return 'Int'", "value of type 'Int' has no member ''",
        ]
        for count in 0...text.count {
            let part = String(text.prefix(count))
            let answer = AnswerLines(part)
            _ = answer.members
            for (line, source) in part.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                // A third of the messages at each place takes a third of the time.
                for (index, message) in wrong.enumerated() where (count + index) % 3 == 0 {
                    let error = CompilerMessage(
                        file: "main.swift", line: line + 1, column: 1 + (count + index) % (source.utf8.count + 1),
                        severity: .error, text: message)
                    _ = error.special(among: [error], in: answer, SmallCompilation.explanations)
                }
            }
        }
    }

    /// The compiler's messages about all cases, from a few calls of the compiler, and for each case whether it gets its
    /// sentence. When the compiler looks for the cause
    /// of an error, it also considers the private functions of other files. So if a case does not get its sentence, it
    /// is compiled again with cases that declare other names, and finally by itself.
    private static let refusals = waitingForPrograms {
        // An import in one file makes members known in all files.
        for texts in Dictionary(grouping: cases.map(\.text), by: { $0.firstMatch(of: /^import .*/)?.output }).values {
            try SmallCompilation.prepare(SmallCompilation.prepare(texts))
        }
        var all = try cases.map { text, part, _ in
            let refusal = try SmallCompilation.of(text)
            return (refusal: refusal, isTold: tells(part, refusal))
        }
        let untold = all.indices.filter { !all[$0].isTold }
        for texts in SmallCompilation.withoutSharedNames(untold.map { cases[$0].text }) where texts.count > 1 {
            try SmallCompilation.prepare(texts)
        }
        for place in untold {
            let (text, part, _) = cases[place]
            let joined = try SmallCompilation.of(text)
            let refusal = tells(part, joined) ? joined : try SmallCompilation.alone(text)
            all[place] = (refusal, tells(part, refusal))
        }
        return all
    }

    private static func tells(_ part: String, _ refusal: SmallCompilation.Refusal) -> Bool {
        let told = diagnostics(refusal.messages, in: refusal.file, text: refusal.text, exercise: nil)
        let sentences = told.compactMap { $0.meaning?.replacing("`", with: "").lowercased() }
        return sentences.contains { $0.contains(part.lowercased()) }
    }

    @Test("each compiler message gets its sentence", arguments: cases.indices)
    func explained(place: Int) async throws {
        let (known, (refusal, isTold)) = (Self.cases[place], try await Self.refusals.value[place])
        #expect(
            isTold,
            "CompileErrors.txt:\(known.line): \(refusal.text): \(refusal.messages.map(\.text))")
    }

    @Test("the sentence about a line with two errors does not depend on their order")
    func twoErrors() throws {
        let texts = [
            "func c(_ g: (Int) -> (n: Int, xs: [Int])) {\n let a = g(1)\n a.xs.append(g(2).xs) }":
                "append(contentsOf: …)",
            """
            struct Held<A> { let value: A }
            func doubled<A>(_ held: Held<A>, _ f: (A) -> Held<A>) -> Held<A> { f(held.value) }
            func c(_ held: Held<Int>) -> Held<Int> { doubled { n in held }(held) }
            """: "Write all the arguments in one call",
        ]
        for (text, part) in texts {
            let refusal = try SmallCompilation.of(text)
            #expect(refusal.messages.count(where: { $0.severity == .error }) == 2)
            for messages in [refusal.messages, refusal.messages.reversed()] {
                let told = diagnostics(messages, in: refusal.file, text: refusal.text, exercise: nil)
                #expect(told.map { $0.meaning?.contains(part) } == [true])
            }
        }
    }

    @Test("a member that a property's first value cannot use is explained, not its type")
    func memberInFirstValue() {
        let line = "var off: (Int) -> Int = partial(price, 10)"
        let texts = [
            "cannot convert value of type '@MainActor (Int, Int) -> Int' to expected argument type '(Int, Int) -> Int'",
            "cannot use instance member 'price' within property initializer; property initializers run before 'self' is "
                + "available",
        ]
        let messages = texts.map {
            CompilerMessage(file: "main.swift", line: 1, column: 33, severity: .error, text: $0)
        }
        let told = diagnostics(messages, in: "main.swift", text: line, exercise: nil)
        #expect(told.map { $0.meaning?.contains("A stored property gets its value before `price`") } == [true])
    }

    @Test("an error is shown with the line that the compiler means", arguments: ["\u{2028}", "\u{C}", "\u{B}", "\r"])
    func lineEnds(end: String) throws {
        let text = "// pasted\(end)// text\r\nfunc c() -> Int {\r\n    item.count\r\n}\n"
        let refusal = try SmallCompilation.of(text)
        let told = diagnostics(refusal.messages, in: refusal.file, text: text, exercise: nil)
        #expect(told.map(\.source) == ["    item.count"])
        #expect(told.first?.meaning?.contains("Nothing is called `item` here. Is it spelled") == true)
        #expect(compilerLines(of: text).count == 5)
    }

    @Test("of many errors, only the first are explained, and no unknown name is suggested for another")
    func many() {
        let text = (1...400).map { "let x\($0) = unknown\($0)" }.joined(separator: "\n")
        let messages = (1...400).map {
            CompilerMessage(
                file: "main.swift", line: $0, column: 10, severity: .error, text: "cannot find 'unknown\($0)' in scope")
        }
        let told = diagnostics(messages, in: "main.swift", text: text, exercise: nil)
        #expect(told.map(\.line) == Array(1...400))
        #expect(told.filter { $0.meaning != nil }.map(\.line) == Array(1...20))
        #expect(told.allSatisfy { $0.meaning?.contains("Did you mean") != true })
    }

    @Test("unknown names in a file without the import of its chapter are explained by the missing import")
    func missingImport() throws {
        let exercise = Fixture.composeTwo
        let text = "struct Answer: ComposeThree {}\njudge(Answer.self)"
        func meanings(_ text: String) throws -> [String?] {
            let refusal = try SmallCompilation.of(text)
            return diagnostics(refusal.messages, in: refusal.file, text: text, exercise: exercise).map(\.meaning)
        }
        let told = try meanings("// import Chapter02Composition\n" + text)
        #expect(told.count == 2)
        #expect(told.allSatisfy { $0?.hasSuffix("its top: `import Chapter02Composition`") == true }, "\(told)")
        // With the import, the compiler would only report that there is no such module here. So this test makes the
        // message about `judge` itself.
        let messages = compilerMessages("main.swift:2:1: error: cannot find 'judge' in scope")
        let other = diagnostics(
            messages, in: "main.swift", text: "import Chapter02Composition\njudge(Answer.self)", exercise: exercise)
        #expect(other.first?.meaning?.hasPrefix("Nothing is called `judge`") == true)
    }

    @Test("types are shown without attributes that no lesson has taught, unless the error is about attributes")
    func isolation() throws {
        func told(_ text: String) throws -> [String] {
            let refusal = try SmallCompilation.of(text)
            return diagnostics(refusal.messages, in: refusal.file, text: text, exercise: nil).map {
                $0.message + " " + ($0.meaning ?? "")
            }
        }
        let wrongType = try told("func c(_ f: (Int) -> String) {}\nfunc d() { c(double) }")
        #expect(wrongType.count == 1 && !wrongType[0].contains("@"), "\(wrongType)")
        let unsendable = try told("func c(_ f: @escaping (Int) -> Int) { elsewhere(f) }")
        #expect(unsendable.count == 1 && unsendable[0].contains("@Sendable"), "\(unsendable)")
    }

    @Test("the text can be read, and a fault in the text is reported with its line")
    func faults() {
        #expect(SmallCompilation.explanations.faults.isEmpty, "\(SmallCompilation.explanations.faults)")
        let text = """
            - line: a condition
            - `loop`: In a loop.

            ## `cannot find '*'`
            ## no backticks

            - (at `{here}`; word `x`) Wrong.
            - (line ` = `; names `a`, `b`) `loop`
            - `lop`
            - (parts `1 = 2`) Wrong.
            """
        let read = Explanations(text, file: "Errors.md")
        #expect(read.faults.map(\.line) == [5, 7, 9, 10])
        #expect(read.table.map(\.sentence) == ["Wrong.", "In a loop."])
        #expect(read.table.last?.conditions.line == " = ")
        #expect(read.table.last?.conditions.names == ["a", "b"])
    }

    @Test("a translation replaces the sentences that it has")
    func translation() {
        func read(_ sentences: [String]) -> Explanations {
            let items = zip(["", "(line ` = `) "], sentences).map { "- \($0)\($1)" }
            return Explanations(
                "- `loop`: \(sentences[0])\n## `cannot find '*'`\n" + items.joined(separator: "\n"), file: "")
        }
        let original = read(["One.", "Two."])
        let translated = original.translated(by: read(["Eins."]))
        #expect(translated.table.map(\.sentence) == ["Eins.", "Two."])
        #expect(translated.sentence("loop") == "Eins.")
        #expect(translated.sentence("lop") == nil)
        #expect(original.translated(by: Explanations("", file: "")).table.map(\.sentence) == ["One.", "Two."])
    }

    /// Code that compiles with warnings. A comment above a line with a warning contains a part of the sentence that a
    /// learner reads.
    private static let warned = waitingForPrograms {
        let file = Places.root.appending(path: "Tests/workshopTests/Building/Warnings.txt")
        return try SmallCompilation.alone(String(contentsOf: file, encoding: .utf8))
    }

    @Test("warnings are explained")
    func warnings() async throws {
        let compiled = try await Self.warned.value
        let told = explainedWarnings(
            compiled.messages, in: compiled.file, text: compiled.text, SmallCompilation.explanations)
        #expect(!compiled.messages.contains { $0.severity == .error })
        for (index, line) in compiled.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let part = line.wholeMatch(of: /\s*\/\/ > (.*)/)?.1 else { continue }
            #expect(
                told.contains {
                    $0.line == index + 2 && $0.meaning?.replacing("`", with: "").contains(part) == true
                }, "\(part): \(compiled.messages.filter { $0.line == index + 2 }.map(\.text))")
        }
    }

    @Test("every row of the table is used by some wrong answer")
    func everyRow() async throws {
        // These errors are reported only after seconds of work, or only by other versions of the compiler.
        let rare = ["The compiler gave up", "Swift cannot infer the types"]
        var unused = SmallCompilation.explanations.table.map(\.sentence).filter { row in
            !rare.contains { row.hasPrefix($0) }
        }
        let warned = try await Self.warned.value
        for refusal in try await Self.refusals.value.map(\.refusal) + [warned] {
            for message in refusal.messages where message.severity == .error || refusal.file == warned.file {
                let row = SmallCompilation.explanations.row(for: message, in: AnswerLines(refusal.text))
                unused.removeAll { $0 == row?.explanation.sentence }
            }
        }
        #expect(unused.isEmpty)
    }
}
