import CurrycombDifferences
import Synchronization

extension Generator {
    /// Functions from one type to another, without a rule: each argument has a random result of its own. A function is
    /// shown as a table of its calls.
    ///
    /// The result depends on the argument's description, which must depend only on the argument's content (see
    /// `describe`). Shrinking makes the functions return the same result for more and more arguments, and simplifies
    /// the results.
    public static func function<Input: Hashable & Sendable & SendableMetatype, Output: Sendable>(
        from input: Input.Type, to outputs: Generator<Output>
    ) -> Generator where Value == Fn<Input, Output> {
        Generator { random, size in
            let otherwise = outputs.tree(&random, size)
            let seed = random.next()
            let asked = Asked<Input>()
            let tree: @Sendable (Input) -> ShrinkTree<Output> = { input in
                var own = SplitMix64(seed: seed ^ stableHash(input))
                return outputs.tree(&own, size)
            }
            let function = Fn<Input, Output>(
                shown: { table(asked.inputs.map { ($0, tree($0).value) }, nil as Output?) }
            ) { input in
                tree(asked.note(input)).value
            }
            return ShrinkTree(function) {
                // By the time shrinking begins, the law has called the function. So the arguments are known, and a
                // table can replace the function.
                let rows = asked.inputs.map { input in tree(input).map { (input, $0) } }
                let whole = ShrinkTree.pair(.row(rows, atLeast: 0), otherwise).map { tableFunction($0, otherwise: $1) }
                let constants = ([otherwise] + asked.inputs.map(tree)).map { result in
                    result.map { tableFunction([], otherwise: $0) as Value }
                }
                return AnySequence(constants + [whole])
            }
        }
    }
}

private func tableFunction<Input: Hashable & Sendable & SendableMetatype, Output: Sendable>(
    _ rows: [(Input, Output)], otherwise: Output
) -> Fn<Input, Output> {
    let results = Dictionary(rows) { first, _ in first }
    return Fn(table(rows, otherwise)) { results[$0] ?? otherwise }
}

/// Describes a table: `["a": 1, else: 0]`, or `constant(0)` if there are no rows. If the result for all other arguments
/// is unknown, `…` replaces it.
private func table<Input, Output>(_ rows: [(Input, Output)], _ otherwise: Output?) -> String {
    if rows.isEmpty, let otherwise { return "constant(\(describe(otherwise)))" }
    let last = otherwise.map { "else: \(describe($0))" } ?? "…"
    return "[" + (rows.map { "\(describe($0)): \(describe($1))" } + [last]).joined(separator: ", ") + "]"
}

private final class Asked<Input: Hashable & Sendable>: Sendable {
    private let state = Mutex<(order: [Input], known: Set<Input>)>(([], []))

    var inputs: [Input] { state.withLock { $0.order } }

    /// Returns the first recorded argument that equals this one; if there is none, records and returns this one. Equal
    /// arguments may have different descriptions, but must have the same result.
    func note(_ input: Input) -> Input {
        state.withLock { state in
            if let place = state.known.firstIndex(of: input) { return state.known[place] }
            state.known.insert(input)
            state.order.append(input)
            return input
        }
    }
}

/// Returns a hash of the value's description (FNV-1a). Unlike a hash from `Hasher`, it is the same in every process.
private func stableHash(_ value: some Any) -> UInt64 {
    describe(value, limit: .max).utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
