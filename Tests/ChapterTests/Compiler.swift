import Foundation
import Synchronization
import TestSupport
import Testing

/// Compiles files that belong to no target, such as a stub or the code of a lesson.
enum Compiler {
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// Builds a program from one file and the modules of this build, in a folder for temporary files.
    static func build(
        source: String, as product: String,
        settings: [String] = ["-default-isolation", "MainActor"]
    ) async throws -> String {
        let library = try await library.value
        let program = FileManager.default.temporaryDirectory.appendingPathComponent("\(product)-\(UUID())").path
        try source.write(toFile: program + ".swift", atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: program + ".swift") }
        let modules = Places.products.appendingPathComponent("Modules").path
        let (status, output) = try Program.run(
            "/usr/bin/env",
            [
                "swiftc", "-swift-version", "6", "-I", modules, "-module-name", "Program", "-o", program,
                program + ".swift",
            ] + linker + settings + [library])
        guard status == 0 else { throw Refusal(description: output) }
        return program
    }

    /// Builds a program as the workshop does: in a folder of its own, with its object file `main.o` beside it. The folder
    /// is removed when the tests end.
    static func buildWithObject(_ source: String) async throws -> String {
        let library = try await library.value
        let folder = temporaryFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try source.write(toFile: "\(folder)/main.swift", atomically: true, encoding: .utf8)
        for arguments in [
            ["-c", "-module-name", "answer", "-o", "\(folder)/main.o"] + language + ["\(folder)/main.swift"],
            ["-o", "\(folder)/answer"] + linker + ["\(folder)/main.o", library],
        ] {
            let (status, output) = try Program.run("/usr/bin/env", ["swiftc"] + arguments)
            guard status == 0 else { throw Refusal(description: output) }
        }
        return "\(folder)/answer"
    }

    /// Builds one program from several answers, at most once for each program name. The environment variable
    /// `JoinedAnswers.variable` selects the answer to judge. The program is removed when the tests end.
    static func build(_ answers: [JoinedAnswer], as name: String) async throws -> String {
        try await programs.value(name) { try await link(answers) }
    }

    private static func link(_ answers: [JoinedAnswer]) async throws -> String {
        let library = try await library.value
        let folder = temporaryFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try JoinedAnswers.write(answers, to: folder)
        let (status, output) = try Program.run(
            "/usr/bin/env",
            ["swiftc", "-wmo", "-module-name", "Program", "-o", "\(folder)/program"] + linker + language
                + ["\(folder)/main.swift"] + answers.map { "\(folder)/\($0.function).swift" }
                + [library])
        guard status == 0 else { throw Refusal(description: output) }
        return "\(folder)/program"
    }

    /// Returns the compiler's arguments that the manifest sets only for this exercise.
    static func settings(of folder: String) -> [String] {
        folder == "4-try-pipeline" ? ["-enable-upcoming-feature", "MemberImportVisibility"] : []
    }

    /// The argument that chooses the linker. On Linux, the workshop uses the same linker, because it is faster than
    /// Swift's default.
    #if os(Linux)
    private static let linker = ["-use-ld=lld"]
    #else
    private static let linker: [String] = []
    #endif

    private static let programs = OncePerName<String>()

    /// Work that is done at most once for each name. While one test waits for the work of a chapter, other tests can do
    /// that of other chapters.
    private final class OncePerName<Value: Sendable>: Sendable {
        private let begun = Mutex<[String: Task<Value, any Error>]>([:])

        func value(_ name: String, _ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
            let task = begun.withLock { begun in
                if let task = begun[name] { return task }
                let task = waitingForPrograms { try await work() }
                begun[name] = task
                return task
            }
            return try await task.value
        }
    }

    /// The arguments with which several answers are compiled: the settings that the manifest has for exercises, and the
    /// folder of the modules.
    private static let language = [
        "-swift-version", "6", "-default-isolation", "MainActor", "-I",
        Places.products.appendingPathComponent("Modules").path,
    ]

    /// The errors in several answers, by the answers' names.
    typealias Errors = [String: [(line: Int, message: String)]]

    /// Returns the errors in several answers, from a single call to the compiler for each name.
    ///
    /// The call only checks types. Errors that are found later, such as a race, are reported only by a build.
    ///
    /// - Parameters:
    ///   - answers: the answers.
    ///   - name: a name for these answers and settings.
    ///   - settings: further arguments, for an exercise with its own setting.
    static func errors(in answers: [JoinedAnswer], as name: String, settings: [String]) async throws -> Errors {
        try await checks.value(name) { try errors(in: answers, settings: settings) }
    }

    private static let checks = OncePerName<Errors>()

    private static func errors(in answers: [JoinedAnswer], settings: [String]) throws -> Errors {
        let folder = temporaryFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try JoinedAnswers.write(answers, to: folder)
        let (_, output) = try Program.run(
            "/usr/bin/env",
            [
                "swiftc", "-typecheck", "-wmo", "-parse-as-library", "-module-name", "Program", "-diagnostic-style",
                "llvm",
            ]
                + language + settings + answers.map { "\(folder)/\($0.function).swift" })
        var errors: Errors = [:]
        for line in output.split(separator: "\n") {
            guard let mark = line.firstRange(of: ": error: ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count == 3, let number = Int(place[1]),
                let answer = answers.first(where: { "\(folder)/\($0.function).txt" == place[0] })
            else { continue }
            errors[answer.name, default: []].append((number, String(line[mark.upperBound...])))
        }
        return errors
    }

    /// The objects of the chapters and of the modules that they need, linked into one library.
    private static let library = waitingForPrograms {
        let objects = try FileManager.default.contentsOfDirectory(atPath: Places.products.path)
            .filter { $0.hasSuffix(".build") && isLibrary(String($0.dropLast(6))) }
            .flatMap { try objectFiles(in: Places.products.appendingPathComponent($0)) }
        let folder = temporaryFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = "\(folder)/library"
        let (status, output) = try Program.run(
            "/usr/bin/env", ["swiftc", "-emit-library", "-o", path] + linker + objects)
        guard status == 0 else { throw Refusal(description: output) }
        return path
    }

    private static let folders = Mutex<[String]>([])

    /// Returns a path for a new folder, which is removed when the tests end.
    private static func temporaryFolder() -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("answers-\(UUID())").path
        folders.withLock { known in
            if known.isEmpty {
                atexit {
                    Compiler.folders.withLock { $0.forEach { try? FileManager.default.removeItem(atPath: $0) } }
                }
            }
            known.append(folder)
        }
        return folder
    }

    /// Returns the objects of a module's current sources. Its folder may also contain objects of sources that were
    /// renamed.
    private static func objectFiles(in folder: URL) throws -> [String] {
        let sources = try String(contentsOf: folder.appendingPathComponent("sources"), encoding: .utf8)
        return sources.split(separator: "\n").map { source in
            let name = source.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")).split(separator: "/").last ?? ""
            return folder.appendingPathComponent("\(name).o").path
        }
    }

    /// The arguments that compile a program as a tour: it can use this package's `package` declarations, and its code is
    /// isolated to the main actor.
    static var asInPackage: [String] {
        // SwiftPM passes the package's identity, which is made from the name of its folder, as `-package-name`.
        let name = Places.root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
        return ["-package-name", String(name), "-default-isolation", "MainActor"]
    }

    private static func isLibrary(_ module: String) -> Bool {
        module.wholeMatch(of: /Chapter\d\d\w+/) != nil
            || module.hasPrefix("Currycomb") && !module.hasSuffix("Tests") && !module.hasPrefix("CurrycombPackage")
    }
}
