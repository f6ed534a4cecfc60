/// The explanations of the compiler errors that are most common in exercises. The first row that matches is used, so
/// specific rows precede general ones.
enum Explanations {
    static let table: [Explanation] =
        described("return expression", "return type") + functions + returned
        + described("value", "expected argument type") + passed + described("value", "closure result type") + closures
        + operands + values + empty + effects + concurrency + unknown + undotted + names + shape

    private static let functions: [Explanation] = [
        Explanation(
            "cannot convert value of type '*-> sending Result' to expected argument type '*-> sending Result'", untold),
        Explanation(
            "cannot convert value of type '*-> *' to expected argument type '*-> Void'",
            without: "-> Void' to expected", same: (1, 3),
            "A function that returns nothing is expected here, but {here} returns {2}. Call it in braces, and pass it the argument: "
                + "$0."),
        Explanation(
            "cannot convert value of type '*-> *' to expected argument type '@Sendable (*) -> *'",
            "A function of another type is expected here: ({3}) -> {4}. Compare the argument and result types."),
        Explanation(
            "cannot convert value of type '*-> Void' to expected argument type 'Array<*>'", line: "+= {here}",
            element),
        Explanation(
            "cannot convert value of type '*-> *' to expected argument type '*'", without: "argument type '(",
            line: "append({here})",
            "{here} is a function, but the elements of this list are of type {3}. Append such an element: a value that "
                + "contains {here}, or the result of a call of {here}."),
        Explanation(
            "cannot convert value of type '*-> ()' to expected argument type 'String'",
            "{here} is a function that returns nothing, but a text is expected here. If you mean its name, write that in "
                + "quotes: \"{here}\"."),
        Explanation(
            "cannot convert value of type '*-> some Signal<*>' to expected argument type '*'", line: ".count",
            "{here} of a signal is an operator, which counts the values. For the length of each value, use map: "
                + "map { $0.{here} … }."),
        Explanation(
            "cannot convert value of type '(*) -> *' to expected argument type '*'", at: "{here}(", same: (2, 3),
            "This call returns a function, but that function's result, {3}, is expected here. Call the function, too: "
                + "write its argument in parentheses after the call."),
        Explanation(
            "cannot convert value of type '(*) -> *' to expected argument type '*'", same: (2, 3),
            "{here} is a function, but its result, {3}, is expected here. Call it: {here}(…). If its argument comes "
                + "later, a closure around this receives it."),
        Explanation(
            "cannot convert value of type '*-> *' to expected argument type '*'", without: "argument type '(",
            at: "{here}", "{here} is a function here, or returns one, but a value of type {3} is expected."),
        Explanation(
            "cannot convert value of type '*-> *' to expected argument type '*'", without: "argument type '(",
            "This is a function, but a value of type {3} is expected here."),
        Explanation(
            "cannot convert return expression of type '*' to return type '(*) -> *'", without: "of type '(",
            "A function has to be returned, but this is already a value of type {1}. If it is that function's result, write "
                + "it inside a closure: {closure 2}."),
        callReturns(at: "{here}("),
        callReturns(at: "{here} {"),
        Explanation(
            "cannot convert return expression of type '(*) -> *' to return type '*'", at: "{here}", same: (2, 3),
            "{here} is a function, but its result, {3}, has to be returned. Call it: {here}(…)."),
        Explanation(
            "cannot convert return expression of type '(*) -> *' to return type '*'", at: "{", same: (2, 3),
            "This closure is a function, but its result, {3}, has to be returned. Leave out the closure's braces, and "
                + "return the value itself."),
        Explanation(
            "cannot convert return expression of type '(*) -> *' to return type '*'", without: "return type '(…<",
            at: "{",
            "A closure is a function, but a value of type {3} has to be returned. Leave out the braces, and return the "
                + "value itself."),
        bare("IO<"), bare("LazyTask<"), bare("Signal<"), bareResult("IO<"), bareResult("LazyTask<"),
        bareResult("Signal<"),
        Explanation(
            "cannot convert value of type '(*) -> *' to specified type '*'", without: "specified type '(",
            same: (2, 3),
            "There is still an argument to pass: this is a function of {1}, but its result, {3}, is expected here."),
        Explanation(
            "cannot convert value of type '(*) -> *' to closure result type '*'", same: (2, 3),
            "The closure returns a function where its result, {3}, is expected: is there one { … in } too many, or a call "
                + "missing?"),
        Explanation(
            "cannot convert value of type '*' to closure result type '() -> *'", line: "}()", same: (1, 2),
            "The () after the braces calls the closure at once, so its result takes the place of the closure. Leave out "
                + "this ()."),
        Explanation(
            "cannot convert value of type '*' to closure result type '(*) -> *'", same: (1, 3),
            "The closure returns a value where a function is expected. Put the value inside a second closure: "
                + "{closure 2}."),
        Explanation("cannot convert return expression of type '()' to return type 'Bool'", line: " = ", assigned),
        Explanation(
            "cannot convert return expression of type '()' to return type '() -> *'", line: " = ",
            "An assignment with = returns nothing, but a function has to be returned. Put the assignment into that "
                + "function's braces: { … }."),
        Explanation(
            "cannot convert return expression of type '()' to return type '*'", line: ".forEach",
            "This call returns nothing (its result is Void), but {1} has to be returned. forEach returns nothing; map returns the "
                + "results."),
        Explanation(
            "cannot convert return expression of type '()' to return type '*'", line: ".append(",
            "append changes its list and returns nothing, but {1} has to be returned. Return a new list, made with +, or "
                + "change a `var`, and return that in a line of its own."),
        Explanation(
            "cannot convert return expression of type '()' to return type '*'",
            "This call returns nothing (its result is Void), but {1} has to be returned. Make the call first, and return the "
                + "value in a line of its own."),
        Explanation(
            "cannot convert return expression of type '*<*>' to return type '*<*>'", line: "{1} {",
            "{1} without a type in <…> means {1}<{2}> here, but {3}<{4}> has to be returned. Write the type in full before "
                + "the braces: {3}<{4}> { … }."),
        Explanation(
            "cannot convert return expression of type 'Void' to return type '*'",
            "This call returns nothing (its result is Void), but {1} has to be returned. Make the call first, and return the "
                + "value in a line of its own."),
        Explanation(
            "cannot convert return expression of type '*' to return type 'Maybe<*>'", without: "of type 'Maybe<",
            "A box is promised here, Maybe<{2}>, but this is {1}. Put a value of type {2} into a box: .just(…)."),
        Explanation(
            "cannot convert return expression of type '*' to return type 'Either<*>'", without: "of type 'Either<",
            sides),
        Explanation(
            "cannot convert value of type '*' to specified type 'Either<*>'", without: "of type 'Either<", sides),
    ]

    private static let returned: [Explanation] = [
        single("return expression", "return type"), single("value", "expected argument type"),
        single("value", "specified type"), single("value", "closure result type"),
        Explanation(
            "cannot convert return expression of type '*' to return type 'Result<*, *>'", same: (1, 2),
            "A Result is promised here, but this is only its value, {1}. Put the value into a success: .success(…)."),
        Explanation(
            "cannot convert return expression of type '(*())' to return type '*'", line: ".append(", appended),
        Explanation(
            "cannot convert return expression of type '[Any]' to return type '[*]'", source: "= []", listOfAny),
        Explanation(
            "cannot convert return expression of type '*' to return type '*'",
            "The result here is {1}, but the function promises {2}. Compare the two types: is a step between them missing, "
                + "or is this another value than the one you mean?"),
        Explanation(
            "cannot convert value of type '*' to expected argument type '() *-> *'", at: "{here}()", same: (1, 3),
            "{here}() calls the function at once, but the function itself is expected here. Leave out the ()."),
        Explanation(
            "cannot convert value of type '*' to expected argument type '() *-> *'", without: "of type '(",
            same: (1, 3),
            "A function that waits to be called is expected here, but this is already its result, {1}. Put it inside "
                + "braces, { … }: they make a function of it."),
        Explanation(
            "cannot convert value of type '(*, *) -> *' to expected argument type '((*), *) -> *'",
            without: "of type '((",
            "This function takes its values one by one, but the one that is expected takes a pair first. Call this one in "
                + "a closure, with the parts of the pair: $0.0 and $0.1."),
        Explanation(
            "cannot convert value of type '*-> *' to expected argument type '*-> *<*>'", without: ">' to expected",
            line: "flatMap({here})",
            "flatMap takes a function that returns {4}<{5}>, but {here} returns {2}. For a function with such a plain "
                + "result, use map."),
        Explanation(
            "cannot convert value of type '*->*' to expected argument type '*->*'", line: "pipe(", joined),
        Explanation(
            "cannot convert value of type '*->*' to expected argument type '*->*'", line: "compose(", joined),
        Explanation(
            "cannot convert value of type '*->*' to expected argument type '*->*'",
            "A function of type {1}->{2} is passed here, but one of type {3}->{4} is expected. Compare the two types: which "
                + "argument or result differs?"),
        Explanation(
            "cannot convert value of type '*' to expected argument type '*->*'", without: "of type '[(",
            line: "pipe(…, {here}(", at: "{here}(",
            "pipe takes functions only, but this call returns a value, {1}. Leave out its argument or, if there is a function "
                + "{here} with a label, write that label."),
        Explanation(
            "cannot convert value of type '*' to expected argument type '*->*'", without: "of type '[(",
            line: "pipe({here}",
            "pipe takes functions only, but this is already a value, {1}. Leave the value out here, and pass it to the "
                + "finished pipeline, in the last parentheses: pipe(…)(x)."),
        Explanation(
            "cannot convert value of type '()' to expected argument type '(*) *-> *'",
            "This call runs at once and returns nothing, but a function is expected here. Put the call inside braces: "
                + "{closure 1}."),
        Explanation(
            "cannot convert value of type '*' to expected argument type '*->*'",
            "A function is expected here, of type {2}->{3}, but this is a value of type {1}. A closure is such a function: "
                + "{closure 2}."),
        Explanation(
            "cannot convert value of type 'Maybe<*>' to expected argument type '*'", line: ".just({here}(",
            "{here} returns a box already, Maybe<{1}>, and .just puts that into another box. Leave out one of the two."
        ),
        Explanation(
            "cannot convert value of type 'Maybe<*>' to expected argument type '*'", without: "'Maybe<Maybe",
            same: (1, 2),
            "This is a box, but the value in it, {2}, is expected here. Take the value out, `case .just(let value)`, or use map "
                + "or flatMap."),
        Explanation(
            "cannot convert value of type 'Either<*, *>' to expected argument type '*'", same: (2, 3),
            "This is an Either, but its right value, {3}, is expected here. Take the value out, `case .right(let value)`, or "
                + "use map or flatMap."),
        Explanation(
            "cannot convert value of type 'Result<*, *>' to expected argument type '*'", same: (1, 3),
            "This is a whole Result, but the value in it, {3}, is expected here. Take the value out first: "
                + "`case .success(let value)`."),
    ]

