import CurrycombDifferences

/// The way in which an answer's results are wrong, if it is the same for every input that the answer gets wrong: for
/// example, each list is reversed.
enum Relation: Hashable {
    case always(String)
    case argument(String)
    case ignores(String)
    case keeps(forEach: [String], whatever: [String])
    case swapped(String, String)
    case off(by: Int)
    case negated, opposite, doubled
    case says(Bool)
    case withoutEnd, withMore
    case reversed, sorted, otherOrder, withoutFirst, withoutLast, withoutEquals, onlyFirst, onlyLast, everyTwice
    case tooMany, tooFew
    case caseOnly, blanksOnly
    case isNil, isEmpty, notNil
    case isCase(String, not: String)
    case onlyIn(String)
    case threw, didNotThrow, threwOther
    case earlier, laterCall, secondFunction
    case nothingHappened, happenedTwice, happenedEarly
    /// Functions were called too often, but nothing else is wrong.
    case ran([String])
    case doneTwice, tooOften, alsoHappened, notHappened, happenedInOtherOrder

    /// Returns the relation to report; `nil` if none was found, or if the answer gets fewer than three inputs wrong.
    /// Most relations must be true of every input that the answer gets wrong. But `swapped` is tested on the swaps,
    /// `keeps` on the first batch, and `ignores` on the variations.
    ///
    /// - Parameters:
    ///   - samples: the inputs that the answer gets wrong.
    ///   - all: these inputs, and the inputs that the answer gets right.
    ///   - batch: the inputs of the first batch, in the order in which they were tried.
    static func find(
        _ samples: [AgreementTrial.Sample], all: [AgreementTrial.Sample], _ variations: [AgreementTrial.Variation],
        _ swaps: [AgreementTrial.Swap], batch: [AgreementTrial.Sample] = [], smallest: AgreementTrial.Sample? = nil,
        names: [String]
    ) -> Relation? {
        guard samples.count >= 3, let first = samples.first else { return nil }
        let gots = Set(all.map(\.got.shown))
        let expecteds = Set(all.map(\.expected.shown))
        // A Boolean has only two values, so two different expected results are enough.
        let isBool = first.expected.value is Bool
        if gots.count == 1, expecteds.count >= (isBool ? 2 : 3), all.count >= 5, let only = all.first,
            only.got.lines.count == 1
        {
            return .always(only.got.lines[0].outcome)
        }
        let shared = samples.dropFirst().reduce(Set(relations(first, names))) {
            $0.intersection(relations($1, names))
        }
        // The verdict shows the relation's sentence below the smallest input, so the relation must be true of that
        // input, too.
        let telling = unambiguous(smallest.map { shared.intersection(relations($0, names)) } ?? shared)
        // Every wrong Boolean is the opposite of the right one, so `opposite` is useful only if no result is right.
        let order = relations(first, names).filter {
            telling.contains($0) && ($0 != .opposite || all.allSatisfy { !$0.agrees })
        }
        // An answer that ignores its only argument always returns the same result, which is handled above. So `kept`
        // and `ignored` are called only if there are several arguments.
        return swapped(swaps, names) ?? order.first ?? remembered(samples, all, smallest)
            ?? (names.count > 1 ? kept(batch, names) ?? ignored(variations, batch, names) : nil)
    }

    /// Removes relations that cannot be distinguished: two elements in the wrong order may be reversed or sorted. A
    /// weaker relation that is true in both cases is kept.
    private static func unambiguous(_ shared: Set<Relation>) -> Set<Relation> {
        let orders: Set<Relation> = [.reversed, .sorted]
        var result = shared.isSuperset(of: orders) ? shared.subtracting(orders) : shared
        // Each relation, with the relations that it implies. For example, a list without its last element lacks its
        // end.
        let losses: [Set<Relation>] = [
            [.withoutFirst], [.withoutLast, .withoutEnd], [.onlyFirst, .withoutEnd], [.onlyLast], [.withoutEquals],
        ]
        let all = losses.reduce(into: Set<Relation>()) { $0.formUnion($1) }
        let lost = shared.intersection(all)
        if !losses.contains(where: { lost.isSubset(of: $0) }) { result.subtract(all) }
        return result
    }

    private static func swapped(_ swaps: [AgreementTrial.Swap], _ names: [String]) -> Relation? {
        for one in names.indices {
            for other in names.indices where other > one {
                let tried = swaps.filter { $0.one == one && $0.other == other }
                // If there are few different results, a match proves nothing: for example, a wrong Boolean is always
                // the opposite of the right one.
                guard tried.count(where: { !$0.sample.agrees }) >= 5,
                    Set(tried.map(\.swapped.shown)).count >= 3,
                    tried.allSatisfy({ $0.sample.got.agrees(with: $0.swapped) })
                else { continue }
                return .swapped(names[one], names[other])
            }
        }
        return nil
    }

