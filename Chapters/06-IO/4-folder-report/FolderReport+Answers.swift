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
    "notNoted": NotNoted.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: FolderReport {}

extension Right {
    func summary(_ text: String) -> String {
        "\(text.split(separator: "\n").count) lines, \(text.split(whereSeparator: \.isWhitespace).count) words"
    }

    func line(_ name: String, _ folder: Folder) -> String {
        (try? map(reading(name, in: folder)) { "\(name): \(summary($0))" }.run()) ?? "\(name): missing"
    }

    func found(_ lines: [String]) -> Int { lines.count { !$0.hasSuffix("missing") } }

    func write(_ lines: [String], _ target: String, _ folder: Folder) throws {
        try writing(lines.joined(separator: "\n"), to: target, in: folder).run()
    }

    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let lines = names.map { line($0, folder) }
            try write(lines, target, folder)
            return found(lines)
        }
    }
}

private struct Exchanged: Right {
    func summary(_ text: String) -> String {
        "\(text.split(whereSeparator: \.isWhitespace).count) lines, \(text.split(separator: "\n").count) words"
    }
}

private struct OnlySpaces: Right {
    func summary(_ text: String) -> String {
        "\(text.split(separator: "\n").count) lines, \(text.split(separator: " ").count) words"
    }
}

private struct EmptyCounted: Right {
    func summary(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        return "\(lines) lines, \(text.split(whereSeparator: \.isWhitespace).count) words"
    }
}

private struct Early: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        let lines = names.map { line($0, folder) }
        return IO {
            try write(lines, target, folder)
            return found(lines)
        }
    }
}

private struct StopsAtError: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let lines = try names.map { name in "\(name): \(summary(try reading(name, in: folder).run()))" }
            try write(lines, target, folder)
            return lines.count
        }
    }
}

private struct Backwards: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let lines = names.reversed().map { line($0, folder) }
            try write(lines.reversed(), target, folder)
            return found(lines)
        }
    }
}

private struct WritesEach: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            for name in names { try write([line(name, folder)], target, folder) }
            return names.count
        }
    }
}

private struct NeverWritten: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let lines = names.map { line($0, folder) }
            _ = writing(lines.joined(separator: "\n"), to: target, in: folder)
            return found(lines)
        }
    }
}

private struct NeverRead: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let lines = names.map { name in
                _ = reading(name, in: folder)
                return "\(name): \(summary(name))"
            }
            try write(lines, target, folder)
            return lines.count
        }
    }
}

private struct LeftOut: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let lines = names.map { line($0, folder) }.filter { !$0.hasSuffix("missing") }
            try write(lines, target, folder)
            return lines.count
        }
    }
}

private struct Swallowed: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let lines = names.map { "\($0): \(summary((try? reading($0, in: folder).run()) ?? ""))" }
            try write(lines, target, folder)
            return lines.count
        }
    }
}

private struct StopsAtMissing: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            var lines: [String] = []
            for name in names {
                lines.append(line(name, folder))
                if lines.last == "\(name): missing" { break }
            }
            try write(lines, target, folder)
            return found(lines)
        }
    }
}

private struct CountsMissing: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            try write(names.map { line($0, folder) }, target, folder)
            return names.count
        }
    }
}

private struct Remembered: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        var known: [String]?
        return IO {
            let lines = known ?? names.map { line($0, folder) }
            known = lines
            try write(lines, target, folder)
            return found(lines)
        }
    }
}

private struct PiledUp: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        var lines: [String] = []
        return IO {
            lines += names.map { line($0, folder) }
            try write(lines, target, folder)
            return found(lines)
        }
    }
}

private struct SpacesCounted: Right {
    func summary(_ text: String) -> String {
        let w =
            text.isEmpty
            ? 0 : text.replacing("\n", with: " ").split(separator: " ", omittingEmptySubsequences: false).count;
        return "\(text.split(separator: "\n").count) lines, \(w) words"
    }
}

private struct TwoLines: Right {
    func summary(_ text: String) -> String {
        let l = text.isEmpty ? 0 : text.contains("\n") ? 2 : 1;
        return "\(l) lines, \(text.split(whereSeparator: \.isWhitespace).count) words"
    }
}

private struct ReadTwice: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let l = names.map { line($0, folder) }; let n = names.count { (try? reading($0, in: folder).run()) != nil };
            try write(l, target, folder); return n
        }
    }
}

private struct EmptyMissing: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            var l: [String] = [];
            for n in names {
                let t = (try? reading(n, in: folder).run()) ?? "";
                l.append(t.isEmpty ? "\(n): missing" : "\(n): \(summary(t))")
            }; try write(l, target, folder); return found(l)
        }
    }
}

private struct ErrorPrinted: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            var l: [String] = []; var n = 0;
            for name in names {
                do { l.append("\(name): \(summary(try reading(name, in: folder).run()))"); n += 1 } catch {
                    l.append("\(name): \(error)")
                }
            }; try write(l, target, folder); return n
        }
    }
}

private struct TargetHard: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let l = names.map { line($0, folder) }; try write(l, "r.txt", folder); return found(l)
        }
    }
}

private struct CountHard: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let l = names.map { line($0, folder) }; try write(l, target, folder); return min(2, l.count)
        }
    }
}

private struct NothingWritten: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            guard let f = names.first else { return 0 };
            let l = [line(f, folder)] + names.dropFirst().map { line($0, folder) }; try write(l, target, folder);
            return found(l)
        }
    }
}

private struct WriteErrorSwallowed: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let l = names.map { line($0, folder) }; try? write(l, target, folder); return found(l)
        }
    }
}

private struct NamesLeftOut: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            var l: [String] = [];
            for n in names {
                if let t = try? reading(n, in: folder).run() { l.append(summary(t)) } else { l.append("missing") }
            }; try write(l, target, folder); return found(l)
        }
    }
}

/// Looks which files there are while it describes, and leaves no trace of that.
private struct LookedEarly: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        let isThere = names.map { folder.contents(of: $0) != nil }
        return IO {
            let lines = zip(names, isThere).map { name, isThere in
                let line = line(name, folder)
                return isThere ? line : "\(name): missing"
            }
            try writing(lines.joined(separator: "\n"), to: target, in: folder).run()
            return found(lines)
        }
    }
}

private struct EqualNames: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            var seen: Set<String> = []
            let lines = names.filter { seen.insert($0).inserted }.map { line($0, folder) }
            try writing(lines.joined(separator: "\n"), to: target, in: folder).run()
            return found(lines)
        }
    }
}

private struct Sorted: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let lines = names.map { line($0, folder) }.sorted()
            try writing(lines.joined(separator: "\n"), to: target, in: folder).run()
            return found(lines)
        }
    }
}

private struct NotNoted: Right {
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            let lines = names.map { name in
                folder.contents(of: name).map { "\(name): \(summary($0))" } ?? "\(name): missing"
            }
            try write(lines, target, folder)
            return found(lines)
        }
    }
}
