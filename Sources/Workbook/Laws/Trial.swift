import CurrycombDifferences

enum Side<Value> {
    case value(Value)
    case threw(any Error)

    init(_ work: () throws -> Value) {
        do { self = .value(try work()) } catch { self = .threw(error) }
    }

    var words: String {
        switch self {
        case .value(let value): describe(value)
        case .threw(let error): Phrases.threw(describe(error))
        }
    }
}

/// A box with a value of any type. It is used in place of `Any`, because a cast from `Any` would unwrap a nested
/// optional.
private protocol Boxed {
    var words: String { get }
}

private struct Box<Value>: Boxed {
    let value: Value

    init(_ value: Value) { self.value = value }

    var words: String { describe(value) }
}

/// The trial of a law on inputs of several types.
///
/// The search handles the values in boxes. Each value is cast back to the type of its own generator, so `as!` is sound
/// here.
struct Trial<each Value> {
    private let law: String
    private let equation: String
    private let names: [String]
    private let seed: UInt64
    private var search: Search<[any Boxed]>
    /// A `CheckFailure` that a side of the law threw. It ends the trial, but does not mean that the law is broken.
    private(set) var interruption: CheckFailure?

    init(
        _ law: String, _ equation: String, for generators: repeat (String, Generator<each Value>), tries: Int,
        seed: UInt64
    ) {
        self.law = law
        self.equation = equation
        self.seed = seed
        var names: [String] = []
        var makers: [@Sendable (inout SplitMix64, Int) -> ShrinkTree<any Boxed>] = []
        for (name, generator) in repeat each generators {
            names.append(name)
            makers.append(generator.map { Box($0) as any Boxed }.tree)
        }
        self.names = names
        let all = makers
        let row = Generator<[any Boxed]> { random, size in
            .row(all.map { $0(&random, size) }, atLeast: all.count)
        }
        search = Search(row, tries: tries, seed: seed)
    }

    mutating func next() -> (repeat each Value)? {
        guard interruption == nil, let values = search.next() else { return nil }
        var rest = values.makeIterator()
        func cast<One>(_ type: One.Type) -> One { (rest.next() as! Box<One>).value }
        return (repeat cast((each Value).self))
    }

    mutating func note<Outcome>(
        _ left: Side<Outcome>, _ right: Side<Outcome>, by areEqual: (Outcome, Outcome) -> Bool
    ) {
        for case .threw(let error as CheckFailure) in [left, right] {
            interruption = error
            return
        }
        let agree =
            switch (left, right) {
            case (.value(let left), .value(let right)): areEqual(left, right)
            case (.threw(let left), .threw(let right)): describe(left, limit: .max) == describe(right, limit: .max)
            default: false
            }
        search.note(agree ? nil : Search.Evidence(left: left.words, right: right.words))
    }

    var counterexample: Finding.Counterexample? {
        search.broken.map { input, evidence in
            Finding.Counterexample(
                law: law, equation: equation, tries: search.tried, seed: seed,
                bindings: zip(names, input).map { Finding.Counterexample.Binding($0, $1.words) },
                left: evidence.left, right: evidence.right)
        }
    }
}
