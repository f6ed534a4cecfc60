/// Values that a rehearsal computes once for all answers. They do not depend on the answer.
@MainActor
final class RehearsalCache {
    private var inputs: [String: [ShrinkTree<[AnyValue]>]] = [:]
    private var passing: [String: Bool] = [:]

    /// Returns the generated inputs of a comparison.
    func inputs(of comparison: String, _ generate: () -> [ShrinkTree<[AnyValue]>]) -> [ShrinkTree<[AnyValue]>] {
        if let known = inputs[comparison] { return known }
        let generated = generate()
        inputs[comparison] = generated
        return generated
    }

    /// Returns true if a wrong answer passes all checks before a check.
    func passes(_ key: String, before check: String, _ compute: () -> Bool) -> Bool {
        let place = "\(check) \(key)"
        if let known = passing[place] { return known }
        let passes = compute()
        passing[place] = passes
        return passes
    }
}
