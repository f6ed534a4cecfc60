/// A log of effects, line by line. The checks and the tour read it.
public final class Journal {
    /// The lines in order.
    public private(set) var lines: [String] = []

    /// Makes an empty journal.
    public init() {}

    /// Adds a line, at once.
    public func note(_ line: String) { lines.append(line) }

    /// Describes an effect that adds a line and returns a value.
    public func noting<Value>(_ line: String, giving value: Value) -> IO<Value> {
        IO {
            self.note(line)
            return value
        }
    }

    /// Describes an effect that adds a line and throws an error.
    public func failing<Value>(_ line: String, with error: FileTrouble) -> IO<Value> {
        IO {
            self.note(line)
            throw error
        }
    }
}

struct Trace: Equatable, CustomStringConvertible {
    let outcome: String
    let lines: [String]

    @MainActor init<Value>(_ make: @MainActor (Journal) -> IO<Value>) {
        let journal = Journal()
        do {
            outcome = Tour.described(try make(journal).run())
        } catch {
            outcome = "threw \(error)"
        }
        lines = journal.lines
    }

    var description: String { "\(outcome) after \(lines)" }
}
