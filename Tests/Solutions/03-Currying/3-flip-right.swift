import Chapter03Currying

package let flipRight: KeyValuePairs<String, any Contract.Type> = ["byHand": ByHand.self]

/// Uses loops instead of `pipe`, and a helper that flips.
private struct ByHand: Flip {
    func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C {
        func taking(_ b: B) -> (A) -> C {
            func then(_ a: A) -> C { f(a)(b) }
            return then
        }
        return taking
    }

    private func minus(_ number: Int) -> (Int) -> Int { flip(subtract)(number) }
    var decrement: (Int) -> Int { { x in minus(1)(x) } }

    func words(containing part: String) -> ([String]) -> [String] {
        { list in
            var found: [String] = []
            for word in list where contains(word)(part) { found.append(word) }
            return found
        }
    }

    func combs(_ text: String) -> Int { words(text).reduce(0) { $0 + (contains($1)("comb") ? 1 : 0) } }
}
