/// A search for the smallest input that breaks a law: first for any such input, then for simpler and simpler ones.
///
/// The caller tries the input that `next` returns and passes the outcome to `note`, so the search also works with
/// asynchronous calls.
struct Search<Input> {
    struct Evidence {
        let left: String
        let right: String
    }

    private var trees: SizedTrees<Input>
    private var current: ShrinkTree<Input>?
    private var candidates: AnyIterator<ShrinkTree<Input>>?
    private var stepsLeft: Int
    /// The smallest input so far that breaks the law, and the values of the two sides.
    private(set) var broken: (input: Input, evidence: Evidence)?
    private(set) var tried = 0

    /// Makes a search. `steps` is the maximum number of simpler inputs to try once an input has broken the law.
    init(_ generator: Generator<Input>, tries: Int, seed: UInt64, steps: Int = 1_000) {
        trees = SizedTrees(generator, count: tries, seed: seed)
        stepsLeft = steps
    }

    mutating func next() -> Input? {
        if let candidates {
            guard stepsLeft > 0 else { return nil }
            stepsLeft -= 1
            current = candidates.next()
        } else {
            current = trees.next()
        }
        if current != nil { tried += 1 }
        return current?.value
    }

    /// Records the outcome for the input that `next` returned; `nil` means that the law held.
    mutating func note(_ evidence: Evidence?) {
        guard let evidence, let current else { return }
        broken = (current.value, evidence)
        candidates = AnyIterator(current.shrinks().makeIterator())
    }
}
