enum Outcome: Sendable, CustomStringConvertible {
    case gives(Int), missing, spilled

    func get() throws -> Int {
        switch self {
        case .gives(let value): return value
        case .missing: throw FileTrouble.missing("a")
        case .spilled: throw Spilled()
        }
    }

    var description: String {
        switch self {
        case .gives(let value): "gives \(value)"
        case .missing: "throws missing a"
        case .spilled: "throws spilled"
        }
    }
}

struct Script: Sendable, CustomStringConvertible {
    let outcomes: [Outcome]

    @MainActor func io(_ name: String, _ journal: Journal) -> IO<Int> {
        let place = Place()
        return IO {
            journal.note("\(name) runs")
            defer { place.value += 1 }
            return try outcomes[place.value % outcomes.count].get()
        }
    }

    var description: String { outcomes.map(\.description).joined(separator: ", then ") }

    var tenfold: Script {
        Script(outcomes: outcomes.map { if case .gives(let number) = $0 { .gives(10 * number) } else { $0 } })
    }

    private final class Place {
        var value = 0
    }
}

extension [Script] {
    static var hardScripts: [Script] {
        [Int].hardNumbers(in: -1 << 53...1 << 53).map { Script(outcomes: [.gives($0), .missing, .gives($0)]) }
    }
}

extension Generator where Value == Script {
    static var script: Generator<Script> { of(.int(in: 1...9)) }

    private static func of(_ numbers: Generator<Int>) -> Generator<Script> {
        let gives = numbers.map { Outcome.gives($0) }
        let outcome = Generator<Outcome>.one(of: [gives, gives, .element(of: [.missing, .spilled])])
        return Generator<[Outcome]>.array(of: outcome, count: 3...3).map { Script(outcomes: $0) }
    }
}

struct Change: Sendable, CustomStringConvertible {
    let name: String
    let text: String?

    @MainActor func make(in folder: Folder) { if let text { folder.put(text, in: name) } }

    var description: String { text.map { "folder.put(\(Tour.described($0)), in: \"\(name)\")" } ?? "nothing changes" }
}

extension Generator where Value == [Change] {
    static func changes(of names: [String]) -> Generator<[Change]> {
        let text = Generator<String?>.one(of: [Generator<String>.fileText.map { $0 }, .constant(nil)])
        return .array(
            of: Generator<(String, String?)>.pair(.element(of: names), text).map { Change(name: $0.0, text: $0.1) },
            count: 1...3)
    }
}

extension StoryRun {
    /// Makes an effect, runs it after each change, and records what happens. If the changes are numbers, there is one
    /// run for each number, and nothing changes between the runs.
    ///
    /// - Parameter journal: returns the notes that were added since its last call.
    @MainActor init<Value, Happening>(
        _ call: String, _ changes: [Happening], _ journal: @MainActor () -> [String],
        _ change: @MainActor (Happening) -> Void = { _ in },
        make: @MainActor () -> IO<Value>
    ) {
        self.init()
        let io = make()
        add("let io = \(call)", journal())
        for happening in changes {
            if Happening.self != Int.self {
                change(happening)
                add("\(happening)", journal())
            }
            let end: String
            do { end = "gives \(Tour.described(try io.run()))" } catch { end = "throws \(error)" }
            add("io.run()", journal() + [end])
        }
    }
}

extension Journal {
    func news(_ seen: inout Int) -> [String] {
        defer { seen = lines.count }
        return Array(lines[seen...])
    }
}
