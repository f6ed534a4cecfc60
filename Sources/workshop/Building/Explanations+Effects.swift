/// Explanations of errors about `throws`, `async` and the use of several threads.
extension Explanations {
    static let effects = [
        Explanation(
            "expression is 'async' but is not marked with 'await'",
            "This call may have to wait, and Swift wants a mark for that: write `await` before it."),
        Explanation(
            "'await' in a function that does not support concurrency", line: "await LazyTask {",
            "LazyTask { … } only describes work, and this line does not wait for it. Leave out try and await before it: they "
                + "belong inside the braces."),
        Explanation(
            "'await' in a function that does not support concurrency",
            "This function may not wait. If the call only describes work, leave out try and await. If it runs the work, move "
                + "it inside LazyTask { … }."),
        Explanation(
            "'async' call in a function that does not support concurrency",
            "Only an async function may wait. Move the call into a closure that may wait or, if the function is yours, write "
                + "`async` before its arrow."),
        Explanation(
            "'async' call in an autoclosure that does not support concurrency",
            "The right side of an operator such as ?? or || cannot wait. Wait for the value in a line before, or use `if`."
        ),
        Explanation(
            "the 'do' keyword is used to specify a 'catch' region",
            "In Swift, `try` marks a single call. The block before `catch` begins with `do`: do { try … } catch { … }."),
        Explanation(
            "non-void function should return a value",
            "`return` alone is not enough here: a value has to be returned. Write it after `return`."),
        Explanation(
            "invalid conversion from 'async' function of type '*' to synchronous function type '*'",
            "A function that waits cannot take the place of one that does not wait: {2} would have to be async. The "
                + "opposite is allowed."),
        Explanation(
            "invalid conversion from throwing function of type '(inout TaskGroup<*' to non-throwing function type '*'",
            "An error cannot leave the closure of withTaskGroup. Use withThrowingTaskGroup, or turn the error into a value, "
                + "with do/catch."),
        Explanation(
            "invalid conversion from throwing function of type '*' to non-throwing function type '@isolated(any) *'",
            "An error cannot leave a task of this group. Use a throwing group, withThrowingTaskGroup, or turn the error into "
                + "a value, with do/catch."),
        Explanation(
            "invalid conversion from throwing function of type '*' to non-throwing function type '*-> IO<*>'",
            line: ".run()",
            "This closure runs an effect, but it has to return the effect. Return the description itself, without try and "
                + "without run()."),
        Explanation(
            "invalid conversion from throwing function of type '*' to non-throwing function type '*'",
            "A function that may throw cannot be passed for one that does not: let {2} throw too, or turn the error into "
                + "a value first, with do/catch."),
        Explanation(
            "thrown expression type 'any Error' cannot be converted to error type '*'",
            "The function promises that it throws only {1}, but this may throw any error. At the function that throws it, write "
                + "throws({1}); or catch it here, and throw {1} instead."),
        Explanation(
            "thrown expression type '*' cannot be converted to error type '*'",
            "The function promises that it throws only {2}, but this throws {1}: catch it, with do/catch, and throw {2} "
                + "instead."),
        Explanation(
            "thrown expression type '*?' does not conform to 'Error'",
            "{here} may be nil, and nil cannot be thrown. Take the error out of the Optional first: if let error = {here} { "
                + "throw error }."),
        Explanation(
            "thrown expression type '*.Type' does not conform to 'Error'",
            "{1} is a type, but only a value can be thrown. Make one: {1}()."),
        Explanation(
            "invalid conversion of thrown error type 'any Error' to '*'",
            "A function that throws only {1} is expected, but for Swift this one throws any error. Say which: throws({1}) in its "
                + "type, { () throws({1}) -> T in … } in a closure."),
        Explanation(
            "invalid conversion of thrown error type '*' to '*'",
            "A function that throws {2} is expected here, but this one throws {1}: a closure around it can catch {1}, and throw "
                + "{2}."),
        Explanation(
            "capturing 'async let' variables is not supported",
            "A closure, or the right side of ??, cannot read an `async let`. Await it in a line before, and use the "
                + "constant there."),
        Explanation(
            "reading 'async let' can throw but is not marked with 'try'",
            "The work behind this `async let` may throw, and its error arrives where the value is read: write `try` before "
                + "`await`."),
        Explanation(
            "cannot pass function of type '* async *-> *' to parameter expecting synchronous function type",
            "This closure waits, but the function that receives it, such as `map`, cannot. Wait in a loop, `for x in xs { … }`, "
                + "or in a task group."),
        Explanation(
            "call can throw but is not marked with 'try'",
            "This call may throw, and Swift wants a mark for that: write `try` before it."),
        Explanation(
            "call can throw, but *",
            "This may throw: write `try` before it. In a function or closure that may throw, the error then goes on to the "
                + "caller; in any other, catch it, with do/catch."),
        Explanation(
            "errors thrown from here are not handled*",
            "Nothing handles the error. Catch it, with do/catch, or, if the function is yours, write `throws` before its "
                + "arrow to pass it on."),
        Explanation(
            "error is not handled because the enclosing function is not declared 'throws'",
            "Nothing handles the error. Return it as a value or, if the function is yours, write `throws` before its "
                + "arrow to pass it on."),
    ]

