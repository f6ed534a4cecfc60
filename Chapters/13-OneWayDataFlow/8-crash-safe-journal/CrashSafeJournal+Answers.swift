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

// MARK: - Wrong answers

package let crashSafeJournalWrong: KeyValuePairs<String, any Contract.Type> = [
    "noEnd": NoEnd.self, "noChecksum": NoChecksum.self, "sumLast": SumLast.self, "noSpace": NoSpace.self,
    "emptyEntry": EmptyEntry.self, "firstWord": FirstWord.self, "nothingRead": NothingRead.self,
    "sumInEntry": SumInEntry.self, "notCounted": NotCounted.self, "linesCounted": LinesCounted.self,
    "allDropped": AllDropped.self, "tornTaken": TornTaken.self, "cutTaken": CutTaken.self, "goesOn": GoesOn.self,
    "sumIgnored": SumIgnored.self, "onlyOneLineCounted": OnlyOneLineCounted.self, "roundTrip": RoundTrip.self,
    "onlyFirstLine": OnlyFirstLine.self, "endsNotCounted": EndsNotCounted.self,
    "emptyLineSkipped": EmptyLineSkipped.self, "noneFits": NoneFits.self, "sumOfMore": SumOfMore.self,
    "bytesCounted": BytesCounted.self, "capitalsTaken": CapitalsTaken.self, "spacesSkipped": SpacesSkipped.self,
    "spaceUnread": SpaceUnread.self, "scalarsCounted": ScalarsCounted.self, "otherEnds": OtherEnds.self,
    "returnTaken": ReturnTaken.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: CrashSafeJournal {}

extension Right {
    func line(_ entry: String) -> String { Ours.line(entry) }
    func recover(_ journal: String) -> Recovery { Ours.recover(journal) }
}

/// Reads line by line, with something else done of each.
private func read(
    _ journal: String, _ isWhole: (String, Bool) -> Bool, stops: Bool = true
) -> (entries: [String], dropped: [String]) {
    var entries: [String] = []
    var dropped: [String] = []
    var rest = journal[...]
    while !rest.isEmpty {
        let end = rest.firstIndex(of: "\n")
        let line = String(rest[..<(end ?? rest.endIndex)])
        rest = end.map { rest[rest.index(after: $0)...] } ?? ""
        if isWhole(line, end != nil), dropped.isEmpty || !stops {
            entries.append(String(line.dropFirst(5)))
        } else {
            dropped.append(line + (end == nil ? "" : "\n"))
        }
    }
    return (entries, dropped)
}

/// Returns true if the checksum of a line fits.
private func fits(_ line: String) -> Bool { line.prefix(5) == checksum(line.dropFirst(5)) + " " }

/// Reads line by line, with something else asked of each line or counted of what is dropped.
private protocol Reading: Right {
    static func isWhole(_ line: String, _ hasEnd: Bool) -> Bool
    static func count(_ dropped: [String]) -> Int
}

extension Reading {
    static func isWhole(_ line: String, _ hasEnd: Bool) -> Bool { fits(line) && hasEnd }
    static func count(_ dropped: [String]) -> Int { dropped.joined().count }

    func recover(_ journal: String) -> Recovery {
        let (entries, dropped) = read(journal, Self.isWhole)
        return Recovery(entries: entries, dropped: Self.count(dropped))
    }
}

/// Compares the checksum with the one of the entry's first word.
private struct NoneFits: Reading {
    static func isWhole(_ line: String, _ hasEnd: Bool) -> Bool {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        return hasEnd && words.count > 1 && words[0] == checksum(words[1])
    }
}

private struct CapitalsTaken: Reading {
    static func isWhole(_ line: String, _ hasEnd: Bool) -> Bool {
        fits(line.prefix(4).lowercased() + line.dropFirst(4)) && hasEnd
    }
}

private struct SpaceUnread: Reading {
    static func isWhole(_ line: String, _ hasEnd: Bool) -> Bool {
        line.count >= 5 && line.prefix(4) == checksum(line.dropFirst(5)) && hasEnd
    }
}

private struct EmptyEntry: Reading {
    static func isWhole(_ line: String, _ hasEnd: Bool) -> Bool { fits(line) && hasEnd && line.count > 5 }
}

private struct CutTaken: Reading {
    static func isWhole(_ line: String, _ hasEnd: Bool) -> Bool { fits(line) }
}

private struct SumIgnored: Reading {
    static func isWhole(_ line: String, _ hasEnd: Bool) -> Bool { line.count >= 5 && hasEnd }
}

private struct TornTaken: Reading {
    static func isWhole(_ line: String, _ hasEnd: Bool) -> Bool { line.count >= 4 }
    static func count(_ dropped: [String]) -> Int { 0 }
}

private struct BytesCounted: Reading {
    static func count(_ dropped: [String]) -> Int { dropped.joined().utf8.count }
}

private struct ScalarsCounted: Reading {
    static func count(_ dropped: [String]) -> Int { dropped.joined().unicodeScalars.count }
}

private struct LinesCounted: Reading {
    static func count(_ dropped: [String]) -> Int { dropped.count }
}

private struct OnlyOneLineCounted: Reading {
    static func count(_ dropped: [String]) -> Int { dropped.first?.count ?? 0 }
}

private struct EndsNotCounted: Reading {
    static func count(_ dropped: [String]) -> Int { dropped.joined().filter { $0 != "\n" }.count }
}

private struct GoesOn: Right {
    func recover(_ journal: String) -> Recovery {
        let (entries, dropped) = read(journal, { fits($0) && $1 }, stops: false)
        return Recovery(entries: entries, dropped: dropped.joined().count)
    }
}

private struct SpacesSkipped: Right {
    func recover(_ journal: String) -> Recovery {
        var entries: [String] = []
        var rest = journal[...]
        while let end = rest.firstIndex(of: "\n") {
            let line = rest[..<end].drop { $0 == " " }
            guard fits(String(line)) else { break }
            entries.append(String(line.dropFirst(5)))
            rest = rest[rest.index(after: end)...]
        }
        return Recovery(entries: entries, dropped: rest.count)
    }
}

private struct SumOfMore: Right {
    func line(_ entry: String) -> String { "\(checksum(entry + "\n")) \(entry)\n" }
}

private struct OtherEnds: Right {
    func recover(_ journal: String) -> Recovery {
        var entries: [String] = []
        var rest = journal[...]
        while let end = rest.firstIndex(where: \.isNewline), rest[end] == "\n", fits(String(rest[..<end])) {
            entries.append(String(rest[..<end].dropFirst(5)))
            rest = rest[rest.index(after: end)...]
        }
        return Recovery(entries: entries, dropped: rest.count)
    }
}

private struct ReturnTaken: Right {
    func recover(_ journal: String) -> Recovery {
        var entries: [String] = []
        var rest = journal.unicodeScalars[...]
        while let end = rest.firstIndex(of: "\n") {
            let line = rest[..<end]
            let text = String(line.last == "\r" ? line.dropLast() : line)
            guard fits(text) else { break }
            entries.append(String(text.dropFirst(5)))
            rest = rest[rest.index(after: end)...]
        }
        return Recovery(entries: entries, dropped: String(rest).count)
    }
}

private struct NoEnd: Right {
    func line(_ entry: String) -> String { "\(checksum(entry)) \(entry)" }
}

private struct NoChecksum: Right {
    func line(_ entry: String) -> String { "\(entry)\n" }
}

private struct SumLast: Right {
    func line(_ entry: String) -> String { "\(entry) \(checksum(entry))\n" }
}

private struct NoSpace: Right {
    func line(_ entry: String) -> String { "\(checksum(entry))\(entry)\n" }
}

private struct FirstWord: Right {
    func recover(_ journal: String) -> Recovery {
        let whole = Ours.recover(journal)
        return Recovery(
            entries: whole.entries.map { $0.split(separator: " ").first.map(String.init) ?? "" }, dropped: whole.dropped
        )
    }
}

private struct NothingRead: Right {
    func recover(_ journal: String) -> Recovery { Recovery(entries: [], dropped: 0) }
}

private struct SumInEntry: Right {
    func recover(_ journal: String) -> Recovery {
        let whole = Ours.recover(journal)
        return Recovery(entries: whole.entries.map { String(Ours.line($0).dropLast()) }, dropped: whole.dropped)
    }
}

private struct NotCounted: Right {
    func recover(_ journal: String) -> Recovery { Recovery(entries: Ours.recover(journal).entries, dropped: 0) }
}

private struct AllDropped: Right {
    func recover(_ journal: String) -> Recovery {
        let whole = Ours.recover(journal)
        return whole.dropped == 0 ? whole : Recovery(entries: [], dropped: journal.count)
    }
}

private struct RoundTrip: Right {
    // Takes the spaces around an entry away, to be tidy.
    func recover(_ journal: String) -> Recovery {
        let whole = Ours.recover(journal)
        return Recovery(
            entries: whole.entries.map { entry in
                String(entry.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }, dropped: whole.dropped)
    }
}

private struct EmptyLineSkipped: Right {
    func recover(_ journal: String) -> Recovery {
        var rest = journal.split(separator: "\n").map { $0 + "\n" }[...]
        if journal.last != "\n", let last = rest.popLast() { rest.append(last.dropLast()) }
        var entries: [String] = []
        while let line = rest.first, line.last == "\n", fits(String(line.dropLast())) {
            entries.append(String(line.dropLast().dropFirst(5)))
            rest = rest.dropFirst()
        }
        return Recovery(entries: entries, dropped: rest.joined().count)
    }
}

private struct OnlyFirstLine: Right {
    func recover(_ journal: String) -> Recovery {
        let entries = Array(Ours.recover(journal).entries.prefix(1))
        return Recovery(entries: entries, dropped: journal.count - (entries.first.map { line($0).count } ?? 0))
    }
}
