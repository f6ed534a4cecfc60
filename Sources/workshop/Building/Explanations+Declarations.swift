/// Explanations of errors about the declarations of an answer: its cases, properties, methods and labels.
extension Explanations {
    static let declarations =
        [
            Explanation(
                "expected ':' following argument label and parameter name", line: " var ",
                "A parameter is a constant, so var cannot stand before its name. Make a copy in the function, var copy = …, "
                    + "and change the copy."),
            Explanation(
                "enums must not contain stored properties",
                "An enum stores values only in its cases: case name(Type). Any other property of an enum has to be computed: "
                    + "var name: Type { … }."),
            Explanation(
                "enum case '*' has no associated values",
                "The case {1} carries no value, so it has no parentheses: .{1}."),
            Explanation(
                "incorrect argument label* in call (have '*', expected '*')",
                otherLabels("{2}", "{3}")),
            Explanation(
                "no '*' candidates produce the expected type '*' for parameter #*",
                "Several functions are called {1}, but none of them has the type that is expected here. Does the one that you "
                    + "mean have a label, or need an argument first?"),
            Explanation(
                "instance member '*' cannot be used on type '*'; did you mean to use a value of this type instead?",
                "{2} is a type, but {1} belongs to its values. Before the dot, write the name of such a value."),
            Explanation(
                "cannot assign to value: '*' is a method", line: ".{1} = {",
                "{1} is a method that takes the closure, and not a variable. Call it: {1} { … }."),
            Explanation(
                "cannot assign to value: '*' is a method",
                "{1} is a method, so nothing can be assigned to it. Call it or, if you mean a property, write the property's "
                    + "name."),
            Explanation(
                "'*' cannot be constructed because it has no accessible initializers",
                "{1} has no init that can be called. The values of an enum are made by its cases, such as .name(…)."),
            Explanation(
                "return from initializer without initializing all stored properties",
                "When init ends, each stored property needs a value. Set those that have none, self.x = …, or give them a value "
                    + "where they are declared."),
            Explanation(
                "variable '*' passed by reference before being initialized",
                "{1} has no value yet. Give it one where it is declared: var {1} = …."),
            Explanation(
                "declared closure result '*' is incompatible with * type '*'",
                "A closure that returns {3} is expected here, but the first line of this one says -> {1}. Write -> {3}, or "
                    + "leave the type out."),
            Explanation(
                "found 'async' in expression; did you mean 'await'?",
                "`async` belongs to a declaration. To wait for a call, write `await` before it."),
            Explanation(
                "cannot find operator '*' in scope; did you mean '* 1'?", "Swift has no {1}. Write n {2} 1."),
            Explanation(
                "type 'any Error' has no member '*'", line: "throw .{1}",
                "For Swift, any error may be thrown here, so it cannot tell whose .{1} this is. Write the type before the dot or, "
                    + "in the first line of the function or closure, after throws: throws(T)."),
        ]
        + ["prefix", "suffix", "dropFirst", "dropLast"].map {
            Explanation("no '\($0)' candidates produce the expected contextual result type '[*]'", slice)
        }

    /// Members that other programming languages have, with their names in Swift.
    static let foreign = [
        ("uppercase", "uppercased()", ["String", "Substring", "Character"]),
        ("toUpperCase", "uppercased()", ["String", "Substring"]),
        ("lowercase", "lowercased()", ["String", "Substring", "Character"]),
        ("toLowerCase", "lowercased()", ["String", "Substring"]),
        ("size", "count", ["String", "Substring", "["]),
        ("add", "append(…)", ["["]), ("push", "append(…)", ["["]), ("addAll", "append(contentsOf: …)", ["["]),
        ("forEachIndexed", "enumerated()", ["["]), ("indexOf", "firstIndex(of: …)", ["["]),
    ].map { name, swift, types in
        Explanation(
            "value of type '*' has no member '*'", names: [name], types: Set(types), "In Swift, {2} is called \(swift)."
        )
    }
}
