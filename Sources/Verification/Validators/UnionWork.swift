/// The amount of work that `any` and `oneOf` have done in one validation. If much of this work has been wasted, their
/// results are remembered here, too.
///
/// In recursive data, each alternative may check all the parts of a value before it rejects the value, so the time
/// could double at each level. With remembered results, each part is checked once for each `any`. Remembering a result
/// takes longer than most checks, so results are remembered only after many checks have been wasted. So much waste is
/// rare: normally an alternative rejects a value by its kind or its tag.
struct UnionWork {
    /// The number of times that an `any` or `oneOf` has run.
    var runs = 0
    /// The amount of wasted work. Each run counts once for each rejected or surplus alternative that it was part of,
    /// and once for each search for the nearest issues that it was part of. So this number may exceed `runs`.
    var wasted = 0
    private var memo: Memo?

    /// A mark that identifies one `any` or `oneOf`.
    final class Mark: Sendable {}

    enum Outcome<Output> {
        case accepted(Output)
        case rejected
        case several(Int)
    }

    final class Finding<Output>: Entry {
        let outcome: Outcome<Output>
        var issues: [Issue]?

        init(_ outcome: Outcome<Output>, of json: JSON, _ mark: Mark) {
            self.outcome = outcome
            super.init(json, mark)
        }
    }

    /// An entry of the memo. It keeps the value and the mark in memory, so that their addresses remain unique.
    class Entry {
        private let json: JSON
        private let mark: Mark

        init(_ json: JSON, _ mark: Mark) {
            self.json = json
            self.mark = mark
        }
    }

    private struct Key: Hashable {
        let mark: ObjectIdentifier
        let place: Place
    }

    private final class Memo {
        var entries: [Key: Entry] = [:]
    }

    func finding<Output>(of input: some Any, _ mark: Mark, _: Output.Type) -> Finding<Output>? {
        guard let memo, let place = (input as? JSON)?.place else { return nil }
        return memo.entries[Key(mark: ObjectIdentifier(mark), place: place)] as? Finding<Output>
    }

    /// Remembers an outcome if enough checks were wasted.
    mutating func remember<Output>(_ outcome: Outcome<Output>, of input: some Any, _ mark: Mark) -> Finding<Output>? {
        guard wasted > 1000, let json = input as? JSON, let place = json.place else { return nil }
        // For a large document, more checks must be wasted before results are remembered, because the results take up
        // memory.
        if memo == nil, case .parsed(let tape, _) = json.storage, wasted < 4 * tape.nodeCount { return nil }
        let memo = memo ?? Memo()
        self.memo = memo
        let finding = Finding(outcome, of: json, mark)
        memo.entries[Key(mark: ObjectIdentifier(mark), place: place)] = finding
        return finding
    }
}

/// The address of an array or an object; two values at the same address are equal.
private struct Place: Hashable {
    let address: UInt
    let node: Int32
}

extension JSON {
    /// The address of an array or an object, or `nil` for a scalar. A scalar takes little time to check, so its results
    /// are not remembered.
    fileprivate var place: Place? {
        switch storage {
        case .parsed(let tape, let node):
            tape[node].isContainer ? Place(address: UInt(bitPattern: ObjectIdentifier(tape)), node: node) : nil
        case .array(let elements):
            elements.withUnsafeBufferPointer { Place(address: UInt(bitPattern: $0.baseAddress), node: -1) }
        case .object(let members):
            members.withUnsafeBufferPointer { Place(address: UInt(bitPattern: $0.baseAddress), node: -2) }
        default: nil
        }
    }
}
