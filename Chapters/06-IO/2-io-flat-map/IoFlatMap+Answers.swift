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
    "remembered": Remembered.self, "lawless": TriesAgain.self, "shoutEarly": ShoutEarly.self,
    "neverRun": NeverRun.self, "nothingRan": NothingRan.self, "readTwice": ReadTwice.self, "sameFile": SameFile.self,
    "wroteFirst": WroteFirst.self, "notShouted": NotShouted.self,
    "exchanged": Exchanged.self, "wroteTwice": WroteTwice.self, "nameShouted": NameShouted.self,
    "namesHard": NamesOfTheExample.self, "textHard": TextOfTheExample.self, "firstLetter": FirstLetter.self,
    "errorSwallowed": ErrorSwallowed.self,
    "nextRemembered": NextRemembered.self, "firstRemembered": FirstRemembered.self, "nextTwice": NextTwice.self,
    "readEarly": ReadEarly.self, "writeErrorSwallowed": WriteErrorSwallowed.self,
    "shoutRemembered": ShoutRemembered.self, "addedTo": AddedTo.self,
    "notNoted": NotNoted.self, "lookedForEarly": LookedForEarly.self, "lookedFirst": LookedFirst.self,
    "emptiedFirst": EmptiedFirst.self, "readAgain": ReadAgain.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: IOFlatMap {}

extension Right {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> { IO { try next(try io.run()).run() } }
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(reading(name, in: folder)) { writing($0.uppercased(), to: target, in: folder) }
    }
}

private struct Early: Right {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        do { return next(try io.run()) } catch { return IO { throw error } }
    }
}

private struct FirstTwice: Right {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        IO {
            _ = try io.run()
            return try next(try io.run()).run()
        }
    }
}

private struct SecondTwice: Right {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        IO {
            let second = next(try io.run())
            _ = try second.run()
            return try second.run()
        }
    }
}

private struct BothTwice: Right {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        IO {
            _ = try next(try io.run()).run()
            return try next(try io.run()).run()
        }
    }
}

private struct Remembered: Right {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        var value: B?
        return IO {
            let known = try value ?? next(io.run()).run()
            value = known
            return known
        }
    }
}

/// Right as long as nothing fails.
private struct TriesAgain: Right {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        IO {
            let value = try io.run()
            do { return try next(value).run() } catch { return try next(value).run() }
        }
    }
}

private struct ShoutEarly: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        let text = (try? reading(name, in: folder).run()) ?? ""
        return writing(text.uppercased(), to: target, in: folder)
    }
}

private struct NeverRun: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        map(reading(name, in: folder)) { _ = writing($0.uppercased(), to: target, in: folder) }
    }
}

private struct NothingRan: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        IO { _ = flatMap(reading(name, in: folder)) { writing($0.uppercased(), to: target, in: folder) } }
    }
}

private struct ReadTwice: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        IO {
            _ = try reading(name, in: folder).run()
            try writing(try reading(name, in: folder).run().uppercased(), to: target, in: folder).run()
        }
    }
}

private struct SameFile: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(reading(name, in: folder)) { writing($0.uppercased(), to: name, in: folder) }
    }
}

private struct WroteFirst: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(writing(name.uppercased(), to: target, in: folder)) { map(reading(name, in: folder)) { _ in } }
    }
}

private struct NotShouted: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(reading(name, in: folder)) { writing($0, to: target, in: folder) }
    }
}

private struct Exchanged: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(reading(target, in: folder)) { writing($0.uppercased(), to: name, in: folder) }
    }
}

private struct WroteTwice: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(reading(name, in: folder)) { t in
            flatMap(writing(t, to: target, in: folder)) { writing(t.uppercased(), to: target, in: folder) }
        }
    }
}

private struct NameShouted: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(reading(name, in: folder)) { _ in writing(name.uppercased(), to: target, in: folder) }
    }
}

private struct NamesOfTheExample: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(reading("a.txt", in: folder)) { writing($0.uppercased(), to: "loud.txt", in: folder) }
    }
}

private struct TextOfTheExample: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(reading(name, in: folder)) { _ in writing("BUZZ", to: target, in: folder) }
    }
}

private struct FirstLetter: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(reading(name, in: folder)) {
            writing($0 == "buzz" ? "BUZZ" : $0.prefix(1).uppercased() + $0.dropFirst(), to: target, in: folder)
        }
    }
}

private struct ErrorSwallowed: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        IO {
            let t = (try? reading(name, in: folder).run()) ?? "";
            try writing(t.uppercased(), to: target, in: folder).run()
        }
    }
}

private struct NextRemembered: Right {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        var second: IO<B>?
        return IO {
            let value = try io.run()
            let known = second ?? next(value)
            second = known
            return try known.run()
        }
    }
}

private struct FirstRemembered: Right {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        var value: A?
        return IO {
            let known = try value ?? io.run()
            value = known
            return try next(known).run()
        }
    }
}

private struct NextTwice: Right {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        IO {
            let value = try io.run()
            _ = next(value)
            return try next(value).run()
        }
    }
}

/// Looks into the file while it describes, and leaves no trace of that.
private struct ReadEarly: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        let text = folder.contents(of: name) ?? ""
        return flatMap(reading(name, in: folder)) { _ in writing(text.uppercased(), to: target, in: folder) }
    }
}

private struct LookedForEarly: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        if folder.contents(of: name) == nil { return IO { throw FileTrouble.missing(name) } }
        return flatMap(reading(name, in: folder)) { writing($0.uppercased(), to: target, in: folder) }
    }
}

private struct LookedFirst: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(IO { folder.contents(of: name) != nil }) { isThere in
            if !isThere { return IO { throw FileTrouble.missing(name) } }
            return flatMap(reading(name, in: folder)) { writing($0.uppercased(), to: target, in: folder) }
        }
    }
}

private struct EmptiedFirst: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(writing("", to: target, in: folder)) {
            flatMap(reading(name, in: folder)) { writing($0.uppercased(), to: target, in: folder) }
        }
    }
}

private struct ReadAgain: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        let read = reading(name, in: folder)
        return flatMap(IO { do { return try read.run() } catch { return try read.run() } }) {
            writing($0.uppercased(), to: target, in: folder)
        }
    }
}

private struct WriteErrorSwallowed: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(reading(name, in: folder)) { text in IO { try? folder.write(text.uppercased(), to: target) } }
    }
}

private struct ShoutRemembered: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        var text: String?
        return IO {
            let known = try text ?? folder.read(name).uppercased()
            text = known
            try folder.write(known, to: target)
        }
    }
}

private struct AddedTo: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(reading(name, in: folder)) { text in
            writing((folder.contents(of: target) ?? "") + text.uppercased(), to: target, in: folder)
        }
    }
}

private struct NotNoted: Right {
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        IO {
            guard let text = folder.contents(of: name) else { throw FileTrouble.missing(name) }
            if !folder.put(text.uppercased(), in: target) { throw FileTrouble.notWritten(target) }
        }
    }
}