    private static let passed: [Explanation] = [
        Explanation(
            "cannot convert value of type 'Int' to expected argument type 'String'", line: " + {here}",
            textAndNumber),
        Explanation(
            "cannot convert value of type 'Int' to expected argument type 'String'", at: "{here} + ", textAndNumber),
        Explanation(
            "cannot convert value of type '*?' to expected argument type '*?'", line: " ?? ",
            "Here {1}? stands before ??, but the value after it needs {2}? there. ?? takes an Optional and a value of the "
                + "type inside it."),
        Explanation(
            "cannot convert value of type 'Range<*>' to expected argument type 'ClosedRange<*>'",
            "A ..< makes a Range, which leaves out its end, but a ClosedRange is expected here. Write ... instead, "
                + "which includes the end."),
        Explanation(
            "cannot convert value of type '()' to expected argument type '*'", line: ".append(",
            "This call returns nothing (its result is Void), but {1} is expected. append changes its list and returns "
                + "nothing; + returns a new list."),
        Explanation("cannot convert value of type '()' to expected argument type '*'", nothing),
        Explanation("cannot convert value of type 'Void' to expected argument type '*'", nothing),
        Explanation(
            "no exact matches in call to instance method 'append'", source: ".enumerated()",
            "append adds one element of the list's type. Compare the types part by part: enumerated() gives pairs, first "
                + "the index, then the element."),
        Explanation(
            "no exact matches in call to instance method 'append'",
            "append adds a single element of the list's type. If you pass a list, add its elements with +=; otherwise, "
                + "compare the two types."),
        Explanation(
            "no exact matches in call to instance method 'split'",
            "split takes a separator with its label, split(separator: …), or a function that recognizes one, "
                + "split { $0 == … }."),
        Explanation(
            "cannot convert value of type '*' to expected argument type 'Array<*>'", line: "+= {here}", element),
        Explanation(
            "cannot convert value of type '*' to expected argument type 'Array<*>'", line: " + {here}", element),
        Explanation(
            "cannot convert value of type 'Signal<*>' to expected argument type 'Disposable'",
            "A signal is not a Disposable, but subscribing to it returns one. Call subscribe(…) on it, and pass "
                + "the result."),
        composed(by: "compose", first: "last"),
        composed(by: "pipe", first: "first"),
        Explanation(
            "cannot convert value of type '*' to expected argument type 'Wrapped'", source: "-> {1}) -> Box {",
            "Inside the type, Box alone means Box<Wrapped>. The new box contains a value of type {1}: write -> Box<{1}>."
        ),
        Explanation(
            "cannot convert value of type '*' to expected argument type '*'", line: "({here}(",
            "{1} is passed here, but the function takes {2}. Is a step missing between them, or one too many?"),
        Explanation(
            "cannot convert value of type '[String]' to expected argument type 'String'",
            "A list of texts is passed here, but one text is expected. If the list is the right one, make a text of it: "
                + "joined(separator: …)."),
        Explanation(
            "cannot convert value of type '(Any, Any)' to expected argument type '*'", source: "= []",
            "Without a type, a list that begins as [] is a list of Any here. Write the type after the name: "
                + "var xs: [Int] = []."),
        Explanation(
            "cannot convert value of type '(Any, *)' to expected argument type '*'", source: "= []", anyInPair),
        Explanation(
            "cannot convert value of type '(*, Any)' to expected argument type '*'", source: "= []", anyInPair),
        Explanation(
            "cannot convert value of type 'Fault.Problem' to expected argument type 'Fault'",
            "A problem is only a part of a Fault. Pass the whole fault, or make one: Fault(…)."),
        Explanation(
            "cannot convert value of type 'ArraySlice<*>' to expected argument type '[*]'",
            "prefix, suffix, dropFirst and dropLast return a part of a list, an ArraySlice. Make a list of it: Array(…)."
        ),
        Explanation(
            "cannot convert value of type '*' to expected argument type '*'",
            "{1} is passed here, but {2} is expected. Is this the right function, and the right value? If so, a step from "
                + "{1} to {2} is missing between them."),
        Explanation("cannot convert value of type '()' to closure result type 'Bool'", line: " = ", assigned),
        Explanation(
            "cannot convert value of type '()' to closure result type 'Bool'",
            "The closure has to return true or false, but Swift finds no Bool here. Is this another value than the one you "
                + "mean, or does a call return nothing?"),
        Explanation("use of '=' in a boolean context, did you mean '=='?", assigned),
        Explanation(
            "cannot convert value of type '[*]' to expected element type '*'",
            "{here} is a whole list, but the brackets need single elements of type {2}. + joins two lists; a list of elements "
                + "is written [a, b]."),
        Explanation("cannot convert value of type 'Decimal' to closure result type 'Int'", line: "pow(", power),
    ]

