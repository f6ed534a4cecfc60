import Chapter13OneWayDataFlow

@MainActor package let crashSafeJournalRight: KeyValuePairs<String, any Contract.Type> = ["characters": Characters.self]

/// Reads the journal as an array of characters.
private struct Characters: CrashSafeJournal {
    func line(_ entry: String) -> String { [checksum(entry), entry].joined(separator: " ") + "\n" }

    func recover(_ journal: String) -> Recovery {
        var entries: [String] = []
        var rest = Array(journal)
        while let end = rest.firstIndex(of: "\n"), end >= 5 {
            let entry = String(rest[5..<end])
            if String(rest[..<5]) != checksum(entry) + " " { break }
            entries += [entry]
            rest.removeSubrange(...end)
        }
        return Recovery(entries: entries, dropped: rest.count)
    }
}
