private struct Answer: ComposeTwo {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int {
        { f(g($0)) }
    }

    func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C {
        { f(g($0)) }
    }
}

package let composeTwoReference: any ComposeTwo.Type = Answer.self

// MARK: - Wrong answers

package let composeTwoWrong: KeyValuePairs<String, any Contract.Type> = [
    "swapped": Swapped.self, "fixed": Fixed.self, "onlyF": OnlyF.self, "onlyG": OnlyG.self, "early": Early.self,
    "twice": Twice.self,
    "fAgain": FAgain.self, "gAgain": GAgain.self, "fAround": FAround.self, "added": Added.self, "kept": Kept.self,
    "firstKept": FirstKept.self,
]

private protocol Generic: ComposeTwo {}

extension Generic {
    func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C { { f(g($0)) } }
}

private struct Swapped: Generic {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { { g(f($0)) } }
}

private struct Fixed: Generic {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int {
        let result = f(g(5))
        return { _ in result }
    }
}

private struct OnlyF: Generic {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { f }
}

private struct OnlyG: Generic {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { g }
}

private struct Early: Generic {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int {
        _ = g(0)
        return { f(g($0)) }
    }
}

private struct Twice: Generic {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int {
        { x in
            _ = g(x)
            return f(g(x))
        }
    }
}

private struct FAgain: Generic {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { { f(f(g($0))) } }
}

private struct GAgain: Generic {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { { f(g(g($0))) } }
}

private struct FAround: Generic {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { { f(g(f($0))) } }
}

private struct Added: Generic {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { { f($0) &+ g($0) } }
}

@MainActor private var results: [Int: Int] = [:]

private struct Kept: Generic {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int {
        { x in
            if let known = results[x] { return known }
            results[x] = f(g(x))
            return results[x]!
        }
    }
}

private struct FirstKept: ComposeTwo {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { compose(f, g) }

    func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C {
        var result: C?
        return { x in
            if result == nil { result = f(g(x)) }
            return result!
        }
    }
}
