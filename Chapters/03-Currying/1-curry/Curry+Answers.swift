private struct Answer: Curry {
    func curryNumbers(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int {
        { a in { b in f(a, b) } }
    }

    func power(_ exponent: Int) -> (Int) -> Int {
        { base in (0..<exponent).reduce(1) { product, _ in product * base } }
    }

    func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C {
        { a in { b in f(a, b) } }
    }

    func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C {
        { a, b in f(a)(b) }
    }
}

package let curryReference: any Curry.Type = Answer.self

// MARK: - Wrong answers

package let curryWrong: KeyValuePairs<String, any Contract.Type> = [
    "swapped": Swapped.self, "firstTwice": FirstTwice.self, "secondTwice": SecondTwice.self, "early": Early.self,
    "tooOften": TooOften.self, "baseFirst": BaseFirst.self, "product": Product.self, "onceMore": OnceMore.self,
    "onceLess": OnceLess.self, "fromZero": FromZero.self, "fromBase": FromBase.self, "exchanged": Exchanged.self,
    "alwaysSquare": AlwaysSquare.self,
    "caret": Caret.self, "zeroBase": ZeroBase.self, "kept": Kept.self,
    "asDouble": AsDouble.self, "rangeStops": RangeStops.self, "zeroStops": ZeroStops.self, "tooLarge": TooLarge.self,
    "allZero": AllZero.self, "laterFunction": LaterFunction.self,
]

private protocol Right: Curry {}

extension Right {
    func curryNumbers(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int { { a in { b in f(a, b) } } }
    func power(_ exponent: Int) -> (Int) -> Int { { base in (0..<exponent).reduce(1) { value, _ in value * base } } }
    func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
    func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C { { a, b in f(a)(b) } }
}

private struct Swapped: Right {
    func curryNumbers(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int { { a in { b in f(b, a) } } }
}

private struct FirstTwice: Right {
    func curryNumbers(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int { { a in { _ in f(a, a) } } }
}

private struct SecondTwice: Right {
    func curryNumbers(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int { { _ in { b in f(b, b) } } }
}

private struct Early: Right {
    func curryNumbers(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int {
        { a in
            let start = f(a, 0)
            return { b in b == 0 ? start : f(a, b) }
        }
    }
}

private struct TooOften: Right {
    func curryNumbers(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int {
        { a in { b in f(a, b) == 0 ? 0 : f(a, b) } }
    }
}

@MainActor private var lastFunction: (Int, Int) -> Int = { a, _ in a }

private struct LaterFunction: Right {
    func curryNumbers(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int {
        lastFunction = f
        return { a in { b in lastFunction(a, b) } }
    }
}

private struct BaseFirst: Right {
    func power(_ base: Int) -> (Int) -> Int {
        { exponent in (0..<max(0, exponent)).reduce(1) { value, _ in value * base } }
    }
}

private struct Product: Right {
    func power(_ exponent: Int) -> (Int) -> Int { { $0 * exponent } }
}

private struct OnceMore: Right {
    func power(_ exponent: Int) -> (Int) -> Int { { base in (0..<exponent).reduce(base) { value, _ in value * base } } }
}

private struct OnceLess: Right {
    func power(_ exponent: Int) -> (Int) -> Int {
        { base in (1..<max(1, exponent)).reduce(1) { value, _ in value * base } }
    }
}

private struct FromZero: Right {
    func power(_ exponent: Int) -> (Int) -> Int {
        { base in exponent == 0 ? 0 : (0..<exponent).reduce(1) { value, _ in value * base } }
    }
}

private struct AllZero: Right {
    func power(_ exponent: Int) -> (Int) -> Int { { base in (0..<exponent).reduce(0) { value, _ in value * base } } }
}

private struct FromBase: Right {
    func power(_ exponent: Int) -> (Int) -> Int {
        { base in (0..<max(0, exponent - 1)).reduce(base) { value, _ in value * base } }
    }
}

private struct AsDouble: Right {
    func power(_ exponent: Int) -> (Int) -> Int {
        { base in Int((0..<exponent).reduce(1.0) { value, _ in value * Double(base) }) }
    }
}

private struct ZeroBase: Right {
    func power(_ exponent: Int) -> (Int) -> Int {
        { base in base == 0 ? 0 : (0..<exponent).reduce(1) { value, _ in value * base } }
    }
}

private struct Exchanged: Right {
    func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C {
        { a, b in
            guard let first = b as? A, let second = a as? B else { return f(a)(b) }
            return f(first)(second)
        }
    }
}

private struct AlwaysSquare: Right {
    func power(_ exponent: Int) -> (Int) -> Int { { base in exponent == 0 ? 1 : base * base } }
}

private struct Caret: Right {
    func power(_ exponent: Int) -> (Int) -> Int { { base in base ^ exponent } }
}

@MainActor private var powers: [Int: Int] = [:]

private struct Kept: Right {
    func power(_ exponent: Int) -> (Int) -> Int {
        { base in
            if let known = powers[exponent] { return known }
            powers[exponent] = (0..<exponent).reduce(1) { value, _ in value * base }
            return powers[exponent]!
        }
    }
}

private struct RangeStops: Right {
    func power(_ exponent: Int) -> (Int) -> Int {
        { base in exponent == 0 ? 1 : (1...exponent - 1).reduce(base) { value, _ in value * base } }
    }
}

private struct ZeroStops: Right {
    func power(_ exponent: Int) -> (Int) -> Int {
        { base in (1...exponent).reduce(1) { value, _ in value * base } }
    }
}

/// Squares once more than necessary, and the last square may overflow.
private struct TooLarge: Right {
    func power(_ exponent: Int) -> (Int) -> Int {
        { base in
            var (result, square, rest) = (1, base, exponent)
            while rest > 0 {
                if !rest.isMultiple(of: 2) { result *= square }
                square *= square
                rest /= 2
            }
            return result
        }
    }
}
