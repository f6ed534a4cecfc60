/// A function that is easy to read: a rule such as `+1` or `uppercased`.
private protocol Rule: Hashable, Sendable {
    associatedtype Input
    associatedtype Output
    var words: String { get }
    func apply(_ input: Input) -> Output
    /// The rules to try in place of this one, the simplest first.
    var shrinks: [Self] { get }
}

extension Rule {
    fileprivate var function: Fn<Input, Output> { Fn(words) { apply($0) } }

    fileprivate static func generator(
        _ make: @escaping @Sendable (inout SplitMix64, Int) -> Self
    ) -> Generator<Fn<Input, Output>> {
        Generator<Self>(shrink: { $0.shrinks }, make).map(\.function)
    }
}

private func signed(_ number: Int) -> String { number < 0 ? "−\(number.magnitude)" : "+\(number)" }

private enum IntRule: Rule {
    case identity, plus(Int), times(Int), constant(Int)

    var words: String {
        switch self {
        case .identity: "identity"
        case .plus(let number): signed(number)
        case .times(let number): number < 0 ? "×(−\(number.magnitude))" : "×\(number)"
        case .constant(let number): "constant(\(number))"
        }
    }

    /// Applies the rule with wrapping arithmetic, since a law may apply it to a number of any size.
    func apply(_ input: Int) -> Int {
        switch self {
        case .identity: input
        case .plus(let number): input &+ number
        case .times(let number): input &* number
        case .constant(let number): number
        }
    }

    var shrinks: [IntRule] {
        switch self {
        case .identity: []
        case .plus(let number):
            [.identity] + shrinkInteger(number, toward: 0).filter { $0 != 0 }.map(IntRule.plus)
        case .times(0): [.identity, .plus(1)]
        case .times(let number):
            [.identity, .plus(1)] + shrinkInteger(number, toward: 0).filter { $0 != 1 }.map(IntRule.times)
        case .constant(0): [.identity, .plus(1), .times(0)]
        case .constant(let number):
            [.identity, .plus(1), .times(0)] + shrinkInteger(number, toward: 0).map(IntRule.constant)
        }
    }
}

private enum StringRule: Rule {
    case identity, append(Character), prepend(Character), uppercased, reversed, constant

    var words: String {
        switch self {
        case .identity: "identity"
        case .append(let character): "+ \"\(character)\""
        case .prepend(let character): "\"\(character)\" +"
        case .uppercased: "uppercased"
        case .reversed: "reversed"
        case .constant: "constant(\"\")"
        }
    }

    func apply(_ input: String) -> String {
        switch self {
        case .identity: input
        case .append(let character): input + String(character)
        case .prepend(let character): String(character) + input
        case .uppercased: input.uppercased()
        case .reversed: String(input.reversed())
        case .constant: ""
        }
    }

    var shrinks: [StringRule] {
        let order: [StringRule] = [.identity, .append("a"), .prepend("a"), .uppercased, .reversed, .constant]
        return Array(order.prefix { $0 != self && $0 != simplest })
            + (simplest == self ? [] : [simplest])
    }

    private var simplest: StringRule {
        switch self {
        case .append: .append("a")
        case .prepend: .prepend("a")
        default: self
        }
    }
}

private enum PredicateRule: Rule {
    case always(Bool), isEven, above(Int)

    var words: String {
        switch self {
        case .always(let answer): "constant(\(answer))"
        case .isEven: "isEven"
        case .above(let bound): "> \(bound)"
        }
    }

    func apply(_ input: Int) -> Bool {
        switch self {
        case .always(let answer): answer
        case .isEven: input.isMultiple(of: 2)
        case .above(let bound): input > bound
        }
    }

    var shrinks: [PredicateRule] {
        switch self {
        case .always(true): []
        case .always(false): [.always(true)]
        case .isEven: [.always(true), .always(false)]
        case .above(let bound):
            [.always(true), .always(false), .isEven] + shrinkInteger(bound, toward: 0).map(PredicateRule.above)
        }
    }
}

extension Generator where Value == Fn<Int, Int> {
    /// Functions from integers to integers, such as `identity`, `−3`, `×2` or `constant(5)`, and sometimes a table.
    ///
    /// The functions shrink toward `identity` or, if the law holds for it, toward `+1` or `×0`. Their arithmetic wraps
    /// around on overflow.
    public static var function: Generator {
        let rule = IntRule.generator { random, size in
            let number = random.below(2 * min(size, 9) + 3) - min(size, 9) - 1
            return switch random.below(10) {
            case 0: .identity
            case 1...4: .plus(number == 0 ? 1 : number)
            case 5: .times(0)
            case 6...7: .times(number == 1 ? 2 : number)
            default: .constant(number)
            }
        }
        return one(of: [rule, rule, rule, rule, function(from: Int.self, to: .int)])
    }

    /// Functions from integers to integers: the same as `function`.
    public static func function(from input: Int.Type, to output: Int.Type) -> Generator { function }
}

extension Generator where Value == Fn<String, String> {
    /// Functions from strings to strings, such as `identity`, `+ "a"` or `reversed`, and sometimes a table. They shrink
    /// toward `identity`.
    public static func function(from input: String.Type, to output: String.Type) -> Generator {
        let rule = StringRule.generator { random, _ in
            let character: Character = ["a", "b", "!", " "][random.below(4)]
            return [.identity, .append(character), .prepend(character), .uppercased, .reversed, .constant][
                random.below(6)]
        }
        return one(of: [rule, rule, rule, function(from: String.self, to: .string)])
    }
}

extension Generator where Value == Fn<Int, Bool> {
    /// Conditions on integers, such as `isEven`, `> 3` or `constant(true)`, and sometimes a table. They shrink toward
    /// `constant(true)`.
    public static func function(from input: Int.Type, to output: Bool.Type) -> Generator {
        let rule = PredicateRule.generator { random, size in
            [.always(true), .always(false), .isEven, .above(random.below(2 * size + 1) - size)][random.below(4)]
        }
        return one(of: [rule, rule, rule, function(from: Int.self, to: .bool)])
    }
}

extension Generator where Value == Fn<Int, String> {
    /// Functions from integers to strings: `description` half of the time, otherwise a table. They shrink toward
    /// `description`.
    public static func function(from input: Int.Type, to output: String.Type) -> Generator {
        one(of: [.constant(Fn("description") { "\($0)" }), function(from: Int.self, to: .string)])
    }
}

extension Generator where Value == Fn<String, Int> {
    /// Functions from strings to integers: `count` half of the time, otherwise a table. They shrink toward `count`.
    public static func function(from input: String.Type, to output: Int.Type) -> Generator {
        one(of: [.constant(Fn("count", \.count)), function(from: String.self, to: .int)])
    }
}
