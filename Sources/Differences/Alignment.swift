enum Step: Equatable {
    /// The indices of two elements to compare, one index for each list.
    case both(Int, Int)
    /// The indices of two elements with different ids, which are shown as a whole.
    case replaced(Int, Int)
    /// The index of an element of the expected list that has no partner.
    case missing(Int)
    /// The index of an element of the actual list that has no partner.
    case extra(Int)
}

/// The alignment of two lists, as part of a comparison.
struct Alignment {
    private let expected: [Any]
    private let got: [Any]
    private let comparison: Comparison

    init(_ expected: [Any], _ got: [Any], _ comparison: Comparison) {
        self.expected = expected
        self.got = got
        self.comparison = comparison
    }

    /// The maximum product and the maximum sum of the lengths of two lists that are aligned. Equal elements at the
    /// beginning and the end of both lists do not count. Longer lists are compared index by index, because the time
    /// that `difference(from:by:)` of the standard library takes can grow with the product of the lengths, and its
    /// memory with the square of the number of differences.
    private static let mostPairs = 40_000
    private static let mostElements = 1_000

    /// The steps that compare the two lists. The alignment matches as many equal elements as possible and pairs the
    /// elements between these matches. Matched elements need no step. Lists that are too long are compared index by
    /// index instead, and so are all lists once `mayAlign` is false. Equal elements may then have steps, too. Reordered
    /// lists are also compared index by index, unless that comparison finds more differences than the alignment.
    var steps: [Step] {
        guard comparison.mayAlign else { return placeByPlace(expected.indices, got.indices) }
        let shorter = min(expected.count, got.count)
        var start = 0
        while start < shorter, comparison.areSame(expected[start], got[start]) { start += 1 }
        var end = 0
        while end < shorter - start,
            comparison.areSame(expected[expected.count - 1 - end], got[got.count - 1 - end])
        {
            end += 1
        }
        let (lefts, rights) = (start..<expected.count - end, start..<got.count - end)
        guard lefts.count > 0, rights.count > 0, lefts.count * rights.count <= Self.mostPairs,
            lefts.count + rights.count <= Self.mostElements
        else { return placeByPlace(lefts, rights) }
        var steps: [Step] = []
        var (i, j) = (lefts.lowerBound, rights.lowerBound)
        for match in matches(lefts, rights) {
            steps += pairs(i..<match.left, j..<match.right)
            (i, j) = (match.left + 1, match.right + 1)
        }
        steps += pairs(i..<lefts.upperBound, j..<rights.upperBound)
        return inAnotherOrder(steps, lefts, rights) ?? steps
    }

    /// Returns the steps of an index-by-index comparison, or `nil` to keep the alignment. The alignment is replaced
    /// only if it reports a missing element that equals an extra one (often an element that has moved), and if the
    /// index-by-index comparison finds no more differences.
    private func inAnotherOrder(_ steps: [Step], _ lefts: Range<Int>, _ rights: Range<Int>) -> [Step]? {
        let direct = placeByPlace(lefts, rights).filter { step in
            if case .both(let i, let j) = step { !comparison.areSame(expected[i], got[j]) } else { true }
        }
        guard direct.count <= steps.count else { return nil }
        let missing = steps.compactMap { if case .missing(let i) = $0 { i } else { nil } }
        let extra = steps.compactMap { if case .extra(let j) = $0 { j } else { nil } }
        guard missing.contains(where: { i in extra.contains { comparison.areSame(expected[i], got[$0]) } }) else {
            return nil
        }
        return direct.map { step in
            guard case .both(let i, let j) = step, unlikeness(expected[i], got[j]) > 1 else { return step }
            return .replaced(i, j)
        }
    }

    private func placeByPlace(_ lefts: Range<Int>, _ rights: Range<Int>) -> [Step] {
        zip(lefts, rights).map(Step.both)
            + lefts.dropFirst(rights.count).map(Step.missing)
            + rights.dropFirst(lefts.count).map(Step.extra)
    }

    private func matches(_ lefts: Range<Int>, _ rights: Range<Int>) -> [(left: Int, right: Int)] {
        let changes = got[rights].difference(from: expected[lefts], by: comparison.areSame)
        let removed = Set(changes.removals.map { lefts.lowerBound + $0.offset })
        let inserted = Set(changes.insertions.map { rights.lowerBound + $0.offset })
        return zip(lefts.filter { !removed.contains($0) }, rights.filter { !inserted.contains($0) }).map { ($0, $1) }
    }

    /// Pairs the unmatched elements by similarity, or by index if there are more than 400 possible pairs.
    private func pairs(_ lefts: Range<Int>, _ rights: Range<Int>) -> [Step] {
        guard lefts.count * rights.count <= 400 else { return placeByPlace(lefts, rights) }
        let (m, n) = (lefts.count, rights.count)
        // The costs of the alignment from (i, j) on. An element without a partner costs 1. Two very different elements
        // cost 1.9 as a pair, but 2 without partners, so they are paired. Two elements with different ids would cost
        // 2.09 as a pair, so they are not paired.
        var costs = [[Double]](repeating: [Double](repeating: 0, count: n + 1), count: m + 1)
        var changes = costs
        for i in (0...m).reversed() {
            for j in (0...n).reversed() {
                if i < m, j < n {
                    changes[i][j] = 1.9 * unlikeness(expected[lefts.lowerBound + i], got[rights.lowerBound + j])
                    costs[i][j] = min(changes[i][j] + costs[i + 1][j + 1], 1 + costs[i + 1][j], 1 + costs[i][j + 1])
                } else {
                    costs[i][j] = Double(m - i + n - j)
                }
            }
        }
        var steps: [Step] = []
        var (i, j) = (0, 0)
        while i < m || j < n {
            if i < m, j < n, costs[i][j] == changes[i][j] + costs[i + 1][j + 1] {
                steps.append(.both(lefts.lowerBound + i, rights.lowerBound + j))
                (i, j) = (i + 1, j + 1)
            } else if j == n || (i < m && costs[i][j] == 1 + costs[i + 1][j]) {
                steps.append(.missing(lefts.lowerBound + i))
                i += 1
            } else {
                steps.append(.extra(rights.lowerBound + j))
                j += 1
            }
        }
        return steps
    }

    /// Returns the share of the parts that differ, for two structs or objects with the same type name and the same
    /// number of parts (at least one). If they have an `id`, the result is 0.1 for equal ids and 1.1 for different
    /// ones. For all other values, the result is 1.
    private func unlikeness(_ left: Any, _ right: Any) -> Double {
        guard case .record(let name, let parts, _) = Shape(left).kind,
            case .record(let otherName, let others, _) = Shape(right).kind, name == otherName,
            parts.count == others.count,
            !parts.isEmpty
        else { return 1 }
        if let id = parts.first(where: { $0.label == "id" }), let other = others.first(where: { $0.label == "id" }) {
            return comparison.areSame(id.value, other.value) ? 0.1 : 1.1
        }
        let differing = zip(parts, others).count { !comparison.areSame($0.value, $1.value) }
        return Double(differing) / Double(parts.count)
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .remove(let offset, _, _), .insert(let offset, _, _): offset
        }
    }
}
