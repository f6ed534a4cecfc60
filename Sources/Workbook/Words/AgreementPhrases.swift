extension Phrases {
    /// What the failing inputs share.
    ///
    /// - Parameter call: what the inputs were given to, where that holds some of them in place: `power(0)(_)`.
    static func separated(_ separation: Separation, in call: String?) -> String {
        let clause = separation.clauses.joined(separator: " and ")
        let (failing, passing) = (separation.failing, separation.passing)
        let beginning = call.map { "Of \($0): wrong" } ?? "Wrong"
        return "\(beginning) for all \(failing) inputs where \(clause), right for all \(passing) others."
    }
    /// How the answer is wrong, wherever it is.
    static func related(_ relation: Relation) -> String {
        switch relation {
        case .always(let value): "It gives \(value) for everything that was tried here."
        case .argument(let name): "It gives \(name) back unchanged wherever it is wrong."
        case .ignores(let name): "\(name) makes no difference: another \(name) gives the same result."
        case .swapped(let one, let other): "It gives what it should give with \(one) and \(other) swapped."
        case .off(let difference):
            "Wherever it is wrong, it is \(difference.magnitude) too \(difference > 0 ? "large" : "small")."
        case .negated: "Wherever it is wrong, it has the wrong sign."
        case .opposite: "Yes and no are swapped, every time."
        case .says(let truth): "Wherever it is wrong, it says \(truth) where it should say \(!truth)."
        case .doubled: "Wherever it is wrong, it is twice what it should be."
        case .reversed: "Wherever it is wrong, it is in reverse order."
        case .sorted: "The elements are right, but they come sorted."
        case .otherOrder: "Wherever it is wrong, the elements are right and their order is not."
        case .withoutFirst: "Wherever it is wrong, the first element is missing."
        case .withoutLast: "Wherever it is wrong, the last element is missing."
        case .withoutEquals: "Wherever it is wrong, equal elements are there only once."
        case .withoutEnd: "Wherever it is wrong, the end is missing."
        case .withMore: "Wherever it is wrong, the beginning is right, and more follows."
        case .onlyFirst: "Wherever it is wrong, only the first element is there."
        case .onlyLast: "Wherever it is wrong, only the last element is there."
        case .everyTwice: "Every element is there twice."
        case .tooMany: "Wherever it is wrong, there is too much in it."
        case .tooFew: "Wherever it is wrong, something is missing."
        case .caseOnly: "Only capital and small letters differ."
        case .blanksOnly: "Only the white space differs."
        case .isNil: "Wherever it is wrong, it gives nil."
        case .isEmpty: "Wherever it is wrong, the result is empty."
        case .notNil: "Wherever it is wrong, it gives a value where it should give nil."
        case .isCase(let got, let expected): "Wherever it is wrong, it gives \(got) where it should give \(expected)."
        case .onlyIn(let property): "Wherever it is wrong, it differs in \(property) alone."
        case .threw: "Wherever it is wrong, it throws where it should return."
        case .didNotThrow: "Wherever it is wrong, it returns where it should throw."
        case .earlier:
            """
            Wherever it is wrong, it shows again what an earlier step showed. Is something kept that should be made \
            anew?
            """
        case .laterCall:
            """
            The very first call is right, and a later one is not. Is something kept from call to call that should be \
            made anew?
            """
        case .secondFunction:
            """
            Wherever it is wrong, a second function was made before. Do the two share what each should have of its own?
            """
        case .doneTwice: "The result is right, but what should happen on the way happens twice."
        case .tooOften: "The result is right, but something happens more often than it should."
        case .alsoHappened: "The result is right, but something happens besides what should."
        case .notHappened: "The result is right, but something that should happen does not."
        case .happenedInOtherOrder: "The result is right, and the right things happen, but in another order."
        case .nothingHappened: "Wherever it is wrong, nothing happens where something should."
        case .happenedTwice: "Wherever it is wrong, it happens twice."
        case .happenedEarly: "Wherever it is wrong, something happens where nothing should."
        }
    }
    /// - Parameter tries: how many inputs there were: as many as what is said of them counts.
    static func generated(of tries: Int, seed: UInt64) -> String {
        "\(generatedBeginning)\(tries) inputs (seed \(seed))."
    }
    /// By this it is known that a message says where an input is from, and nothing of what is wrong.
    static let generatedBeginning = "This is the smallest that fails, of "
    static func stands(_ word: String, line: Int) -> String { "`\(word)` stands in line \(line)" }
    static func stepsBefore(_ count: Int) -> String { count == 1 ? "… one step before" : "… \(count) steps before" }
    static let steps = "the steps"
    static func calls(in call: String) -> String { "what happens in \(call)" }

    /// How an input is told apart from others: what may follow "where".
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
        static func hasMoreThanTwo(_ name: String) -> String { "\(name) has more than two elements" }
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
        static func hasStep(_ step: String) -> String { "there is a step \(step)" }
        static func hasStepTwice(_ step: String) -> String { "there are two steps \(step)" }
    }
}
