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
    "exchanged": Exchanged.self, "onlySpaces": OnlySpaces.self, "emptyCounted": EmptyCounted.self, "early": Early.self,
    "stopsAtError": StopsAtError.self, "backwards": Backwards.self, "writesEach": WritesEach.self,
    "neverWritten": NeverWritten.self, "neverRead": NeverRead.self, "leftOut": LeftOut.self,
    "swallowed": Swallowed.self, "stopsAtMissing": StopsAtMissing.self, "countsMissing": CountsMissing.self,
    "remembered": Remembered.self, "piledUp": PiledUp.self, "spacesCounted": SpacesCounted.self,
    "twoLines": TwoLines.self, "readTwice": ReadTwice.self, "emptyMissing": EmptyMissing.self,
    "errorPrinted": ErrorPrinted.self, "targetHard": TargetHard.self, "countHard": CountHard.self,
    "nothingWritten": NothingWritten.self, "writeErrorSwallowed": WriteErrorSwallowed.self,
    "namesLeftOut": NamesLeftOut.self, "lookedEarly": LookedEarly.self, "equalNames": EqualNames.self,
    "sorted": Sorted.self, "notNoted": NotNoted.self, "emptiedFirst": EmptiedFirst.self, "readOnce": ReadOnce.self,
    "singular": Singular.self, "characters": Characters.self, "blankSkipped": BlankSkipped.self,
    "textItself": TextItself.self, "noSpace": NoSpace.self, "notLines": NotLines.self, "lookedFirst": LookedFirst.self,
    "emptyUncounted": EmptyUncounted.self, "targetSkipped": TargetSkipped.self,
    "onlyLetters": OnlyLetters.self, "notCounted": NotCounted.self,
    "readAgain": ReadAgain.self, "otherName": OtherName.self,
]

private struct Job {
    let names: [String], target: String, folder: Folder

    func read(_ name: String) -> IO<String> { Ours.reading(name, in: folder) }
    func write(_ lines: [String], to target: String? = nil) throws {
        try Ours.writing(lines.joined(separator: "\n"), to: target ?? self.target, in: folder).run()
    }
}

private protocol Right: FolderReport {
    func lines(_ text: String) -> Int
    func words(_ text: String) -> Int
    func line(_ name: String, _ job: Job) throws -> String
    func all(_ job: Job) throws -> [String]
    func write(_ lines: [String], _ job: Job) throws
    func count(_ lines: [String]) -> Int
    func program(_ job: Job) -> IO<Int>
}

extension Right {
    func lines(_ text: String) -> Int { text.split(separator: "\n").count }
    func words(_ text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
    func summary(_ text: String) -> String { "\(lines(text)) lines, \(words(text)) words" }

    func line(_ name: String, _ job: Job) throws -> String { found(name, try? job.read(name).run()) }
    func all(_ job: Job) throws -> [String] { try each(job) }
    func write(_ lines: [String], _ job: Job) throws { try job.write(lines) }
    func count(_ lines: [String]) -> Int { lines.count { !$0.hasSuffix("missing") } }
    func program(_ job: Job) -> IO<Int> { reporting(job) { try all(job) } }

    func each(_ job: Job) throws -> [String] { try job.names.map { try line($0, job) } }
    func found(_ name: String, _ text: String?) -> String { "\(name): \(text.map(summary) ?? "missing")" }
    func reporting(_ job: Job, _ lines: @escaping () throws -> [String]) -> IO<Int> {
        IO {
            let lines = try lines()
            try write(lines, job)
            return count(lines)
        }
    }
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        program(Job(names: names, target: target, folder: folder))
    }
}

private struct Exchanged: Right {
    func summary(_ text: String) -> String { "\(words(text)) lines, \(lines(text)) words" }
}
private struct OnlySpaces: Right { func words(_ text: String) -> Int { text.split(separator: " ").count } }
private struct OnlyLetters: Right {
    func words(_ text: String) -> Int { text.split { !$0.isLetter }.count }
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
    func line(_ name: String, _ job: Job) throws -> String { found(name, try job.read(name).run()) }
}
private struct NeverRead: Right {
    func line(_ name: String, _ job: Job) throws -> String { (job.read(name), found(name, name)).1 }
}
private struct Swallowed: Right {
    func line(_ name: String, _ job: Job) throws -> String { found(name, try job.read(name).or("").run()) }
}
private struct EmptyMissing: Right {
    func line(_ name: String, _ job: Job) throws -> String {
        let text = try job.read(name).or("").run()
        return found(name, text.isEmpty ? nil : text)
    }
}
private struct ErrorPrinted: Right {
    func line(_ name: String, _ job: Job) throws -> String {
        do { return found(name, try job.read(name).run()) } catch { return "\(name): \(error)" }
    }
    func count(_ lines: [String]) -> Int { lines.count { $0.hasSuffix("words") } }
}
private struct NamesLeftOut: Right {
    func line(_ name: String, _ job: Job) throws -> String { (try? job.read(name).run()).map(summary) ?? "missing" }
}
private struct NotNoted: Right {
    func line(_ name: String, _ job: Job) throws -> String { found(name, job.folder.contents(of: name)) }
}

