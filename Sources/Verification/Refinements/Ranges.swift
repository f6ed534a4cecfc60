extension Validator where Output: Comparable & Sendable {
    /// A value between two bounds, inclusive.
    public func range(_ range: ClosedRange<Output>) -> Validator {
        refine(.outOfRange(.value, lower: "\(range.lowerBound)", upper: "\(range.upperBound)")) { range.contains($0) }
    }

    /// A value greater than or equal to a bound.
    public func range(_ range: PartialRangeFrom<Output>) -> Validator {
        refine(.outOfRange(.value, lower: "\(range.lowerBound)", upper: nil)) { range.contains($0) }
    }

    /// A value less than or equal to a bound.
    public func range(_ range: PartialRangeThrough<Output>) -> Validator {
        refine(.outOfRange(.value, lower: nil, upper: "\(range.upperBound)")) { range.contains($0) }
    }
}

extension Validator where Output: BinaryInteger & Sendable {
    /// A whole number in a half-open range, such as `0..<24`. The range must not be empty.
    public func range(_ range: Range<Output>) -> Validator {
        precondition(!range.isEmpty, "no number is in \(range)")
        return self.range(range.lowerBound...range.upperBound - 1)
    }
}

extension Validator where Output == String {
    /// Text whose number of characters, as Swift counts them, is in a range, such as `1...20`, `8...` or `...500`.
    ///
    /// - Complexity: O(length) for each value.
    public func length(_ range: some RangeExpression<Int> & Sendable) -> Validator {
        let (lower, upper) = bounds(of: range)
        return refine(.outOfRange(.length, lower: lower, upper: upper)) { range.contains($0.count) }
    }

    /// Text with at least one character.
    public var nonEmpty: Validator { length(1...) }

    /// Empty text. For a field that may stay empty, use `.any(.text.email(), .text.empty)`.
    public var empty: Validator { length(...0) }
}

extension Validator where Output: Collection & SendableMetatype {
    /// A collection whose number of elements is in a range, such as `1...20`, `1...` or `...500`.
    public func count(_ range: some RangeExpression<Int> & Sendable) -> Validator {
        let (lower, upper) = bounds(of: range)
        return refine(.outOfRange(.count, lower: lower, upper: upper)) { range.contains($0.count) }
    }

    /// A collection with at least one element.
    public var nonEmpty: Validator { count(1...) }
}

private func bounds(of range: some RangeExpression<Int>) -> (lower: String?, upper: String?) {
    let all = range.relative(to: WholeNumbers())
    return (
        all.lowerBound == .min ? nil : "\(all.lowerBound)", all.upperBound == .max ? nil : "\(all.upperBound - 1)"
    )
}

/// The integers as a collection, which `relative(to:)` needs.
private struct WholeNumbers: Collection {
    var startIndex: Int { .min }
    var endIndex: Int { .max }
    subscript(position: Int) -> Int { position }
    // For `1...Int.max`, this function is called with `Int.max`, after which there is no index.
    func index(after index: Int) -> Int { index == .max ? .max : index + 1 }
}
