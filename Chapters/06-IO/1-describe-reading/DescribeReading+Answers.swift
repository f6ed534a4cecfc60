private struct Answer: DescribeReading {
    func reading(_ name: String, in folder: Folder) -> IO<String> {
        IO { try folder.read(name) }
    }

    func of<A>(_ value: A) -> IO<A> {
        IO { value }
    }

    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> {
        IO { transform(try io.run()) }
    }
}

package let describeReadingReference: any DescribeReading.Type = Answer.self

// MARK: - Wrong answers

package let describeReadingWrong: KeyValuePairs<String, any Contract.Type> = [
    "nameItself": NameItself.self, "early": Early.self, "twice": Twice.self, "remembered": Remembered.self,
    "mapEarly": MapEarly.self, "mapTwice": MapTwice.self, "mapRemembered": MapRemembered.self,
    "triedAgain": TriedAgain.self, "nameHard": NameOfTheExample.self, "errorSwallowed": ErrorSwallowed.self,
    "transformTwice": TransformTwice.self, "lookedEarly": LookedEarly.self, "notRead": NotRead.self,
    "ofOnce": OfOnce.self, "ofWrites": OfWrites.self, "nameChanged": NameChanged.self,
    "trimmed": Trimmed.self, "writesEarly": WritesEarly.self, "mapOtherError": MapOtherError.self,
]

private protocol Right: DescribeReading {
    func read(_ name: String, _ folder: Folder) -> IO<String>
    func mapped<A>(_ io: IO<A>) -> IO<A>
}

extension Right {
    func read(_ name: String, _ folder: Folder) -> IO<String> { Ours.reading(name, in: folder) }
    func mapped<A>(_ io: IO<A>) -> IO<A> { io }

    func reading(_ name: String, in folder: Folder) -> IO<String> { read(name, folder) }
    func of<A>(_ value: A) -> IO<A> { IO { value } }
    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> { Ours.map(mapped(io), transform) }
}

private struct MapEarly: Right { func mapped<A>(_ io: IO<A>) -> IO<A> { io.early } }
private struct MapTwice: Right { func mapped<A>(_ io: IO<A>) -> IO<A> { io.twice } }
private struct MapRemembered: Right { func mapped<A>(_ io: IO<A>) -> IO<A> { io.kept } }
private struct TriedAgain: Right { func mapped<A>(_ io: IO<A>) -> IO<A> { io.stubborn } }

private struct TransformTwice: Right {
    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> {
        Ours.map(io) { (transform($0), transform($0)).1 }
    }
}

private struct OfOnce: Right {
    func of<A>(_ value: A) -> IO<A> {
        var left = [value]
        return IO {
            guard let value = left.popLast() else { throw FileTrouble.missing("value") }
            return value
        }
    }
}

private struct OfWrites: Right {
    func of<A>(_ value: A) -> IO<A> {
        IO {
            print("the value is", value)
            return value
        }
    }
}

private struct NameItself: Right { func read(_ name: String, _ folder: Folder) -> IO<String> { IO { name } } }
private struct Early: Right {
    func read(_ name: String, _ folder: Folder) -> IO<String> { Ours.reading(name, in: folder).early }
}
private struct Twice: Right {
    func read(_ name: String, _ folder: Folder) -> IO<String> { Ours.reading(name, in: folder).twice }
}
private struct Remembered: Right {
    func read(_ name: String, _ folder: Folder) -> IO<String> { Ours.reading(name, in: folder).kept }
}
private struct NameOfTheExample: Right {
    func read(_ name: String, _ folder: Folder) -> IO<String> { Ours.reading("honey.txt", in: folder) }
}
private struct NameChanged: Right {
    func read(_ name: String, _ folder: Folder) -> IO<String> {
        Ours.reading(name.hasSuffix(".txt") ? name : name + ".txt", in: folder)
    }
}
private struct Trimmed: Right {
    func read(_ name: String, _ folder: Folder) -> IO<String> {
        Ours.map(Ours.reading(name, in: folder)) { String($0.drop(while: \.isWhitespace)) }
    }
}
private struct ErrorSwallowed: Right {
    func read(_ name: String, _ folder: Folder) -> IO<String> { Ours.reading(name, in: folder).or("") }
}

private func missing(_ name: String) -> IO<String> { IO { throw FileTrouble.missing(name) } }

private struct LookedEarly: Right {
    func read(_ name: String, _ folder: Folder) -> IO<String> {
        folder.contents(of: name) == nil ? missing(name) : Ours.reading(name, in: folder)
    }
}
private struct NotRead: Right {
    func read(_ name: String, _ folder: Folder) -> IO<String> {
        IO { try folder.contents(of: name) ?? missing(name).run() }
    }
}

private struct MapOtherError: Right {
    func mapped<A>(_ io: IO<A>) -> IO<A> {
        IO { do { return try io.run() } catch { throw FileTrouble.missing("file") } }
    }
}

private struct WritesEarly: Right {
    func read(_ name: String, _ folder: Folder) -> IO<String> {
        print("reading \(name)")
        return Ours.reading(name, in: folder)
    }
}
