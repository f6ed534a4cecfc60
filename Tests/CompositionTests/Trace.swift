// Functions that return their own call as text, so a single string shows the order and arguments of all calls.

/// Eight stages that return their own call as text: `pipe(s.f, s.g)("1")` is `g(f(1))`. `two` is a first stage with two
/// arguments.
struct StageSet<One: Sendable, Two: Sendable>: Sendable {
    let f, g, h, i, j, k, l, m: One
    let two: Two

    init(_ stage: (String) -> One, two: Two) {
        (f, g, h, i) = (stage("f"), stage("g"), stage("h"), stage("i"))
        (j, k, l, m) = (stage("j"), stage("k"), stage("l"), stage("m"))
        self.two = two
    }
}

/// A set of stages for each kind of function. The stages are `@Sendable`, so a test can also call the `@Sendable`
/// overloads.
enum Stages {
    typealias Plain = @Sendable (String) -> String
    typealias Throwing = @Sendable (String) throws -> String
    typealias Later = @Sendable (String) async -> String
    typealias LaterThrowing = @Sendable (String) async throws -> String

    static let plain = StageSet<Plain, @Sendable (String, String) -> String>({ note($0) }, two: of2)
    static let throwing = StageSet<Throwing, @Sendable (String, String) throws -> String>({ note($0) }, two: of2)
    static let later = StageSet<Later, @Sendable (String, String) async -> String>({ note($0) }, two: of2)
    static let laterThrowing = StageSet<LaterThrowing, @Sendable (String, String) async throws -> String>(
        { note($0) }, two: of2)

    private static func note(_ name: String) -> Plain { { "\(name)(\($0))" } }
}

/// Returns the text that the given number of stages makes: `nested(3)` is `h(g(f(1)))`.
func nested(_ stages: Int, _ arguments: String = "1") -> String {
    "fghijklm".prefix(stages).reduce(arguments) { "\($1)(\($0))" }
}

@Sendable func of2(_ a: String, _ b: String) -> String { "f(\(a), \(b))" }
@Sendable func of3(_ a: String, _ b: String, _ c: String) -> String { "f(\(a), \(b), \(c))" }
@Sendable func of4(_ a: String, _ b: String, _ c: String, _ d: String) -> String { "f(\(a), \(b), \(c), \(d))" }
@Sendable func of5(_ a: String, _ b: String, _ c: String, _ d: String, _ e: String) -> String {
    "f(\(a), \(b), \(c), \(d), \(e))"
}

// Each of these takes a `@Sendable` function of one kind, so the compiler has to choose the `@Sendable` overload.

func sendable<A, R>(_ f: @escaping @Sendable (A) -> R) -> @Sendable (A) -> R { f }
func sendable<A, B, R>(_ f: @escaping @Sendable (A, B) -> R) -> @Sendable (A, B) -> R { f }
func sendableThrowing<A, R>(_ f: @escaping @Sendable (A) throws -> R) -> @Sendable (A) throws -> R { f }
func sendableThrowing<A, B, R>(_ f: @escaping @Sendable (A, B) throws -> R) -> @Sendable (A, B) throws -> R { f }
func sendableAsync<A, R>(_ f: @escaping @Sendable (A) async -> R) -> @Sendable (A) async -> R { f }
func sendableAsync<A, B, R>(_ f: @escaping @Sendable (A, B) async -> R) -> @Sendable (A, B) async -> R { f }
func sendableAsyncThrowing<A, R>(_ f: @escaping @Sendable (A) async throws -> R) -> @Sendable (A) async throws -> R {
    f
}
func sendableAsyncThrowing<A, B, R>(_ f: @escaping @Sendable (A, B) async throws -> R)
    -> @Sendable (A, B) async throws -> R
{ f }
