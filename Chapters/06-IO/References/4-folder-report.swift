private struct Answer: FolderReport {
    func summary(_ text: String) -> String {
        let lines = text.split(separator: "\n").count
        let words = text.split(whereSeparator: \.isWhitespace).count
        return "\(lines) lines, \(words) words"
    }

    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            var lines: [String] = []
            var count = 0
            for name in names {
                do {
                    lines.append("\(name): \(try map(reading(name, in: folder), summary).run())")
                    count += 1
                } catch {
                    lines.append("\(name): missing")
                }
            }
            try writing(lines.joined(separator: "\n"), to: target, in: folder).run()
            return count
        }
    }
}

package let folderReportReference: any FolderReport.Type = Answer.self
