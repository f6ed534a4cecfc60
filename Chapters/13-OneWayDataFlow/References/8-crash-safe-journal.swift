private struct Answer: CrashSafeJournal {
    func line(_ entry: String) -> String { "\(checksum(entry)) \(entry)\n" }

    func recover(_ journal: String) -> Recovery {
        var entries: [String] = []
        var rest = journal.unicodeScalars[...]
        while let end = rest.firstIndex(of: "\n") {
            let entry = String(rest[..<end].dropFirst(5))
            guard String(rest[...end]) == line(entry) else { break }
            entries.append(entry)
            rest = rest[rest.index(after: end)...]
        }
        return Recovery(entries: entries, dropped: String(rest).count)
    }
}

package let crashSafeJournalReference: any CrashSafeJournal.Type = Answer.self
