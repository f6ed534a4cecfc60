import Chapter03Currying

package let flipRight: KeyValuePairs<String, any Contract.Type> = ["byHand": ByHand.self]

/// Uses a loop, a helper that flips, and a property for the pipeline.
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

    private var counted: (String) -> Int {
        let onlyCombs = words(containing: "comb")
        return pipe({ text in words(text) }, onlyCombs, { list in count(list) })
    }
    func combs(_ text: String) -> Int { counted(text) }
}
