/// Explanations of errors about values: operators, lists, optionals and constants.
extension Explanations {
    static let noNil = [
        "'nil' is incompatible with return type '*'", "'nil' is not compatible with closure result type '*'",
        "'nil' cannot be used in context expecting type '*'", "'nil' is not compatible with expected argument type '*'",
    ]

    static let nilAssigned = "'nil' cannot be assigned to type '*'"

    /// The contract usually determines the type, so only the sentence about a variable suggests an optional type.
    static let empty = (noNil + [nilAssigned]).flatMap { pattern in
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
    static let operands: [Explanation] =
        [
            Explanation(
                "binary operator '+' cannot be applied to two '[*]' operands", without: " : ",
                "+ joins two such lists, so the mistake is inside one of them, or another result is expected here. Give each "
                    + "list a name and a type, in a line of its own."),
            Explanation(
                "binary operator '+' cannot be applied to operands of type 'String' and 'Int'",
                source: ", index) in …enumerated()", indexFirst),
            Explanation(
                "binary operator '+' cannot be applied to operands of type 'String' and 'Int'",
                source: ", i) in …enumerated()", indexFirst),
            Explanation(
                "binary operator '==' cannot be applied to operands of type 'String' and 'Int'",
                source: ", index) in …enumerated()", indexFirst),
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

    static let values = [
        Explanation("initializer for conditional binding must have Optional type, not 'Maybe<*>'", ownCases),
        Explanation("initializer for conditional binding must have Optional type, not 'Either<*>'", ownCases),
        Explanation("initializer for conditional binding must have Optional type, not 'JSON'", ownCases),
        Explanation(
            "initializer for conditional binding must have Optional type, not '*'", line: "[0]",
            "[0] is never nil: if the list is empty, the program stops there. Use .first, which is nil then."),
        Explanation(
            "initializer for conditional binding must have Optional type, not '*'", line: ".removeFirst()",
            "removeFirst() is never nil: if the list is empty, the program stops there. Test that first: while !xs.isEmpty { let x "
                + "= xs.removeFirst() … }."),
        Explanation(
            "initializer for conditional binding must have Optional type, not '*'", line: "= try ",
            "This is {1}, which is never nil: if there is no value, an error is thrown. Catch that, with "
                + "do { … } catch { … }."),
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
            "Swift does not know whose .{1} this is. Is `return` missing in this line? If not, give the constant a type, "
                + "let x: T = …, or write the type before the dot."),
        Explanation(
            "reference to member '*' cannot be resolved without a contextual type",
            names: ["map", "filter", "reduce", "sorted", "count", "joined"],
            "Swift cannot tell what .{1} belongs to. Is the name before the dot a list here, or a function?"),
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
            "On some path, the body ends without a value of type {2}. Write `return` before the value on "
                + "each path, or throw: in a body of several lines, in do and in catch, after a loop, and after an if without else."
        ),
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
            "These are more arguments than the function takes. Compare them with its parameters. If one of those is a list of "
                + "such values, put them into brackets, [x, y]. If each call takes one argument, write f(a)(b)."),
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
            "That is one argument more than the function takes. Compare the call with its parameters. If one of those is a "
                + "list of such values, put them into brackets, [x, y]. If each call takes one argument, write f(a)(b)."
        ),
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
            "extraneous argument label '*' in call", "This function is called without the label: leave {1} out."),
        Explanation(
            "extraneous argument labels '*' in call",
            "This function is called without these labels: leave {1} out."),
        Explanation(
            "value of optional type '*' must be unwrapped to refer to member '*' of wrapped base type '*'",
            source: "[weak {here}",
            "Here {here} is weak, so it may be nil. Write {here}?.{2} or, at the beginning of the closure, guard let {here} else "
                + "{ return }."),
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
            "'nil' cannot initialize specified type '(*) -> *?'",
            "In this type, ? belongs only to the result. For a function that may be nil, write parentheses around the whole "
                + "type: (({1}) -> {2})?."),
        Explanation(
            "'nil' cannot initialize specified type '*'",
            "Only an optional can be nil: is a `?` missing after the type?"),
        Explanation(
            "'nil' requires a contextual type", "nil alone has no type. Write one: let x: Int? = nil."),
        Explanation(
            "binary operator '??' cannot be applied to operands of type '*?' and '*'",
            "The value after ?? takes the place of nil, so its type has to be {1}, but this is {2}."),
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
            "binary operator '==' cannot be applied to two '*' operands", source: "<{1}>",
            "{1} may be any type, also one without ==. Do the work without this comparison, if the task does not ask for it."
        ),
        Explanation(
            "binary operator '==' cannot be applied to two '*' operands", without: "->",
            "There is no == for {1}: it needs Equatable. Without ==, test an enum's cases with switch, or if case .name = x."
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
            "cannot use optional chaining on non-optional value of type '*'", line: "self?", at: "?",
            "self is not optional here. With self?, the closure has to begin with [weak self] in; otherwise, write self without ?."
        ),
        Explanation(
            "cannot use optional chaining on non-optional value of type '*'",
            "This is {1}, which is never nil. Leave out the ?."),
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
        Explanation("cannot assign to value: '*' is a 'let' constant", source: "let {1} else", unwrapped),
        Explanation("cannot assign to value: '*' is a 'let' constant", source: "if let {1} {", unwrapped),
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
        Explanation(
            "cannot assign to property: '*' is a get-only property",
            "{1} is computed, so it cannot be set. To compare, write ==."),
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
            "cannot use mutating member on immutable value: '*' is a 'let' constant", line: ".{1}.",
            "{1} is declared with `let`, so this call cannot change it. Copy it, var copy = x.{1} with your value in place of x, "
                + "and change the copy."),
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
        Explanation(
            "operator function '==' requires that '*' conform to 'Equatable'", line: " == []",
            "There is no == for the elements of this list. To ask whether the list is empty, use isEmpty."),
        Explanation("operator function '*' requires that '*' conform to 'Equatable'", equatable),
        Explanation(
            "cannot check reference equality of functions; operands here have types *",
            "Swift cannot tell whether two functions are the same. Keep each function in a small object, and compare the "
                + "objects with ===."),
        Explanation(
            "optional type 'Bool?' cannot be used as a boolean*",
            "A Bool? may be true, false or nil. Say what nil means here: ?? false, for example."),
        Explanation(
            "optional type '*?' cannot be used as a boolean; test for '== nil' instead",
            "A condition has to be true or false. To ask whether there is no value, write == nil after it, and leave out the "
                + "!."),
        Explanation(
            "optional type '*?' cannot be used as a boolean*",
            "A condition has to be true or false. To ask whether there is a value, write != nil after it."),
        Explanation(
            "cannot reference 'mutating' method as function value", "To call this method, write () after its name."),
        Explanation(
            "'&' used with non-inout argument of type '*'",
            "This function does not change its argument: pass the value itself, without &."),
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
            "tuple pattern cannot match values of *non-tuple type '*'", line: "for (",
            "Each element here is a single {2}, not a pair. For pairs of an index and an element, loop over "
                + "xs.enumerated()."),
        Explanation(
            "tuple pattern cannot match values of *non-tuple type '*'",
            "This is a single {2}, not a tuple, so it cannot be taken apart into several names."),
        Explanation(
            "for-in loop requires 'Int' to conform to 'Sequence'",
            "A loop goes over a list or a range, not over a number. For the elements, loop over the list itself; to count, over "
                + "a range: 0..<n."),
        Explanation(
            "for-in loop requires 'Throwing*Group<*>' to conform to 'Sequence'",
            "The results of a group arrive one by one, so the loop has to wait for each: for try await x in group."),
        Explanation(
            "for-in loop requires '*Group<*>' to conform to 'Sequence'",
            "The results of a group arrive one by one, so the loop has to wait for each: for await x in group."),
        Explanation(
            "for-in loop requires '*?' to conform to 'Sequence'*",
            "This may be nil, and a loop needs a list. Unwrap it first, with `if let` or `guard let`, or write ?? [] after it."
        ),
        Explanation(
            "for-in loop requires '()' to conform to 'Sequence'",
            "The value after `in` is (), the result of a call that returns nothing. sort and append change a list and return "
                + "nothing; sorted and + return a new one."),
        Explanation(
            "type '()' cannot conform to '*'", line: "...)", spread),
        Explanation(
            "type '()' cannot conform to '*'",
            "This has no value: its type is (). Is it the result of a call that returns nothing, or of a closure of several "
                + "lines without `return`? The type of the value has to be {1}."),
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
            "for-in loop requires '*' to conform to 'Sequence'",
            "A loop goes over a list, but this is {1}. If a part of it is the list that you mean, loop over that part."),
        Explanation(
            "type 'Maybe<*>' is not optional, value can never be nil",
            "A Maybe is never nil. Its case without a value is .nothing."),
        Explanation(
            "type '*' is not optional, value can never be nil",
            "{1} is never nil, so this case cannot occur. Test for the cases that {1} has."),
        Explanation(
            "switch must be exhaustive",
            "Not every case is handled. Add the missing ones; `default` would hide a new one."),
        Explanation(
            "function declares an opaque return type '*', but the return statements in its body do not have matching *",
            "`some` stands for one type, but two branches return different types. Return the same type from both."),
        Explanation(
            "no exact matches in call to subscript*",
            "The brackets after a list take an index, an Int. To find an element by a part of it, write first { $0.x == … }. A "
                + "String has no index that is an Int."),
        Explanation(
            "value of type '(*) -> *' has no subscripts",
            "This is a function, and a call has parentheses, not brackets: f(x)."),
        Explanation(
            "value of type '*' has no subscripts",
            "{1} can be read with brackets only by a key path, and that needs its label: [keyPath: …]."),
        Explanation(
            "'subscript(_:)' is unavailable: cannot subscript String*",
            "A String has no integer indices in Swift. Use `.first`, `.prefix(n)` or Array(text)[n]."),
    ]
}
