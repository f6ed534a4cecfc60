/// A source of values to try a law on, and of simpler values to try once a value has broken the law.
///
/// A generator made from others, for example by `map`, `flatMap`, `array(of:)` or `pair`, shrinks as its parts do,
/// without further code.
public struct Generator<Value>: Sendable {
    /// Makes a tree from random numbers and a size, which is 1 for the first input and then grows toward 100.
    let tree: @Sendable (inout SplitMix64, _ size: Int) -> ShrinkTree<Value>

    init(_ tree: @escaping @Sendable (inout SplitMix64, _ size: Int) -> ShrinkTree<Value>) {
        self.tree = tree
    }

    /// Makes a generator from a function that makes values and a rule for simpler values.
    ///
    /// - Parameters:
    ///   - shrink: returns the values to try in place of a value, the simplest first. It must never lead from a value
    ///     back to itself.
    ///   - make: makes a value from random numbers and a size from 1 to 100, to which each ``suchThat(_:)`` may add up
    ///     to 99.
    public init(
        shrink: @escaping @Sendable (Value) -> [Value] = { _ in [] },
        _ make: @escaping @Sendable (inout SplitMix64, _ size: Int) -> Value
    ) {
        tree = { random, size in .unfold(make(&random, size), shrink) }
    }

    /// Makes the values that a law about one value would try, in the same order.
    public func samples(_ count: Int = 100, seed: UInt64 = SplitMix64.lawSeed) -> [Value] {
        let trees = SizedTrees(self, count: count, seed: seed)
        return trees.map(\.value)
    }

    /// Transforms each value. To shrink a result, the generator transforms simpler values.
    public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Generator<Other> {
        Generator<Other> { random, size in tree(&random, size).map(transform) }
    }

    /// Makes a second value with a generator that depends on the first: for example, an index in a list that was made
    /// first. Shrinking simplifies the first value, then the second.
    public func flatMap<Other>(_ transform: @escaping @Sendable (Value) -> Generator<Other>) -> Generator<Other> {
        Generator<Other> { random, size in
            let decided = tree(&random, size)
            // The closure copies `rest` each time it is called. So when shrinking simplifies the first value, the
            // second generator still gets the same random numbers.
            let rest = random.split()
            return decided.flatMap { value in
                var random = rest
                return transform(value).tree(&random, size)
            }
        }
    }

    /// Drops the values that do not satisfy a condition. The simpler values that are tried during shrinking must
    /// satisfy it, too.
    ///
    /// If only a few values satisfy the condition, generate just those values: for example, even numbers with
    /// `.int.map { $0 * 2 }`. The program stops if 1,000 values in a row do not satisfy the condition.
    public func suchThat(_ condition: @escaping @Sendable (Value) -> Bool) -> Generator {
        Generator { random, size in
            for attempt in 0..<1_000 {
                let tree = tree(&random, size + attempt / 10)
                if condition(tree.value) { return tree.pruned(condition) }
            }
            preconditionFailure("none of 1,000 generated values satisfied the condition")
        }
    }
}

struct SizedTrees<Value>: Sequence, IteratorProtocol {
    private let generator: Generator<Value>
    private let count: Int
    private var random: SplitMix64
    private var made = 0

    init(_ generator: Generator<Value>, count: Int, seed: UInt64) {
        self.generator = generator
        self.count = count
        random = SplitMix64(seed: seed)
    }

    mutating func next() -> ShrinkTree<Value>? {
        guard made < count else { return nil }
        defer { made += 1 }
        // Each input has its own random numbers, which do not depend on how many numbers the earlier inputs used.
        var own = random.split()
        return generator.tree(&own, Swift.min(100, 1 + made * 100 / Swift.max(count, 1)))
    }
}
