private struct Answer: IOFlatMap {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        IO { try next(try io.run()).run() }
    }

    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(reading(name, in: folder)) { text in
            writing(text.uppercased(), to: target, in: folder)
        }
    }
}

package let ioFlatMapReference: any IOFlatMap.Type = Answer.self

// MARK: - Wrong answers

package let ioFlatMapWrong: KeyValuePairs<String, any Contract.Type> = [
    "early": Early.self, "firstTwice": FirstTwice.self, "secondTwice": SecondTwice.self, "bothTwice": BothTwice.self,
    "remembered": Remembered.self, "lawless": TriesAgain.self, "shoutEarly": ShoutEarly.self, "neverRun": NeverRun.self,
    "nothingRan": NothingRan.self, "readTwice": ReadTwice.self, "sameFile": SameFile.self,
    "wroteFirst": WroteFirst.self, "notShouted": NotShouted.self, "exchanged": Exchanged.self,
    "wroteTwice": WroteTwice.self, "nameShouted": NameShouted.self, "namesHard": NamesOfTheExample.self,
    "textHard": TextOfTheExample.self, "firstLetter": FirstLetter.self, "errorSwallowed": ErrorSwallowed.self,
    "nextRemembered": NextRemembered.self, "firstRemembered": FirstRemembered.self, "nextTwice": NextTwice.self,
    "readEarly": ReadEarly.self, "writeErrorSwallowed": WriteErrorSwallowed.self,
    "shoutRemembered": ShoutRemembered.self, "addedTo": AddedTo.self, "notNoted": NotNoted.self,
    "lookedForEarly": LookedForEarly.self, "lookedFirst": LookedFirst.self, "emptiedFirst": EmptiedFirst.self,
    "readAgain": ReadAgain.self, "emptiedAfter": EmptiedAfter.self, "otherError": OtherError.self,
    "firstAgain": FirstAgain.self, "writeErrorChanged": WriteErrorChanged.self,
    "nameChanged": NameChanged.self, "emptyNotWritten": EmptyNotWritten.self,
    "startsAgain": StartsAgain.self, "cutAtZero": CutAtZero.self,
]

private struct Files {
    let name: String, target: String, folder: Folder

    var text: String? { folder.contents(of: name) }
    var read: IO<String> { Ours.reading(name, in: folder) }
    func write(_ text: String) -> IO<Void> { Ours.writing(text, to: target, in: folder) }
    var right: IO<Void> { Ours.flatMap(read) { write($0.uppercased()) } }
    var missing: IO<Void> { IO { throw FileTrouble.missing(name) } }
}

private typealias Next<A, B> = (A) -> IO<B>

private protocol Right: IOFlatMap {
    func first<A>(_ io: IO<A>) -> IO<A>
    func second<A, B>(_ value: A, _ next: @escaping Next<A, B>) -> IO<B>
    func whole<B>(_ io: IO<B>) -> IO<B>

    func source(_ files: Files) -> IO<String>
    func sink(_ text: String, _ files: Files) -> IO<Void>
    func program(_ files: Files) -> IO<Void>
}

extension Right {
    func first<A>(_ io: IO<A>) -> IO<A> { io }
    func second<A, B>(_ value: A, _ next: @escaping Next<A, B>) -> IO<B> { next(value) }
    func whole<B>(_ io: IO<B>) -> IO<B> { io }
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        whole(Ours.flatMap(first(io)) { second($0, next) })
    }

    func source(_ files: Files) -> IO<String> { files.read }
    func sink(_ text: String, _ files: Files) -> IO<Void> { files.write(text.uppercased()) }
    func program(_ files: Files) -> IO<Void> { Ours.flatMap(source(files)) { sink($0, files) } }
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        program(Files(name: name, target: target, folder: folder))
    }
}

private struct Early: Right { func whole<B>(_ io: IO<B>) -> IO<B> { io.early } }
private struct Remembered: Right { func whole<B>(_ io: IO<B>) -> IO<B> { io.kept } }
private struct StartsAgain: Right { func whole<B>(_ io: IO<B>) -> IO<B> { io.stubborn } }
private struct BothTwice: Right { func whole<B>(_ io: IO<B>) -> IO<B> { io.twice } }
private struct FirstTwice: Right { func first<A>(_ io: IO<A>) -> IO<A> { io.twice } }
private struct FirstRemembered: Right { func first<A>(_ io: IO<A>) -> IO<A> { io.kept } }

private struct FirstAgain: Right { func first<A>(_ io: IO<A>) -> IO<A> { io.stubborn } }

private struct SecondTwice: Right {
    func second<A, B>(_ value: A, _ next: @escaping Next<A, B>) -> IO<B> { next(value).twice }
}
private struct NextTwice: Right {
    func second<A, B>(_ value: A, _ next: @escaping Next<A, B>) -> IO<B> { (next(value), next(value)).1 }
}
private struct TriesAgain: Right {
    func second<A, B>(_ value: A, _ next: @escaping Next<A, B>) -> IO<B> {
        Ours.catching(next(value)) { _ in next(value) }
    }
}
private struct NextRemembered: Right {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        var second: IO<B>?
        return Ours.flatMap(io) { value in
            second = second ?? next(value)
            return second!
        }
    }
}

