struct PipeBox {
    let name: String
    /// The body of a closure that does the same as `apply`, as Swift code. `argument` is the name of the closure's
    /// parameter.
    let body: String
    let takes: PipeValue.Kind
    let gives: PipeValue.Kind
    /// Applies the function to a value whose kind is `takes`; returns any other value unchanged.
    let apply: (PipeValue) -> PipeValue

    var declaration: String { "let " + name + " = { (" + argument + ": " + takes.rawValue + ") in " + body + " }" }

    private var argument: String {
        switch takes {
        case .text: "text"
        case .number: "number"
        case .texts: "texts"
        case .truth: "isTrue"
        }
    }

    private static func text(
        _ name: String, _ body: String, _ gives: PipeValue.Kind, _ apply: @escaping (String) -> PipeValue
    ) -> PipeBox {
        PipeBox(name: name, body: body, takes: .text, gives: gives) { value in
            if case .text(let text) = value { apply(text) } else { value }
        }
    }

    private static func texts(
        _ name: String, _ body: String, _ gives: PipeValue.Kind, _ apply: @escaping ([String]) -> PipeValue
    ) -> PipeBox {
        PipeBox(name: name, body: body, takes: .texts, gives: gives) { value in
            if case .texts(let texts) = value { apply(texts) } else { value }
        }
    }

    private static func number(
        _ name: String, _ body: String, _ gives: PipeValue.Kind, _ apply: @escaping (Int) -> PipeValue
    ) -> PipeBox {
        PipeBox(name: name, body: body, takes: .number, gives: gives) { value in
            if case .number(let number) = value { apply(number) } else { value }
        }
    }

    static var all: [PipeBox] {
        [
            text("words", "text.split(separator: \" \").map(String.init)", .texts) {
                .texts($0.split(separator: " ").map { String($0) })
            },
            text("shout", "text + \"!\"", .text) { .text($0 + "!") },
            text("backwards", "String(text.reversed())", .text) { .text(String($0.reversed())) },
            text("letters", "text.count", .number) { .number($0.count) },
            texts("first", "texts.first ?? \"\"", .text) { .text($0.first ?? "") },
            texts("last", "texts.last ?? \"\"", .text) { .text($0.last ?? "") },
            texts("hyphens", "texts.joined(separator: \"-\")", .text) { .text($0.joined(separator: "-")) },
            texts("count", "texts.count", .number) { .number($0.count) },
            // The operators `&+` and `&*` do not trap on an overflow. A trap would stop the program in the browser,
            // where `Int` has only 32 bits.
            number("increment", "number + 1", .number) { .number($0 &+ 1) },
            number("double", "number * 2", .number) { .number($0 &* 2) },
            number("isFour", "number == 4", .truth) { .truth($0 == 4) },
            number("text", "String(number)", .text) { .text(String($0)) },
            PipeBox(name: "opposite", body: "!isTrue", takes: .truth, gives: .truth) { value in
                if case .truth(let isTrue) = value { .truth(!isTrue) } else { value }
            },
        ]
    }
}