    /// Returns a relation for an answer that keeps state from call to call. The relation is `secondFunction` if a
    /// function is right as long as it is the only function made, and `laterCall` if results are wrong only after an
    /// earlier call.
    private static func remembered(
        _ samples: [AgreementTrial.Sample], _ all: [AgreementTrial.Sample], _ smallest: AgreementTrial.Sample?
    ) -> Relation? {
        func before(_ sample: AgreementTrial.Sample) -> (made: Int, called: Int)? {
            guard let place = sample.got.firstDifference(from: sample.expected), place < sample.got.lines.count,
                sample.got.lines[place].role == .calling
            else { return nil }
            let lines = sample.got.lines[..<place]
            return (lines.count { $0.role == .making }, lines.count { $0.role == .calling })
        }
        // The smallest input is checked, too: if the answer is already wrong there in the first call to the first
        // function that it made, kept state is not the reason.
        let places = (samples + (smallest.map { [$0] } ?? [])).map(before)
        guard !places.contains(where: { $0 == nil }) else { return nil }
        let found = places.compactMap { $0 }
        let right = all.filter(\.agrees).map(\.got.lines)
        // At least three runs that make a single function, and call it several times, must be right.
        if found.allSatisfy({ $0.made > 1 }),
            right.count(where: { lines in
                lines.count { $0.role == .making } == 1 && lines.count { $0.role == .calling } > 1
            }) >= 3
        {
            return .secondFunction
        }
        if found.allSatisfy({ $0.called > 0 }), all.count >= 20 { return .laterCall }
        return nil
    }

    /// Returns the relation for an answer that ignores some arguments when it looks up a stored result: these arguments
    /// matter only in the first call with each value of the other arguments.
    private static func kept(_ batch: [AgreementTrial.Sample], _ names: [String]) -> Relation? {
        // A name of several words is a description, not a parameter.
        guard names.count < 6, !names.contains(where: { $0.contains(" ") }) else { return nil }
        let keys = (1..<(1 << names.count) - 1).map { bits in names.indices.filter { bits >> $0 & 1 == 1 } }
        for key in keys.sorted(by: { $0.count > $1.count }) where looksUp(by: key, batch) {
            let others = names.indices.filter { !key.contains($0) }
            return .keeps(forEach: key.map { names[$0] }, whatever: others.map { names[$0] })
        }
        return nil
    }

    /// Returns true if the answer seems to store results by the arguments in `key`. In that case, for each value of
    /// these arguments, the first call is right, and each later call returns the same result, which is wrong for several
    /// inputs.
    private static func looksUp(by key: [Int], _ batch: [AgreementTrial.Sample]) -> Bool {
        var first: [[String]: AgreementTrial.Sample] = [:]
        var failing: [AgreementTrial.Sample] = []
        for sample in batch {
            let value = key.map { sample.row[$0].whole }
            guard let earlier = first[value] else {
                guard sample.agrees else { return false }
                first[value] = sample
                continue
            }
            guard sample.got.lines.last?.outcome == earlier.got.lines.last?.outcome else { return false }
            if !sample.agrees { failing.append(sample) }
        }
        // If all failing inputs have the same values of the arguments in `key`, the answer may simply be wrong for
        // these values.
        let failingKeys = Set(failing.map { sample in key.map { sample.row[$0].whole } })
        guard failing.count >= 3, failingKeys.count >= 2, let row = failing.first?.row else { return false }
        // The first call with a value must be right and a later call wrong, for several values of `other`. Otherwise,
        // the cause could be that the answer ignores `other`.
        return row.indices.filter { !key.contains($0) }.allSatisfy { other in
            let wrong = Set(failing.map { $0.row[other].whole })
            return first.values.count { wrong.contains($0.row[other].whole) } >= 3
        }
    }

    private static func ignored(
        _ variations: [AgreementTrial.Variation], _ batch: [AgreementTrial.Sample], _ names: [String]
    ) -> Relation? {
        // A name of several words, such as "an even cut", describes an input. It is not the name of a parameter, so no
        // verdict may say that the answer ignores it.
        for argument in names.indices where !names[argument].contains(" ") {
            let telling = variations.filter {
                $0.argument == argument && $0.before.expected.shown != $0.after.expected.shown
            }
            // The argument must never change the answer's result, even on inputs for which the reference's result stays
            // the same.
            guard
                variations.allSatisfy({ $0.argument != argument || $0.before.got.shown == $0.after.got.shown })
            else { continue }
            // Another argument must change the answer's result; otherwise, the answer always returns the same value.
            let others = variations.contains { $0.argument != argument && $0.before.got.shown != $0.after.got.shown }
            if others, telling.count >= 4, telling.allSatisfy({ $0.before.got.shown == $0.after.got.shown }),
                !isFirstRight(without: argument, batch)
            {
                return .ignores(names[argument])
            }
        }
        return nil
    }

