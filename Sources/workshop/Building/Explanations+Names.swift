/// Explanations of errors about names, members, cases and declarations.
extension Explanations {
    /// The cases of `Fault.Problem`.
    static let problems: Set = ["wrongKind", "missing", "null", "notAllowed"]

    /// The explanations of a case without its dot, in a file that has the case with its dot, too.
    static let undotted =
        [
            Explanation(
                "cannot find '*' in scope", names: ["null"],
                "In Swift, the word for no value is nil. If you mean the case, write .null."),
            Explanation(
                "cannot find '*' in scope", line: ".{1}({1}",
                "Nothing is called {1} here, but .{1}(…) needs such a value. If it is an argument of a closure around this, name "
                    + "it before that closure's `in`."),
        ]
        + ["case .{1}", "return .{1}", "(.{1}", ": .{1}", "? .{1}", "= .{1}"].map { place in
            Explanation(
                "cannot find '*' in scope", source: place,
                "Is .{1} meant? A case, like a static property, is written with a dot before its name.")
        }

    static let unknown: [Explanation] = [
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
            "expansion of macro '*' requires leading '#'", line: "catch(error)", names: ["error"], caught),
        Explanation(
            "expansion of macro '*' requires leading '#'", line: "catch (error)", names: ["error"], caught),
        Explanation(
            "expression pattern of type '(String) -> ()' cannot match values of type 'any Error'", line: "catch(error)",
            caught),
        Explanation(
            "expression pattern of type '(String) -> ()' cannot match values of type 'any Error'",
            line: "catch (error)",
            caught),
        Explanation(
            "expansion of macro '*' requires leading '#'", source: "catch {", names: ["error"],
            "An error has the name error only inside the braces of `catch`. To use it elsewhere, keep it in a variable that "
                + "is declared before `do`."),
        Explanation(
            "expansion of macro '*' requires leading '#'",
            "No value is called {1} here. A value inside a case gets its name where the case is tested, as in "
                + "if case .left(let {1}) = self."),
        Explanation(
            "cannot find '*' in scope", withoutImport: "Foundation", line: "{1}(", names: FoundationNames.functions,
            "{1} belongs to Foundation. Write import Foundation on the first line of the file."),
        Explanation(
            "cannot find '*' in scope", withoutImport: "Foundation", names: FoundationNames.globals,
            "{1} belongs to Foundation. Write import Foundation on the first line of the file."),
        Explanation(
            "cannot find type '*' in scope", withoutImport: "Foundation", names: FoundationNames.globals,
            "{1} belongs to Foundation. Write import Foundation on the first line of the file."),
    ]

    static let names: [Explanation] = [
        Explanation(
            "no exact matches in call to instance method 'map'",
            "map takes a function: a closure, { x in … }, or a function's name without parentheses. Here it gets another value."
        ),
        Explanation(
            "cannot find '*' in scope", source: "Fault(", names: problems,
            "{1} is a case, and a case is written with its dot: .{1}."),
        Explanation(
            "cannot find '*' in scope", source: "{ {1} in", line: "{1} += ",
            "Nothing is called {1} here, outside the braces of { {1} in … }. Did you mean {near}?"),
        Explanation(
            "cannot find '*' in scope", source: "{ {1} in",
            "Nothing is called {1} here, outside the braces of { {1} in … }. Use it inside those or, if it is an argument "
                + "of the closure here, begin that with {1} in, too."),
        Explanation(
            "cannot find '*' in scope", source: "case .", line: "({1}):",
            "Nothing is called {1} here. To give the value inside a case a name, write let before it: (let {1})."),
        Explanation("cannot find '*' in scope", line: "{ !{1} }", ofElement),
        Explanation(
            "cannot find '*' in scope", line: "{1}($0)", names: ["uppercased", "lowercased", "reversed", "sorted"],
            "{1} is a method, so it comes after its value: $0.{1}()."),
        Explanation(
            "cannot find '*' in scope", source: "import Chapter11SignalsInAnApp",
            names: ["just", "interval", "of", "empty", "never"],
            "The functions that make a signal are in Signals: Signals.{1}(…)."),
        Explanation(
            "cannot find '*' in scope", names: ["identity"],
            "Nothing is called identity here. Write it as a closure that returns its argument: { x in x }."),
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
            "cannot find '*' in scope", line: ".map(…({1}))",
            "Nothing is called {1} here. map passes each element to a closure: name the element there, map { {1} in … }."
        ),
        Explanation(
            "cannot find '*' in scope", "Nothing is called {1} here. Did you mean {near}?"),
        Explanation(
            "cannot find '*' in scope", source: "import Chapter03Currying",
            "Nothing is called {1} here. If it is an argument that arrives later, name it in a closure around this: "
                + "{ {1} in … }."),
        Explanation(
            "cannot find '*' in scope",
            "Nothing is called {1} here. Is it spelled differently, or inside other braces? If it is an argument of this closure, "
                + "name it: { {1} in … }."
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
            "cannot find operator '*' in scope", line: "{ … => ", names: ["=>"],
            "The arguments of a closure end with the word in: { x in … }."),
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
            "value of tuple type 'Void' has no member '*'", line: "return .{1}",
            "This closure returns nothing, so no value can stand after `return`. Leave out .{1}."),
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
            "type '(*) -> *' has no member '*'",
            "A function is expected here, but .{3} is a value of another type. If the function has to return it, put it into "
                + "a closure: {closure 1}."),
        Explanation(
            "type '*KeyPath<*' has no member '*'", at: "{here}", "A key path begins with a backslash: \\.{3}."),
        Explanation(
            "value of type '[*]' has no member '*'", without: " : ", names: ["sum"],
            "A list has no sum of its own. Add up its numbers with reduce(0, +)."),
        Explanation(
            "value of type '[*]' has no member '*'", without: " : ",
            "A list of {1} has no member {2}. Is it spelled differently? If it is a member of each element, use it in a loop "
                + "or in map: $0.{2}."),
        Explanation(
            "value of type '*' has no member '*'",
            names: ["delay", "take", "scan", "retry", "catchTo", "eraseToAnySignal"], types: ["Int", "String", "["],
            "{2} is an operator of signals, but this is a value, {1}. Make a signal of it first: Signals.just(…)."),
        Explanation(
            "value of type '*?' has no member '*'",
            "Neither {1}? nor {1} has a member {2}. Is it spelled differently, or does the value have a different type "
                + "from the one you expect?"),
        Explanation(
            "value of type '*' has no member '*'",
            "{1} has no member {2}. Is it spelled differently, or does the value have a different type from the "
                + "one you expect?"),
        Explanation(
            "type '*' has no member '*'", without: "->…KeyPath…[",
            "{1} has no case {2}, and no static member of that name. Is it spelled differently, or does it belong to another "
                + "type?"),
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

    static let shape = [
        Explanation(
            "non-class type '*' cannot conform to class protocol '*'",
            "Several parts of a program share this object, so {2} asks for a class. Write `final class {last 1}`."),
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
            "unary operator cannot be separated from its operand", line: "case <",
            "A case tests a range. For less than 30, write ..<30; for at least 70, write 70...."),
        Explanation(
            "unary operator cannot be separated from its operand", line: "case >",
            "A case tests a range. For less than 30, write ..<30; for at least 70, write 70...."),
        Explanation(
            "unary operator cannot be separated from its operand",
            "A value is missing before this operator. A comparison needs both values: x != a && x != b."),
        Explanation(
            "expected expression after operator", line: " ?? throw",
            "throw is not a value, so it cannot stand after ??. Use guard let x = … else { throw … }."),
        Explanation(
            "expected expression after operator", line: " ?? return",
            "return is not a value, so it cannot stand after ??. Use guard let x = … else { return … }."),
        Explanation(
            "expected ')' in *", "A parenthesis is opened but not closed."),
        Explanation(
            "expected ',' separator", line: "{ […], (",
            "The brackets at the beginning of a closure, such as [weak self], are followed by its arguments without a comma."
        ),
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
            "expected 'else' after 'guard' condition", line: "{ …} else",
            "A condition ends at the first open brace. If this brace begins a closure, put the closure into parentheses: "
                + "f({ … })."),
        Explanation(
            "expected 'else' after 'guard' condition",
            "The braces of `guard` come after else: guard … else { … }."),
        Explanation(
            "expected '{' after '*' condition", at: "or ", "Swift writes or as ||."),
        Explanation(
            "expected '{' after '*' condition", at: "and ", "Swift writes and as &&."),
        Explanation(
            "expected 'in' after the closure signature",
            "In a closure, `in` stands between the arguments and the body: { x in … }. An arrow, ->, comes only before a type."
        ),
        Explanation(
            "consecutive statements on a line must be separated by ';'", at: " or ", "Swift writes or as ||."),
        Explanation(
            "consecutive statements on a line must be separated by ';'", at: " and ", "Swift writes and as &&."),
        Explanation(
            "'throws' may only occur before '->'", line: " in",
            "In a closure's first line, the type of the error stands in parentheses: throws(T)."),
        Explanation(
            "consecutive statements on a line must be separated by ';'", at: " else",
            "This `else` belongs to no condition: the `guard` or the `if` above it ended before this place."),
        Explanation("consecutive statements on a line must be separated by ';'", line: ".reduce {…} {", firstValue),
        Explanation(
            "consecutive statements on a line must be separated by ';'", line: ")), ", at: ",",
            "A comma joins values only inside brackets, and all brackets are closed before this one. Is there one ) too "
                + "many?"),
        Explanation(
            "consecutive statements on a line must be separated by ';'", at: ",",
            "A comma joins two values only inside brackets. If both belong together, write parentheses around them: "
                + "(x, y)."),
        Explanation(
            "consecutive statements on a line must be separated by ';'", line: "{ … in … in ",
            "Is this a closure that returns a closure? Then each needs braces of its own: { x in { y in … } }."),
        Explanation(
            "consecutive statements on a line must be separated by ';'", at: " in ",
            "The braces around this belong to a function or a property, not to a closure. If they should be a closure, too, "
                + "write { { x in … } }."),
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
}
