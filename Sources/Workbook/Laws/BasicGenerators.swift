extension Generator where Value == Int {
    /// Integers from −100 to 100. Each ``suchThat(_:)`` can extend both bounds by up to 99. A few of these integers can
    /// be added or multiplied without overflow.
    public static var int: Generator {
        Generator(shrink: { shrinkInteger($0, toward: 0) }) { random, size in
            random.below(2 * size + 1) - size
        }
    }

    /// Integers in a range. They shrink toward 0 or, if the range does not contain 0, toward the bound that is nearer
    /// to 0.
    public static func int(in range: ClosedRange<Int>) -> Generator {
        let origin = min(max(range.lowerBound, 0), range.upperBound)
        return Generator(shrink: { shrinkInteger($0, toward: origin).filter(range.contains) }) { random, _ in
            let (width, isWhole) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
            guard !isWhole, width < .max else { return clamp(Int(truncatingIfNeeded: random.next()), to: range) }
            return range.lowerBound + random.below(width + 1)
        }
    }

    private static func clamp(_ value: Int, to range: ClosedRange<Int>) -> Int {
        min(max(value, range.lowerBound), range.upperBound)
    }
}

/// Returns the numbers to try in place of a number: first the origin, then the absolute value (if the number is
/// negative and the origin is 0), and then numbers closer and closer to the number.
func shrinkInteger(_ value: Int, toward origin: Int) -> [Int] {
    guard value != origin else { return [] }
    var result = [origin]
    if origin == 0, value < 0, value != .min { result.append(-value) }
    // Halves both values before the subtraction, because their difference may overflow.
    var step = value / 2 - origin / 2
    while step != 0 {
        result.append(value - step)
        step /= 2
    }
    return result.filter { $0 != value }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
}

extension Generator where Value == Bool {
    /// `true` and `false`; `false` counts as simpler.
    public static var bool: Generator {
        Generator(shrink: { $0 ? [false] : [] }) { random, _ in random.below(2) == 1 }
    }
}

extension Generator where Value == Double {
    /// Multiples of a quarter from −100 to 100, which are exact in binary. Each ``suchThat(_:)`` can extend both bounds
    /// by up to 99. Whole numbers count as simpler.
    public static var double: Generator {
        Generator(shrink: { value in
            let whole = value.rounded(.towardZero)
            let nearer = shrinkInteger(Int(whole), toward: 0).map(Double.init)
            return whole == value ? nearer : nearer + [whole]
        }) { random, size in
            Double(random.below(8 * size + 1) - 4 * size) / 4
        }
    }
}

extension Generator where Value == Character {
    /// Lowercase letters half of the time, and otherwise capitals, digits, white space and punctuation, or characters
    /// that take more than one byte.
    public static var character: Generator {
        let kinds = ["abcdefghijklmnopqrstuvwxyz", "ABCXYZ", "0123456789", " \n,.-'\"", "äéß🐝日"].map(Array.init)
        let order = kinds.joined().map { $0 }
        return Generator(shrink: { character in
            guard let place = order.firstIndex(of: character) else { return [] }
            return shrinkInteger(place, toward: 0).map { order[$0] }
        }) { random, _ in
            let kind = kinds[max(0, random.below(8) - 3)]
            return kind[random.below(kind.count)]
        }
    }
}

extension Generator where Value == String {
    /// Strings of at most 20 characters, made by `character`. Shrinking makes the strings shorter, and moves their
    /// characters toward `a`.
    public static var string: Generator { string(of: .character) }

    /// Strings of at most 20 characters, made by the given generator.
    public static func string(of characters: Generator<Character>) -> Generator {
        Generator<[Character]>.array(of: characters).map { String($0) }
    }
}
