/// Three effects with the names `a`, `b` and `c`, for stories that combine and run them.
@MainActor final class Slots<Value> {
    private var effects: [String: IO<Value>]
    private let log: RunLog

    init(_ log: RunLog, _ make: (String) -> IO<Value>) {
        self.log = log
        effects = Dictionary(uniqueKeysWithValues: ["a", "b", "c"].map { ($0, make($0)) })
    }

    subscript(name: String) -> IO<Value> {
        get { effects[name]! }
        set { effects[name] = newValue }
    }

    func run(_ name: String) { log.run { try self[name].run() } }
}

extension RunLog {
    @MainActor func run<Value>(_ work: () throws -> Value) {
        do { note("gives \(Tour.described(try work()))") } catch { note("throws \(error)") }
    }

    @MainActor func note(_ folder: Folder, after seen: inout Int) {
        for line in folder.log[seen...] { note(line) }
        seen = folder.log.count
    }
}

/// An error whose type is not `FileTrouble`.
struct Spilled: Error, CustomStringConvertible {
    var description: String { "spilled" }
}

extension Generator where Value == String {
    static var slot: Generator { .element(of: ["a", "b", "c"]) }

    static var fileName: Generator { .element(of: ["a.txt", "b.txt", "honey.txt", "été.txt", "gone.txt"]) }

    /// The texts of files: a few lines, or nothing. No line consists of spaces alone.
    static var fileText: Generator {
        let (before, after) = (
            Generator.element(of: ["", "", "", " ", "\n"]), Generator.element(of: ["", "", "\n", "\n", " ", "\n\n"])
        )
        return Generator<(String, (String, String))>.pair(plainText, .pair(before, after))
            .map { text, ends in text.isEmpty ? text : ends.0 + text + ends.1 }
    }

    private static var plainText: Generator {
        let word = Generator.element(of: ["gold", "and", "Wax", "x", "2", "çay", "thick", "日本", "straße", "it's"])
        let line = Generator<[String]>.array(of: word, count: 1...4).map {
            $0.joined(separator: $0.count == 3 ? "  " : " ")
        }
        return Generator<[String]>.array(of: line, count: 0...4).map { $0.joined(separator: "\n") }
    }
}

enum FileText: Equatable, ExpressibleByStringInterpolation, CustomStringConvertible {
    case text(String), missing(String)

    init(stringLiteral text: String) { self = .text(text) }

    /// Reads a file without adding a line to the folder's log.
    init(_ name: String, in folder: Folder) { self = folder.contents(of: name).map { .text($0) } ?? .missing(name) }

    var description: String {
        switch self {
        case .text(let text): Tour.described(text)
        case .missing(let name): "no file \(name)"
        }
    }

    @MainActor func isIn(_ name: String) -> String {
        if case .text = self { "\(self) is in \(name)" } else { "\(name) does not exist" }
    }
}