    private static let closures: [Explanation] = [
        Explanation("cannot convert value of type '(*())' to closure result type '*'", line: ".append(", appended),
        Explanation("cannot convert value of type '[Any]' to closure result type '[*]'", source: "= []", listOfAny),
        Explanation(
            "cannot convert value of type '(*)' to closure result type '*log: *'", line: ".logs",
            "The label of the list is log, not logs: with another name, Swift does not find it."),
        Explanation(
            "cannot convert value of type '()' to closure result type '[*]'", line: ".reduce(….append(",
            "append returns nothing, but the closure of reduce returns the next list: $0 + [x]. With reduce(into: …), the "
                + "closure changes $0 instead."),
        Explanation(
            "cannot convert value of type '()' to closure result type '*'", without: "type 'Bool'",
            "The closure has to return {1}, but Swift finds no value of this type here. Is this another value than the "
                + "one you mean, or does a call return nothing?"),
        Explanation(
            "cannot convert value of type '[*]' to closure result type '*'", same: (1, 2),
            "Swift expects a single {2} from this closure, but this is a list. Is map called where flatMap is meant? If not, the "
                + "mistake may be in another line of the closure."),
        Explanation(
            "cannot convert value of type '*' to closure result type 'Maybe<*>'", same: (1, 2),
            "A box is expected here, Maybe<{2}>, but this is {1}. Put the value into a box: .just(…)."),
        Explanation(
            "cannot convert value of type '*' to closure result type 'Either<*, *>'", same: (1, 3),
            "An Either is expected here, but this is {1}. Put the value on the right side: .right(…)."),
        Explanation(
            "cannot convert value of type '*' to closure result type 'Signal<*, *>'", source: "import Chapter10Signals",
            same: (1, 2),
            "A signal is expected here, Signal<{2}, {3}>, but this is only a value. Make a signal of it: of(…)."),
        Explanation(
            "cannot convert value of type 'Signal<*>' to closure result type 'Void'",
            "This closure returns nothing, so it cannot return a signal. For the signal's values, subscribe to it here."
        ),
        Explanation(
            "cannot convert value of type '*' to closure result type 'Void'",
            "This closure has to return nothing, but this is a value of type {1}. Use the value here instead of returning "
                + "it."),
        Explanation(
            "cannot convert value of type '*' to closure result type '*'", source: "(of: {2}.self",
            line: ".addTask {",
            "This task returns {1}, but the group expects {2} from each of its tasks. If {1} is right, write it where the "
                + "group is made: of: {1}.self."),
        Explanation(
            "cannot convert value of type '*' to closure result type '*'",
            "The closure has to return {2}, but this is {1}. Compare the two types: is a step between them missing, or is this "
                + "another value than the one you mean?"),
        Explanation(
            "cannot convert value of type '*' to specified type '*'",
            line: ": {2} =", "This is {1}, but the left side says {2}. One of the two has to change."),
        Explanation(
            "cannot convert value of type '*' to specified type '*'",
            "This is {1}, but {2} is expected here. If it is a branch of an `if` or a `switch`, each branch has to give the "
                + "same type."),
        Explanation(
            "cannot assign value of type '*Signal<*>' to type '*'",
            "A signal is not one value: it sends values again and again. Assign each of them, in a closure that receives "
                + "it, or use bind."),
        Explanation(
            "cannot assign value of type '*-> *' to type '(any *)?'",
            "This is a function, but an object that conforms to {3} is needed here. Make one, with the function in it."
        ),
        Explanation(
            "cannot assign value of type '*' to type '*'",
            "The value is {1}, but the variable has the type {2}. Compare the two types part by part, each @escaping "
                + "and ? included, and change one."),
        Explanation(
            "cannot convert value of type 'Property<*>' to expected condition type 'Bool'",
            "A property is not a Bool, but contains a value that changes. Read its current value: {here}.value."),
        Explanation(
            "cannot convert value of type '*Signal<*>' to expected condition type 'Bool'",
            "A signal is not one value, so a condition cannot test it. Work with each of its values: filter lets some "
                + "through, and map computes another value from each."),
        Explanation(
            "cannot convert value of type '*' to expected condition type 'Bool'",
            "A condition has to be true or false, but this is {1}. Compare it with something, as in x == y, or use a "
                + "property of it that is a Bool."),
        Explanation(
            "escaping closure captures non-escaping parameter '*'",
            "The closure may outlive this call, and {1} may not. Write @escaping before its type, if the contract has it, "
                + "or the function is yours. If not, use {1} outside this closure."),
        Explanation("assigning non-escaping parameter '*' to an '@escaping' closure", kept),
        Explanation(
            "using non-escaping parameter '*' in a context expecting an '@escaping' closure",
            kept),
        Explanation(
            "converting non-escaping parameter '*' to generic parameter '*' may allow it to escape",
            kept),
        Explanation(
            "function is unused",
            "This is a function that nothing calls or keeps. To call it, write (…) after its name, with its arguments. If a "
                + "call returned it, keep it, or write _ = before the call."),
        Explanation(
            "variable '*' captured by a closure before being initialized",
            "The closure uses {1}, which has no value yet. Give it one where it is declared; { } is a function that does "
                + "nothing."),
        Explanation(
            "anonymous closure arguments cannot be used inside a closure that has explicit arguments*",
            "The closure around this names its argument, so there is no $0. Use that name or, if a function has to be "
                + "passed here, put it into braces of its own: { … $0 … }."),
        Explanation(
            "anonymous closure argument not contained in a closure",
            "$0 is an argument of a closure, such as { $0 + 1 }. Here there is no closure around it, or it is in a `defer` or a "
                + "local `func`: name the closure's argument, { x in … }, and use the name there."),
        Explanation(
            "instance method '*' expects a single parameter of type '*'",
            "{1} takes one tuple. Put its parts into parentheses of their own: {1}((a, b))."),
        Explanation(
            "trailing closure passed to parameter of type '*' that does not accept a closure",
            "Does this function take a closure? If it does, the mistake is inside the closure: check the names there, such "
                + "as the cases of a `switch`."),
        Explanation(
            "closure passed to parameter of type '*' that does not accept a closure",
            "A closure is a function, but {1} is expected here: call a function, or pass a value."),
        Explanation(
            "contextual closure type '*' expects 0 arguments, but * used in closure body",
            "This closure receives no argument. Leave out {here} before `in`, and `in` itself: { … }."),
        Explanation(
            "contextual closure type '*' expects 0 arguments, but * used in closure body", at: "(",
            "This closure receives no argument. Leave out everything up to `in`: { … }."),
        Explanation(
            "contextual closure type '*' expects 0 arguments, but * used in closure body",
            "This closure receives no argument, so it has no $0. If $0 belongs to another function in it, such as map, its "
                + "code needs braces of its own: map { … $0 … }."),
        Explanation(
            "contextual closure type '(*) -> (*) -> *' expects 1 argument, but 2 were used in closure body",
            "The arguments arrive one at a time here. Write a closure that returns a closure: { x in { y in … } }."),
        Explanation(
            "contextual closure type '*' expects 1 argument, but * w* used in closure body",
            "This closure receives 1 argument, but names or uses {2}. Its type is {1}: name only what it receives."),
        Explanation(
            "contextual closure type '*' expects * arguments, but 1 was used in closure body",
            "This closure receives {2} arguments at once, but names or uses 1. Its type is {1}: name all of them before `in`."
        ),
        Explanation(
            "contextual closure type '*' expects * arguments, but * w* used in closure body",
            "This closure receives {2} arguments, but names or uses {3}. Its type is {1}."),
        Explanation(
            "contextual type for closure argument list expects * argument*, which cannot be implicitly ignored",
            "This closure receives {1} argument{2}. If you need its value, name it before `in`, { x in … }, and use it. "
                + "If it does not matter, write _ in its place."
        ),
        Explanation(
            "cannot call value of non-function type '*'", source: "func {here}(",
            hides("{here}", "{1}")),
        Explanation(
            "cannot call value of non-function type '*'", at: "{here}(",
            "{here} is a value of type {1} here, so it cannot be called. If you mean a method of that name, write "
                + "self.{here}(…)."),
        Explanation(
            "function produces expected type '*'; did you mean to call it with '()'?", at: "{here}(", calledOnce),
        Explanation(
            "function produces expected type '*'; did you mean to call it with '()'?", at: "{here} {", calledOnce),
        Explanation(
            "function produces expected type '*'; did you mean to call it with '()'?", at: "{",
            "A closure is a function, but its result, {1}, is expected here. Leave out the braces around the value."
        ),
        Explanation(
            "function produces expected type '*'; did you mean to call it with '()'?",
            "{here} is a function, but its result, {1}, is expected here. Write () after it, so that it is called."),
        Explanation(
            "no exact matches in reference to operator function '*'",
            "{1} does not take values of these types. Write a closure in its place, which makes the result."),
        Explanation(
            "closure expression is unused",
            "Nothing returns, calls or keeps this closure. If the function has to return it, write `return` before it."
        ),
        Explanation(
            "cannot call value of non-function type '*'",
            "{1} is a value, not a function, so it cannot be called. Are there parentheses or braces too many, or is "
                + "an operator or `return` missing before them?"),
    ]

    private static func composed(by function: String, first: String) -> Explanation {
        Explanation(
            "cannot convert value of type '*' to expected argument type '*'", line: "\(function)(…)({here}",
            "The composed function receives {1} here, but takes {2}. \(function) runs its \(first) function first: are the "
                + "functions in that order?")
    }

    static func hides(_ name: String, _ type: String) -> String {
        "Here \(name) is the parameter, a value of type \(type): it hides the function of the same name. "
            + "Write self.\(name)(…), or give the parameter another name."
    }

    private static func callReturns(at place: String) -> Explanation {
        Explanation(
            "cannot convert return expression of type '(*) -> *' to return type '*'", at: place, same: (2, 3),
            "This call returns a function, but that function's result, {3}, has to be returned. Call the function, too: "
                + "write its argument in parentheses after the call.")
    }

    /// The explanation of a single element in place of a list.
    private static func single(_ given: String, _ wanted: String) -> Explanation {
        Explanation(
            "cannot convert \(given) of type '*' to \(wanted) '[*]'", same: (1, 2),
            "A list of {2} is expected here, but this is a single {1}. If the list has only this element, put it into "
                + "brackets: [x].")
    }

    /// The explanation of a closure in place of a type that is made of a closure.
    private static func bare(_ type: String) -> Explanation {
        Explanation(
            "cannot convert return expression of type '*-> *' to return type '\(type)*'", at: "{",
            "This is only a closure, but \(type){3} has to be returned. Write the type before the braces: "
                + "\(type){3} { … }.")
    }

    /// The explanation of a closure in place of a type that is made of a closure, if Swift takes that type for the
    /// closure's result.
    private static func bareResult(_ type: String) -> Explanation {
        Explanation(
            "function produces expected type '\(type)*'; did you mean to call it with '()'?", at: "{",
            "This is only a closure, but \(type){1} is expected here. Write the type before the braces: \(type){1} { … }."
        )
    }

    /// The explanations of a description in place of its value, and of a value in place of its description.
    private static func described(_ given: String, _ wanted: String) -> [Explanation] {
        [("IO", "try"), ("LazyTask", "try await")].flatMap { type, marks in
            [
                Explanation(
                    "cannot convert \(given) of type '\(type)<*>' to \(wanted) '*'", at: "{here}", same: (1, 2),
                    "This is only a description, \(type)<{1}>, but its value, {2}, is expected here. Run it: "
                        + "\(marks) ….run()."),
                Explanation(
                    "cannot convert \(given) of type '*' to \(wanted) '\(type)<*>'", same: (1, 2),
                    "A description, \(type)<{2}>, is expected here, but this is already its value. Put all the work "
                        + "that computes it inside \(type) { … }."),
            ]
        }
    }

    private static let calledOnce =
        "This call returns a function, but that function's result, {1}, is expected here. Call the function, too: write () "
        + "after the call."

    private static let calledAtOnce =
        "The () after the braces calls the closure at once, without an argument. To return or pass the closure itself, leave "
        + "out this ()."

    private static let nothing =
        "This call returns nothing (its result is Void), but {1} is expected. Make the call first, in a line of its own, and pass "
        + "the value that you mean."

