import CurrycombWorkbook
import Foundation
import TestSupport
import Testing

/// Learners derive answers rather than copy them, so no lesson or aside shows the answer to an exercise of its
/// chapter.
@Suite struct DerivingTests {
    private struct Printed: CustomStringConvertible {
        let exercise: String
        let name: String
        let page: String
        var description: String { "\(page) prints \(name) of \(exercise)" }
    }

    /// A body with at least this many tokens is recognized by its shape, even if its names were replaced. A shorter
    /// body is recognized only if all its tokens are the same and it belongs to a declaration of the same name.
    private static let enough = 12

    private static func printed(in folder: String) throws -> [Printed] {
        let chapter = Places.root.appendingPathComponent("Chapters/\(folder)")
        let files = try FileManager.default.contentsOfDirectory(atPath: chapter.path)
        let pages = files.filter { $0 == "Lesson.md" || $0.hasPrefix("Aside-") }.sorted()
        let exercises = Chapter(folder, root: Places.root.path).exercises
        func text(_ path: String) throws -> String {
            try String(contentsOf: chapter.appendingPathComponent(path), encoding: .utf8)
        }
        var found: [Printed] = []
        for page in pages {
            let code = SwiftTokens(code(of: try text(page)))
            let declared = code.bodies
            for exercise in exercises {
                let answers = try text("\(exercise.folder)/\(exercise.name)+Answers.swift")
                let ours = AnswerSource.answer(answers, importing: exercise.module)
                for body in SwiftTokens(ours).bodies where Self.asksForSomething(body) {
                    let isPrinted =
                        body.tokens.count >= enough
                        ? code.place(of: body.tokens) != nil
                        : declared.contains { $0.name == body.name && $0.tokens == body.tokens }
                    if isPrinted { found.append(Printed(exercise: exercise.id, name: body.name, page: page)) }
                }
            }
        }
        return found
    }

    /// Returns true if learners have to derive a body. They need not derive an empty body or a short initializer.
    private static func asksForSomething(_ body: SwiftTokens.Body) -> Bool {
        !body.tokens.isEmpty && (body.name != "init" || body.tokens.count >= enough)
    }

    /// Returns all the code blocks of a page, in any language, but not its marble pictures.
    private static func code(of page: String) -> String {
        var fence: String?
        var code: [Substring] = []
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                fence = fence == nil ? String(line.dropFirst(3)) : nil
            } else if let fence, fence != "marbles" {
                code.append(line)
            }
        }
        return code.joined(separator: "\n")
    }

    @Test(arguments: EveryChapter.folders)
    func noPagePrintsASolution(folder: String) throws {
        let printed = try Self.printed(in: folder)
        #expect(printed.isEmpty, "\(printed)")
    }

    @Test func renamingDoesNotHideACopy() {
        let solution = """
            struct Answer { func map<A, B>(_ f: @escaping (A) -> B) -> (Box<A>) -> Box<B> {
                { box in switch box { case .nothing: .nothing; case .just(let value): .just(f(value)) } }
            } }
            """
        let body = SwiftTokens(solution).bodies[0]
        #expect(body.name == "map")
        let copy = "let g = { it in switch it { case .empty: .empty  // none\n; case .full(let x): .full(h(x)) } }"
        #expect(SwiftTokens(copy).place(of: body.tokens) != nil)
        #expect(SwiftTokens(copy.replacing("h(x)", with: "x(h)")).place(of: body.tokens) == nil)
        #expect(SwiftTokens(copy.replacing(".empty: .empty", with: ".empty: .full")).place(of: body.tokens) == nil)
    }

    @Test func aBodyEndsAtItsClosingBrace() {
        let bodies = SwiftTokens(
            """
            var size: Int { pieces.count }
            let one = 1, text = "{ \\(f("}")) {"
            func run() async throws -> [Int] { if one > 0 { try await work() } else { [] } }
            protocol P { func none() }
            init(_ a: Int = 1) { self.a = a }
            """
        ).bodies
        #expect(bodies.map(\.name) == ["size", "run", "init"])
        #expect(bodies.map(\.tokens.count) == [3, 16, 5])
    }
}
