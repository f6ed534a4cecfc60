import Foundation

/// The modules that a chapter's answers need, linked once into a library of their own. An answer is then linked from
/// the library and its own object, in a third of the time that linking about two hundred objects takes.
package struct JoinedLibraries {
    /// The files in the folder: the library, and the inputs for which it is valid.
    package static let names = ["libraries.so", "libraries.so.json"]

    /// The folder of the library and of its record of inputs.
    package let folder: String
    /// The inputs for which the library is valid.
    package let inputs: BuildInputs
    /// The objects that are joined.
    package let objects: Set<String>
    /// Runs a command and returns its output; `nil` if it failed.
    package let run: ([String]) -> String?

    /// Returns a program's command line that uses the library; links the library first if it does not exist.
    ///
    /// - Parameters:
    ///   - linker: the line that links a program from the objects and one more object.
    ///   - object: that other object.
    /// - Returns: `nil` if there is no library.
    package func line(instead linker: [String], of object: String) -> [String]? {
        let (file, sidecar) = ("\(folder)/\(Self.names[0])", "\(folder)/\(Self.names[1])")
        if JSONCache.read(BuildInputs.self, from: sidecar) != inputs || !FileManager.default.fileExists(atPath: file) {
            // Another workshop may be running programs with the old library, so a new file replaces it.
            let new = "\(file).\(getpid())"
            guard run(joining(linker, without: object, into: new)) != nil, rename(new, file) == 0 else { return nil }
            JSONCache.write(inputs, to: sidecar)
        }
        var line = linker
        guard let first = line.firstIndex(where: objects.contains) else { return nil }
        line.insert(file, at: first)
        line.removeAll(where: objects.contains)
        // Without this option the program would have its own copy of the library's data.
        return line + ["-z", "nocopyreloc"]
    }

    /// Returns the line that links the library: a program's line without the options for executables.
    private func joining(_ linker: [String], without object: String, into file: String) -> [String] {
        var line: [String] = []
        var rest = linker.makeIterator()
        while let word = rest.next() {
            switch word {
            case "-o", "-dynamic-linker", "--defsym": _ = rest.next()
            case "-pie", object: break
            case _ where word.hasSuffix("/Scrt1.o") || word.hasSuffix("/crt1.o"): break
            default: line.append(word)
            }
        }
        // Calls within the library are bound directly. It needs no debug information: a learner does not step through
        // it.
        return line + ["-shared", "-Bsymbolic", "--strip-debug", "-o", file]
    }
}