    private static let appended =
        "append changes its list and returns nothing, so its call has no value. For a new list, join two lists with +."

    private static let listOfAny =
        "Without a type, a list that begins as [] is a list of Any. Write the type after the name: var xs: [Int] = [], "
        + "for example."

    private static let caught =
        "catch { … }, without a name, catches every error and calls it error. Leave out the word after `catch`."

    private static let anyInPair =
        "A part of this pair is Any. Without a type, a list that begins as [] is a list of Any: write the type after its name, "
        + "var xs: [Int] = [], for example."

    private static let joined =
        "{1}->{2} is passed here, but {3}->{4} fits. Are two functions in the wrong order, is a step missing between them, "
        + "or does one of them still need an argument?"

    private static let element =
        "+ and += join two lists, but this is a single element. Use append(…), or put the element into brackets: [x]."

    private static let textInList =
        "+ and += take a String for a list of characters, and this is a list of texts. Use append(…), or put the text into "
        + "brackets: [x]."

    static let removed =
        "A list removes the element at an index, remove(at: i), or those that meet a condition: removeAll { $0.x == … }, with a "
        + "property in place of x."

    private static let power =
        "pow belongs to Foundation, and its result is a Double or a Decimal, never an Int. For whole numbers, multiply in a loop "
        + "instead."

    private static let textAndNumber =
        "Swift does not join a String and an Int with +. Write String(n), or put the number into the text: \"No. \\(n)\"."

    static func possibly(_ sentence: String) -> String {
        "The compiler gave up here, so the cause is uncertain. Perhaps it is this mistake: \(sentence)"
    }

    private static let kept =
        "{1} is kept beyond this call. Write @escaping before its type, if the contract has it, or the function is yours. "
        + "If not, call {1} directly instead of keeping it."

    private static let sides =
        "An Either is expected here, but this is {1}. Put a value into an Either: .right(…), or .left(…)."

    private static let noNil = [
        "'nil' is incompatible with return type '*'", "'nil' is not compatible with closure result type '*'",
        "'nil' cannot be used in context expecting type '*'", "'nil' is not compatible with expected argument type '*'",
    ]

    private static let nilAssigned = "'nil' cannot be assigned to type '*'"

    private static let ownCases =
        "`if let` and `guard let` test only optionals, but this is an enum with cases of its own. Test for a case: "
        + "if case .name(let x) = …."

    private static let joinsLists =
        "+ joins two lists, but the value before it is a single element. Put that into brackets: [x] + …."

    private static let otherElements =
        "The elements of the two lists have different types, {1} and {2}. With map, turn the elements of one list into "
        + "those of the other type first."

    /// The contract usually determines the type, so only the sentence about a variable suggests an optional type.
    private static let empty = (noNil + [nilAssigned]).flatMap { pattern in
        [
            ("Maybe<*>", "Only an optional can be nil. A Maybe has a case of its own for that: write .nothing."),
            ("JSON", "Only an optional can be nil. JSON has a case of its own for that: write .null."),
            ("[*]", "Only an optional can be nil. A list with nothing in it is []."),
            ("Result<*, *>", "Only an optional can be nil. A Result without a value is a .failure(…), which says why."),
            (
                "Either<*, *>",
                "Only an optional can be nil. An Either without a right value is a .left(…), which says why."
            ),
            (
                "*",
                pattern == nilAssigned
                    ? "Only an optional can be nil, and the type of this variable is {1}. If there may be no value, declare it "
                        + "as an optional, with a ? after its type."
                    : pattern.contains("closure result")
                        ? "Only an optional can be nil, but the result of this closure is {1} here. Return such a value "
                            + "or, if it may be nil, say so: let x: {1}? = …."
                        : "Only an optional can be nil, and {1} is not one. Write a value of type {1}."
            ),
        ].map { Explanation(pattern.replacing("*", with: $0.0), $0.1) }
    }

    /// The explanations of operators between two values of Swift's own types.
    private static let operands: [Explanation] =
        [
            Explanation(
                "binary operator '+' cannot be applied to two '[*]' operands", without: " : ",
                "+ joins two such lists, so the mistake is inside one of them, or another result is expected here. Give each "
                    + "list a name and a type, in a line of its own."),
            Explanation("binary operator '+' cannot be applied to operands of type 'String' and 'Int'", textAndNumber),
            Explanation("binary operator '+' cannot be applied to operands of type 'Int' and 'String'", textAndNumber),
        ]
        + ["Int", "Double", "String", "Character", "Substring"].map { type in
            Explanation(
                "binary operator '*' cannot be applied to operands of type '\(type)' and '*'",
                names: ["Int", "Double", "String", "Character", "Substring"],
                "{1} needs two values of one type; here are \(type) and {2}. Convert one first, as in Double(n) or "
                    + "String(n).")
        }

