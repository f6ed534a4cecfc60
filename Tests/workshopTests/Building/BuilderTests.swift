import CurrycombWorkbook
import Foundation
import TestSupport
import Testing

@testable import CurrycombWorkshop

/// Building a package takes seconds, so the tests share one package. They run one after another, and each of them
/// undoes its changes.
@Suite("Building a saved answer", .serialized, .waitsForProgramsFirst)
final class BuilderTests {
    private static let package = Result { try TinyPackage() }
    private let package: TinyPackage
    private let fast: Builder
    private let slow: Builder

    init() throws {
        package = try Self.package.get()
        fast = Builder(root: package.root)
        slow = Builder(root: package.root, isFast: false)
    }

    deinit {
        try? package.write(package.first.file, TinyPackage.answer("x * 2"))
        try? package.write("Chapters/01-Tiny/Tiny.swift", TinyPackage.chapter)
    }

    /// Returns true if a program was built without SwiftPM.
    private func isFast(_ outcome: BuildOutcome) -> Bool {
        guard case .built(let executable, _) = outcome else { return false }
        return executable.contains("/currycomb/")
    }

    @Test("an answer built with or without SwiftPM runs, and so does the next save")
    func built() throws {
        let outcome = fast.build(package.first)
        #expect(package.output(of: outcome) == "hello 42\n", "\(outcome)")
        #expect(package.output(of: slow.build(package.first)) == "hello 42\n")
        try package.write(package.first.file, TinyPackage.answer("x * 3"))
        #expect(package.output(of: fast.build(package.first)) == "hello 63\n")
        #expect(package.output(of: slow.build(package.first)) == "hello 63\n")
        #expect(package.output(of: fast.build(package.second)) == "hello 22\n")
        #expect(package.output(of: fast.build(product: "tour-1")) == "hello\n")
        #if os(Linux)
        #expect(isFast(outcome))
        #expect(isFast(fast.build(package.second)))
        #endif
    }

    @Test("a clone that was copied after a build can be built in its new folder")
    func copied() throws {
        #expect(package.output(of: slow.build(package.first)) == "hello 42\n")
        let root = package.root + "-copy"
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.copyItem(atPath: package.root, toPath: root)
        #expect(package.output(of: Builder(root: root).build(package.first)) == "hello 42\n")
    }

    @Test("the warnings of an answer are reported, even if the program is built already")
    func warnings() throws {
        try package.write(package.first.file, TinyPackage.answer("x == 21\n        return x"))
        for _ in 1...2 {
            guard case .built(_, let warnings) = fast.build(package.first) else {
                Issue.record("not built")
                return
            }
            #if os(Linux)
            #expect(warnings.map(\.line) == [5] && warnings.first?.message == "result of operator '==' is unused")
            #endif
        }
    }

    @Test("an answer that changes only in its Unicode normalization is built again")
    func normalization() throws {
        for text in ["caf\u{E9}", "cafe\u{301}"] {
            try package.write(package.first.file, TinyPackage.answer("x + \"\(text)\".unicodeScalars.count"))
            let count = 21 + text.unicodeScalars.count
            #expect(package.output(of: fast.build(package.first)) == "hello \(count)\n")
        }
    }

    @Test(
        "errors are the same with and without SwiftPM",
        arguments: [
            "return \"\\(x)\"", "let y = x", "dubel(x)", "x } }", "{ y in y }", "return 1 + \"a\"; return \"b\"",
        ])
    func refused(body: String) throws {
        try package.write(package.first.file, TinyPackage.answer(body))
        let outcome = fast.build(package.first)
        #expect(outcome == slow.build(package.first))
        guard case .refused(let diagnostics) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(Set(diagnostics.map(\.line)).count == diagnostics.count)
        #expect(diagnostics.allSatisfy { !$0.message.isEmpty && $0.line > 0 && $0.meaning != nil })
    }

    @Test("an unmet contract is reported at the line with the wrong type, with and without SwiftPM")
    func contract() throws {
        let text = TinyPackage.answer("1").replacing("(_ x: Int) -> Int", with: "(_ x: Int) -> Bool")
            .replacing("        1\n", with: "        true\n")
        try package.write(package.first.file, text)
        let outcome = fast.build(package.first)
        #expect(outcome == slow.build(package.first))
        guard case .refused(let diagnostics) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(
            diagnostics.map(\.message) == [
                "'number' has the type (Int) -> Bool, but the contract asks for (Int) -> Int"
            ])
        #expect(diagnostics.map(\.source) == ["    func number(_ x: Int) -> Bool {"])
    }

    @Test("a foreseen error gets the sentence of its misconception")
    func misconception() throws {
        try package.write(package.first.file, TinyPackage.answer("return \"\\(x)\""))
        guard case .refused(let diagnostics) = fast.build(package.first) else {
            Issue.record("it compiles")
            return
        }
        #expect(diagnostics.map(\.misconception) == ["text"])
        #expect(diagnostics.map(\.meaning) == ["A number is not its text."])
    }