private struct Backwards: Right {
    func all(_ job: Job) throws -> [String] { try job.names.reversed().map { try line($0, job) }.reversed() }
}
private struct LeftOut: Right {
    func all(_ job: Job) throws -> [String] { try each(job).filter { !$0.hasSuffix("missing") } }
}
private struct Sorted: Right { func all(_ job: Job) throws -> [String] { try each(job).sorted() } }
private struct ReadAgain: Right {
    func program(_ job: Job) -> IO<Int> {
        IO {
            try write(all(job), job)
            return job.names.count { (try? job.read($0).run()) != nil }
        }
    }
}
/// Forgets which files are missing, so the texts move to other names.
private struct OtherName: Right {
    func all(_ job: Job) throws -> [String] {
        let texts = job.names.compactMap { try? job.read($0).run() }
        let gone = job.names.filter { job.folder.contents(of: $0) == nil }
        return zip(job.names, texts).map { found($0, $1) } + gone.map { found($0, nil) }
    }
}
private struct ReadTwice: Right { func all(_ job: Job) throws -> [String] { (try each(job), try each(job)).1 } }
private struct EqualNames: Right {
    func all(_ job: Job) throws -> [String] {
        var seen: Set<String> = []
        return try job.names.filter { seen.insert($0).inserted }.map { try line($0, job) }
    }
}
private struct ReadOnce: Right {
    func all(_ job: Job) throws -> [String] {
        var known: [String: String] = [:]
        for name in job.names where known[name] == nil { known[name] = try line(name, job) }
        return job.names.compactMap { known[$0] }
    }
}
private struct EmptiedFirst: Right {
    func all(_ job: Job) throws -> [String] {
        try job.write([], to: "r.txt")
        return try each(job)
    }
}
private struct StopsAtMissing: Right {
    func all(_ job: Job) throws -> [String] {
        let lines = job.names.map { found($0, job.folder.contents(of: $0)) }
        let end = lines.firstIndex { $0.hasSuffix(": missing") } ?? lines.count
        return try job.names.prefix(end + 1).map { try line($0, job) }
    }
}

private struct NeverWritten: Right { func write(_ lines: [String], _ job: Job) throws {} }
private struct TargetHard: Right {
    func write(_ lines: [String], _ job: Job) throws { try job.write(lines, to: "r.txt") }
}
private struct WriteErrorSwallowed: Right { func write(_ lines: [String], _ job: Job) throws { try? job.write(lines) } }
private struct CountsMissing: Right { func count(_ lines: [String]) -> Int { lines.count } }
private struct NotCounted: Right { func count(_ lines: [String]) -> Int { 0 } }
private struct CountHard: Right { func count(_ lines: [String]) -> Int { min(2, lines.count) } }

private struct EmptyUncounted: Right {
    func count(_ lines: [String]) -> Int {
        lines.count { !$0.hasSuffix("missing") && !$0.hasSuffix(": 0 lines, 0 words") }
    }
}
private struct TargetSkipped: Right {
    func all(_ job: Job) throws -> [String] { try job.names.filter { $0 != job.target }.map { try line($0, job) } }
}

private struct NothingWritten: Right {
    func program(_ job: Job) -> IO<Int> { job.names.isEmpty ? IO { 0 } : reporting(job) { try all(job) } }
}
private struct Early: Right {
    func program(_ job: Job) -> IO<Int> { reporting(job, IO { try all(job) }.early.run) }
}
private struct Remembered: Right {
    func program(_ job: Job) -> IO<Int> { reporting(job, IO { try all(job) }.kept.run) }
}
private struct WritesEach: Right {
    func program(_ job: Job) -> IO<Int> {
        IO {
            for name in job.names { try write([line(name, job)], job) }
            return job.names.count
        }
    }
}
private struct PiledUp: Right {
    func program(_ job: Job) -> IO<Int> {
        var lines: [String] = []
        return reporting(job) {
            lines += try all(job)
            return lines
        }
    }
}
/// Looks for the files before the program runs, without adding a line to the folder's log.
private struct LookedEarly: Right {
    func program(_ job: Job) -> IO<Int> {
        let there = Set(job.names.filter { job.folder.contents(of: $0) != nil })
        return reporting(job) {
            zip(job.names, try each(job)).map { there.contains($0) ? $1 : "\($0): missing" }
        }
    }
}

private struct Singular: Right {
    func summary(_ text: String) -> String {
        let (lines, words) = (lines(text), words(text))
        return "\(lines) \(lines == 1 ? "line" : "lines"), \(words) \(words == 1 ? "word" : "words")"
    }
}
private struct Characters: Right {
    func words(_ text: String) -> Int { text.count }
}
private struct BlankSkipped: Right {
    func lines(_ text: String) -> Int { text.split(separator: "\n").count { line in line.contains { $0 != " " } } }
}
private struct TextItself: Right {
    func line(_ name: String, _ job: Job) throws -> String {
        (try? job.read(name).run()).map { "\(name): \($0)" } ?? "\(name): missing"
    }
}
private struct NoSpace: Right {
    func line(_ name: String, _ job: Job) throws -> String {
        found(name, try? job.read(name).run()).replacing(": ", with: ":")
    }
}
private struct NotLines: Right {
    func write(_ lines: [String], _ job: Job) throws {
        try Ours.writing(lines.joined(separator: ", "), to: job.target, in: job.folder).run()
    }
}
private struct LookedFirst: Right {
    func line(_ name: String, _ job: Job) throws -> String {
        if job.folder.contents(of: name) == nil { return "\(name): missing" }
        return found(name, try? job.read(name).run())
    }
}