    static let concurrency = [
        Explanation(
            "top-level code variables cannot have a global actor",
            "A variable at the top level of this file already belongs to the main actor: remove `@MainActor` before it."
        ),
        Explanation(
            "passing closure as a 'sending' parameter risks causing data races*",
            "This closure runs at the same time as the code around it, and both use the same `var`. Let the closure "
                + "return its value, and collect the values outside, as in: for try await value in group."),
        Explanation(
            "stored property '*' of 'Sendable'-conforming * '*' has non-Sendable type '*'",
            "Any thread may call {1}, so its type has to allow that: let {1}: @Sendable {4}."),
        Explanation(
            "concurrently-executed local function '*' must be marked as '@Sendable'", localFunction),
        Explanation(
            "main actor-isolated synchronous local function '*' cannot be marked as '@Sendable'", localFunction),
        Explanation(
            "call to main actor-isolated local function '*' in a synchronous nonisolated context", localFunction),
        Explanation(
            "converting non-Sendable function value to '*' may introduce data races",
            "A @Sendable function is expected. A pipeline that gets a name before it is used needs its type: "
                + "let p: {1} = pipe(f, g)."),
        Explanation(
            "passing non-Sendable parameter '*' to function expecting a '@Sendable' closure",
            "{1} may be called from another thread there, so it must be safe for that: write @Sendable before its type."
        ),
        Explanation(
            "capture of '*' with non-Sendable type '*' in a '@Sendable' closure*",
            "A @Sendable closure may capture only values that are safe on all threads, but {2} cannot. For a function, name the type: "
                + "let {1}: @Sendable (A) -> B."),
        Explanation(
            "mutation of captured var '*' in concurrently-executing code",
            "Two threads could change {1} at once, and updates would get lost. Declare it inside the closure or, if it is needed "
                + "outside, let the closure return the value."
        ),
        Explanation(
            "reference to captured var '*' in concurrently-executing code",
            "{1} could change while another thread reads it. Make it a let, or capture a copy: { [{1}] in … }."),
        Explanation(
            "main actor-isolated * can not be referenced from a Sendable closure",
            "This belongs to the main thread, but the closure may run on another. Read the value before, let n = …, and use "
                + "that."),
        Explanation(
            "main actor-isolated property '*' can not be mutated from a Sendable closure",
            "{1} belongs to the main thread, but the closure may run on another. Declare a variable inside the closure, "
                + "and change that one."),
        Explanation(
            "main actor-isolated conformance of '*' to '*' cannot be used in nonisolated context",
            "{1} belongs to the main thread, with its ==, but the code around it may run on another. Write nonisolated before "
                + "the type: nonisolated enum, nonisolated struct."),
        Explanation(
            "main actor-isolated * can not be *",
            "This belongs to the main thread, but the code around it may run on another. Pass the value as an argument. "
                + "If that code is a func inside a closure, write @MainActor in front of the func instead."),
        Explanation(
            "call to main actor-isolated * in a synchronous nonisolated context", source: "nonisolated func",
            "That function belongs to the main thread, but the code around it may run on another. Remove `nonisolated`, or "
                + "await the call."),
        Explanation(
            "call to main actor-isolated * in a synchronous nonisolated context",
            "That belongs to the main thread, but the code around it may run on another. Write `nonisolated` before the func or "
                + "type that is called, or await the call."),
        Explanation(
            "sending value of non-Sendable type '*' risks causing data races",
            "Values that this closure captures are used on two threads at once. Let the closure only return a new value, and "
                + "change variables outside."
        ),
        Explanation(
            "sending '*' risks causing data races",
            "{1} could be used on two threads at once. Pass a value (a struct), or make a new one for the other thread."
        ),
    ]
}