private struct ShoutEarly: Right { func source(_ files: Files) -> IO<String> { files.read.early } }
private struct ReadTwice: Right { func source(_ files: Files) -> IO<String> { files.read.twice } }
private struct ReadAgain: Right { func source(_ files: Files) -> IO<String> { files.read.stubborn } }
private struct ShoutRemembered: Right { func source(_ files: Files) -> IO<String> { files.read.kept } }
private struct ErrorSwallowed: Right { func source(_ files: Files) -> IO<String> { files.read.or("") } }
/// Reads the file before the effect runs, without adding a line to the log, and ignores the text that the effect reads.
private struct ReadEarly: Right {
    func source(_ files: Files) -> IO<String> { Ours.map(files.read) { [text = files.text ?? ""] _ in text } }
}

private struct NotShouted: Right { func sink(_ text: String, _ files: Files) -> IO<Void> { files.write(text) } }
private struct TextOfTheExample: Right { func sink(_ text: String, _ files: Files) -> IO<Void> { files.write("BUZZ") } }
private struct NameShouted: Right {
    func sink(_ text: String, _ files: Files) -> IO<Void> { files.write(files.name.uppercased()) }
}
private struct FirstLetter: Right {
    func sink(_ text: String, _ files: Files) -> IO<Void> {
        files.write(text.prefix(1).uppercased() + text.dropFirst())
    }
}
private struct SameFile: Right {
    func sink(_ text: String, _ files: Files) -> IO<Void> {
        Ours.writing(text.uppercased(), to: files.name, in: files.folder)
    }
}
private struct WroteTwice: Right {
    func sink(_ text: String, _ files: Files) -> IO<Void> {
        Ours.flatMap(files.write(text)) { files.write(text.uppercased()) }
    }
}
private struct WriteErrorSwallowed: Right {
    func sink(_ text: String, _ files: Files) -> IO<Void> { files.write(text.uppercased()).or(()) }
}
private struct WriteErrorChanged: Right {
    func sink(_ text: String, _ files: Files) -> IO<Void> {
        Ours.catching(files.write(text.uppercased())) { _ in files.missing }
    }
}
private struct AddedTo: Right {
    func sink(_ text: String, _ files: Files) -> IO<Void> {
        files.write((files.folder.contents(of: files.target) ?? "") + text.uppercased())
    }
}

private struct NeverRun: Right {
    func program(_ files: Files) -> IO<Void> { Ours.map(files.read) { _ = files.write($0.uppercased()) } }
}
private struct NothingRan: Right { func program(_ files: Files) -> IO<Void> { IO { _ = files.right } } }
private struct WroteFirst: Right {
    func program(_ files: Files) -> IO<Void> {
        Ours.flatMap(files.write(files.name.uppercased())) { Ours.map(files.read) { _ in } }
    }
}
private struct Exchanged: Right {
    func program(_ files: Files) -> IO<Void> {
        Files(name: files.target, target: files.name, folder: files.folder).right
    }
}
private struct NamesOfTheExample: Right {
    func program(_ files: Files) -> IO<Void> { Files(name: "a.txt", target: "loud.txt", folder: files.folder).right }
}
private struct LookedForEarly: Right {
    func program(_ files: Files) -> IO<Void> { files.text == nil ? files.missing : files.right }
}
private struct LookedFirst: Right {
    func program(_ files: Files) -> IO<Void> {
        Ours.flatMap(IO { files.text != nil }) { $0 ? files.right : files.missing }
    }
}
private struct EmptiedFirst: Right {
    func program(_ files: Files) -> IO<Void> { Ours.flatMap(files.write("")) { files.right } }
}
private struct EmptiedAfter: Right {
    func program(_ files: Files) -> IO<Void> {
        IO {
            do { try files.right.run() } catch {
                try files.write("").run()
                throw error
            }
        }
    }
}
private struct OtherError: Right {
    func program(_ files: Files) -> IO<Void> {
        Ours.flatMap(
            IO {
                guard let text = try? files.read.run() else { throw FileTrouble.missing(files.target) }
                return text
            }
        ) { files.write($0.uppercased()) }
    }
}
private struct NotNoted: Right {
    func program(_ files: Files) -> IO<Void> {
        IO {
            guard let text = files.text else { return try files.missing.run() }
            if !files.folder.put(text.uppercased(), in: files.target) { throw FileTrouble.notWritten(files.target) }
        }
    }
}

private struct NameChanged: Right {
    func source(_ files: Files) -> IO<String> { Ours.reading(files.name.uppercased(), in: files.folder) }
}
private struct CutAtZero: Right {
    func sink(_ text: String, _ files: Files) -> IO<Void> { files.write(text.prefix { $0 != "\0" }.uppercased()) }
}
private struct EmptyNotWritten: Right {
    func sink(_ text: String, _ files: Files) -> IO<Void> { text.isEmpty ? IO {} : files.write(text.uppercased()) }
}
