/// Answers to chapter 3 that do not compile: what stands between the braces.
enum CurryingRefused {
    static let curry = [
        "turnedTypes": curryWith("{ a in { b in f(b, a) } }"), "stillBoth": curryWith("f"),
        "oneByOne": "func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C { { a, b in f(a, b) } }",
    ]

    static let partial = [
        "turnedTypes": partialOfTwo("{ b in f(b, a) }"), "tooFew": partialOfTwo("f(a)"),
        "restTypes": partialOfThree("{ b, c in f(a, c, b) }"),
        "notTogether": partialOfThree("{ b in { c in f(a, b, c) } }"),
    ]

    static let flip = [
        "sameTypes": "func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { f }",
        "partOpen": "func words(containing part: String) -> ([String]) -> [String] { { $0.filter(contains) } }",
    ]

    static let match = [
        "matchItself": matchWith("text.matches(of: pattern)"),
        "substring": matchWith("text.matches(of: pattern).map { $0.output }"),
    ]

    static let failingPaths = [
        "pathTooEarly": pipeline(
            """
            lines, map(split(\" \")), filter(isComplete), map(path), filter(hasFailed), tally, mostFirst, \
            prefix(count)
            """),
        "oneForMany": pipeline(
            "lines, split(\" \"), filter(isComplete), filter(hasFailed), map(path), tally, mostFirst, prefix(count)"),
    ]

    private static func curryWith(_ body: String) -> String {
        "func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { \(body) }"
    }

    private static func partialOfTwo(_ body: String) -> String {
        "func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C { \(body) }"
    }

    private static func partialOfThree(_ body: String) -> String {
        "func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _ a: A) -> (B, C) -> D { \(body) }"
    }

    private static func matchWith(_ body: String) -> String {
        "func match(_ pattern: Regex<Substring>) -> (String) -> [String] { { text in \(body) } }"
    }

    private static func pipeline(_ stages: String) -> String {
        """
        func filter<A>(_ condition: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter(condition) } }
        func isComplete(_ fields: [String]) -> Bool { true }
        func hasFailed(_ fields: [String]) -> Bool { true }
        func path(_ fields: [String]) -> String { "" }
        func tally(_ paths: [String]) -> [Tally] { [] }
        func mostFirst(_ tallies: [Tally]) -> [Tally] { [] }
        func failingPaths(_ count: Int) -> (String) -> [Tally] { pipe(\(stages)) }
        """
    }
}
