import CurrycombDifferences

/// How what an answer gives is wrong, in the same way on every input on which it is.
enum Relation: Hashable {
    case always(String)
    case argument(String)
    case ignores(String)
    case swapped(String, String)
    case off(by: Int)
    case negated, opposite, doubled
    case says(Bool)
    case reversed, sorted, otherOrder, withoutFirst, withoutLast, withoutEquals, onlyFirst, onlyLast, everyTwice
    case tooMany, tooFew
    case caseOnly, blanksOnly
    case isNil, isEmpty, notNil
    case threw, didNotThrow
    case earlier
    case nothingHappened, happenedTwice, happenedEarly

    /// The relation to tell of: the most telling one that holds wherever the answer is wrong.
    ///
    /// - Parameters:
    ///   - samples: the inputs on which the answer differs from the reference.
    ///   - all: these and the ones on which it does not.
    ///   - variations: pairs of inputs that differ in one argument.
    ///   - names: the arguments' names.
    static func find(
        _ samples: [AgreementTrial.Sample], all: [AgreementTrial.Sample], _ variations: [AgreementTrial.Variation],
        names: [String]
    ) -> Relation? {
        guard samples.count >= 3, let first = samples.first else { return nil }
        let gots = Set(all.map(\.got.shown))
        let expecteds = Set(all.map(\.expected.shown))
        // Of yes and no there are two.
        let isBool = first.expected.value is Bool
        if gots.count == 1, expecteds.count >= (isBool ? 2 : 3), all.count >= 5, let only = all.first,
            only.got.lines.count == 1
        {
            return .always(only.got.lines[0].outcome)
        }
        let shared = samples.dropFirst().reduce(Set(relations(first, names))) {
            $0.intersection(relations($1, names))
        }
        // A truth value that is wrong is always the opposite: that is worth saying only where none is right.
        let order = relations(first, names).filter {
            shared.contains($0) && ($0 != .opposite || all.allSatisfy { !$0.agrees })
        }
        // Of a single argument it is said above: it always gives the same.
        return order.first ?? (names.count > 1 ? ignored(variations, names) : nil)
    }

    /// An argument that changes what the reference gives, and never what the answer gives.
    private static func ignored(_ variations: [AgreementTrial.Variation], _ names: [String]) -> Relation? {
        for argument in names.indices {
            let telling = variations.filter {
                $0.argument == argument && $0.before.expected.shown != $0.after.expected.shown
            }
            // Said only where something else does change it: else the answer gives always the same, or something wild.
            let others = variations.contains { $0.argument != argument && $0.before.got.shown != $0.after.got.shown }
            if others, telling.count >= 4, telling.allSatisfy({ $0.before.got.shown == $0.after.got.shown }) {
                return .ignores(names[argument])
            }
        }
        return nil
    }

    private static func relations(_ sample: AgreementTrial.Sample, _ names: [String]) -> [Relation] {
        if sample.got.threw != sample.expected.threw { return [sample.got.threw ? .threw : .didNotThrow] }
        if case .story = sample.got.form { return story(sample) }
        guard case .call = sample.got.form, let got = sample.got.value, let expected = sample.expected.value else {
            return []
        }
        // The same value: what happened on the way is wrong.
        guard sample.got.firstDifference(from: sample.expected) == 0 else {
            let (notes, wanted) = (sample.got.lines.last?.outcome ?? "", sample.expected.lines.last?.outcome ?? "")
            return notes == wanted + ", " + wanted ? [.happenedTwice] : []
        }
        var result: [Relation] = []
        result += values(got, expected)
        let words = describe(got, limit: .max)
        for (name, value) in zip(names, sample.row) where value.words == words { result.append(.argument(name)) }
        return result
    }

