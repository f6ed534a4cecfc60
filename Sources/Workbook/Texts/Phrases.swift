/// The words that this module adds to an exercise's own words in a verdict.
enum Phrases {
    static func textIsMissing(_ file: String) -> String {
        "The file is missing. It contains all words of the exercise; `git checkout -- \(file)` brings it back."
    }
    static func noSentence(_ key: String, in file: String) -> String {
        "This is the mistake `\(key)`. Its sentence is missing from \(file)."
    }
    static let state = "the state"
    static func states(differAfter action: String?, number: Int, of count: Int) -> String {
        if number > count { return "after the last action there is one state too many:" }
        guard let action else { return "before the first action the states differ:" }
        return "after action \(number) of \(count), \(action), the states differ:"
    }
    static let nothing = "nothing"
    static let noCall = "no call"
    static func threw(_ error: String) -> String { "throws \(error)" }
    static func comparison(call: String, expected: String, got: String) -> String {
        "\(call): expected \(expected), got \(got)."
    }
    static func printed(_ text: String, in call: String) -> String { "\(call) printed \(text)" }
    static func wroteFile(in call: String) -> String { "\(call) wrote to a file" }
    static func notDone(_ what: String) -> String { "not done yet: \(what)" }
    static func threwUnasked(_ error: String, in call: String? = nil) -> String {
        """
        your code threw \(error)\(within(call)), but no error was expected here.
        """
    }
    static func trapped(_ reason: String, in call: String? = nil) -> String {
        "your code stopped\(call == nil ? " here" : within(call)): \(reason)"
    }
    static func timedOut(after seconds: Double, in call: String? = nil) -> String {
        """
        stopped after \(Int(seconds.rounded(.up))) s\(within(call)). Is there an endless loop, or a wait that never ends?
        """
    }
    static func flooded(_ bytes: Int, in call: String? = nil) -> String {
        let limit = bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB"
        return "printed over \(limit)\(within(call)), so it was stopped; its first lines are kept."
    }
    static func forbidden(_ word: String) -> String {
        "`\(word)` can manipulate the judge, so an answer must not contain it."
    }
    static func describesOurs(_ type: String, _ word: String) -> String {
        """
        your file makes `\(type)` conform to `\(word)`. Checks compare descriptions of values, so an answer must not \
        describe types that are not its own. Remove the extension of `\(type)`.
        """
    }
    static func notEqual(_ text: String) -> String { "\(text), but the two are not equal" }
    static let floodedReport = "it wrote without end to the pipe for reports, so it was stopped."
    static func exited(_ code: Int, in call: String? = nil) -> String {
        "your code ended the whole program\(call == nil ? " here" : within(call)), with exit code \(code)."
    }
    static let noJudge =
        "The last line of your file is missing, so no check starts. Write it again: `judge(Answer.self)`."
    static func killed(_ signal: String, in call: String? = nil) -> String {
        "the program was ended from outside\(within(call)), by \(signal)."
    }
    /// Returns the words for the call in which the answer stopped. The text of a call may end in prose, such as
    /// `, where …`, which is not code. The prose follows the backticks around the code. Inside brackets, such words are
    /// part of the code.
    private static func within(_ call: String?) -> String {
        guard let call else { return "" }
        // A call that contains backticks cannot be put between backticks.
        if call.contains("`") { return " in \(call)" }
        let places = call.matches(of: #/, (where|after|once more) | and these steps:/#).map(\.range.lowerBound)
        let prose = places.first { place in
            call[..<place].reduce(0) { $0 + ("([{".contains($1) ? 1 : ")]}".contains($1) ? -1 : 0) } == 0
        }
        guard let prose else { return " in `\(call)`" }
        return " in `\(call[..<prose])`\(call[prose...])"
    }
    static func cannotStart(_ reason: String) -> String { "the check could not be started: \(reason)." }
    static let fatalError = "Fatal error"
    static func unwrappedNil(_ reason: String) -> String {
        "\(reason). A `!` unwrapped `nil`. Write code for `nil`, too, for example with `if let` or `??`."
    }
    static let stackOverflow = "the stack is full: a function calls itself without end, or functions call each other"
    static let arithmeticOverflow = "a number is too large or too small for its type"
    static let overflow = "\(arithmeticOverflow), or a precondition failed"
    static func inLoop(_ reason: String) -> String { "\(reason). Does the loop end?" }
    static let badPointer = "it accessed invalid memory"
    static let unknownTrap = "a trap"
    static func cast(from type: String, to other: String) -> String {
        """
        a value of type \(type) does not have the type \(other), which as! requires
        """
    }
    static func misfit(_ id: String, asks contract: String, fits other: String?) -> String {
        (other.map { "this answer is for \($0)" } ?? "this answer is for no exercise of the chapter")
            + "; \(id) asks for \(contract)."
    }
    static func mixture(_ contract: String, _ other: String) -> String {
        "your type conforms to \(contract) and to \(other). Remove \(other): this exercise asks only for \(contract)."
    }
    static func helper(_ contract: String, of other: String?, instead own: String) -> String {
        let owner = other.map { "the contract of \($0)" } ?? "a contract that this exercise does not ask for"
        return """
            your file uses `\(contract)`, \(owner). The functions that come with it could do your work. Declare only a \
            type that conforms to `\(own)`.
            """
    }
    static func givenType(_ name: String) -> String {
        """
        Your file uses the chapter's `\(name)`, which could do the work of this exercise. Write the exercise without \
        `\(name)`, and leave `\(name)` out of your trials, too.
        """
    }
    static func inferredType(_ name: String) -> String {
        """
        Your file uses the chapter's `\(name)`, as the result of a call, and `\(name)` could do the work of this \
        exercise. Write the exercise without such a call, and leave it out of your trials, too.
        """
    }
    static func stranger(_ name: String?, chapter: Int?) -> String {
        "this answer is judged by chapter \(chapter ?? 0), which has no exercise \(name ?? "in this folder"); check its import."
    }
    static var exchanged: String {
        "your file changed while it was checked, so the rules about its text cannot be checked. Check it again."
    }
    static var waitsAbove: String {
        """
        your file has an `await` above judge(Answer.self), outside of all functions. After it \
        the checks cannot run. Remove it, or put it into Task { … }.
        """
    }
    static func hoard(_ bytes: UInt64) -> String {
        """
        it used more than \(bytes >> 30) GB of memory; does something grow without end?
        """
    }
}
