import CurrycombDifferences

/// The features of an input and of its expected result, as clauses that follow "where" in a sentence: those of the
/// check's author, and those that the judge knows.
enum StandardFeatures {
    static func clauses(of row: [AnyValue], _ arguments: [AnyArgument], expected: Transcript) -> [String] {
        var clauses: [String] = []
        for (value, argument) in zip(row, arguments) { clauses += argument.features(value.value) }
        // A feature of the steps of a story, such as their number, does not help a learner.
        for (value, argument) in zip(row, arguments) where argument.name != Phrases.steps {
            clauses += Self.clauses(argument.name, value.value)
        }
        for left in row.indices {
            for right in row.indices where right > left {
                clauses += relation(
                    (arguments[left].name, row[left].value), (arguments[right].name, row[right].value))
            }
        }
        if expected.threw {
            clauses.append(Phrases.Clause.shouldThrow)
        } else if let value = expected.value {
            clauses += outcome(value)
        }
        return clauses
    }

    private typealias Clause = Phrases.Clause

    private static func clauses(_ name: String, _ value: Any) -> [String] {
        if let optional = value as? any AnOptional, optional.isNil { return [Clause.isNil(name)] }
        switch value {
        case let number as Int: return Self.number(name, number)
        case let number as Double:
            return number == 0 ? [Clause.isValue(name, "0")] : number < 0 ? [Clause.isNegative(name)] : []
        case let truth as Bool: return [Clause.isValue(name, truth ? "true" : "false")]
        case let text as String: return Self.text(name, text)
        case let character as Character: return Self.text(name, String(character))
        case let list as [Any]: return Self.list(name, list)
        case let dictionary as [AnyHashable: Any]: return dictionary.isEmpty ? [Clause.isEmpty(name)] : []
        default: return []
        }
    }

    private static func number(_ name: String, _ number: Int) -> [String] {
        var clauses: [String] = []
        if number == 0 || number == 1 { clauses.append(Clause.isValue(name, "\(number)")) }
        if number < 0 { clauses.append(Clause.isNegative(name)) }
        if number > 0 { clauses.append(Clause.isPositive(name)) }
        if number > 1 { clauses.append(Clause.isMore(name, than: "1")) }
        if number <= 0 { clauses.append(Clause.isAtMost(name, "0")) }
        if number <= 1 { clauses.append(Clause.isAtMost(name, "1")) }
        clauses.append(number.isMultiple(of: 2) ? Clause.isEven(name) : Clause.isOdd(name))
        return clauses
    }

    private static func text(_ name: String, _ text: String) -> [String] {
        guard let first = text.first, let last = text.last else { return [Clause.isEmpty(name)] }
        var clauses: [String] = []
        // Only a short text can be quoted in a sentence.
        if text.count <= 12 { clauses.append(Clause.isValue(name, describe(text))) }
        if !text.unicodeScalars.allSatisfy(\.isASCII) { clauses.append(Clause.hasOtherLetters(name)) }
        if text.contains(where: \.isUppercase) { clauses.append(Clause.hasCapitals(name)) }
        if first == " " { clauses.append(Clause.beginsWithBlank(name)) }
        if last == " " { clauses.append(Clause.endsWithBlank(name)) }
        if text.contains("  ") { clauses.append(Clause.hasBlanksInARow(name)) }
        if text.contains(" ") { clauses.append(Clause.hasBlank(name)) }
        if text.contains(where: \.isNewline) { clauses.append(Clause.hasLineEnd(name)) }
        if text.contains(where: \.isNumber) { clauses.append(Clause.hasDigit(name)) }
        if text.count == 1 { clauses.append(Clause.hasOneCharacter(name)) }
        clauses.append(Clause.isNotEmpty(name))
        return clauses
    }

    private static func list(_ name: String, _ list: [Any]) -> [String] {
        if list.isEmpty { return [Clause.isEmpty(name)] }
        var clauses: [String] = []
        if list.count == 1 { clauses.append(Clause.hasOneElement(name)) }
        if list.count > 1 { clauses.append(Clause.hasSeveralElements(name)) }
        for count in 2..<10 where list.count > count { clauses.append(Clause.hasMore(name, than: count)) }
        let words = list.map { describe($0) }
        if Set(words).count < words.count { clauses.append(Clause.hasEqualElements(name)) }
        if let numbers = list as? [Int] {
            if numbers.contains(where: { $0 < 0 }) { clauses.append(Clause.hasNegative(name)) }
            if numbers.contains(0) { clauses.append(Clause.hasZero(name)) }
        }
        if let texts = list as? [String] {
            if texts.contains("") { clauses.append(Clause.hasEmptyText(name)) }
            if texts.contains(where: { !$0.unicodeScalars.allSatisfy(\.isASCII) }) {
                clauses.append(Clause.hasOtherLetters(name))
            }
        }
        clauses.append(Clause.isNotEmpty(name))
        return clauses
    }

    private static func relation(_ left: (name: String, value: Any), _ right: (name: String, value: Any)) -> [String] {
        if let one = left.value as? Int, let other = right.value as? Int {
            if one == other { return [Clause.areEqual(left.name, right.name)] }
            return [
                one > other ? Clause.isMore(left.name, than: right.name) : Clause.isMore(right.name, than: left.name)
            ]
        }
        if let one = left.value as? String, let other = right.value as? String, one == other {
            return [Clause.areEqual(left.name, right.name)]
        }
        return []
    }

    private static func outcome(_ value: Any) -> [String] {
        if let optional = value as? any AnOptional {
            return [optional.isNil ? Clause.shouldBe("nil") : Clause.shouldNotBeNil]
        }
        switch value {
        case let truth as Bool: return [Clause.shouldBe(truth ? "true" : "false")]
        case let number as Int:
            return number == 0 ? [Clause.shouldBe("0")] : number < 0 ? [Clause.shouldBeNegative] : []
        case let text as String: return text.isEmpty ? [Clause.shouldBeEmpty] : []
        case let list as [Any]: return list.isEmpty ? [Clause.shouldBeEmpty] : []
        default: return []
        }
    }
}

/// An optional of any type. Unlike a cast to another type, a cast from `Any` to this protocol does not unwrap the
/// optional.
protocol AnOptional {
    var isNil: Bool { get }
}

extension Optional: AnOptional {
    var isNil: Bool { self == nil }
}
