import Chapter06IO

package let folderReportRight: KeyValuePairs<String, any Contract.Type> = [
    "a line end after each line": LineEnds.self
]

/// Ends each line with a line break, including the last one.
private struct LineEnds: FolderReport {
    func summary(_ text: String) -> String {
        var (lines, words) = (0, 0)
        for line in text.split(separator: "\n") {
            lines += 1
            words += line.split(separator: " ").count
        }
        return "\(lines) lines, \(words) words"
    }

    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let found = names.map { name in try? folder.read(name) }
            let lines = zip(names, found).map { name, text in "\(name): \(text.map(summary) ?? "missing")\n" }
            try folder.write(lines.joined(), to: target)
            return found.count { $0 != nil }
        }
    }
}
