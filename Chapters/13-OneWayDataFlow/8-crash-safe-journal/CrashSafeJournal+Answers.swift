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
    "noEnd": Of<NoEnd>.self, "noChecksum": Of<NoChecksum>.self, "sumLast": Of<SumLast>.self,
    "noSpace": Of<NoSpace>.self, "emptyEntry": Of<EmptyEntry>.self, "firstWord": Of<FirstWord>.self,
    "nothingRead": Of<NothingRead>.self, "sumInEntry": Of<SumInEntry>.self, "notCounted": Of<NotCounted>.self,
    "linesCounted": Of<LinesCounted>.self, "allDropped": Of<AllDropped>.self, "tornTaken": Of<TornTaken>.self,
    "cutTaken": Of<CutTaken>.self, "goesOn": Of<GoesOn>.self, "sumIgnored": Of<SumIgnored>.self,
    "onlyOneLineCounted": Of<OnlyOneLineCounted>.self, "roundTrip": Of<RoundTrip>.self,
    "onlyFirstLine": Of<OnlyFirstLine>.self, "endsNotCounted": Of<EndsNotCounted>.self,
    "emptyLineSkipped": Of<EmptyLineSkipped>.self, "noneFits": Of<NoneFits>.self, "sumOfMore": Of<SumOfMore>.self,
    "bytesCounted": Of<BytesCounted>.self, "capitalsTaken": Of<CapitalsTaken>.self,
    "spacesSkipped": Of<SpacesSkipped>.self, "spaceUnread": Of<SpaceUnread>.self,
    "scalarsCounted": Of<ScalarsCounted>.self, "otherEnds": Of<OtherEnds>.self, "returnTaken": Of<ReturnTaken>.self,
    "lastLineLost": Of<LastLineLost>.self, "damagedRead": Of<DamagedRead>.self,
    "shortLine": Of<ShortLine>.self,
]

private enum NoEnd {}
private enum NoChecksum {}
private enum SumLast {}
private enum NoSpace {}
private enum EmptyEntry {}
private enum FirstWord {}
private enum NothingRead {}
private enum SumInEntry {}
private enum NotCounted {}
private enum LinesCounted {}
private enum AllDropped {}
private enum TornTaken {}
private enum CutTaken {}
private enum GoesOn {}
private enum SumIgnored {}
private enum OnlyOneLineCounted {}
/// Removes the spaces around an entry.
private enum RoundTrip {}
private enum OnlyFirstLine {}
private enum EndsNotCounted {}
private enum EmptyLineSkipped {}
/// Compares the checksum with the checksum of the entry's first word.
private enum NoneFits {}
private enum SumOfMore {}
private enum BytesCounted {}
private enum CapitalsTaken {}
private enum SpacesSkipped {}
private enum SpaceUnread {}
private enum ScalarsCounted {}
private enum OtherEnds {}
private enum ReturnTaken {}
private enum LastLineLost {}
private enum DamagedRead {}
private enum ShortLine {}

private struct Of<Flaw>: CrashSafeJournal {
    func line(_ entry: String) -> String {
        switch Flaw.self {
        case is NoEnd.Type: "\(checksum(entry)) \(entry)"
        case is NoChecksum.Type: "\(entry)\n"
        case is SumLast.Type: "\(entry) \(checksum(entry))\n"
        case is NoSpace.Type: "\(checksum(entry))\(entry)\n"
        case is SumOfMore.Type: "\(checksum(entry + "\n")) \(entry)\n"
        default: Ours.line(entry)
        }
    }

    func recover(_ journal: String) -> Recovery {
        let (entries, dropped) = read(journal)
        switch Flaw.self {
        case is NothingRead.Type: return Recovery(entries: [], dropped: 0)
        case is AllDropped.Type where !dropped.isEmpty: return Recovery(entries: [], dropped: journal.count)
        case is LastLineLost.Type where dropped.isEmpty:
            return Recovery(entries: Array(entries.dropLast()), dropped: 0)
        case is OnlyFirstLine.Type:
            let length = entries.first.map { line($0).count } ?? 0
            return Recovery(entries: Array(entries.prefix(1)), dropped: journal.count - length)
        default: return Recovery(entries: entries.map(taken), dropped: count(dropped))
        }
    }

    private func read(_ journal: String) -> (entries: [String], dropped: [String]) {
        var (entries, dropped): ([String], [String]) = ([], [])
        var rest = journal.unicodeScalars[...]
        while !rest.isEmpty {
            let end = rest.firstIndex { $0 == "\n" || has(OtherEnds.self) && Character($0).isNewline }
            let hasEnd = end.map { rest[$0] == "\n" } ?? false
            var line = rest[..<(end ?? rest.endIndex)]
            let whole = rest[..<(end.map { rest.index(after: $0) } ?? rest.endIndex)]
            rest = rest[whole.endIndex...]
            if has(EmptyLineSkipped.self), hasEnd, line.isEmpty { continue }
            if has(SpacesSkipped.self) { line = line.drop { $0 == " " } }
            if has(ReturnTaken.self), line.last == "\r" { line.removeLast() }
            if isWhole(String(line), hasEnd), dropped.isEmpty || has(GoesOn.self) {
                entries.append(String(line.dropFirst(5)))
            } else {
                if has(DamagedRead.self), hasEnd, dropped.isEmpty { entries.append(String(line.dropFirst(5))) }
                dropped.append(String(whole))
            }
        }
        return (entries, dropped)
    }

    private func isWhole(_ line: String, _ hasEnd: Bool) -> Bool {
        let entry = String(line.unicodeScalars.dropFirst(5))
        let (words, fits) = (line.split(separator: " ", omittingEmptySubsequences: false), Self.fits(line))
        return switch Flaw.self {
        case is NoneFits.Type: hasEnd && words.count > 1 && words[0] == checksum(words[1])
        case is CapitalsTaken.Type: hasEnd && Self.fits(line.prefix(4).lowercased() + line.dropFirst(4))
        case is SpaceUnread.Type: hasEnd && line.count >= 5 && line.prefix(4) == checksum(entry)
        case is EmptyEntry.Type: hasEnd && fits && !entry.isEmpty
        case is CutTaken.Type: fits
        case is ShortLine.Type where hasEnd && line.count < 5: fatalError("the line has no fifth character")
        case is SumIgnored.Type: hasEnd && line.count >= 5
        case is TornTaken.Type: line.count >= 4
        default: hasEnd && fits
        }
    }

    private static func fits(_ line: String) -> Bool {
        line + "\n" == Ours.line(String(line.unicodeScalars.dropFirst(5)))
    }

    private func taken(_ entry: String) -> String {
        switch Flaw.self {
        case is FirstWord.Type: entry.split(separator: " ").first.map(String.init) ?? ""
        case is SumInEntry.Type: String(Ours.line(entry).dropLast())
        case is RoundTrip.Type: String(entry.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        default: entry
        }
    }

    private func count(_ dropped: [String]) -> Int {
        switch Flaw.self {
        case is BytesCounted.Type: dropped.joined().utf8.count
        case is ScalarsCounted.Type: dropped.joined().unicodeScalars.count
        case is LinesCounted.Type: dropped.count
        case is OnlyOneLineCounted.Type: dropped.first?.count ?? 0
        case is EndsNotCounted.Type: dropped.joined().filter { $0 != "\n" }.count
        case is TornTaken.Type, is NotCounted.Type: 0
        default: dropped.joined().count
        }
    }

    private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
