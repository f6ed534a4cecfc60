/// A source of values to try a law on, and of the simpler values to try once a value has broken the law.
///
/// A generator that is made of others by `map`, `flatMap`, `array(of:)`, `pair` and the like shrinks like its parts,
/// without further code.
public struct Generator<Value>: Sendable {
    /// Makes a tree from random numbers and a size, which is small for the first tries and up to 100 for the last ones.
    let tree: @Sendable (inout SplitMix64, _ size: Int) -> ShrinkTree<Value>

    init(_ tree: @escaping @Sendable (inout SplitMix64, _ size: Int) -> ShrinkTree<Value>) {
        self.tree = tree
    }

    /// Makes a generator from a function, and a rule for simpler values.
    ///
    /// - Parameters:
    ///   - shrink: the values to try instead of a value, the simplest first. It must never lead from a value to
    ///     itself.
    ///   - make: makes a value from random numbers and a size from 0 to 100.
    public init(
        shrink: @escaping @Sendable (Value) -> [Value] = { _ in [] },
        _ make: @escaping @Sendable (inout SplitMix64, _ size: Int) -> Value
    ) {
        tree = { random, size in .unfold(make(&random, size), shrink) }
    }

    /// Makes some sample values.
    ///
    /// - Parameters:
    ///   - count: the number of values.
    ///   - seed: the seed that decides them.
    /// - Returns: the values, in the order in which a law would be tried on them.
    public func samples(_ count: Int = 100, seed: UInt64 = SplitMix64.lawSeed) -> [Value] {
        let trees = SizedTrees(self, count: count, seed: seed)
        return trees.map(\.value)
    }

    /// Transforms each value; the result shrinks with the value.
    ///
    /// - Parameter transform: the function that changes a value.
    /// - Returns: a generator of the results.
    public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Generator<Other> {
        Generator<Other> { random, size in tree(&random, size).map(transform) }
    }

    /// Chooses the next generator by a value: for example a list, and then an index in the list.
    ///
    /// - Parameter transform: the generator to continue with, for a value.
    /// - Returns: a generator of their values. Shrinking simplifies the first value, then the one that follows.
    public func flatMap<Other>(_ transform: @escaping @Sendable (Value) -> Generator<Other>) -> Generator<Other> {
        Generator<Other> { random, size in
            let decided = tree(&random, size)
            // Copied each time, so that the generator of a simpler first value uses the same numbers.
            let rest = random.split()
            return decided.flatMap { value in
                var random = rest
                return transform(value).tree(&random, size)
            }
        }
    }

    /// Leaves values out.
    ///
    /// If few values satisfy a condition, make only those values: even numbers are `.int.map { $0 * 2 }`.
    ///
    /// - Parameter condition: the condition that a value must satisfy. The program stops if 1,000 values in a row do
    ///   not.
    /// - Returns: a generator of the values that satisfy it, simpler ones included.
    public func suchThat(_ condition: @escaping @Sendable (Value) -> Bool) -> Generator {
        Generator { random, size in
            for attempt in 0..<1_000 {
                let tree = tree(&random, size + attempt / 10)
                if condition(tree.value) { return tree.pruned(condition) }
            }
            preconditionFailure("none of 1,000 values satisfied the condition")
        }
    }
}

/// The trees that a law is tried on: small ones first.
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
        // Each try has a sequence of its own, which does not depend on the earlier tries.
        var own = random.split()
        return generator.tree(&own, Swift.min(100, 1 + made * 100 / Swift.max(count, 1)))
    }
}
