import CurrycombWorkbook
import Foundation
import Synchronization
import TestSupport

@testable import CurrycombWorkshop

/// Returns the messages that a learner reads, with the explanations of this package.
func diagnostics(_ messages: [CompilerMessage], in file: String, text: String, exercise: Exercise?) -> [Diagnostic] {
    diagnostics(messages, in: file, text: text, exercise: exercise, SmallCompilation.explanations)
}

/// Compiles a few lines with the real compiler, so a test fails if the compiler's messages change.
enum SmallCompilation {
    static let explanations = Explanations.known(in: Workspace(root: Places.root.path))

    struct Refusal: Sendable {
        let file: String
        let text: String
        let messages: [CompilerMessage]
    }

    static func of(_ text: String, style: String = "llvm") throws -> Refusal {
        let key = style + text
        if let known = known.withLock({ $0[key] }) { return known }
        let refusal = try alone(text, style: style)
        known.withLock { $0[key] = refusal }
        return refusal
    }

    private static let known = Mutex<[String: Refusal]>([:])

    /// Compiles texts with one call of the compiler, because starting the compiler takes longer than compiling a few
    /// lines. Keeps the messages about each text for later calls of `of`. Texts that could change the messages about
    /// other texts are not compiled here. If a text gets no error, nothing is kept for it, because its error may appear
    /// only if the text is compiled alone. Returns these texts: the compiler looks for some errors only if it has found
    /// no other error in the module.
    @discardableResult
    static func prepare(_ texts: [String]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "small-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var joined: [(file: String, text: String, lines: [Int])] = []
        for text in texts {
            guard let (lines, places) = separated(text) else { continue }
            let file = folder.appending(path: "Text\(joined.count).swift").path
            try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
            joined.append((file, text, places))
        }
        guard !joined.isEmpty else { return [] }
        let messages = try compile(joined.map(\.file), in: folder, style: "llvm")
        var withoutError: [String] = []
        for (file, text, lines) in joined {
            func placed(_ message: CompilerMessage) -> CompilerMessage {
                var message = message
                message.notes = message.notes.map(placed)
                if message.file == file, lines.indices.contains(message.line - 1) {
                    message.line = lines[message.line - 1]
                }
                return message
            }
            let its = messages.filter { $0.file == file }.map(placed)
            guard its.contains(where: { $0.severity == .error }) else {
                withoutError.append(text)
                continue
            }
            known.withLock { $0["llvm" + text] = Refusal(file: file, text: text, messages: its) }
        }
        return withoutError
    }

    /// Returns the texts in groups. No two texts of a group declare the same name, apart from `c`, which no text uses.
    static func withoutSharedNames(_ texts: [String]) -> [[String]] {
        var groups: [(texts: [String], names: Set<Substring>)] = []
        for text in texts {
            let declaration = /\b(?:struct|class|enum|protocol|func|let|var) (\w+)/
            let names = Set(text.matches(of: declaration).map(\.output.1)).subtracting(["c"])
            let index = groups.firstIndex { $0.names.isDisjoint(with: names) } ?? groups.count
            if index == groups.count { groups.append(([], [])) }
            groups[index].texts.append(text)
            groups[index].names.formUnion(names)
        }
        return groups.map(\.texts)
    }

    /// Returns the lines of a text, and each line's number in the text. Makes each declaration at the top level private
    /// without a change of its columns: its attributes and `private` are on lines before it, and spaces replace the
    /// attributes. Returns `nil` if the text contains code that cannot be private.
    private static func separated(_ text: String) -> (lines: [String], places: [Int])? {
        let declaration =
            /((?:@\w+ )*)((?:(?:nonisolated|final|indirect) )*(?:struct|class|enum|actor|protocol|func|let|var|extension) .*)/
        // A private extension cannot have a conformance, and an operator is known in all files.
        let unsuitable = /extension [^{]*:|\boperator\b|};/
        var (lines, places): ([String], [Int]) = ([], [])
        var depth = 0
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if depth == 0, !line.isEmpty, !line.hasPrefix("//"), !line.hasPrefix("import ") {
                guard let parts = line.wholeMatch(of: declaration)?.output, !line.contains(unsuitable) else {
                    return nil
                }
                lines += [String(parts.1), "private", String(repeating: " ", count: parts.1.count) + parts.2]
            } else {
                lines.append(line)
            }
            places += Array(repeating: index + 1, count: lines.count - places.count)
            depth += line.count { "{[(".contains($0) } - line.count { "}])".contains($0) }
        }
        return (lines, places)
    }

    /// Compiles a text with a separate call of the compiler.
    static func alone(_ text: String, style: String = "llvm") throws -> Refusal {
        let folder = FileManager.default.temporaryDirectory.appending(path: "small-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "main.swift").path
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        return Refusal(file: file, text: text, messages: try compile([file], in: folder, style: style))
    }

    private static func compile(_ files: [String], in folder: URL, style: String) throws -> [CompilerMessage] {
        let setting = folder.appending(path: "Setting.swift").path
        try Self.setting.write(toFile: setting, atomically: true, encoding: .utf8)
        let running = RunningTools()
        let result = Tool(
            arguments: ["swiftc", "-c"] + files + [
                setting, "-module-name", "Small", "-swift-version", "6", "-default-isolation", "MainActor",
                "-diagnostic-style", style, "-o", folder.path + "/main.o", "-whole-module-optimization", "-Onone",
                // One text is an expression that takes the compiler half a minute.
                "-Xfrontend", "-solver-expression-time-threshold=3",
            ]
        ).run(running, running.begin())
        return compilerMessages(result?.output ?? "")
    }

    /// The declarations that the learner's lines may use.
    private static let setting = """
        protocol ComposeTwo {
            func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C
        }
        protocol TwoTasks { func double(_ x: Int) -> Int; func describe(_ x: Int) -> String; var limit: Int { get } }
        protocol Empty { init() }
        protocol Nested { associatedtype Inner }
        func double(_ x: Int) -> Int { x * 2 }
        func half(_ x: Int) -> Int? { x % 2 == 0 ? x / 2 : nil }
        func load() async -> Int { 1 }
        func risky() throws -> Int { 1 }
        enum Oops: Error { case sour }
        enum Side { case left, right, middle }
        class Box { var n = 0 }
        nonisolated class Plain { var n = 0 }
        struct Point {}
        struct Fixed { let x = 1 }
        struct Logged { let log = [1] }
        func same<Value: Equatable>(_ a: Value, _ b: Value) -> Bool { a == b }
        func make<Value>() -> [Value] { [] }
        func elsewhere(_ f: @escaping @Sendable (Int) -> Int) {}
        func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        """
}
