import Foundation

/// The command lines that build a program from its only source file, without SwiftPM.
package struct BuildCommands: Codable, Equatable {
    /// The version of the format. Commands that were stored in another version are not used.
    package static let version = 3

    package var version = Self.version
    package var inputs: BuildInputs
    package var plan: BuildPlan
    package var source: String { plan.sources[0] }
    package var compile: [String]
    /// The linker and its arguments. The joined library replaces the objects that it contains. If there is no usable
    /// joined library, this is the same as ``wholeLink``.
    package var link: [String]
    /// The linker and its arguments, with all objects. Used if linking with the joined library fails.
    var wholeLink: [String]
    /// The libraries that `link` already names, because the modules' objects need them.
    package var libraries: [String]
    package var object: String
    package var executable: String
    /// The files that contain the program's modules: the joined library, or all objects.
    package var standsOn: [String] {
        link == wholeLink ? plan.objects : link.filter { $0.hasSuffix("/" + JoinedLibraries.names[0]) }
    }

    /// True if the joined library that the commands need exists, or if they need none. A library that has been removed
    /// must be linked again.
    var hasLibrary: Bool { link == wholeLink || standsOn.allSatisfy(FileManager.default.fileExists(atPath:)) }

    /// Returns the same commands for another file, with all outputs in another folder.
    ///
    /// - Parameter knowsLines: true if the program must be able to report the line of a trap. Linking then takes
    ///   longer.
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

/// The inputs of a build. Stored objects are valid only for the same inputs. Stored commands stay valid even if
/// ``planFile`` has changed, as long as the product's own plan is the same.
package struct BuildInputs: Codable, Equatable {
    /// The package's manifest, `Sources` and `Chapters`; if the toolkit is another package, also its manifest and
    /// `Sources`.
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

/// A cache of values in small JSON files. Errors are ignored: a value that cannot be read counts as missing.
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
