/// Explanations of errors about functions: calls, arguments, results and closures.
extension Explanations {
    static let functions: [Explanation] = [
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
            line: "{here} += ",
            "No variable is called {here} here: {here} is a function. Declare a variable, and give it another name: "
                + "var result = …."),
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
            at: "{here}(",
            "This is a function, but a value of type {3} is expected. Does the call need one more argument, as in "
                + "{here}(…)(x)?"),
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
            "cannot convert value of type '()' to closure result type '() -> *'",
            "This closure has to return a function, () -> {1}, but it returns nothing. After the last call, write return { … }, with "
                + "that function's work in the braces."),
        Explanation(
            "cannot convert value of type '*' to closure result type '(*) -> *'", line: "{ …, … in ", same: (1, 3),
            "The arguments arrive one at a time here. Write a closure that returns a closure: { x in { y in … } }."),
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
            "cannot convert return expression of type '()' to return type '*'", line: "print(",
            "print shows a text, and returns nothing. Return the value itself, without print."),
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

    static let returned: [Explanation] = [
        Explanation(
            "cannot convert value of type 'ArraySlice<*>' to expected argument type '[ArraySlice<*>]'", same: (1, 2),
            slice),
        Explanation(
            "cannot convert value of type '()' to expected argument type '[()]'", line: "...)", spread),
        Explanation(
            "cannot convert value of type 'String' to expected argument type '[String]'",
            "A list of texts is expected here, but this is a single text. Is a function missing that makes a list of it? If the "
                + "list has only this text, put the text into brackets: [x]."),
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
            "cannot convert return expression of type '[*]' to return type 'Bool'", line: ".filter",
            "filter returns the elements that pass, but true or false has to be returned. Use allSatisfy if all elements have to "
                + "pass, or contains(where:) if one is enough."),
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

    static let passed: [Explanation] = [
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
        Explanation(
            "cannot convert value of type '()' to expected argument type 'LazyTask<*>'",
            "A description of work is expected here, but this call runs at once. Put it inside LazyTask { … }."),
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
            "cannot convert value of type '*' to expected argument type 'Array<*>'", line: " + ", same: (1, 2),
            joinsLists),
        Explanation(
            "cannot convert value of type 'Property<*>' to expected argument type '*'", same: (1, 2),
            "This is the whole property, but only its value is expected here. Write .value after it."),
        Explanation(
            "cannot convert value of type '*' to expected argument type '*'",
            without: "' to expected argument type 'Any", line: "(Error)",
            "Error with a capital is the name of a type, but a value is expected here: the error itself. Write the name of that "
                + "value."),
        Explanation(
            "cannot convert value of type 'PlainSubject<*>' to expected argument type '*'", same: (1, 2),
            "This is the whole subject, but only its value is expected here. Write .value after it."),
        Explanation(
            "cannot convert value of type '*' to expected argument type '*.Kind'", same: (1, 2),
            "A kind is expected here, {2}.Kind, but this is the whole {1}. Write .kind after it."),
        Explanation(
            "cannot convert value of type '[*]' to expected argument type 'Int'", without: "->… : ", line: " > ",
            listCompared),
        Explanation(
            "cannot convert value of type '[*]' to expected argument type 'Int'", without: "->… : ", line: " < ",
            listCompared),
        Explanation(
            "cannot convert value of type '[*]' to expected argument type 'Int'", without: "->… : ",
            "A list is passed here, but a number is expected. Is this the right value? For the number of elements, write "
                + ".count after the list."),
        Explanation(
            "cannot convert value of type '*' to expected argument type 'Event<*>'", line: ".send(",
            "send takes a whole event, but this is a value. Make an event of it, .next(…), or call next instead of send."
        ),
        Explanation(
            "cannot convert value of type '(*?, *)' to expected argument type '(*, *)'", without: "->", same: (1, 3),
            partMayBeNil),
        Explanation(
            "cannot convert value of type '(*, *?)' to expected argument type '(*, *)'", without: "->", same: (2, 4),
            partMayBeNil.replacing("{1}", with: "{2}")),
        Explanation(
            "cannot convert value of type 'Signal<*>' to expected argument type 'Disposable'",
            "A signal is not a Disposable, but subscribing to it returns one. Call subscribe(…) on it, and pass "
                + "the result."),
        composed(by: "compose", first: "last"),
        composed(by: "pipe", first: "first"),
        Explanation(
            "cannot convert value of type '*' to expected argument type 'Wrapped'", line: "Box.",
            "Inside the type, Box alone means Box<Wrapped>, but this value is of type {1}. Leave out the type before the "
                + "dot."),
        Explanation(
            "cannot convert value of type '*' to expected argument type 'Wrapped'", source: "-> {1}) -> Box {",
            "Inside the type, Box alone means Box<Wrapped>. The new box contains a value of type {1}: write -> Box<{1}>."
        ),
        Explanation(
            "cannot convert value of type '*' to expected argument type '*'", line: "({here}(",
            "{1} is passed here, but the function takes {2}. Is a step missing between them, or one too many?"),
        Explanation(
            "cannot convert value of type 'JoinedSequence<*>' to expected argument type 'String'",
            "Without its label, joined makes a list of characters. For one text, write joined(separator: …)."),
        Explanation(
            "cannot convert value of type '(offset: Int, element: *)' to expected argument type '*'",
            "enumerated() gives pairs of an index and an element. Name both parts, for (index, x) in …, or leave out "
                + "enumerated()."),
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
            "cannot convert value of type 'ArraySlice<*>' to expected argument type '[*]'", slice),
        Explanation(
            "cannot convert value of type '*' to expected argument type '*'",
            "{1} is passed here, but {2} is expected. Is this the right function, and the right value? If so, a step from "
                + "{1} to {2} is missing between them."),
        Explanation("cannot convert value of type '()' to closure result type 'Bool'", line: " = ", assigned),
        Explanation(
            "cannot convert value of type '()' to closure result type 'Bool'", line: ".allSatisfy { $0 }",
            "Here $0 is an element of the list, and not true or false. If it is a function, call it: $0(x). If not, compare a part "
                + "of it."),
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

    static let closures: [Explanation] = [
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
            "cannot convert value of type '()' to closure result type '*'", line: " += ",
            "+= changes a variable and returns nothing, but the closure has to return {1}. Return the new value: + without "
                + "the =."),
        Explanation(
            "cannot convert value of type '()' to closure result type '*'", line: ".insert(",
            "insert changes its list and returns nothing, but the closure has to return {1}. Change a copy, and return the "
                + "copy."),
        Explanation(
            "cannot convert value of type '()' to closure result type 'Subscription'", source: "Signals.create {",
            "The closure of create returns nothing, but Swift has to know the type of its sink. Write that: (sink: Sink<Value, "
                + "Never>) in, with your own types in place of Value and Never."),
        Explanation(
            "cannot convert value of type 'Signal<*>' to closure result type 'Disposable'",
            "A Disposable has to be returned, which stops the signal. subscribe(…) returns one: return signal.subscribe(observer)."
        ),
        Explanation(
            "cannot convert value of type '()' to closure result type '*'", without: "type 'Bool'",
            "The closure has to return {1}, but Swift finds no value of this type here. Is this another value than the "
                + "one you mean, or does a call return nothing?"),
        Explanation(
            "cannot convert value of type '[*]' to closure result type '*'", at: "[", same: (1, 2),
            "A single {2} is expected here, but brackets make a list. Leave them out."),
        Explanation(
            "cannot convert value of type '[*]' to closure result type '*'", at: "map {",
            same: (1, 2),
            "map returns a list, but a single {2} is expected here. To compute one value from all elements, use a loop or "
                + "reduce."),
        Explanation(
            "cannot convert value of type '[*]' to closure result type '*'", same: (1, 2),
            "Swift expects a single {2} from this closure, but this is a list. Is map called where flatMap is meant? If not, the "
                + "mistake may be in another line of the closure."),
        Explanation(
            "cannot convert value of type '*' to closure result type '*'", source: "throws({1})", thrown),
        Explanation(
            "cannot convert value of type '*' to closure result type 'Maybe<*>'", same: (1, 2),
            "A box is expected here, Maybe<{2}>, but this is {1}. Put the value into a box: .just(…)."),
        Explanation(
            "cannot convert value of type '*' to closure result type 'Either<*, *>'", same: (1, 2),
            "An Either is expected here, but this is {1}. Put the value on the left side: .left(…)."),
        Explanation(
            "cannot convert value of type 'IO<Void>' to closure result type '*'",
            without: "result type 'IO<…result type 'Void'",
            "The closure has to return {1}, but this is a description, and nothing runs it here. Run it in a line of its "
                + "own, try ….run(), and then return the value."),
        Explanation(
            "cannot convert value of type '(*LazyTask<*)' to closure result type '(*)'", without: "->",
            "A part of this pair is only a description of work. Its value is expected here: run the work, with "
                + "try await ….run()."),
        Explanation(
            "cannot convert value of type '[Dictionary<*>.Element]*' to closure result type '[*]'",
            "The elements of a dictionary are pairs of a key and a value. For a list of the values, write .map { $0.value } "
                + "after this."),
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
            "cannot convert value of type '*' to closure result type 'Void'", source: ".try {",
            "The closure of try only checks a value, and returns nothing. If it makes a new value, use tryMap."),
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
            "cannot convert value of type 'ExpressibleByNilLiteral' to * type 'Maybe<*>'",
            "Only an optional can be nil. A Maybe has a case of its own for that: write .nothing."),
        Explanation(
            "cannot convert value of type 'ExpressibleByNilLiteral' to * type '*'",
            "Only an optional can be nil, and {2} is not one. Write a value of type {2}."),
        Explanation(
            "cannot convert value of type '*Signal<*>' to specified type 'AnySignal<*>'",
            "Each operator makes a signal of a type of its own. End the chain with .eraseToAnySignal(), which makes an "
                + "AnySignal."),
        Explanation(
            "cannot convert value of type '*' to specified type '*'",
            line: ": {2} =", "This is {1}, but the left side says {2}. One of the two has to change."),
        Explanation(
            "cannot convert value of type '*' to specified type '*'",
            "This is {1}, but {2} is expected here. If it is a branch of an `if` or a `switch`, each branch has to give the "
                + "same type."),
        Explanation(
            "cannot assign value of type '*Signal<*>' to type 'AnySignal<*>'",
            "Each operator makes a signal of a type of its own. End the chain with .eraseToAnySignal(), which makes an "
                + "AnySignal."),
        Explanation(
            "cannot assign value of type '*Signal<*>' to type '*'",
            "A signal is not one value: it sends values again and again. Assign each of them, in a closure that receives "
                + "it, or use bind."),
        Explanation(
            "cannot assign value of type '*-> *' to type '(any *)?'",
            "This is a function, but an object that conforms to {3} is needed here. Make one, with the function in it."
        ),
        Explanation(
            "cannot assign value of type '(*) -> *' to type '*'", without: "to type '(", same: (2, 3),
            "{here} is a function, but the variable has the type of its result, {3}. Call it: {here}(…)."),
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
            "extra trailing closure passed in call",
            "Swift takes this closure for an argument of the call before it. If the closure has to be returned, write "
                + "return before its brace."),
        Explanation(
            "trailing closure passed to parameter of type '*' that does not accept a closure", line: ".catchTo {",
            "catchTo takes a value, as in catchTo(x). To make a signal from the error, use catch."),
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
            "cannot call value of non-function type '*'", line: ".reduce(…in {here}(",
            "reduce passes two arguments to its closure: first the result so far, then the element. Here {here} is a value "
                + "of type {1}. If you swapped the two names, swap them back."),
        Explanation(
            "cannot call value of non-function type '*'", line: ".{here}()",
            "{here} is a property, a value of type {1}. A property has no parentheses: leave out the ()."),
        Explanation(
            "cannot call value of non-function type '*'", line: "{here}(…)(", at: "{here}(",
            "The call {here}(…) returns {1}, which is not a function, so a second pair of parentheses cannot follow. Does "
                + "{here} take all its arguments in one call?"),
        Explanation(
            "cannot call value of non-function type '*'", source: "func {here}(",
            hides("{here}", "{1}")),
        Explanation(
            "cannot call value of non-function type '*'", at: "{here}(",
            "{here} is a value of type {1} here, so it cannot be called. If a function is stored in it, call that: "
                + "{here}.name(…). If you mean a method of that name, write self.{here}(…)."),
        Explanation(
            "function produces expected type 'Void'; did you mean to call it with '()'?", source: ": Void",
            "{here} is a function, but Void is the type of no value. The type of a function that takes and returns nothing "
                + "is () -> Void."),
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

    static func composed(by function: String, first: String) -> Explanation {
        Explanation(
            "cannot convert value of type '*' to expected argument type '*'", line: "\(function)(…)({here}",
            "The composed function receives {1} here, but takes {2}. \(function) runs its \(first) function first: are the "
                + "functions in that order?")
    }

    static func callReturns(at place: String) -> Explanation {
        Explanation(
            "cannot convert return expression of type '(*) -> *' to return type '*'", at: place, same: (2, 3),
            "This call returns a function, but that function's result, {3}, has to be returned. Call the function, too: "
                + "write its argument in parentheses after the call.")
    }

    /// The explanation of a single element in place of a list.
    static func single(_ given: String, _ wanted: String) -> Explanation {
        Explanation(
            "cannot convert \(given) of type '*' to \(wanted) '[*]'", same: (1, 2),
            "A list of {2} is expected here, but this is a single {1}. If the list has only this element, put it into "
                + "brackets: [x].")
    }

    /// The explanation of a closure in place of a type that is made of a closure.
    static func bare(_ type: String) -> Explanation {
        Explanation(
            "cannot convert return expression of type '*-> *' to return type '\(type)*'", at: "{",
            "This is only a closure, but \(type){3} has to be returned. Write the type before the braces: "
                + "\(type){3} { … }.")
    }

    /// The explanation of a closure in place of a type that is made of a closure, if Swift takes that type for the
    /// closure's result.
    static func bareResult(_ type: String) -> Explanation {
        Explanation(
            "function produces expected type '\(type)*'; did you mean to call it with '()'?", at: "{",
            "This is only a closure, but \(type){1} is expected here. Write the type before the braces: \(type){1} { … }."
        )
    }

    /// The explanations of a description in place of its value, and of a value in place of its description.
    static func described(_ given: String, _ wanted: String) -> [Explanation] {
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
}
