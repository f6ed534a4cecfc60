import CurrycombWorkbook
import Foundation
import Solutions
import TestSupport
import Testing

/// An answer is judged by the chapter's checks, whatever the answer declares, and it cannot use the chapter's `package`
/// declarations, such as the solution.
@Suite(.waitsForPrograms) struct HonestyTests {
    /// Judges a text as an answer to exercise 2.1.
    private func judge(_ source: String) async throws -> [CheckResult] {
        let exercise = try await EveryExercise.answers("02-Composition/1-compose-two").exercise
        let program = try await Compiler.build(source: source, as: exercise.product)
        defer { try? FileManager.default.removeItem(atPath: program) }
        var supervisor = Supervisor(executable: program, exercise: exercise, source: "/nowhere.swift")
        supervisor.tracesTraps = false
        return supervisor.run()
    }

    private static func answer(_ body: String, with members: String = "", after rest: String = "") -> String {
        """
        import Chapter02Composition
        struct Answer: ComposeTwo {
            \(members)
            func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { \(body) }
            func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C { \(body) }
        }
        \(rest)
        judge(Answer.self)
        """
    }

    @Test func anAnswerCannotReplaceTheChecks() async throws {
        let forged = """
            static var checks: [Check<any ComposeTwo>] { [] }
            static var exercise: Exercise { fatalError() }
            static var contract: String { "" }
            """
        let rest = """
            extension ComposeTwo { static var checks: [Check<any ComposeTwo>] { [] } }
            extension Contract { static var checks: [Check<any ComposeTwo>] { [] } }
            """
        let results = try await judge(Self.answer("fatalError()", with: forged, after: rest))
        #expect(results.count == 4)
        #expect(results.allSatisfy { $0.status == .trapped }, "\(results)")
        let right = try await judge(Self.answer("{ f(g($0)) }", with: forged, after: rest))
        #expect(right.allSatisfy { $0.status == .passed }, "\(right)")
    }

    @Test(arguments: [("", ", file: \"/nowhere.swift\""), ("#sourceLocation(file: \"/dev/null\", line: 1)", "")])
    func anAnswerCannotRedirectTheRulesToAnotherFile(before: String, argument: String) async throws {
        let exercise = try await EveryExercise.answers("02-Composition/4-pipe").exercise
        let shown = try String(contentsOf: Places.root.appendingPathComponent(exercise.answers), encoding: .utf8)
        let byHand = AnswerSource.answer(shown, importing: exercise.module)
            .replacing(/func slug.*?\n    }/.dotMatchesNewlines()) { _ in
                "func slug(_ title: String) -> String { joined(words(lowercase(title))) }\n\(before)"
            }
            .replacing("judge(Answer.self)", with: "judge(Answer.self\(argument))")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("answer-\(UUID()).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try byHand.write(to: file, atomically: true, encoding: .utf8)
        let program = try await Compiler.build(source: byHand, as: exercise.product)
        defer { try? FileManager.default.removeItem(atPath: program) }
        let results = Supervisor(executable: program, exercise: exercise, source: file.path).run()
        #expect(results.first { $0.status != .passed }?.misconception == "noPipe", "\(results)")
        // The answer also cannot replace its file with a different one before a check reads it.
        try shown.write(to: file, atomically: true, encoding: .utf8)
        let exchanged = Supervisor(
            executable: program, exercise: exercise, source: file.path, text: byHand, limits: .standard
        ).run()
        #expect(exchanged.first?.message.contains("your file changed while it was checked") == true)
    }

