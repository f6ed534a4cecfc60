import Foundation

struct UsageError: Error, Equatable {
    let message: String
}

struct Arguments: Equatable {
    enum Verb: Equatable {
        case open, help
        case report(String?)
        /// Adds diaries; if `anyClass` is true, even diaries of other classes.
        case add([String], anyClass: Bool = false)
        case forget(asks: Bool)
    }

    private(set) var verb = Verb.open
    private(set) var folder = BoardFolder.standard
    private(set) var title: String?
    private(set) var port: UInt16?
    private(set) var agenda: String?
    private(set) var day = 1
    private(set) var course: String?
    private(set) var most: Int?

    init(_ words: [String]) throws(UsageError) {
        var rest = words[...]
        var plain: [String] = []
        var given: Set<String> = []
        func value(_ option: String) throws(UsageError) -> String {
            guard let value = rest.popFirst(), !value.isEmpty else {
                throw UsageError(message: Say.wantsValue(option))
            }
            return value
        }
        while let word = rest.popFirst() {
            if word.isEmpty { throw UsageError(message: Say.emptyWord) }
            guard word.hasPrefix("-") else {
                plain.append(word)
                continue
            }
            given.insert(word)
            switch word {
            case "--help", "-h":
                verb = .help
                return
            case "--yes", "--any-class": break
            case "--folder": folder = BoardFolder(path: try value(word))
            case "--title": title = try value(word).onOneLine
            case "--agenda": agenda = try value(word)
            case "--day":
                let number = try value(word)
                guard let day = Int(number), day >= 1 else { throw UsageError(message: Say.noSuchWord(number)) }
                self.day = day
            case "--course": course = try value(word)
            case "--most":
                let number = try value(word)
                guard let most = Int(number), (1...BoardLimits.learners).contains(most) else {
                    throw UsageError(message: Say.notANumberOfLearners(number))
                }
                self.most = most
            case "--port":
                let number = try value(word)
                guard let port = UInt16(number), port >= 1024 else { throw UsageError(message: Say.notAPort(number)) }
                self.port = port
            default: throw UsageError(message: Say.noSuchWord(word))
            }
        }
        let isOpening = plain.isEmpty
        switch plain.first {
        case nil: verb = .open
        case "help" where plain.count == 1: verb = .help
        case "report" where plain.count <= 2: verb = .report(plain.count == 2 ? plain[1] : nil)
        case "add":
            guard plain.count > 1 else { throw UsageError(message: Say.wantsFiles) }
            verb = .add(Array(plain.dropFirst()), anyClass: given.contains("--any-class"))
        case "forget" where plain.count == 1: verb = .forget(asks: !given.contains("--yes"))
        case "report", "forget": throw UsageError(message: Say.noSuchWord(plain.last ?? ""))
        case let word?: throw UsageError(message: Say.noSuchWord(word))
        }
        var allowed: Set = ["--folder", "--course"]
        if isOpening { allowed.formUnion(["--title", "--agenda", "--day", "--port", "--most"]) }
        if case .forget = verb { allowed.insert("--yes") }
        if case .add = verb { allowed.insert("--any-class") }
        if let odd = given.subtracting(allowed).min() { throw UsageError(message: Say.noSuchWord(odd)) }
    }
}

extension String {
    fileprivate var onOneLine: String {
        String(filter { !$0.isNewline && $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } }.prefix(100))
    }
}