    /// Returns true if the first call with each value of the other arguments is right. The answer may then store
    /// results by those values instead of always ignoring the argument.
    private static func isFirstRight(without argument: Int, _ batch: [AgreementTrial.Sample]) -> Bool {
        var seen: Set<[String]> = []
        return batch.allSatisfy { sample in
            var key = sample.row.map(\.whole)
            key.remove(at: argument)
            return !seen.insert(key).inserted || sample.agrees
        }
    }

    private static func relations(_ sample: AgreementTrial.Sample, _ names: [String]) -> [Relation] {
        if sample.got.threw != sample.expected.threw { return [sample.got.threw ? .threw : .didNotThrow] }
        if case .story = sample.got.form { return story(sample) }
        // Both runs threw. If the errors are the same, they occurred at different times or after different events, and
        // no relation describes such a difference.
        if sample.got.threw {
            let (got, expected) = (sample.got.lines.first?.outcome, sample.expected.lines.first?.outcome)
            return error(got ?? "") == error(expected ?? "") ? [] : [.threwOther]
        }
        guard case .call = sample.got.form, let got = sample.got.value, let expected = sample.expected.value else {
            return []
        }
        // If the value is right, the events before it are wrong.
        guard sample.got.firstDifference(from: sample.expected) == 0 else {
            return happened(notes(sample.got), notes(sample.expected))
        }
        var result: [Relation] = []
        result += values(got, expected)
        let words = describe(got, limit: .max)
        for (name, value) in zip(names, sample.row) where value.whole == words { result.append(.argument(name)) }
        return result
    }

    private static func notes(_ transcript: Transcript) -> [String] {
        transcript.lines.count > 1 ? transcript.lines[transcript.lines.count - 1].parts : []
    }

    private static func happened(_ got: [String], _ expected: [String]) -> [Relation] {
        let (had, due) = (counts(got), counts(expected))
        let named = tooOften(got, due)
        if !expected.isEmpty, got == expected + expected { return named + [.doneTwice, .tooOften] }
        let extra = had.filter { $0.value > due[$0.key, default: 0] }
        let missing = due.filter { $0.value > had[$0.key, default: 0] }
        switch (extra.isEmpty, missing.isEmpty) {
        case (true, true): return [.happenedInOtherOrder]
        case (true, false): return [.notHappened]
        case (false, true): return extra.keys.allSatisfy { due[$0] != nil } ? named + [.tooOften] : [.alsoHappened]
        case (false, false): return []
        }
    }

    /// Returns relations for the functions that were called more often than expected: one for all together, then one
    /// for each. Returns none if anything else happened too often.
    private static func tooOften(_ got: [String], _ due: [String: Int]) -> [Relation] {
        var (left, names) = (due, [String]())
        for part in got {
            left[part, default: 0] -= 1
            guard left[part, default: 0] < 0 else { continue }
            guard let call = part.prefixMatch(of: /([a-z]\w*)\([^()]*(\)\()?/) else { return [] }
            // `f(2)(3)` is a call to the function that `f` returned.
            let name = call.2 == nil ? String(call.1) : Phrases.returned(by: String(call.1))
            if !names.contains(name) { names.append(name) }
        }
        return names.count > 1 ? [.ran(names)] + names.map { .ran([$0]) } : names.map { .ran([$0]) }
    }

    private static func counts(_ parts: [String]) -> [String: Int] {
        parts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
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
            // Some relations are too vague to help a learner: for example, that a string is too long, or that its
            // letters are sorted.
            let vague: Set<Relation> = [.tooMany, .tooFew, .otherOrder, .sorted, .withoutEquals]
            return result + lists(got.map { String($0) }, expected.map { String($0) }).filter { !vague.contains($0) }
        case (let got as [Any], let expected as [Any]):
            let (left, right) = (got.map { describe($0) }, expected.map { describe($0) })
            var result = left.isEmpty ? [Relation.isEmpty] : []
            if let numbers = got as? [Int], let wanted = expected as? [Int], numbers == wanted.sorted() {
                result.append(.sorted)
            }
            return result + lists(left, right)
        case (let got as InAnyOrder, let expected as InAnyOrder):
            let free: Set<Relation> = [.withoutEquals, .tooMany, .tooFew]
            return (got.elements.isEmpty ? [.isEmpty] : [])
                + lists(got.elements, expected.elements).filter(free.contains)
        default:
            if let property = onlyDifference(got, expected) { return [.onlyIn(property)] }
            guard let (gotCase, got) = enumCase(got), let (expectedCase, expected) = enumCase(expected) else {
                return []
            }
            guard gotCase == expectedCase else { return [.isCase(gotCase, not: expectedCase)] }
            // Compares the contents of equal cases, such as just(3) or left([…]), but does not report that they are
            // empty, which would seem to be about the whole result.
            guard let got, let expected else { return [] }
            return values(got, expected).filter { $0 != .isEmpty }
        }
    }

