import Foundation

/// The command lines that build a program from its only source file, without SwiftPM.
package struct BuildCommands: Codable, Equatable {
    /// The version of the format. Stored commands in another version are learned again.
    package static let version = 3

    package var version = Self.version
    package var inputs: BuildInputs
    package var plan: BuildPlan
    package var source: String { plan.sources[0] }
    package var compile: [String]
    /// The linker and its arguments. The joined library replaces the objects that it contains; if it could not be
    /// linked, this is ``wholeLink``.
    package var link: [String]
    /// The linker and its arguments, with all objects. Used if linking with the joined library fails.
    var wholeLink: [String]
    /// The libraries that `link` already names, because the modules' objects need them.
    package var libraries: [String]
    package var object: String
    package var executable: String
    /// The files with the modules that the program is linked with: the joined library, or all objects.
    package var standsOn: [String] {
        link == wholeLink ? plan.objects : link.filter { $0.hasSuffix("/" + JoinedLibraries.names[0]) }
    }

    /// Returns the same commands for another file, with all outputs in another folder.
    ///
    /// - Parameter knowsLines: true if the program can report the line of a trap; linking then takes twice as long.
    package func moved(to file: String, _ folder: String, knowsLines: Bool) -> BuildCommands {
        let (newObject, newExecutable) = ("\(folder)/main.o", "\(folder)/answer")
        let moved = [source: file, object: newObject, executable: newExecutable]
        var commands = self
        commands.plan.sources = [file]
        commands.compile = compile.map { moved[$0] ?? $0 }
        // Several programs may be linked at the same time, so each linker uses one thread.
        let more = ["--threads=1"] + (knowsLines ? [] : ["--strip-debug"])
        commands.link = link.map { moved[$0] ?? $0 } + more
        commands.wholeLink = wholeLink.map { moved[$0] ?? $0 } + more
        (commands.object, commands.executable) = (newObject, newExecutable)
        return commands
    }
}

/// The inputs of a build. Stored objects are valid only for the same inputs; stored commands stay valid if only
/// ``planFile`` has changed, but not the product's plan.
package struct BuildInputs: Codable, Equatable {
    /// The manifest, `Sources` and `Chapters`, and the toolkit's manifest and `Sources` if it is another package.
    package var sources: FileFingerprint
    package var compiler: String
    /// The compiler, and the frontend beside it.
    package var tools: FileFingerprint
    var planFile: FileFingerprint
}

/// The objects that a build with SwiftPM has brought up to date, and the inputs of the build.
struct UpToDateObjects: Codable, Equatable {
    var inputs: BuildInputs
    var objects: Set<String>
}

/// A cache of small files. I/O errors are ignored.
enum JSONCache {
    static func read<Value: Decodable>(_ type: Value.Type, from file: String) -> Value? {
        FileManager.default.contents(atPath: file).flatMap { try? JSONDecoder().decode(type, from: $0) }
    }

    static func write(_ value: some Encodable, to file: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes, .sortedKeys]
        try? encoder.encode(value).write(to: URL(filePath: file), options: .atomic)
    }
}
