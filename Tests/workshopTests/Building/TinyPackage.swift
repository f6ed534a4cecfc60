import CurrycombWorkbook
import Foundation

@testable import CurrycombWorkshop

/// A course with one chapter and two exercises. It is a package in a temporary folder, and SwiftPM can build it.
final class TinyPackage: Sendable {
    let root: String
    let first = TinyPackage.exercise(1, "double")
    let second = TinyPackage.exercise(2, "shout")

    init() throws {
        root = "\(Files.real(NSTemporaryDirectory()))/tiny-\(UUID())"
        try write("Package.swift", Self.manifest)
        try write("Chapters/01-Tiny/Tiny.swift", Self.chapter)
        try write("Chapters/01-Tiny/Tour/main.swift", "import Chapter01Tiny\nprint(greeting)\n")
        try write(first.file, Self.answer("x * 2"))
        try write(second.file, Self.answer("x + 1"))
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ file: String, _ text: String) throws {
        let url = URL(filePath: "\(root)/\(file)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// Writes a file with a modification date one minute from now. The compiler compares dates, and with this date the
    /// file is newer than every build, even if the machine's clock has just been set back by some seconds.
    func rewrite(_ file: String, _ text: String) throws {
        try write(file, text)
        let later = Date(timeIntervalSinceNow: 60)
        try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: "\(root)/\(file)")
    }

    func output(of outcome: BuildOutcome) -> String? {
        guard case .built(let executable, _) = outcome else { return nil }
        let running = RunningTools()
        return Tool(arguments: [executable]).run(running, running.begin())?.output
    }

    static func answer(_ body: String, before: String = "") -> String {
        """
        import Chapter01Tiny
        \(before)
        struct Answer: Tiny {
            func number(_ x: Int) -> Int {
                \(body)
            }
        }
        judge(Answer())

        """
    }

    static let chapter = """
        public let greeting = "hello"
        public protocol Tiny { func number(_ x: Int) -> Int }
        public func judge(_ answer: some Tiny) { print(greeting, answer.number(21)) }
        public final class Kept { var number = 0 }

        """

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        func exercise(_ slug: String) -> Target {
            .executableTarget(
                name: "exercise-1-\\(slug)", dependencies: ["Chapter01Tiny"], path: "Exercises/01-Tiny/\\(slug)",
                swiftSettings: [.defaultIsolation(MainActor.self)])
        }
        let package = Package(
            name: "Tiny", platforms: [.macOS(.v15)],
            targets: [
                .target(name: "Chapter01Tiny", path: "Chapters/01-Tiny", exclude: ["Tour"]),
                .executableTarget(name: "tour-1", dependencies: ["Chapter01Tiny"], path: "Chapters/01-Tiny/Tour"),
                exercise("1-double"), exercise("2-shout"),
            ], swiftLanguageModes: [.v6])

        """

    private static func exercise(_ number: Int, _ slug: String) -> Exercise {
        Exercise(
            in: "01-Tiny", number, slug, minutes: 1,
            words: Words(
                title: slug, task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [],
                misconceptions: [Sentence("text", "A number is not its text.")], notice: ""),
            compilerSuspects: [CompilerSuspect("text", "cannot convert return expression of type 'String' to *")])
    }
}
