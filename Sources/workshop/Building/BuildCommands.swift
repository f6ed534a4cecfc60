import Foundation

/// The two command lines that turn a learner's saved file into a program, without asking SwiftPM again.
package struct BuildCommands: Codable, Equatable {
    /// Grows when this type or the meaning of its lines changes: older ones on the disk are then learned again.
    package static let version = 3

    package var version = Self.version
    /// The sources, the manifest and the compiler for which it was learned.
    package var inputs: BuildInputs
    /// The steps in which SwiftPM would build it.
    package var plan: BuildPlan
    /// The one file that it compiles.
    package var source: String { plan.sources[0] }
    /// The compiler's frontend with its arguments.
    package var compile: [String]
    /// The linker with its arguments, and the joined libraries instead of their objects.
    package var link: [String]
    /// The linker with its arguments and all objects: for symbols that the joined libraries do not have.
    var wholeLink: [String]
    /// The libraries that `link` names because an object asked for them.
    package var libraries: [String]
    /// The frontend's output.
    package var object: String
    /// The linker's output.
    package var executable: String
    /// The files that the program is linked of, but for its own object: the joined libraries, or all objects.
    package var standsOn: [String] {
        link == wholeLink ? plan.objects : link.filter { $0.hasSuffix("/" + JoinedLibraries.names[0]) }
    }

    /// The same for another file of the same kind, with all that is written in another folder.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - folder: the folder for the object and the program.
    ///   - knowsLines: true if the program can tell the line where it trapped; without, it is linked in half the time.
    package func moved(to file: String, _ folder: String, knowsLines: Bool) -> BuildCommands {
        let (newObject, newExecutable) = ("\(folder)/main.o", "\(folder)/answer")
        let moved = [source: file, object: newObject, executable: newExecutable]
        var commands = self
        commands.plan.sources = [file]
        commands.compile = compile.map { moved[$0] ?? $0 }
        // Several are linked at once, so one needs no threads.
        let more = ["--threads=1"] + (knowsLines ? [] : ["--strip-debug"])
        commands.link = link.map { moved[$0] ?? $0 } + more
        commands.wholeLink = wholeLink.map { moved[$0] ?? $0 } + more
        (commands.object, commands.executable) = (newObject, newExecutable)
        return commands
    }
}

/// The inputs that must not change for build commands, or for an object that SwiftPM made, to be still good.
package struct BuildInputs: Codable, Equatable {
    /// The manifest and everything under `Sources` and `Chapters`.
    package var sources: FileFingerprint
    /// The compiler's path.
    package var compiler: String
    /// The compiler itself.
    package var tools: FileFingerprint
    /// `debug.yaml`.
    var planFile: FileFingerprint
}

/// The objects that SwiftPM brought up to date, and the inputs for which that is true.
struct UpToDateObjects: Codable, Equatable {
    var inputs: BuildInputs
    var objects: Set<String>
}

/// A cache of small files; I/O errors are ignored.
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
