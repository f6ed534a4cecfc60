extension Generator where Value == JSON {
    static var leaf: Generator {
        .element(of: [
            "honey", "", 12, 0, true, false, .null, 1, "bee", 2.5, -3, "true", "null", "12", "name", .null, "Honey",
            " ",
            1e15, -0.5,
        ])
    }

    static var json: Generator {
        .one(of: [
            .leaf, .leaf, .leaf, .list(of: .leaf), .object(of: ["name", "id", "note"], .leaf),
            .list(of: .object(of: ["name", "Name"], .leaf)),
        ])
    }

    static func list(of elements: Generator) -> Generator {
        Generator<[JSON]>.array(of: elements, count: 0...4).map { .array($0) }
    }

    static func object(of keys: [String], _ values: Generator) -> Generator {
        Generator<[(String, JSON)]>.array(of: .pair(.element(of: keys), values), count: 0...4).map { members in
            .object(Dictionary(members) { $1 })
        }
    }
}

extension JSON {
    /// Values of every kind. Some look like a value of another kind.
    static let ofEachKind: [JSON] = [
        .null, true, false, 0, 1, 2.5, "", "null", "true", "12", [], [.null], ["honey"], [:], ["honey": .null],
    ]

    static func deep(_ steps: Int, _ end: JSON) -> JSON {
        (0..<steps).reduce(end) { inner, _ in ["next": inner] }
    }
}

extension Generator where Value == Fault {
    static var fault: Generator {
        .element(of: [
            Fault(.missing), Fault(.notAllowed), Fault(.null), Fault(.wrongKind(expected: .string, got: .bool)),
            Fault(at: ["name"], .missing), Fault(at: ["orders", 1], .null), Fault(at: [2, "id"], .notAllowed),
            Fault(at: ["", "a.b"], .null), Fault(at: ["0"], .missing),
        ])
    }
}

/// Returns an argument of JSON values. Its features are the kinds and values that a mistake may depend on.
func jsonArgument(
    _ name: String = "value", _ values: Generator<JSON> = .json, edges: [JSON] = []
) -> Argument<JSON> {
    Argument(
        name, values, edges: edges + [.null, true, false, 0, 1, "", [], [:], [.null]],
        .feature("\(name) is null") { $0.kind == .null },
        .feature("\(name) is true or false") { $0.kind == .bool },
        .feature("\(name) is a number") { $0.kind == .number },
        .feature("\(name) is a string") { $0.kind == .string },
        .feature("\(name) is an array") { $0.kind == .array },
        .feature("\(name) is an object") { $0.kind == .object },
        .feature("\(name) is not an object") { $0.kind != .object },
        .feature("\(name) is 0") { $0 == 0 },
        .feature("\(name) is 1") { $0 == 1 },
        .feature("\(name) is an empty string") { $0 == "" },
        .feature("\(name) is an empty array") { $0 == [] },
        .feature("\(name) is an empty object") { $0 == [:] })
}

let eachKind: [(JSON.Kind, JSON)] = JSON.Kind.allCases.flatMap { kind in JSON.ofEachKind.map { (kind, $0) } }

func kindArgument() -> Argument<JSON.Kind> {
    Argument(
        "kind", .anyCase, .feature("kind is .null") { $0 == .null }, .feature("kind is .bool") { $0 == .bool },
        .feature("kind is .number") { $0 == .number }, .feature("kind is .string") { $0 == .string },
        .feature("kind is .array") { $0 == .array }, .feature("kind is .object") { $0 == .object })
}

struct NoError: CustomStringConvertible {
    let description = "no error"

    init(_ check: VerifyAndOutputError, _ value: JSON) throws(Fault) { try check(value) }
}

enum Sample {
    static let yes = Fn<JSON, Bool>("yes") { _ in true }
    static let no = Fn<JSON, Bool>("no") { _ in false }
    static let isString = Fn<JSON, Bool>("isString") { $0.kind == .string }
    static let isBee = Fn<JSON, Bool>("isBee") { $0 == "bee" }
    static let isNumber = Fn<JSON, Bool>("isNumber") { $0.kind == .number }
    static let isNull = Fn<JSON, Bool>("isNull") { $0 == .null }
    static let notNull = Fn<JSON, Bool>("isNotNull") { $0 != .null }
}

enum SampleRule: CustomStringConvertible, Sendable {
    case must(JSON.Kind)
    case strict
    case nulls

    var rule: Rule {
        switch self {
        case .must(let kind): Rules.must(kind)
        case .strict: { _ in [Fault(at: ["id"], .missing), Fault(.notAllowed)] }
        case .nulls: { _ in [Fault(at: ["id"], .null), Fault(.null)] }
        }
    }

    var description: String {
        switch self {
        case .must(let kind): "must(.\(kind))"
        case .strict: "{ _ in [Fault(at: [\"id\"], .missing), Fault(.notAllowed)] }"
        case .nulls: "{ _ in [Fault(at: [\"id\"], .null), Fault(.null)] }"
        }
    }

    static var any: Generator<SampleRule> {
        .element(of: [.must(.string), .must(.number), .must(.bool), .must(.null), .must(.object), .strict, .nulls])
    }
}

/// Returns an argument whose values are strings. The hard strings, except the empty string, come last.
func textArgument(_ name: String) -> Argument<JSON> {
    Argument(name, Generator<String>.phrase.map { JSON.string($0) })
        .andAtLast([String].hardTexts.filter { !$0.isEmpty }.map { JSON.string($0) })
}
