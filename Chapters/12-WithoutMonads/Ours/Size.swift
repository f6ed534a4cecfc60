import CurrycombSignals

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The sizes of code and of values.
package enum Size {
    /// Returns the number of lines in a file, without empty lines and lines that contain only a `//` comment, or `nil`
    /// if the file cannot be read. `name` is the path from the chapter's folder.
    package static func linesOfCode(_ name: String) -> Int? {
        let folder = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
        guard let file = fopen(folder.joined(separator: "/") + "/" + name, "r") else { return nil }
        defer { fclose(file) }
        var lines = 0
        var buffer = [CChar](repeating: 0, count: 1_024)
        while fgets(&buffer, Int32(buffer.count), file) != nil {
            let code = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }.drop { $0 <= UInt8(ascii: " ") }
            if !code.isEmpty, !code.starts(with: "//".utf8) { lines += 1 }
        }
        return lines
    }

    /// Returns the number of lines of code in the file of the toolkit's subject and in the main files that it uses, but
    /// not in the files for disposal and locks; `nil` if a file cannot be read.
    package static func linesOfTheToolkitsSubject() -> Int? {
        let core = [
            "Subject", "Hub", "Serial", "EntryList", "Deque", "SerializedObserver", "Observe", "Observer", "Signal",
            "Demand",
        ].map { "Signals/Core/\($0)" }
        let files = (core + ["Events/Event", "Events/End"]).map { "../../Sources/\($0).swift" }
        let counts = files.map(linesOfCode)
        return counts.contains(nil) ? nil : counts.reduce(0) { $0 + ($1 ?? 0) }
    }

    /// Returns the size in bytes of a signal with ten operators. Such a signal is a single value that stores all ten
    /// functions.
    package static func bytesOfTenOperators() -> Int {
        MemoryLayout.size(ofValue: Chains.ten(Subject<Int, Never>()))
    }

    package static func bytesOfOneOperator() -> Int {
        MemoryLayout.size(ofValue: Chains.one(Subject<Int, Never>()))
    }
}
