struct Both<First, Second, Result>: CustomStringConvertible, Sendable {
    let description: String
    let together: @Sendable (First, Second) -> Result

    init(_ description: String, _ together: @escaping @Sendable (First, Second) -> Result) {
        self.description = description
        self.together = together
    }

    var curried: (First) -> (Second) -> Result { { first in { second in together(first, second) } } }

    /// The same function, described as the call that curries it, such as `curry(join)`.
    var describedCurried: Both { Both("curry(\(description))", together) }

    func spied(_ log: RunLog) -> (First, Second) -> Result {
        { first, second in
            log.note("f(\(Tour.described(first)), \(Tour.described(second)))")
            return together(first, second)
        }
    }

    func spiedAndCurried(_ log: RunLog) -> (First) -> (Second) -> Result {
        { first in
            log.note("f(\(Tour.described(first)))")
            return { second in
                log.note("f(\(Tour.described(first)))(\(Tour.described(second)))")
                return together(first, second)
            }
        }
    }
}

extension Both where First == Int, Second == Int, Result == Int {
    static let join = Both("join") { 10 * $0 + $1 }
    static let numbers = TwoNumbers.generator.map { numbers in
        Both(numbers.description) { numbers.ofA &* $0 &+ numbers.ofB &* $1 }
    }
    static let curriedNumbers = TwoNumbers.generator.map { numbers in
        Both(numbers.curriedDescription) { numbers.ofA &* $0 &+ numbers.ofB &* $1 }
    }
}

extension Both where First == String, Second == Int, Result == String {
    static let repeated = Both("repeated") { String(repeating: $0, count: $1) }
    static let texts = Generator<Both>.element(of: [
        Both("+") { "\($0)\($1)" }, repeated, Both("first") { text, _ in text }, Both("prefix") { "\($0.prefix($1))" },
    ])
}

struct Arguments<First: Sendable, Second: Sendable>: CustomStringConvertible, Sendable {
    let first: First
    let second: Second

    var description: String { "\(Tour.described(first)), \(Tour.described(second))" }

    static func generator(_ first: Generator<First>, _ second: Generator<Second>) -> Generator<Arguments> {
        Generator<(First, Second)>.pair(first, second).map { Arguments(first: $0, second: $1) }
    }
}
