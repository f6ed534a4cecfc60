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

// MARK: - Wrong answers

package let folderReportWrong: KeyValuePairs<String, any Contract.Type> = [
    "exchanged": Exchanged.self, "onlySpaces": OnlySpaces.self, "emptyCounted": EmptyCounted.self,
    "early": Early.self, "stopsAtError": StopsAtError.self, "backwards": Backwards.self,
    "writesEach": WritesEach.self, "neverWritten": NeverWritten.self, "neverRead": NeverRead.self,
    "leftOut": LeftOut.self, "swallowed": Swallowed.self, "stopsAtMissing": StopsAtMissing.self,
    "countsMissing": CountsMissing.self, "remembered": Remembered.self, "piledUp": PiledUp.self,
    "spacesCounted": SpacesCounted.self, "twoLines": TwoLines.self, "readTwice": ReadTwice.self,
    "emptyMissing": EmptyMissing.self, "errorPrinted": ErrorPrinted.self, "targetHard": TargetHard.self,
    "countHard": CountHard.self, "nothingWritten": NothingWritten.self, "writeErrorSwallowed": WriteErrorSwallowed.self,
    "namesLeftOut": NamesLeftOut.self,
    "lookedEarly": LookedEarly.self, "equalNames": EqualNames.self, "sorted": Sorted.self,
    "notNoted": NotNoted.self, "emptiedFirst": EmptiedFirst.self, "readOnce": ReadOnce.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: FolderReport {
    func lines(_ text: String) -> Int
    func words(_ text: String) -> Int
    func line(_ name: String, _ folder: Folder) throws -> String
    func all(_ names: [String], _ folder: Folder) throws -> [String]
    func write(_ lines: [String], _ target: String, _ folder: Folder) throws
    func count(_ lines: [String]) -> Int
}

extension Right {
    func lines(_ text: String) -> Int { text.split(separator: "\n").count }
    func words(_ text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
    func summary(_ text: String) -> String { "\(lines(text)) lines, \(words(text)) words" }

    func line(_ name: String, _ folder: Folder) throws -> String { found(name, folder) }
    func all(_ names: [String], _ folder: Folder) throws -> [String] { try names.map { try line($0, folder) } }
    func write(_ lines: [String], _ target: String, _ folder: Folder) throws { try put(lines, target, folder) }
    func count(_ lines: [String]) -> Int { lines.count { !$0.hasSuffix("missing") } }

    func found(_ name: String, _ folder: Folder) -> String {
        (try? map(reading(name, in: folder)) { "\(name): \(summary($0))" }.run()) ?? "\(name): missing"
    }

    func put(_ lines: [String], _ target: String, _ folder: Folder) throws {
        try writing(lines.joined(separator: "\n"), to: target, in: folder).run()
    }

    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> { made(names, target, folder) }

    func made(_ names: [String], _ target: String, _ folder: Folder) -> IO<Int> {
        IO {
            let lines = try all(names, folder)
            try write(lines, target, folder)
            return count(lines)
        }
    }
}

private struct Exchanged: Right {
    func lines(_ text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
    func words(_ text: String) -> Int { text.split(separator: "\n").count }
}

private struct OnlySpaces: Right {
    func words(_ text: String) -> Int { text.split(separator: " ").count }
}

private struct SpacesCounted: Right {
    func words(_ text: String) -> Int {
        if text.isEmpty { return 0 }
        return text.replacing("\n", with: " ").split(separator: " ", omittingEmptySubsequences: false).count
    }
}

private struct EmptyCounted: Right {
    func lines(_ text: String) -> Int { text.split(separator: "\n", omittingEmptySubsequences: false).count }
}

private struct TwoLines: Right {
    func lines(_ text: String) -> Int { text.isEmpty ? 0 : text.contains("\n") ? 2 : 1 }
}

private struct StopsAtError: Right {
    func line(_ name: String, _ folder: Folder) throws -> String {
        "\(name): \(summary(try reading(name, in: folder).run()))"
    }
}

private struct NeverRead: Right {
    func line(_ name: String, _ folder: Folder) throws -> String {
        _ = reading(name, in: folder)
        return "\(name): \(summary(name))"
    }
}

private struct Swallowed: Right {
    func line(_ name: String, _ folder: Folder) throws -> String {
        "\(name): \(summary((try? reading(name, in: folder).run()) ?? ""))"
    }
}

private struct EmptyMissing: Right {
    func line(_ name: String, _ folder: Folder) throws -> String {
        let text = (try? reading(name, in: folder).run()) ?? ""
        return text.isEmpty ? "\(name): missing" : "\(name): \(summary(text))"
    }
}

private struct ErrorPrinted: Right {
    func line(_ name: String, _ folder: Folder) throws -> String {
        do { return "\(name): \(summary(try reading(name, in: folder).run()))" } catch { return "\(name): \(error)" }
    }
    func count(_ lines: [String]) -> Int { lines.count { $0.hasSuffix("words") } }
}

private struct NamesLeftOut: Right {
    func line(_ name: String, _ folder: Folder) throws -> String {
        (try? reading(name, in: folder).run()).map(summary) ?? "missing"
    }
}

private struct NotNoted: Right {
    func line(_ name: String, _ folder: Folder) throws -> String {
        folder.contents(of: name).map { "\(name): \(summary($0))" } ?? "\(name): missing"
    }
}

private struct Backwards: Right {
    func all(_ names: [String], _ folder: Folder) throws -> [String] {
        names.reversed().map { found($0, folder) }.reversed()
    }
}

private struct LeftOut: Right {
    func all(_ names: [String], _ folder: Folder) throws -> [String] {
        names.map { found($0, folder) }.filter { !$0.hasSuffix("missing") }
    }
}

private struct Sorted: Right {
    func all(_ names: [String], _ folder: Folder) throws -> [String] { names.map { found($0, folder) }.sorted() }
}

private struct EqualNames: Right {
    func all(_ names: [String], _ folder: Folder) throws -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.map { found($0, folder) }
    }
}

private struct ReadOnce: Right {
    func all(_ names: [String], _ folder: Folder) throws -> [String] {
        var known: [String: String] = [:]
        return names.map { name in
            let line = known[name] ?? found(name, folder)
            known[name] = line
            return line
        }
    }
}

private struct EmptiedFirst: Right {
    func all(_ names: [String], _ folder: Folder) throws -> [String] {
        try put([], "r.txt", folder)
        return names.map { found($0, folder) }
    }
}

private struct StopsAtMissing: Right {
    func all(_ names: [String], _ folder: Folder) throws -> [String] {
        var lines: [String] = []
        for name in names {
            lines.append(found(name, folder))
            if lines.last == "\(name): missing" { break }
        }
        return lines
    }
}

private struct NeverWritten: Right {
    func write(_ lines: [String], _ target: String, _ folder: Folder) throws {
        _ = writing(lines.joined(separator: "\n"), to: target, in: folder)
    }
}

private struct TargetHard: Right {
    func write(_ lines: [String], _ target: String, _ folder: Folder) throws { try put(lines, "r.txt", folder) }
}

private struct WriteErrorSwallowed: Right {
    func write(_ lines: [String], _ target: String, _ folder: Folder) throws { try? put(lines, target, folder) }
}

private struct CountsMissing: Right {
    func count(_ lines: [String]) -> Int { lines.count }
}

private struct CountHard: Right {
    func count(_ lines: [String]) -> Int { min(2, lines.count) }
}

private struct NothingWritten: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        names.isEmpty ? IO { 0 } : made(names, target, folder)
    }
}

private struct Early: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        let lines = names.map { found($0, folder) }
        return IO {
            try write(lines, target, folder)
            return count(lines)
        }
    }
}

private struct WritesEach: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            for name in names { try write([found(name, folder)], target, folder) }
            return names.count
        }
    }
}

private struct Remembered: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        var known: [String]?
        return IO {
            let lines = known ?? names.map { found($0, folder) }
            known = lines
            try write(lines, target, folder)
            return count(lines)
        }
    }
}

private struct PiledUp: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        var lines: [String] = []
        return IO {
            lines += names.map { found($0, folder) }
            try write(lines, target, folder)
            return count(lines)
        }
    }
}

private struct ReadTwice: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let l = names.map { found($0, folder) };
            let n = names.count { (try? reading($0, in: folder).run()) != nil };
            try write(l, target, folder); return n
        }
    }
}

/// Looks which files there are while it describes, and leaves no trace of that.
private struct LookedEarly: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        let isThere = names.map { folder.contents(of: $0) != nil }
        return IO {
            let lines = zip(names, isThere).map { name, isThere in
                let line = found(name, folder)
                return isThere ? line : "\(name): missing"
            }
            try writing(lines.joined(separator: "\n"), to: target, in: folder).run()
            return count(lines)
        }
    }
}
