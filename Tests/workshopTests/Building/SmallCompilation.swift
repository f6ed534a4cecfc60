import Foundation
import Synchronization

@testable import CurrycombWorkshop

/// Compiles a few lines with the real compiler, so a test fails if the compiler's messages change.
enum SmallCompilation {
    struct Refusal: Sendable {
        let file: String
        let text: String
        let messages: [CompilerMessage]
    }

    static func of(_ text: String, style: String = "llvm") throws -> Refusal {
        let key = style + text
        if let known = known.withLock({ $0[key] }) { return known }
        let refusal = try compile(text, style: style)
        known.withLock { $0[key] = refusal }
        return refusal
    }

    private static let known = Mutex<[String: Refusal]>([:])

    private static func compile(_ text: String, style: String) throws -> Refusal {
        let folder = FileManager.default.temporaryDirectory.appending(path: "small-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "main.swift").path
        let setting = folder.appending(path: "Setting.swift").path
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        try Self.setting.write(toFile: setting, atomically: true, encoding: .utf8)
        let running = RunningTools()
        let result = Tool(arguments: [
            "swiftc", "-c", file, setting, "-module-name", "Small", "-swift-version", "6", "-default-isolation",
            "MainActor", "-diagnostic-style", style, "-o", folder.path + "/main.o", "-whole-module-optimization",
            "-Onone",
        ]).run(running, running.begin())
        return Refusal(file: file, text: text, messages: compilerMessages(result?.output ?? ""))
    }

    /// The declarations that the learner's lines may use.
    private static let setting = """
        protocol ComposeTwo {
            func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C
        }
        protocol TwoTasks { func double(_ x: Int) -> Int; func describe(_ x: Int) -> String; var limit: Int { get } }
        protocol Empty { init() }
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
        func same<Value: Equatable>(_ a: Value, _ b: Value) -> Bool { a == b }
        func make<Value>() -> [Value] { [] }
        func elsewhere(_ f: @escaping @Sendable (Int) -> Int) {}
        func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        """
}
