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
    "triedAgain": TriedAgain.self,
    "nameHard": NameOfTheExample.self, "errorSwallowed": ErrorSwallowed.self, "transformTwice": TransformTwice.self,
    "lookedEarly": LookedEarly.self, "notRead": NotRead.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: DescribeReading {}

extension Right {
    func reading(_ name: String, in folder: Folder) -> IO<String> { IO { try folder.read(name) } }
    func of<A>(_ value: A) -> IO<A> { IO { value } }
    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> { IO { transform(try io.run()) } }
}

private struct NameItself: Right {
    func reading(_ name: String, in folder: Folder) -> IO<String> { IO { name } }
}

private struct Early: Right {
    func reading(_ name: String, in folder: Folder) -> IO<String> {
        let text = (try? folder.read(name)) ?? ""
        return IO { text }
    }
}

private struct Twice: Right {
    func reading(_ name: String, in folder: Folder) -> IO<String> {
        IO { try folder.read(name).isEmpty ? "" : try folder.read(name) }
    }
}

private struct Remembered: Right {
    func reading(_ name: String, in folder: Folder) -> IO<String> {
        var text: String?
        return IO {
            let known = try text ?? folder.read(name)
            text = known
            return known
        }
    }
}

private struct MapEarly: Right {
    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> {
        do {
            let value = try io.run()
            return IO { transform(value) }
        } catch {
            return IO { throw error }
        }
    }
}

private struct MapTwice: Right {
    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> {
        IO {
            _ = try io.run()
            return transform(try io.run())
        }
    }
}

private struct MapRemembered: Right {
    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> {
        var value: B?
        return IO {
            let known = try value ?? transform(io.run())
            value = known
            return known
        }
    }
}

/// Right as long as nothing fails.
private struct TriedAgain: Right {
    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> {
        IO {
            do { return transform(try io.run()) } catch { return transform(try io.run()) }
        }
    }
}

private struct NameOfTheExample: Right {
    func reading(_ name: String, in folder: Folder) -> IO<String> { IO { try folder.read("honey.txt") } }
}

private struct ErrorSwallowed: Right {
    func reading(_ name: String, in folder: Folder) -> IO<String> { IO { (try? folder.read(name)) ?? "" } }
}

private struct TransformTwice: Right {
    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> {
        IO {
            let a = try io.run(); _ = transform(a); return transform(a)
        }
    }
}

private struct LookedEarly: Right {
    func reading(_ name: String, in folder: Folder) -> IO<String> {
        let isThere = folder.contents(of: name) != nil
        return IO {
            guard isThere else { throw FileTrouble.missing(name) }
            return try folder.read(name)
        }
    }
}

private struct NotRead: Right {
    func reading(_ name: String, in folder: Folder) -> IO<String> {
        IO {
            guard let text = folder.contents(of: name) else { throw FileTrouble.missing(name) }
            return text
        }
    }
}