    private static let values = [
        Explanation("initializer for conditional binding must have Optional type, not 'Maybe<*>'", ownCases),
        Explanation("initializer for conditional binding must have Optional type, not 'Either<*>'", ownCases),
        Explanation("initializer for conditional binding must have Optional type, not 'JSON'", ownCases),
        Explanation(
            "initializer for conditional binding must have Optional type, not '*'",
            "This is {1}, which is never nil: use it as it is. Or, if there may be no value, declare it as an optional, with "
                + "a ? after its type."),
        Explanation(
            "unable to infer closure type without a type annotation", line: ".map(",
            "Swift cannot tell what this closure returns: a type in it does not fit. map returns as many elements as there "
                + "are; to keep only some of them, use filter."),
        Explanation(
            "unable to infer closure type without a type annotation", source: "case .",
            "Swift cannot tell what this closure returns: a type in it does not fit. If a branch returns the old box, build "
                + "the same case again, with its value."),
        Explanation(
            "unable to infer closure type without a type annotation",
            "Swift cannot tell what this closure returns: a type in it does not fit. Compare the types step by step."),
        Explanation(
            "failed to produce diagnostic for expression*", line: "pipe(",
            "The compiler gave up here. Perhaps a stage of this pipeline does not fit: does each stage take what the stage "
                + "before returns, and has each its own arguments, as in prefix(3)?"),
        Explanation(
            "failed to produce diagnostic for expression*",
            "The compiler gave up here. Give the parts names and types, one let for each step: then "
                + "the error is at the wrong step."),
        Explanation(
            "cannot infer contextual base in reference to member '*'",
            "Swift does not know whose .{1} this is. Give the constant a type, let x: T = …, or write the type before the "
                + "dot."),
        Explanation(
            "reference to member '*' cannot be resolved without a contextual type",
            "Swift does not know whose .{1} this is. Is `return` missing before it, or the type before the dot?"),
        Explanation(
            "member '*' expects argument of type '*'", "The case {1} carries a value of type {2}: .{1}(…)."),
        Explanation(
            "missing return in * expected to return '() -> *'",
            "Some path through the body ends without a value. A function has to be returned here, which is called later: "
                + "return { … }."),
        Explanation(
            "missing return in * expected to return '*'",
            "Some path through the body ends without a value of type {2}. Each path has to return such a value, or throw: "
                + "return x. That includes the path after a loop, and after an if without else."),
        Explanation(
            "unexpected non-void return value in void function",
            "The function's first line names no result. Add `-> Type` to it."),
        Explanation(
            "missing argument for parameter '*' in call", source: "import Chapter03Currying",
            "The call needs {1} too: write it with its value. Or, to pass it only later, return a closure that takes the rest."
        ),
        Explanation("missing argument for parameter #1 in call", line: "}()", at: ")", calledAtOnce),
        Explanation("missing arguments for parameters * in call", line: "}()", calledAtOnce),
        Explanation("missing argument for parameter #1 in call", line: ".reduce {", firstValue),
        Explanation(
            "missing argument for parameter #2 in call", line: ".reduce(+)",
            "reduce needs a first value, before the function: reduce(0, +) for numbers."),
        Explanation(
            "missing argument for parameter #* in call", source: "import Chapter03Currying",
            "Argument {1} is missing: write its value. Or, to pass it only later, return a closure that takes the rest."
        ),
        Explanation(
            "missing arguments for parameters * in call", source: "import Chapter03Currying",
            "The call needs {1}: write each with its value. Or, to pass some only later, return a closure that takes the rest."
        ),
        Explanation(
            "extra argument 'to' in call", line: ".deliver(to: ",
            "The scheduler's label is on, not to: deliver(on: …)."),
        Explanation(
            "missing argument for parameter 'with' in call", line: ".decode()",
            "decode() of a signal is another operator. If you mean a function that is called decode, pass that to map: "
                + "map(decode)."),
        Explanation(
            "missing argument for parameter '*' in call",
            "The call needs {1} too: write it between the parentheses, with its value."),
        Explanation(
            "missing argument for parameter #* in call",
            "Argument {1} is missing: write its value between the parentheses."),
        Explanation(
            "missing arguments for parameters * in call",
            "The call needs {1}: write each between the parentheses, with its value."),
        Explanation(
            "extra arguments*in call", source: "import Chapter03Currying",
            "These are more arguments than the function takes. A curried one takes one argument in each call: f(a)(b), "
                + "not f(a, b)."),
        Explanation(
            "extra arguments*in call",
            "These are more arguments than the function takes. Compare them with its parameters: if one of those is a list, "
                + "put its values into brackets, [x, y]."),
        Explanation(
            "extra argument*in call", source: "import Chapter03Currying",
            "That is one argument more than the function takes. A curried one takes one argument in each call: f(a)(b), "
                + "not f(a, b)."),
        Explanation(
            "extra argument 'problem' in call", line: "Fault(",
            "A Fault is made with a path, with the label at:, and a problem, without a label: Fault(at: [.key(key)], "
                + ".missing)."),
        Explanation(
            "extra argument*in call",
            "That is one argument more than the function takes. Compare the call with its parameters: if one of those is a "
                + "list, put its values into brackets, [x, y]."),
        Explanation(
            "argument passed to call that takes no arguments",
            "This takes no argument: leave the parentheses empty."),
        Explanation(
            "*argument * must precede *argument *",
            "The arguments are not in the order of the function's parameters: argument {2} has to stand before argument {4}."
        ),
        Explanation(
            "missing argument label 'where:' in call", line: ".contains({here})",
            "There is no == for the elements of this list, so contains needs a condition: contains { … $0 … }, in which $0 "
                + "is an element."),
        Explanation("missing argument label 'from:' in call", line: "Todo({here})", decoded),
        Explanation("argument type '*' does not conform to expected type 'Decoder'", decoded),
        Explanation(
            "missing argument label 'value:' in call", line: ".concat(",
            "concat goes on with another signal, but this is a value. Make a signal of it: Signals.just(…)."),
        Explanation(
            "'concat(value:)' has been renamed to 'endWith(_:)'",
            "concat goes on with another signal. For a single value, make a signal of it, Signals.just(…), or use endWith."
        ),
        Explanation(
            "missing argument label 'priority:' in call", line: ".addTask(",
            "addTask takes a closure with the work, and runs it later. Put the call inside braces: addTask { … }."),
        Explanation(
            "missing argument label 'contentsOf:' in call", line: ".append(",
            "append adds a single element. To add all elements of a list, write append(contentsOf: …), or use +=."),
        Explanation(
            "missing argument label 'at:' in call", line: ".remove(", removed),
        Explanation(
            "missing argument label 'where:' in call", line: ".last(",
            "last(where: …) takes a condition, and finds one element. For the last n elements of a list, write suffix(n)."
        ),
        Explanation(
            "missing argument label 'where:' in call", line: ".first(",
            "first(where: …) takes a condition, and finds one element. For the first n elements of a list, write prefix(n)."
        ),
        Explanation(
            "missing argument label '*' in call",
            "Labels are a part of a function's name: write {1} before the argument that it belongs to."),
        Explanation(
            "missing argument labels 'addingCapacity:initializingWith:' in call",
            "append adds a single element, but gets two arguments here. Make one value of them, or call append once for each."
        ),
        Explanation(
            "missing argument labels '*' in call",
            "Labels are a part of a function's name: write {1} before the arguments, each before its own."),
        Explanation(
            "extraneous argument label 'to:' in call", line: ".add(to:",
            "This function has no label. x.add(y) gives y to x: the one that holds the other stands before the dot. If yours "
                + "is the other order, exchange them."),
        Explanation(
            "extraneous argument label* '*' in call", "This function is called without the label: leave {2} out."),
        Explanation(
            "value of optional type '*' must be unwrapped to refer to member '*' of wrapped base type '*'",
            "This may be nil, so it has no {2} yet. Say what nil means: ?.{2} passes it on, ?? gives a default, and map or "
                + "flatMap go on only with a value."),
        Explanation(
            "value of optional type '(*)?' must be unwrapped to a value of type '*-> *'", without: "-> Void'…-> ()'",
            line: "{here}(",
            "This function may be nil. {here}?(…) ?? x calls it or, if there is no function, gives the value x."),
        Explanation(
            "value of optional type '(*)?' must be unwrapped to a value of type '*-> Void'",
            "This function may be nil. {here}?(…) calls it only if it is there. Or let the variable begin with a function that "
                + "does nothing: { }."),
        Explanation(
            "value of optional type 'Int?' must be unwrapped to a value of type 'Int'", source: ": Int] = [:]",
            line: "] += ",
            "A dictionary gives nil for a key that is not there yet. Name the value to begin with: "
                + "counts[key, default: 0] += 1."),
        Explanation(
            "value of optional type '*' must be unwrapped to a value of type '*'", line: ".append(…{here}(",
            "This may be nil, and {2} never is. Append only if there is a value: if let x = … { ….append(x) }."),
        Explanation(
            "value of optional type '*' must be unwrapped to a value of type '*'",
            "This may be nil, and {2} never is. Say what nil means here: ?? gives a default; `if let`, map and flatMap go on "
                + "only with a value; `guard let` leaves early."),
        Explanation(
            "'nil' cannot initialize specified type '*'",
            "Only an optional can be nil: is a `?` missing after the type?"),
        Explanation(
            "'nil' requires a contextual type", "nil alone has no type. Write one: let x: Int? = nil."),
        Explanation(
            "binary operator '??' cannot be applied to operands of type '*' and '*'", without: "?' and",
            "?? gives a value in place of nil, but {1} is not an Optional and is never nil. An enum, such as Maybe, needs a "
                + "switch over its cases."),
        Explanation(
            "binary operator '+=' cannot be applied to operands of type '[*]' and '*'", without: "and '[", element),
        Explanation(
            "binary operator '+' cannot be applied to operands of type '[*]' and '*'", without: "and '[", element),
        Explanation(
            "binary operator '+=' cannot be applied to operands of type '[*]' and '[*]'", without: " : …[[",
            otherElements),
        Explanation(
            "binary operator '+' cannot be applied to operands of type '[*]' and '[*]'", without: " : …[[",
            otherElements),
        Explanation(
            "binary operator '+' cannot be applied to operands of type '*' and '[*]'",
            without: "<… : …type '[…?' and…-> …'()'", joinsLists),
        Explanation("binary operator '+=' cannot be applied to two '[*]' operands", line: "+= .", element),
        Explanation("operator function '+=' requires that '*' conform to 'Sequence'", element),
        Explanation(
            "operator function '+=' requires the types 'String' and 'String.Element' be equivalent", textInList),
        Explanation(
            "operator function '+' requires the types 'String' and 'String.Element' be equivalent", textInList),
        Explanation(
            "'+' is unavailable: Operator '+' cannot be used to append a String to a sequence of strings", textInList),
        Explanation("operator function '+' requires that '*' conform to 'Sequence'", element),
        Explanation("operator function '+' requires that '*' conform to 'RangeReplaceableCollection'", element),
        Explanation(
            "binary operator '*' cannot be applied to operands of type '(*, *)' and '(*, *)'", without: "->",
            "{1} takes two tuples only if both have the same number of parts, and the same types. Compare the two sides."
        ),
        Explanation(
            "binary operator '*' cannot be applied to operands of type '*' and '*'", without: "'??'",
            "{1} needs two values of one type; here are {2} and {3}. Is one of them another value than the one you mean, or "
                + "a function that has not been called yet?"),
        Explanation(
            "binary operator '==' cannot be applied to two '*' operands", without: "->",
            "There is no == for {1}: it needs Equatable. Without ==, test an enum's cases with switch, or if case .none = x."
        ),
        Explanation(
            "binary operator '*' cannot be applied to two '*-> *' operands",
            "Functions cannot be compared or added: there is no {1} for them. Call them, and use their results."),
        Explanation(
            "binary operator '+' cannot be applied to two 'Signal<*>' operands",
            "There is no + for signals. If the second one has to follow the first, use concat; if both send at the same "
                + "time, merge."),
        Explanation(
            "binary operator '!=' cannot be applied to two '*' operands", without: "->", source: "<{1}>",
            "There is no != for {1}, because {1} may be any type. If the contract has it, write a constraint: <{1}: Equatable>."
        ),
        Explanation(
            "binary operator '*' cannot be applied to two '*' operands",
            "There is no {1} for {2}. Take the parts that it is meant for, or use a function that does this."
        ),
        Explanation(
            "expression is not assignable: * returns immutable value", line: " = ", assigned),
        Explanation(
            "cannot use instance member '*' within property initializer; property initializers run before 'self' is available",
            "A stored value is computed before {1} can be called. Compute it whenever it is read: var name: Type { … }, without "
                + "the =."),
        Explanation(
            "cannot use optional chaining on non-optional value of type '(*) -> *?'",
            "In this type, ? belongs only to the result. For a function that may be nil, write parentheses around the whole "
                + "type: (({1}) -> {2})?."),
        Explanation(
            "conflicting arguments to generic parameter 'Element' (*", line: "[",
            "All elements of a list have one type. For a pair of values of different types, write parentheses: (a, b)."),
        Explanation(
            "reference to invalid associated type '*' of type '*'",
            "{2} does not declare {1}. A type that may contain any values names their type after its own name: {2}<{1}>."
        ),
        Explanation(
            "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
            "The braces after `else` have to leave: with `return`, `throw` or, in a loop, `continue` or `break`."),
        Explanation(
            "type '*' does not conform to protocol '*'",
            "{2} asks for something that {1} lacks or declares in another way. Compare with the starting file: the names after "
                + "each type's colon, its <…>, and each `typealias`."),
        Explanation(
            "cannot assign to value: '*' is a 'let' constant", line: "return {1} = ", assigned),
        Explanation(
            "cannot assign to value: '*' is a 'let' constant", source: "{ {1} in",
            "{1} is a closure's argument, which is fixed. Copy it first, var value = {1}, and change the copy."),
        Explanation(
            "cannot assign to value: '*' is a 'let' constant", source: "let {1} = Cell(",
            "{1} stays the same cell, and only its value changes. Set that: {1}.value = …."),
        Explanation(
            "cannot assign to value: '*' is a 'let' constant",
            "{1} is fixed. If it is an object, change a property of it: {1}.x = …. If not, make a new value, let next = …. Only "
                + "a `let` of your own can also be a `var`. To compare, write ==."),
        Explanation(
            "cannot assign to property: 'self' is immutable",
            "A method may not change its struct, unless it is marked `mutating`. A pure one returns a changed copy."),
        Explanation("cannot assign to property: * returns immutable value", line: ".first {", copied),
        Explanation("cannot assign to property: * returns immutable value", line: ".first(where:", copied),
        Explanation(
            "cannot use mutating member on immutable value: * returns immutable value", line: ".first(where:", copied),
        Explanation(
            "cannot use mutating member on immutable value: * returns immutable value", line: ".first {", copied),
        Explanation(
            "cannot assign to property: * returns immutable value",
            "This would change the result of a call, which nothing keeps. Make a new value that has the change already, or "
                + "change a copy, and use that."),
        Explanation("cannot assign to property: '*' is a 'let' constant", source: "for {1} in ", loop),
        Explanation(
            "cannot assign to property: '*' is a 'let' constant", line: ".{1} = ",
            "{1} is declared with `let`, so it cannot change. To compare, write ==. For another {1}, make a new value."),
        Explanation("cannot assign to property: '$0' is immutable", line: ".filter {", assigned),
        Explanation(
            "cannot assign to *: '*' is a 'let' constant",
            "{2} is fixed, and so are its parts. Change a copy, var next = {2}, and return that. If other code has to "
                + "see the change, the type of {2} has to be a class."),
        Explanation(
            "cannot use mutating member on immutable value: 'self' is immutable",
            "A method may not change a property of its struct, unless it is marked `mutating`. Declare a `var` inside the "
                + "method: the closures that a call makes share it."),
        Explanation(
            "cannot use mutating member on immutable value: * returns immutable value",
            "This would change the result of a call, which nothing keeps. Copy the result first, var copy = …, and change "
                + "and use the copy."),
        Explanation(
            "left side of mutating operator isn't mutable: 'self' is immutable",
            "A method may not change its struct, unless it is marked `mutating`. A pure one returns a changed copy."),
        Explanation(
            "left side of mutating operator isn't mutable: '*' is a 'let' constant",
            "{1} is fixed; a parameter always is. Make a new value: let next = {1} + …"),
        Explanation(
            "cannot use mutating member on immutable value: '*' is a 'let' constant", source: "for {1} in ", loop),
        Explanation(
            "cannot use mutating member on immutable value: '*' is a 'let' constant",
            "{1} is fixed, and this call would change it. Work on a copy, var copy = {1}, or use a function that returns a new "
                + "value: + for append, sorted for sort."),
        Explanation(
            "constant '*' used before being initialized",
            "On some path to this line {1} has no value yet. Give it one on every path."),
        Explanation(
            "generic parameter '*' could not be inferred", line: "Pipe()",
            "Swift cannot tell which values this pipe sends. Write their type in <…> after the name: Pipe<Int>(), for "
                + "example."),
        Explanation(
            "generic parameter '*' could not be inferred",
            "Swift cannot infer {1} here. Write a type: let x: [Int] = …, or in the closure, { (x: Int) in … }."),
        Explanation(
            "cannot infer type of closure parameter '$*' without a type annotation",
            "Swift cannot infer the type of ${1} here. Give the values of this line names and types, one let for each "
                + "step: then the error is at the wrong step."),
        Explanation(
            "cannot infer type of closure parameter '*' without a type annotation",
            "Swift cannot infer the type of {1} here. Write it in the closure, as in { ({1}: Int) in … }, or give the "
                + "whole closure a type."),
        Explanation(
            "empty collection literal requires an explicit type",
            "An empty list or dictionary does not tell Swift its types. Write the type after the name, as in "
                + "var xs: [Int] = [] or var names: [Int: String] = [:]."),
        Explanation(
            "ambiguous use of 'init'",
            "Swift cannot tell which of several inits this is. Call the one that you mean in a closure, with the value "
                + "that it takes."),
        Explanation(
            "ambiguous use of '*'",
            "Several declarations are called {1}, and more than one fits. Types decide between them: name the result, with "
                + "its type, let x: T = …."),
        Explanation(
            "type of expression is ambiguous without a type annotation",
            "Swift cannot work out the types. Give the parts names and types of their own, one let for each step: then "
                + "the error is at the wrong step."),
        Explanation(
            "the compiler is unable to type-check this expression in reasonable time*", line: "\" + ",
            "Too much in one expression. Swift does not join a String and an Int with +: if there is a number among the texts, "
                + "write String(n), or put it into the text: \"No. \\(n)\"."),
        Explanation(
            "the compiler is unable to type-check this expression in reasonable time*",
            "Too much in one expression. Give a stage a name, with let or func, or write the types of its closure: "
                + "{ (n: Int) -> Double in … }."),
        Explanation(
            "referencing operator function '==' on '*' requires that '*' conform to '*'", source: "class {last 2}",
            "{2} is a class, and its objects have no ==. To ask whether two of them are the same object, write ===."),
        Explanation("referencing operator function '==' on '*' requires that '*' conform to '*'", equatable),
        Explanation("referencing operator function '!=' on '*' requires that '*' conform to '*'", equatable),
        Explanation("operator function '*' requires that '*' conform to 'Equatable'", equatable),
        Explanation(
            "referencing operator function '*' on '*' requires that '*' conform to '*'",
            "There is no {1} for {3}. If {3} contains the value that you mean, take the value out first, or use a "
                + "function that does so."),
        Explanation(
            "referencing instance method 'sorted()' on '*' requires that '*' conform to 'Comparable'",
            "sorted() needs values with a < of their own, but {2} has none. Say which comes first: "
                + "sorted { $0.x < $1.x }, with a property in place of x."),
        Explanation(
            "instance method 'contains' requires that 'JSON' conform to 'Collection'",
            "A JSON value is not an element of this list. Take out what is inside it first, as in: if case .string(let "
                + "word) = value."),
        Explanation(
            "instance method 'contains' requires the types '*' and 'String.Element' be equivalent",
            "The elements of this list are of type {1}, but this is a String. Compare a part of each element: "
                + "contains { $0.x == … }."),
        Explanation(
            "for-in loop requires '()' to conform to 'Sequence'",
            "The value after `in` is (), the result of a call that returns nothing. sort and append change a list and return "
                + "nothing; sorted and + return a new one."),
        Explanation(
            "type '()' cannot conform to '*'", line: "...)",
            "In a call, ... after a name does not turn a list into several arguments. Leave out the dots, and pass the list "
                + "itself, if the function takes one."),
        Explanation(
            "type '()' cannot conform to '*'",
            "This has no value: its type is (), the result of a call that returns nothing. A value is needed here whose type "
                + "is {1}."),
        Explanation(
            "expression pattern of type '*' cannot match values of type '*'", line: "case .",
            "Without let, a case compares the value inside it with a value that exists already. To give it a name instead, "
                + "write let before the name: (let x)."),
        Explanation(
            "variable binding in a condition requires an initializer", line: "case ",
            "A condition with `case` also names the value that it tests, after one =: if case .name = value."),
        Explanation("* requires that '[AnySignal<*>]' conform to 'Signal'", signalList),
        Explanation(
            "* requires that '*' conform to '*'",
            "This works only for types that are {3}, but {2} is not. Look for another way; only a generic parameter of a "
                + "function of your own can get a constraint, <T: {3}>."),
        Explanation(
            "switch must be exhaustive",
            "Not every case is handled. Add the missing ones; `default` would hide a new one."),
        Explanation(
            "function declares an opaque return type '*', but the return statements in its body do not have matching *",
            "`some` stands for one type, but two branches return different types. Return the same type from both."),
        Explanation(
            "no exact matches in call to subscript*",
            "A list takes an index here, an Int, and a String takes none. To find an element of a list by a part of it, write "
                + "first { $0.x == … }."),
        Explanation(
            "value of type '*' has no subscripts",
            "{1} can be read with brackets only by a key path, and that needs its label: [keyPath: …]."),
        Explanation(
            "'subscript(_:)' is unavailable: cannot subscript String*",
            "A String has no integer indices in Swift. Use `.first`, `.prefix(n)` or Array(text)[n]."),
    ]