    private static func values(_ got: Any, _ expected: Any) -> [Relation] {
        if let got = got as? any AnOptional, let expected = expected as? any AnOptional, got.isNil != expected.isNil {
            return [got.isNil ? .isNil : .notNil]
        }
        switch (got, expected) {
        case (let got as Int, let expected as Int):
            var result: [Relation] = []
            let (difference, overflows) = got.subtractingReportingOverflow(expected)
            if !overflows, difference.magnitude <= 2 { result.append(.off(by: difference)) }
            if got == 0 &- expected, expected != 0 { result.append(.negated) }
            if got == expected &* 2, expected != 0 { result.append(.doubled) }
            return result
        case (let got as Bool, let expected as Bool): return got != expected ? [.says(got), .opposite] : []
        case (let got as String, let expected as String):
            var result: [Relation] = []
            if got.isEmpty { result.append(.isEmpty) }
            if got.lowercased() == expected.lowercased() { result.append(.caseOnly) }
            if got.filter({ !$0.isWhitespace }) == expected.filter({ !$0.isWhitespace }) { result.append(.blanksOnly) }
            // Of a text it says little that it is too long, or which letters it has twice.
            let vague: Set<Relation> = [.tooMany, .tooFew, .otherOrder, .sorted, .withoutEquals]
            return result + lists(got.map { String($0) }, expected.map { String($0) }).filter { !vague.contains($0) }
        case (let got as [Any], let expected as [Any]):
            let (left, right) = (got.map { describe($0) }, expected.map { describe($0) })
            var result = left.isEmpty ? [Relation.isEmpty] : []
            if let numbers = got as? [Int], let wanted = expected as? [Int], numbers == wanted.sorted() {
                result.append(.sorted)
            }
            return result + lists(left, right)
        default: return []
        }
    }

    private static func lists(_ got: [String], _ expected: [String]) -> [Relation] {
        var result: [Relation] = []
        if got == expected.reversed() { result.append(.reversed) }
        if got == expected.flatMap({ [$0, $0] }) { result.append(.everyTwice) }
        // In whatever order: a set has none.
        if got.count < expected.count, got.count == Set(got).count, Set(got) == Set(expected) {
            result.append(.withoutEquals)
        }
        if got == Array(expected.dropFirst()) { result.append(.withoutFirst) }
        if got == Array(expected.dropLast()) { result.append(.withoutLast) }
        if expected.count > 1, got == [expected[0]] { result.append(.onlyFirst) }
        if expected.count > 1, got == [expected[expected.count - 1]] { result.append(.onlyLast) }
        if got == expected.sorted() { result.append(.sorted) }
        if got.sorted() == expected.sorted() { result.append(.otherOrder) }
        if got.count > expected.count, contains(got, expected) { result.append(.tooMany) }
        if got.count < expected.count, contains(expected, got) { result.append(.tooFew) }
        return result
    }

    /// Whether a list has all elements of another one, in their order, among its own.
    private static func contains(_ list: [String], _ part: [String]) -> Bool {
        var rest = part[...]
        for element in list where element == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    private static func story(_ sample: AgreementTrial.Sample) -> [Relation] {
        let (got, expected) = (sample.got.lines, sample.expected.lines)
        guard let place = sample.got.firstDifference(from: sample.expected), place < got.count, place < expected.count
        else { return [] }
        var result: [Relation] = []
        let (outcome, wanted) = (got[place].outcome, expected[place].outcome)
        if outcome == Phrases.nothing { result.append(.nothingHappened) }
        if outcome == wanted + ", " + wanted { result.append(.happenedTwice) }
        if wanted == Phrases.nothing { result.append(.happenedEarly) }
        // Where more happened than should, nothing was kept.
        if outcome != Phrases.nothing, !outcome.hasSuffix(", " + wanted),
            got[..<place].contains(where: { $0.outcome == outcome })
        {
            result.append(.earlier)
        }
        return result
    }
}

extension Transcript {
    /// Everything that it showed, in one text.
    var shown: String { lines.map(\.outcome).joined(separator: "\n") }
}