    @Test("a change in the chapter is built, and its errors are not reported as the learner's")
    func chapter() throws {
        #expect(package.output(of: fast.build(package.first)) == "hello 42\n")
        try package.rewrite("Chapters/01-Tiny/Tiny.swift", TinyPackage.chapter.replacing("hello", with: "good day"))
        #expect(package.output(of: fast.build(package.first)) == "good day 42\n")
        try package.rewrite("Chapters/01-Tiny/Tiny.swift", TinyPackage.chapter + "let oops: Int = \"\"\n")
        guard case .failed(let reason) = fast.build(package.first) else {
            Issue.record("it compiles")
            return
        }
        #expect(reason.contains("Chapters/01-Tiny/Tiny.swift, line 5"))
    }

    @Test("an error about a declaration of the chapter that the answer extends is the learner's")
    func extended() throws {
        let text = TinyPackage.answer("x", before: "import Chapter01Tiny\nextension Kept: Sendable {}")
        try package.write(package.first.file, text)
        for builder in [fast, slow] {
            guard case .refused(let diagnostics) = builder.build(package.first) else {
                Issue.record("\(builder.build(package.first))")
                continue
            }
            let line = text.split(separator: "\n").firstIndex { $0.hasPrefix("extension") }
            #expect(diagnostics.first.map { $0.line - 1 } == line)
        }
    }

    @Test("a clone behind a link builds and reports as without the link")
    func linked() throws {
        let link = package.root + ".link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: package.root)
        defer { try? FileManager.default.removeItem(atPath: link) }
        let workspace = try #require(Workspace.find(named: link, current: "/", executable: nil))
        let builder = Builder(root: workspace.root)
        let outcome = builder.build(package.first)
        #expect(package.output(of: outcome) == "hello 42\n", "\(outcome)")
        #if os(Linux)
        #expect(isFast(outcome))
        #endif
        try package.write(package.first.file, TinyPackage.answer("dubel(x)"))
        for builder in [builder, Builder(root: workspace.root, isFast: false)] {
            guard case .refused = builder.build(package.first) else {
                Issue.record("the learner's error is not reported as one")
                return
            }
        }
    }

    @Test("an import that no other file needs is linked")
    func imports() throws {
        _ = fast.build(package.first)
        try package.write(
            package.first.file, TinyPackage.answer("Int(sqrt(Double(x * x)))", before: "import Foundation"))
        let outcome = fast.build(package.first)
        #expect(package.output(of: outcome) == "hello 21\n", "\(outcome)")
        #if os(Linux)
        #expect(isFast(outcome))
        #endif
    }

    @Test("SwiftPM builds a second file beside the answer")
    func secondFile() throws {
        let helper = package.first.file.replacing("main.swift", with: "Helper.swift")
        _ = fast.build(package.first)
        try package.write(helper, "func help(_ x: Int) -> Int { x * 5 }\n")
        defer { try? FileManager.default.removeItem(atPath: "\(package.root)/\(helper)") }
        try package.write(package.first.file, TinyPackage.answer("help(x)"))
        #expect(package.output(of: fast.build(package.first)) == "hello 105\n")
    }

    @Test("SwiftPM's files stay unchanged, and a damaged cache is rebuilt")
    func ownFolder() throws {
        _ = fast.build(package.first)
        let before = swiftPMsOwn()
        try package.write(package.first.file, TinyPackage.answer("x * 7"))
        #expect(package.output(of: fast.build(package.first)) == "hello 147\n")
        #if os(Linux)
        #expect(swiftPMsOwn() == before)
        #endif
        let commands = fast.paths.commands(package.first.product)
        try? "{ not JSON".write(toFile: commands, atomically: true, encoding: .utf8)
        try package.write(package.first.file, TinyPackage.answer("x * 8"))
        #expect(package.output(of: fast.build(package.first)) == "hello 168\n")
    }

    #if os(Linux)
    @Test("a library that has been removed is linked again")
    func removedLibrary() throws {
        try package.write(package.first.file, TinyPackage.answer("x * 9"))
        #expect(package.output(of: fast.build(package.first)) == "hello 189\n")
        let libraries = fast.libraries(of: package.first)
        #expect(libraries.count == 1 && libraries.allSatisfy(FileManager.default.fileExists(atPath:)))
        for library in libraries { try FileManager.default.removeItem(atPath: library) }
        try package.write(package.first.file, TinyPackage.answer("x * 10"))
        #expect(package.output(of: fast.build(package.first)) == "hello 210\n")
        #expect(libraries.allSatisfy(FileManager.default.fileExists(atPath:)))
    }
    #endif

    private func swiftPMsOwn() -> FileFingerprint {
        var fingerprint = FileFingerprint()
        for name in FileFingerprint.names(in: fast.paths.scratch) where name != "currycomb" {
            fingerprint.add("\(fast.paths.scratch)/\(name)")
        }
        return fingerprint
    }

    @Test("a product that does not exist is not built")
    func missing() {
        guard case .failed = fast.build(product: "no-such") else {
            Issue.record("it was built")
            return
        }
    }
}

extension Builder {
    fileprivate func build(_ exercise: Exercise) -> BuildOutcome {
        SavedAnswer("\(paths.root)/\(exercise.file)").map { build(exercise, $0) } ?? .failed("missing")
    }
}
