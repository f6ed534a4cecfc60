import Foundation
import TestSupport
import Testing

/// Compiles a file that stands in no target: a stub, or a lesson's code.
enum Compiler {
    /// What the compiler refused, in its own words.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// Builds a program from one file and the modules of this build.
    ///
    /// - Parameters:
    ///   - file: the file, as a path from the root.
    ///   - product: the program's name.
    ///   - chapterFolder: the chapter that it belongs to.
    /// - Returns: the program's path, in a folder for temporary files.
    static func build(_ file: String, as product: String, in chapterFolder: String) throws -> String {
        let program = FileManager.default.temporaryDirectory.appendingPathComponent("\(product)-\(UUID())").path
        // A file that is not called main.swift has top-level code only when it is compiled alone.
        let objects = try FileManager.default.contentsOfDirectory(atPath: Places.products.path)
            .filter { $0.hasSuffix(".build") && isLibrary(String($0.dropLast(6)), for: chapterFolder) }
            .flatMap { folder -> [String] in
                let path = Places.products.appendingPathComponent(folder).path
                return try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".o") }
                    .map { "\(path)/\($0)" }
            }
        try run(
            [Places.root.appendingPathComponent(file).path, "-o", program, "-module-name", "Stub", "-default-isolation", "MainActor"]
                + objects)
        return program
    }

    /// Runs the compiler on the modules of this build.
    static func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-swift-version", "6", "-I", Places.products.appendingPathComponent("Modules").path] + arguments
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Refusal(description: String(decoding: output, as: UTF8.self))
        }
    }

    /// Whether a module is the chapter's or one of those that chapters stand on.
    private static func isLibrary(_ module: String, for chapterFolder: String) -> Bool {
        module == "Chapter" + chapterFolder.split(separator: "-").joined()
            || module.hasPrefix("Currycomb") && !module.hasSuffix("Tests") && module != "CurrycombPackageTests"
            && !module.hasPrefix("CurrycombPackage")
    }
}
