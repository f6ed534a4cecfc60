extension Phrases {
    /// Returns a sentence about the condition that the failing inputs share. `call` is the call if it is short and
    /// contains more than a name and placeholders, as `power(0)(_)` does; otherwise, it is `nil`.
    static func separated(_ separation: Separation, in call: String?) -> String {
        let beginning = call.map { "For \($0): wrong" } ?? "Wrong"
        let (failing, having) = (separation.failing, separation.having)
        let clause = "where \(separation.clauses.joined(separator: " and "))"
        let all = failing == 2 ? "both inputs" : "all \(failing) inputs"
        let inputs = failing == having ? all : "\(failing) of the \(having) inputs"
        let share = having == 1 ? clause : "for \(inputs) \(clause)"
        let others =
            switch separation.lacking {
            case 1: "the only other one"
            case 2: "the two others"
            default: "all \(separation.lacking) others"
            }
        return "\(beginning) \(share), right for \(others)."
    }

    static func related(_ relation: Relation, of value: Any?) -> String {
        if case .onlyIn(let property) = relation, let owner = owner(of: value) {
            return "In every wrong case, only the \(owner)'s \(property) differed."
        }
        let word = element(of: value) ?? "element"
        return related(relation).replacing("elements", with: plural(of: word)).replacing("element", with: word)
    }

    private static func plural(of word: String) -> String {
        let takesIes = word.hasSuffix("y") && !["ay", "ey", "oy", "uy"].contains { word.hasSuffix($0) }
        return takesIes ? "\(word.dropLast())ies" : "\(word)s"
    }

    /// Returns the word for one element of a string or an array: "character", or the words in the name of the element's
    /// type; `nil` if there is no such word. An enum value counts as the value that it contains.
    private static func element(of value: Any?) -> String? {
        if value is String { return "character" }
        guard let value else { return nil }
        guard let list = value as? [Any] else { return Relation.enumCase(value).flatMap { element(of: $0.value) } }
        guard let first = list.first, [.struct, .enum].contains(Mirror(reflecting: first).displayStyle) else {
            return nil
        }
        return words(ofTypeOf: first)
    }

    /// Returns the words for the struct inside an enum value: "fault" for `.failure(Fault(…))`.
    private static func owner(of value: Any?) -> String? {
        guard let value, let content = Relation.enumCase(value)?.value else { return nil }
        return owner(of: content)
            ?? (Mirror(reflecting: content).displayStyle == .struct ? words(ofTypeOf: content) : nil)
    }

    /// Returns the words in the name of a value's type: `LineProblem` becomes "line problem"; `nil` for other
    /// names, such as `JSON` or those of generic types.
    private static func words(ofTypeOf value: Any) -> String? {
        let name = "\(type(of: value))"
        guard name.wholeMatch(of: /([A-Z][a-z]+)+/) != nil else { return nil }
        return name.replacing(/[A-Z]/) { " " + $0.output.lowercased() }.trimmingPrefix(" ").description
    }

    /// Returns the name of an enum's case with a dot before it. A name that cannot be a case's name, such as one from a
    /// custom description, is kept as it is.
    private static func dotted(_ name: String) -> String { name.wholeMatch(of: /[a-z]\w*/) == nil ? name : "." + name }

    static let andSteps = "and these steps:"
    static func returned(by function: String) -> String { "the function that \(function) returned" }

    private static func list(_ names: [String]) -> String {
        names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }

    private static func related(_ relation: Relation) -> String {
        switch relation {
        case .always(let value): "The result is always \(value), for every input tried here."
        case .argument(let name): "Every wrong call returned \(name) unchanged."
        case .ignores(let name): "The result does not depend on \(name): another \(name) gives the same result."
        case .keeps(let names, let others):
            """
            The first call with each \(names.joined(separator: " and ")) is right, but later ones return the same result, \
            whatever \(others.joined(separator: " and ")) \(others.count == 1 ? "is" : "are"). Is something kept from \
            call to call?
            """
        case .swapped(let one, let other): "The result would be right if \(one) and \(other) were swapped."
        case .off(let difference):
            "Every wrong result was \(difference.magnitude) too \(difference > 0 ? "large" : "small")."
        case .negated: "Every wrong result had the wrong sign."
        case .opposite: "Every time, true and false are swapped."
        case .says(let truth): "Every wrong result was \(truth) instead of \(!truth)."
        case .doubled: "Every wrong result was twice what it should be."
        case .reversed: "Every wrong result was in reverse order."
        case .sorted: "The elements are right, but they are sorted."
        case .otherOrder: "Every wrong result had the right elements, but in another order."
        case .withoutFirst: "In every wrong result, the first element was missing."
        case .withoutLast: "In every wrong result, the last element was missing."
        case .withoutEquals: "In every wrong result, equal elements appeared only once."
        case .withoutEnd: "In every wrong result, the end was missing."
        case .withMore: "Every wrong result began as it should, but more followed."
        case .onlyFirst: "Every wrong result had only the first element."
        case .onlyLast: "Every wrong result had only the last element."
        case .everyTwice: "Every element appears twice."
        case .tooMany: "Every wrong result had too many elements."
        case .tooFew: "Every wrong result had too few elements."
        case .caseOnly: "Only capital and small letters differ."
        case .blanksOnly: "Only the white space differs."
        case .isNil: "Every wrong result was nil."
        case .isEmpty: "Every wrong result was empty."
        case .notNil: "Every wrong result was a value instead of nil."
        case .isCase(let got, let expected):
            "Every wrong result was \(dotted(got)) instead of \(dotted(expected))."
        case .onlyIn(let property): "Every wrong result differed only in its \(property)."
        case .threw: "Every wrong call threw instead of returning."
        case .didNotThrow: "Every wrong call returned instead of throwing."
        case .threwOther: "Every wrong call threw an error other than the expected one."
        case .earlier:
            """
            Every wrong step repeated the outcome of an earlier step. Is something kept that should be made each time?
            """
        case .laterCall:
            """
            The very first call is right, but a later one is not. Is something kept from call to call that should be \
            made each time?
            """
        case .secondFunction:
            """
            Every wrong result came after a second function was made. Do the two functions share something that each \
            should have for itself?
            """
        case .ran(let names):
            names.count == 1
                ? """
                The result is right, but `\(names[0])` ran more often than it should. Call it in one place, and keep what it \
                returns.
                """
                : """
                The result is right, but \(list(names)) ran more often than they should. Call each in one place, and keep \
                what it returns.
                """
        case .doneTwice: "The result is right, but each effect happens twice."
        case .tooOften: "The result is right, but something happens more often than it should."
        case .alsoHappened: "The result is right, but something else happens, too."
        case .notHappened: "The result is right, but something that should happen does not."
        case .happenedInOtherOrder: "The result is right, but the effects happen in another order."
        case .nothingHappened: "In every wrong case, an expected effect did not happen."
        case .happenedTwice: "In every wrong case, an effect happened twice."
        case .happenedEarly: "In every wrong case, something happened that should not."
        }
    }
    static let isUnsteady =
        "When the same input was tried again, the result was different. Is something kept from call to call?"
    static func generated(of tries: Int, seed: UInt64) -> String {
        "\(generatedBeginning)\(tries) inputs (seed \(seed))."
    }
    /// The beginning of a message that names only the origin of an input, not the mistake.
    static let generatedBeginning = "The smallest wrong input found among "
    static func stands(_ word: String, line: Int) -> String { "`\(word)` is on line \(line)" }
    static func stepsBefore(_ count: Int) -> String { count == 1 ? "… one step before" : "… \(count) steps before" }
    static let steps = "the steps"
    static func calls(in call: String) -> String { "what happens in \(call)" }

    /// A feature of an input or of the expected result, as the words that follow "where" in a sentence.
    enum Clause {
        static func isValue(_ name: String, _ value: String) -> String { "\(name) is \(value)" }
        static func isNil(_ name: String) -> String { "\(name) is nil" }
        static func isEmpty(_ name: String) -> String { "\(name) is empty" }
        static func isNegative(_ name: String) -> String { "\(name) is negative" }
        static func isPositive(_ name: String) -> String { "\(name) is above 0" }
        static func isAtMost(_ name: String, _ value: String) -> String { "\(name) is \(value) or less" }
        static func isNotEmpty(_ name: String) -> String { "\(name) is not empty" }
        static func isEven(_ name: String) -> String { "\(name) is even" }
        static func isOdd(_ name: String) -> String { "\(name) is odd" }
        static func isMore(_ name: String, than other: String) -> String { "\(name) is more than \(other)" }
        static func areEqual(_ one: String, _ other: String) -> String { "\(one) and \(other) are equal" }
        static func hasOtherLetters(_ name: String) -> String { "\(name) has a character that is not ASCII" }
        static func hasCapitals(_ name: String) -> String { "\(name) has a capital letter" }
        static func beginsWithBlank(_ name: String) -> String { "\(name) begins with a space" }
        static func endsWithBlank(_ name: String) -> String { "\(name) ends with a space" }
        static func hasBlanksInARow(_ name: String) -> String { "\(name) has two spaces in a row" }
        static func hasBlank(_ name: String) -> String { "\(name) has a space" }
        static func hasLineEnd(_ name: String) -> String { "\(name) has a line end" }
        static func hasDigit(_ name: String) -> String { "\(name) has a digit" }
        static func hasOneCharacter(_ name: String) -> String { "\(name) has one character" }
        static func hasOneElement(_ name: String) -> String { "\(name) has one element" }
        static func hasSeveralElements(_ name: String) -> String { "\(name) has more than one element" }
        static func hasMore(_ name: String, than count: Int) -> String {
            let words = ["two", "three", "four", "five", "six", "seven", "eight", "nine"]
            return "\(name) has more than \(words[count - 2]) elements"
        }
        static func hasEqualElements(_ name: String) -> String { "\(name) has two equal elements" }
        static func hasNegative(_ name: String) -> String { "\(name) has a negative number" }
        static func hasZero(_ name: String) -> String { "\(name) has a 0" }
        static func hasEmptyText(_ name: String) -> String { "\(name) has an empty text" }
        static let shouldThrow = "it should throw"
        static func shouldBe(_ value: String) -> String { "the result should be \(value)" }
        static let shouldNotBeNil = "the result should not be nil"
        static let shouldBeNegative = "the result should be negative"
        static let shouldBeEmpty = "the result should be empty"
        static let madeTwice = "a second function is made"
        static let calledTwice = "there are several calls"
    }
}