    private static let untold =
        "Swift cannot tell what this closure returns. Write the type of the value that receives the result, such as "
        + "let x: Int? = …, with your own type in place of Int?."

    private static let copied =
        "first(where:) returns a copy of an element, so its change would be lost. To change the element, find its index, "
        + "firstIndex { … }, and write list[index]."

    private static let firstValue =
        "reduce needs a first value in parentheses, before the closure: reduce(first) { … }. A first value that is a "
        + "function belongs there, too: reduce({ $0 }) { … }."

    private static let decoded =
        "The init with from: only decodes saved data. To make a new value, pass each property with its label."

    private static let equatable =
        "There is no == or != for {2}: a type needs Equatable for that. Compare other values. If {2} is an enum, a switch "
        + "tells its cases apart."

    private static let effects = [
        Explanation(
            "expression is 'async' but is not marked with 'await'",
            "This call may have to wait, and Swift wants a mark for that: write `await` before it."),
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

    private static let concurrency = [
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

    private static let loop =
        "In a loop, for {1} in …, {1} is a copy, and fixed. To change a list, change its element by its index, list[i]; for a "
        + "new list, use map."

    private static let assigned =
        "A single = sets a value and returns nothing. To compare two values, write ==."

    private static let localFunction =
        "{1} is used in a closure that may run on any thread. Write @Sendable nonisolated before its func, in that order, or "
        + "move {1} into the closure's braces."

    private static let signalList =
        "This is a list of signals, not a signal. Make one of them: Signals.concat(…) observes one after the other, "
        + "Signals.merge(…) all at once."

    /// The cases of `Fault.Problem`.
    private static let problems: Set = ["wrongKind", "missing", "null", "notAllowed"]

    /// The explanations of a case without its dot, in a file that has the case with its dot, too.
    private static let undotted =
        [
            Explanation(
                "cannot find '*' in scope", line: ".{1}({1}",
                "Nothing is called {1} here, but .{1}(…) needs such a value. If it is an argument of a closure around this, name "
                    + "it before that closure's `in`.")
        ]
        + ["case .{1}", "return .{1}", "(.{1}", ": .{1}", "? .{1}", "= .{1}"].map { place in
            Explanation(
                "cannot find '*' in scope", source: place, "Is it the case .{1}? A case is written with its dot.")
        }

    private static let unknown: [Explanation] = [
        Explanation(
            "static method '*' requires the types 'Self' and '*' be equivalent", line: "Signal.{1}(",
            "Signal is a protocol, so Swift cannot tell which signal to make. The functions that make one are in Signals: "
                + "Signals.{1}(…)."),
        Explanation("cannot find '*' in scope", withoutImport: "Foundation", names: ["pow"], power),
        Explanation(
            "expression pattern of type '(String) -> ()' cannot match values of type 'any Error'",
            line: "catch error {",
            caught),
        Explanation(
            "expansion of macro '*' requires leading '#'", line: "catch error {", names: ["error"], caught),
        Explanation(
            "expansion of macro '*' requires leading '#'", source: "catch {", names: ["error"],
            "An error has the name error only inside the braces of `catch`. To use it elsewhere, keep it in a variable that "
                + "is declared before `do`."),
        Explanation(
            "expansion of macro '*' requires leading '#'",
            "No value is called {1} here. A value inside a case gets its name where the case is tested, as in "
                + "if case .left(let {1}) = self."),
        Explanation(
            "cannot find '*' in scope", withoutImport: "Foundation", names: FoundationNames.globals,
            "{1} belongs to Foundation. Write import Foundation on the first line of the file."),
        Explanation(
            "cannot find type '*' in scope", withoutImport: "Foundation", names: FoundationNames.globals,
            "{1} belongs to Foundation. Write import Foundation on the first line of the file."),
    ]

    private static let names: [Explanation] = [
        Explanation(
            "cannot find '*' in scope", source: "Fault(", names: problems,
            "{1} is a case, and a case is written with its dot: .{1}."),
        Explanation(
            "cannot find '*' in scope", source: "{ {1} in",
            "Nothing is called {1} here, outside the braces of { {1} in … }. Use it inside those or, if it is an argument "
                + "of the closure here, begin that with {1} in, too."),
        Explanation(
            "cannot find '*' in scope", source: "case .", line: "({1}):",
            "Nothing is called {1} here. To give the value inside a case a name, write let before it: (let {1})."),
        Explanation("cannot find '*' in scope", line: "{ !{1} }", ofElement),
        Explanation("cannot find '*' in scope", line: ".filter { {1} ", ofElement),
        Explanation("cannot find '*' in scope", line: ".map { {1} ", ofElement),
        Explanation("cannot find '*' in scope", line: ".first { {1} ", ofElement),
        Explanation("cannot find '*' in scope", line: ".contains { {1} ", ofElement),
        Explanation("cannot find '*' in scope", line: ".removeAll { {1} ", ofElement),
        Explanation(
            "cannot find '*' in scope", line: "sorted(by: {1})",
            "Nothing is called {1} here. sorted(by:) takes a function of two elements: { $0.x < $1.x }, with a property in "
                + "place of x."),
        Explanation(
            "cannot find '*' in scope", line: "{1}(", names: ["filter", "reduce"],
            "There is no function {1} here, but lists have a method of that name. Call it in a closure: "
                + "{ list in list.{1}(…) }."),
        Explanation(
            "cannot find '*' in scope", "Nothing is called {1} here. Did you mean {near}?"),
        Explanation(
            "cannot find '*' in scope", source: "import Chapter03Currying",
            "Nothing is called {1} here. If it is an argument that arrives later, name it in a closure around this: "
                + "{ {1} in … }."),
        Explanation(
            "cannot find '*' in scope",
            "Nothing is called {1} here. It may be spelled differently, or be inside other braces, or be yours to write."
        ),
        Explanation(
            "cannot find type '*' in scope",
            "No type is called {1}. Did you mean {near}? Types begin with a capital."),
        Explanation(
            "cannot find type '*' in scope",
            "No type is called {1}. Is it spelled differently? A generic one has to be named first: func f<{1}>(…)."
        ),
        Explanation(
            "cannot find operator '*' in scope", names: [">>>", "<<<", "|>"],
            "There is no operator {1} here: in exercises use the functions, as in pipe(f, g). Operators come only with "
                + "import CurrycombCompositionOperators."),
        Explanation(
            "cannot find operator '*' in scope", names: ["=>", "=<"],
            "There is no operator {1}. For at least or at most, the = comes last: >= or <=. If the two numbers may not be "
                + "equal, write > or <."),
        Explanation("cannot find operator '*' in scope", names: ["<>", "=!"], "Not equal is written != in Swift."),
        Explanation(
            "cannot find operator '*' in scope*", without: "did you mean",
            "There is no operator {1}. Is it spelled differently, or is a space missing between two operators?"),
        Explanation(
            "type '[*]' has no member '*'", line: ".",
            "A list is expected here. If .{2} is a single {1}, put it into brackets: [.{2}(…)]."),
        Explanation(
            "enum case '*' cannot be used as an instance member", line: "case {1}",
            "The dot is missing: in a pattern, a case is written .{1}, with a dot before its name."),
        Explanation(
            "enum case '*' cannot be used as an instance member",
            "{1} is one of several cases, not a property that each value has. Test for the case: if case .{1} = value. For a "
                + "value inside it, write .{1}(let x)."),
        Explanation(
            "type '*' has no member '*'", line: ".next(.next(", names: ["next"],
            "next takes the value itself: next(value). A whole event, such as .next(value), is for send(…)."),
        Explanation(
            "type '*' has no member 'init'",
            "{1} may be any type, so Swift cannot make a value of it. Begin with a value that you received: a copy of it, for "
                + "example."),
        Explanation(
            "type 'Maybe<*>' has no member '*'", "The cases of a Maybe are .nothing and .just(…); {2} is neither."),
        Explanation(
            "type 'Either<*, *>' has no member '*'",
            "The cases of an Either are .left(…) and .right(…). If .{3} is a case of {1}, put it on the left: "
                + ".left(.{3}…)."),
        Explanation(
            "type 'Result<*, *>' has no member '*'",
            "The cases of a Result are .success(…) and .failure(…). If .{3} is a case of {2}, put it into a failure: "
                + ".failure(.{3}…)."),
        Explanation(
            "type '*?' has no member '*'",
            "This is an Optional, {1}?, which has no case {2}. Unwrap it first, with `if let` or `guard let`."),
        Explanation(
            "type 'Fault' has no member '*'", names: problems,
            "{1} is a problem, which is only a part of a Fault. Make a Fault of it: Fault(.{1}…)."),
        Explanation(
            "value of type '*-> *' has no member '*'",
            "This is a function that has not been called yet, so there is no {3}: call it first."),
        Explanation(
            "value of type '*' has no member '*'", names: ["length"], types: ["String", "Substring", "["],
            "In Swift, length is called count."),
        Explanation(
            "value of type '*' has no member '*'", withoutImport: "Foundation", names: FoundationNames.members,
            types: FoundationNames.types,
            "{2} belongs to Foundation. Write import Foundation on the first line of the file."),
        Explanation(
            "value of type 'Mutex<*>' has no member '*'",
            "A Mutex gives access to its value only in withLock, where the value is $0: withLock { $0.{2} … }."),
        Explanation(
            "value of type 'Observer<*>' has no member '*'",
            "An Observer has no member {2}. It has next(value), fail(error) and complete(), and send(event) for a whole "
                + "event."),
        Explanation(
            "value of type 'Subscription' has no member '*'", line: ".subscribe(",
            "subscribe(…) ends the chain, so {1} cannot follow. To say only where the work runs, and go on, write "
                + "subscribe(on: …)."),
        Explanation("value of type '[some Signal<*>]' has no member '*'", names: ["eraseToAnySignal"], signalList),
        Explanation("value of type '[AnySignal<*>]' has no member '*'", names: ["eraseToAnySignal"], signalList),
        Explanation(
            "value of type '*' has no member '*'", source: "{2}: WritableKeyPath<",
            "Here {2} is a key path, not a member of {1}. Write it in brackets after the value: [keyPath: {2}]."),
        Explanation(
            "value of type 'Maybe<*>' has no member '*'", names: ["map", "flatMap"],
            "Here {2} is a function, not a member of Maybe: write {2}(f)(box), with the box in parentheses of its own."
        ),
        Explanation(
            "type '*-> *' has no member '*'", line: "(.{3})",
            "A function is expected here, and .{3} is not one. Is there a function that makes one of it, as in f(.{3})?"
        ),
        Explanation(
            "type '*KeyPath<*' has no member '*'", at: "{here}", "A key path begins with a backslash: \\.{3}."),
        Explanation(
            "value of type '[*]' has no member '*'", without: " : ",
            "A list of {1} has no member {2}. Is it spelled differently? If it is a member of each element, use it in a loop "
                + "or in map: $0.{2}."),
        Explanation(
            "value of type '*?' has no member '*'",
            "Neither {1}? nor {1} has a member {2}. Is it spelled differently, or does the value have a different type "
                + "from the one you expect?"),
        Explanation(
            "value of type '*' has no member '*'",
            "{1} has no member {2}. Is it spelled differently, or does the value have a different type from the "
                + "one you expect?"),
        Explanation("invalid redeclaration of '*'", "{1} exists already: choose another name, or remove one."),
        Explanation(
            "no such module '*'",
            "There is no module {1} here. The chapter's module has all that an exercise needs."
        ),
        Explanation(
            "instance method '*' has different argument labels from those required by protocol '*' ('*')",
            "The labels are a part of the name: {2} asks for {3}, but this is {1}. An underscore, _ f:, means no label."
        ),
        Explanation(
            "initializer '*' has different argument labels from those required by protocol '*' ('*')",
            "The labels are a part of the name: {2} asks for {3}, but this is {1}. The init that Swift makes for a struct "
                + "has the properties' names as labels; write one of your own, with _ for no label."),
        Explanation(
            "instance member '*' cannot be used on type '*'", source: "static func",
            "A static function has no object, so it cannot use an object's {1}. Declare a local variable in the function "
                + "instead."),
        Explanation(
            "static stored properties not supported in generic types",
            "A static variable exists once, but a generic type stands for many types. Keep the value in a local variable of "
                + "the function that needs it; closures made there share it."),
        Explanation(
            "reference to property '*' in closure requires explicit use of 'self' *",
            "A stored closure must show that it keeps its object: write self.{1}."),
        Explanation(
            "passing value of type '*' to an inout parameter requires explicit '&'",
            "The function changes its argument: write & before it to allow that."),
    ]

    private static let shape = [
        Explanation(
            "non-class type '*' cannot conform to class protocol '*'",
            "Several parts of a program share this object, so {2} asks for a class. Write `final class {1}`."),
        Explanation(
            "expected 'in' after for-each pattern", at: ",",
            "A loop over pairs names both parts in parentheses: for (a, b) in …."),
        Explanation(
            "expected '{' to start the body of for-each loop", at: ",",
            "A loop goes over one value, such as a list. Put the elements into brackets: for x in [a, b, c] { … }."),
        Explanation(
            "unwrap condition requires a valid identifier", line: " == ",
            "`if let` and `guard let` take a value out of an optional, with a new name before a single =: if let x = optional."
        ),
        Explanation(
            "expected '}' *", "A brace is opened but not closed. The missing one may be well above this line."),
        Explanation(
            "extraneous '}' at top level", "There is one more closing brace than opening ones."),
        Explanation(
            "expected ')' in *", "A parenthesis is opened but not closed."),
        Explanation(
            "expected ',' separator",
            "Swift still reads a list of arguments or elements here. Is a closing ) or ] missing before this place, or a "
                + "comma?"),
        Explanation(
            "expected member name or initializer call after type name", line: "(of: ",
            "A type alone is not a value. To pass the type itself, write .self after it, as in of: Int.self."),
        Explanation(
            "expected member name or initializer call after type name",
            "A type alone is not a value. To make a value, write parentheses after it, as in [Int]() for an empty list. To "
                + "pass the type itself, write Int.self."),
        Explanation(
            "expected initial value after '='", "A value is missing after the equals sign."),
        Explanation(
            "expected declaration", source: "nonisolated @Sendable func",
            "Attributes with an @ come before other words: @Sendable nonisolated func."),
        Explanation(
            "expected declaration",
            "A struct may contain only declarations: func, var, let. A statement belongs in a function's braces. Is "
                + "there one closing brace too many above?"),
        Explanation(
            "expected expression*", line: "== .…(let ",
            "A case with `let` inside is a pattern, which == cannot compare. Write `case`, the pattern, and one =: "
                + "if case .name(let x) = value."),
        Explanation(
            "expected expression*",
            "Swift expects a value or a call here, but the line stops or goes on with something else."),
        Explanation(
            "expected 'else' after 'guard' condition", line: " {",
            "A condition ends at the first open brace. If this brace begins a closure, put the closure into parentheses: "
                + "f({ … })."),
        Explanation(
            "consecutive statements on a line must be separated by ';'", at: " else",
            "This `else` belongs to no condition: the `guard` or the `if` above it ended before this place."),
        Explanation("consecutive statements on a line must be separated by ';'", line: ".reduce {…} {", firstValue),
        Explanation(
            "consecutive statements on a line must be separated by ';'", at: ",",
            "A comma joins two values only inside brackets. If both belong together, write parentheses around them: "
                + "(x, y)."),
        Explanation(
            "consecutive statements on a line must be separated by ';'",
            "Swift reads two statements here. If there is only one, something before this place is missing, misspelled or "
                + "too much: an operator, parentheses, `in`, a keyword."),
        Explanation(
            "adjacent operators are in non-associative precedence group 'ComparisonPrecedence'", line: " & ",
            "A single & computes with the bits of two numbers. For two conditions that both have to be true, write &&."),
        Explanation(
            "adjacent operators are in non-associative precedence group 'ComparisonPrecedence'", line: " == … == ",
            "A comparison takes two values. To set a variable to the result of a comparison, the first sign is a single =. To "
                + "compare three values, write x == y && y == z."),
        Explanation(
            "adjacent operators are in non-associative precedence group 'ComparisonPrecedence'",
            "A comparison takes two values. Write two comparisons, as in x <= n && n <= y, or use a range: "
                + "(x...y).contains(n)."),
        Explanation(
            "expected '{' after 'switch' subject expression", at: ",",
            "To switch over two values at once, write parentheses around both: switch (x, y)."),
        Explanation(
            "expected '{' after 'catch' pattern", line: "catch let …: ",
            "The type of an error is tested with `as`: catch let error as T."),
        Explanation(
            "'*' is not a postfix unary operator", "Something is missing after the {1}."),
        Explanation("unterminated string literal", "The closing quote is missing."),
        Explanation(
            "unicode curly quote found, replace with '*'",
            "These are a word processor's quotes. Type straight ones, \"."),
    ]

    private static let ofElement =
        "Nothing is called {1} here. Inside the braces, the closure's argument is $0. If {1} is a property of it, write "
        + "$0.{1}."

    private static let translations = [
        "null": "nil", "None": "nil", "undefined": "nil", "fun": "func", "function": "func", "def": "func",
        "fn": "func",
        "println": "print", "printf": "print", "this": "self", "string": "String", "int": "Int", "bool": "Bool",
        "True": "true", "False": "false", "const": "let", "lambda": "{ x in … }",
    ]

    /// Common Swift names to suggest in place of a misspelled name.
    private static let standard = [
        "String", "Int", "Double", "Bool", "Character", "Array", "Dictionary", "Optional", "print", "map", "filter",
        "reduce", "true", "false", "nil", "zip", "max", "min", "abs", "return", "func", "struct",
    ]

    private static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "false",
        "for", "func", "guard", "if", "import", "in", "init", "inout", "is", "let", "nil", "private", "protocol",
        "return",
        "self", "static", "struct", "switch", "throw", "throws", "true", "try", "var", "where", "while",
    ]

    /// Returns true if a word is a keyword that differs from a name in more than one letter. Nearly every
    /// file contains keywords, and a short name often resembles one of them.
    private static func isFarKeyword(_ word: String, _ name: String) -> Bool {
        keywords.contains(word) && Nearest.slips(word, name) > 1
    }

    /// Returns the name or, if `isType` is true, the type that a name is most likely meant to be; `nil` if none is
    /// similar.
    static func near(_ name: String, _ names: [String], isType: Bool) -> String? {
        // A type is no substitute for the name of a function or a value, unless only the capital letter differs.
        func fits(_ word: String) -> Bool {
            isType
                ? word.first?.isUppercase == true
                : name.first?.isUppercase == true || word.first?.isUppercase != true
                    || word.lowercased() == name.lowercased()
        }
        if let translation = translations[name], fits(translation) { return translation }
        // A guess is useful only if at most every third letter differs, and at most two.
        func isNear(_ word: String) -> Bool {
            (name.count > 3 && word.hasPrefix(name)) || Nearest.slips(name, word) <= min(2, max(1, name.count / 3))
        }
        let near = Nearest.plausible(
            name,
            in: (names + standard).filter {
                $0 != name && $0.count > 1 && fits($0) && !isFarKeyword($0, name) && isNear($0)
            })
        // A name of one or two letters resembles too many other names.
        return name.count > 2 ? near : nil
    }
}