    /// Returns the property in which two structs differ, if they have several properties and differ in only one.
    private static func onlyDifference(_ got: Any, _ expected: Any) -> String? {
        let (left, right) = (Mirror(reflecting: got), Mirror(reflecting: expected))
        guard left.displayStyle == .struct, right.displayStyle == .struct, left.children.count > 1 else { return nil }
        let differing = zip(left.children, right.children).filter {
            describe($0.value, limit: .max) != describe($1.value, limit: .max)
        }
        return differing.count == 1 ? differing[0].0.label : nil
    }

    static func enumCase(_ value: Any) -> (name: String, value: Any?)? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum || mirror.displayStyle == .optional else { return nil }
        guard let child = mirror.children.first else { return ("\(value)", nil) }
        return (child.label ?? "", child.value)
    }

    private static func lists(_ got: [String], _ expected: [String]) -> [Relation] {
        var result: [Relation] = []
        if got == expected.reversed() { result.append(.reversed) }
        if got == expected.flatMap({ [$0, $0] }) { result.append(.everyTwice) }
        // The order does not matter, because an answer may remove equal elements with a set.
        if got.count < expected.count, got.count == Set(got).count, Set(got) == Set(expected) {
            result.append(.withoutEquals)
        }
        if got == Array(expected.dropFirst()) { result.append(.withoutFirst) }
        if got == Array(expected.dropLast()) { result.append(.withoutLast) }
        if expected.count > 1, got == [expected[0]] { result.append(.onlyFirst) }
        if expected.count > 1, got == [expected[expected.count - 1]] { result.append(.onlyLast) }
        if got == expected.sorted() { result.append(.sorted) }
        if got.sorted() == expected.sorted() { result.append(.otherOrder) }
        if !got.isEmpty, got.count < expected.count, expected.starts(with: got) { result.append(.withoutEnd) }
        if !expected.isEmpty, got.count > expected.count, got.starts(with: expected) { result.append(.withMore) }
        if got.count > expected.count, contains(got, expected) { result.append(.tooMany) }
        if got.count < expected.count, contains(expected, got) { result.append(.tooFew) }
        return result
    }

    /// Returns true if a list contains all elements of `part` in order, perhaps with others between them.
    private static func contains(_ list: [String], _ part: [String]) -> Bool {
        var rest = part[...]
        for element in list where element == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    /// Returns the words for an error without the time at which it occurred.
    private static func error(_ outcome: String) -> String { outcome.replacing(/\ after \d+ s$/, with: "") }

    private static func story(_ sample: AgreementTrial.Sample) -> [Relation] {
        let (got, expected) = (sample.got.lines, sample.expected.lines)
        guard let place = sample.got.firstDifference(from: sample.expected), place < got.count, place < expected.count
        else { return [] }
        var result: [Relation] = []
        let (outcome, wanted) = (got[place].outcome, expected[place].outcome)
        // If the two outcomes look the same, they differ in a part that is not shown, and no relation can be found.
        if outcome == wanted { return [] }
        // If the call returned the right value, the events before the return are wrong.
        if got[place].role == .calling, got[place].parts.count > 1, got[place].parts.last == expected[place].parts.last
        {
            return happened(Array(got[place].parts.dropLast()), Array(expected[place].parts.dropLast()))
        }
        // A step's result or error, if it has one, is its last part.
        let ends = (got[place].parts.last, expected[place].parts.last)
        if let got = ends.0, let due = ends.1, got != due, due.hasPrefix(Phrases.threw("")) {
            if !got.hasPrefix(Phrases.threw("")) {
                result.append(.didNotThrow)
            } else if error(got) != error(due) {
                result.append(.threwOther)
            }
        }
        // This checks the parts, not the word "nothing", which may also describe a value.
        let (happened, due) = (!got[place].parts.isEmpty, !expected[place].parts.isEmpty)
        if !happened { result.append(.nothingHappened) }
        if outcome == wanted + ", " + wanted { result.append(.happenedTwice) }
        if !due { result.append(.happenedEarly) }
        // Looks for an earlier step with the same outcome. A match means nothing if the outcome ends with the expected
        // outcome, or if there are at most two different outcomes.
        if happened, Set((got + expected).map(\.outcome)).count > 2, !outcome.hasSuffix(", " + wanted),
            got[..<place].contains(where: { $0.outcome == outcome })
        {
            result.append(.earlier)
        }
        return result
    }
}

extension Transcript {
    var shown: String { lines.map(\.outcome).joined(separator: "\n") }
}
