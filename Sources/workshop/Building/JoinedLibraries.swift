import Foundation

/// A shared library that joins the objects of the modules. A chapter's answers and its tour use the same library; the
/// playground has its own. A library is linked again only if it is missing or its inputs have changed. Linking an
/// answer with this one file is faster than linking it with the modules' many objects.
package struct JoinedLibraries {
    /// The names of the files in the folder: the library, and the record of the inputs for which it is valid.
    package static let names = ["libraries.so", "libraries.so.json"]

    package let folder: String
    package let inputs: BuildInputs
    /// The objects that are linked into the library.
    package let objects: Set<String>
    /// Runs a command and returns its output; `nil` if the command failed.
    package let run: ([String]) -> String?

    /// Returns a program's link command with the library in place of ``objects``; `nil` if the library cannot be
    /// linked, or if the command has none of the objects. Links the library first if it is missing or out of date.
    package func line(instead linker: [String], of object: String) -> [String]? {
        let (file, sidecar) = ("\(folder)/\(Self.names[0])", "\(folder)/\(Self.names[1])")
        if JSONCache.read(BuildInputs.self, from: sidecar) != inputs || !FileManager.default.fileExists(atPath: file) {
            // Another workshop may be running programs with the old library, so a new file replaces it. The old file is
            // not overwritten.
            let new = "\(file).\(getpid())"
            guard run(joining(linker, without: object, into: new)) != nil, rename(new, file) == 0 else { return nil }
            JSONCache.write(inputs, to: sidecar)
        }
        var line = linker
        guard let first = line.firstIndex(where: objects.contains) else { return nil }
        line.insert(file, at: first)
        line.removeAll(where: objects.contains)
        // Without this option, the program could get its own copy of some of the library's variables.
        return line + ["-z", "nocopyreloc"]
    }

    /// Returns the command line that links the library, made from a program's link command.
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
        // With `-Bsymbolic`, calls within the library are bound directly. Debug information is left out, because
        // learners do not step through the library.
        return line + ["-shared", "-Bsymbolic", "--strip-debug", "-o", file]
    }
}