    @Test func anAnswerToAnotherExerciseIsReported() async throws {
        let stub = try #require(
            StartingFile.text("2-compose-many", in: "02-Composition", root: Places.root.path))
        let results = try await judge(stub)
        #expect(results.first?.message == "this answer is for 2.2; 2.1 asks for ComposeTwo.")
        #expect(results.allSatisfy { $0.status == .failed })
        let both = Self.answer("{ f(g($0)) }").replacing(": ComposeTwo", with: ": ComposeTwo, PipeContract")
            .replacing(
                "func composeNumbers",
                with: """
                    func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
                    func pipe<A, B, C, D>(
                        _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
                    ) -> (A) -> D { { h(g(f($0))) } }
                    func slug(_ title: String) -> String { title }
                    func composeNumbers
                    """)
        #expect(try await judge(both).first?.message.hasPrefix("your type conforms to ComposeTwo and to Pipe") == true)
        let none = "import Chapter02Composition\nstruct Answer: Contract {}\njudge(Answer.self)\n"
        #expect(try await judge(none).first?.message.hasSuffix("2.1 asks for ComposeTwo.") == true)
    }

    /// Judges a text as an answer to an exercise. Writes the text to a file, so that the rules about the text of an
    /// answer apply.
    private func judge(_ source: String, as folder: String) async throws -> [CheckResult] {
        let exercise = try await EveryExercise.answers(folder).exercise
        let program = try await Compiler.buildWithObject(source)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("answer-\(UUID()).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try source.write(to: file, atomically: true, encoding: .utf8)
        return Supervisor(executable: program, exercise: exercise, source: file.path).run()
    }

    @Test func anotherExercisesContractIsRejected() async throws {
        let helper = """
            struct Helper: FirstName {
                func prop(_ key: String) -> ([String: String]) -> String { { _ in "" } }
                func split(_ separator: Character) -> (String) -> [String] { { _ in [] } }
                func head(_ list: [String]) -> String { "" }
                func strLength(_ text: String) -> Int { 0 }
                func isFourLetter(_ length: Int) -> Bool { true }
                func isFirstNameFourLetter(_ record: [String: String]) -> Bool { true }
            }
            """
        let body = "Helper().compose({ $0 }, { $0 }, { $0 }, f, g)"
        let results = try await judge(Self.answer(body, after: helper), as: "02-Composition/1-compose-two")
        #expect(results.allSatisfy { $0.status == .failed })
        #expect(results.first?.message.hasPrefix("your file uses `FirstName`, the contract of 2.5.") == true)
    }

    @Test func theChaptersOwnImplementationIsRejected() async throws {
        let results = try await judge(
            """
            import Chapter09Calculator
            struct Answer: WatchCell {
                final class Cell: CellShape {
                    let inner: Chapter09Calculator.Cell
                    var value: Int { get { inner.value } set { inner.value = newValue } }
                    init(_ value: Int) { inner = .init(value) }
                    func observe(_ observer: @escaping (Int) -> Void) -> () -> Void { inner.observe(observer) }
                }
            }
            judge(Answer.self)
            """, as: "09-Calculator/3-watch-cell")
        #expect(results.allSatisfy { $0.status == .failed })
        #expect(results.first?.message.hasPrefix("Your file uses the chapter's `Cell`") == true)
    }

    @Test("a type of the course is found even if the answer leaves it to type inference")
    func anInferredTypeIsFound() async throws {
        let token = """
            import Chapter10Signals
            struct Answer: OwnDisposable {
                final class Token: DisposableShape {
                    private let inner = INNER
                    private let action: () -> Void
                    private var others: [Token] = []
                    private(set) var isDisposed = false
                    init(_ action: @escaping () -> Void) { self.action = action }
                    func add(_ other: Token) { if isDisposed { other.dispose() } else { others.append(other) } }
                    func dispose() {
                        if isDisposed { return }
                        isDisposed = true
                        action()
                        others.forEach { $0.dispose() }
                        others = []
                    }
                }
                func until<A>(_ token: Token, _ receive: @escaping (A) -> Void) -> (A) -> Void {
                    { if !token.isDisposed { receive($0) } }
                }
            }
            judge(Answer.self)
            """
        let folder = "10-Signals/3-own-disposable"
        let used = try await judge(token.replacing("INNER", with: "Stage().after(1) {}"), as: folder)
        #expect(used.allSatisfy { $0.status == .failed })
        #expect(used.first?.message.hasPrefix("Your file uses the chapter's `Disposable`") == true)
        let trial = "\nlet stage = Stage(); stage.after(1) {}; stage.run()\njudge("
        let unused = try await judge(
            token.replacing("INNER", with: "1").replacing("\njudge(", with: trial), as: folder)
        #expect(unused.allSatisfy { $0.status == .passed }, "\(unused)")
        let effect = """
            import Chapter06IO
            struct Effect<Value>: IOShape {
                let work: () throws -> Value
                static func describing(_ work: @escaping () throws -> Value) -> Effect { Effect(work: work) }
                func run() throws -> Value { try Journal().noting("", giving: work).run()() }
            }
            struct Answer: OwnIO {
                func map(_ f: @escaping (Int) -> String, _ effect: Effect<Int>) -> Effect<String> {
                    .describing { f(try effect.run()) }
                }
                func flatMap(_ f: @escaping (Int) -> Effect<String>, _ effect: Effect<Int>) -> Effect<String> {
                    .describing { try f(try effect.run()).run() }
                }
            }
            judge(Answer.self)
            """
        let failed = try await judge(effect, as: "06-IO/5-own-io").filter { $0.status == .failed }
        #expect(failed.map(\.misconception) == ["usesIO"], "\(failed)")
        let own = effect.replacing("Journal().noting(\"\", giving: work).run()()", with: "try IO(work: work).work()")
            .replacing("    static", with: "    private struct IO { let work: () throws -> Value }\n    static")
        let passed = try await judge(own, as: "06-IO/5-own-io")
        #expect(passed.allSatisfy { $0.status == .passed }, "\(passed)")
    }

    @Test(arguments: [
        "Ours.compose(f, g)", "composeTwoReference.init() as! Never", "compositionJudges as! Never",
    ])
    func referenceSolutionsAreNotAccessible(body: String) async {
        await #expect(throws: Compiler.Refusal.self) {
            try await Compiler.build(source: Self.answer(body), as: "cheat")
        }
    }
}
