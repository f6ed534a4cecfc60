/// Sentences that several explanations share.
extension Explanations {
    static func hides(_ name: String, _ type: String) -> String {
        "Here \(name) is a value of type \(type): it hides the function of the same name. If you mean the function, write "
            + "self.\(name)(…), or give the value another name."
    }

    static func otherLabels(_ given: String, _ wanted: String) -> String {
        "Labels are a part of a function's name. This call has \(given), but the function has \(wanted); _ stands for no label."
    }

    static let calledOnce =
        "This call returns a function, but that function's result, {1}, is expected here. Call the function, too: write () "
        + "after the call."

    static let calledAtOnce =
        "The () after the braces calls the closure at once, without an argument. To return or pass the closure itself, leave "
        + "out this ()."

    static let nothing =
        "This call returns nothing (its result is Void), but {1} is expected. Make the call first, in a line of its own, and pass "
        + "the value that you mean."

    static let appended =
        "append changes its list and returns nothing, so its call has no value. For a new list, join two lists with +."

    static let listOfAny =
        "Without a type, a list that begins as [] is a list of Any. Write the type after the name: var xs: [Int] = [], "
        + "for example."

    static let caught =
        "catch { … }, without a name, catches every error and calls it error. Leave out the word after `catch`."

    static let anyInPair =
        "A part of this pair is Any. Without a type, a list that begins as [] is a list of Any: write the type after its name, "
        + "var xs: [Int] = [], for example."

    static let joined =
        "{1}->{2} is passed here, but {3}->{4} fits. Are two functions in the wrong order, is a step missing between them, "
        + "or does one of them still need an argument?"

    static let element =
        "+ and += join two lists, but this is a single element. Use append(…), or put the element into brackets: [x]."

    static let textInList =
        "+ and += take a String for a list of characters, and this is a list of texts. Use append(…), or put the text into "
        + "brackets: [x]."

    static let removed =
        "A list removes the element at an index, remove(at: i), or those that meet a condition: removeAll { $0.x == … }, with a "
        + "property in place of x."

    static let power =
        "pow belongs to Foundation, and its result is a Double or a Decimal, never an Int. For whole numbers, multiply in a loop "
        + "instead."

    static let textAndNumber =
        "Swift does not join a String and an Int with +. Write String(n), or put the number into the text: \"No. \\(n)\"."

    static let indexFirst =
        "enumerated() gives pairs, first the index and then the element, but the names after for are in the other order. "
        + "Write for (index, x) in ….enumerated()."

    static let listCompared =
        "This is a list, and a list cannot be compared with a number. For the number of its elements, write .count after it."

    static let unwrapped =
        "Here {1} is the constant that `if let` or `guard let` made, and it is fixed. If you mean the property of that name, "
        + "write self.{1}."

    static let spread =
        "In a call, ... after a name does not turn a list into several arguments. Leave out the dots, and pass the list "
        + "itself, if the function takes one."

    static let slice =
        "prefix, suffix, dropFirst and dropLast return a part of a list, an ArraySlice. Make a list of it: Array(…)."

    static let thrown =
        "A value of type {2} is expected here, but {1} is the error that this closure throws. Throw it instead of returning "
        + "it: throw …."

    static let partMayBeNil =
        "A part of this pair may be nil: its type is {1}?, but {1} is expected. Take the value out first, with `if let` or "
        + "`guard let`."

    static func possibly(_ sentence: String) -> String {
        "The compiler gave up here, so the cause is uncertain. Perhaps it is this mistake: \(sentence)"
    }

    static let kept =
        "{1} is kept beyond this call. Write @escaping before its type, if the contract has it, or the function is yours. "
        + "If not, call {1} directly instead of keeping it."

    static let sides =
        "An Either is expected here, but this is {1}. Put a value into an Either: .right(…), or .left(…)."

    static let ownCases =
        "`if let` and `guard let` test only optionals, but this is an enum with cases of its own. Test for a case: "
        + "if case .name(let x) = …."

    static let joinsLists =
        "+ joins two lists, but the value before it is a single element. Put that into brackets: [x] + …."

    static let otherElements =
        "The elements of the two lists have different types, {1} and {2}. With map, turn the elements of one list into "
        + "those of the other type first."

    static let untold =
        "Swift cannot tell what this closure returns. Write the type of the value that receives the result, such as "
        + "let x: Int? = …, with your own type in place of Int?."

    static let copied =
        "first(where:) returns a copy of an element, so its change would be lost. To change the element, find its index, "
        + "firstIndex { … }, and write list[index]."

    static let firstValue =
        "reduce needs a first value in parentheses, before the closure: reduce(first) { … }. A first value that is a "
        + "function belongs there, too: reduce({ $0 }) { … }."

    static let decoded =
        "The init with from: only decodes saved data. To make a new value, pass each property with its label."

    static let equatable =
        "There is no == or != for {2}: a type needs Equatable for that. Compare other values. If {2} is an enum, a switch "
        + "tells its cases apart."

    static let loop =
        "In a loop, for {1} in …, {1} is a copy, and fixed. To change a list, change its element by its index, list[i]; for a "
        + "new list, use map."

    static let assigned =
        "A single = sets a value and returns nothing. To compare two values, write ==."

    static let localFunction =
        "{1} is used in a closure that may run on any thread. Write @Sendable nonisolated before its func, in that order, or "
        + "move {1} into the closure's braces."

    static let signalList =
        "This is a list of signals, not a signal. Make one of them: Signals.concat(…) observes one after the other, "
        + "Signals.merge(…) all at once."

    static let ofElement =
        "Nothing is called {1} here. Inside the braces, the closure's argument is $0. If {1} is a property of it, write "
        + "$0.{1}."
}
