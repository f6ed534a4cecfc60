import CurrycombDifferences

/// An argument of a compared call: a name, the values to try, and the features that distinguish them.
///
/// ```swift
/// Argument("limit", .int(in: 0...9), edges: [0], .feature("limit is 0") { $0 == 0 })
/// ```
public struct Argument<Value> {
    let name: String
    let values: Generator<Value>
    let edges: [Value]
    private(set) var last: [Value] = []
    let features: [Feature<Value>]

    /// Makes an argument.
    ///
    /// - Parameters:
    ///   - name: the parameter's name, which the judge uses in sentences such as `limit is negative`.
    ///   - values: makes the values. Generate only values for which the exercise's text decides the result.
    ///   - edges: values to try before the generated ones, each with generated values of the other arguments.
    ///   - features: features of the values that a verdict may name. The judge already knows some features of common
    ///     types, such as numbers, strings and arrays.
    public init(_ name: String, _ values: Generator<Value>, edges: [Value], _ features: Feature<Value>...)
    where Value: Sendable {
        self.name = name
        // About a quarter of the generated values are edges, so one input can have edges for several arguments.
        self.values = edges.isEmpty ? values : .one(of: [values, values, values, .element(of: edges)])
        self.edges = edges
        self.features = features
    }

    /// Makes an argument without edges.
    public init(_ name: String, _ values: Generator<Value>, _ features: Feature<Value>...) {
        self.name = name
        self.values = values
        self.edges = []
        self.features = features
    }

    /// Returns the argument with values that are tried after the generated ones. If a generated input also fails, the
    /// verdict shows that input, which is usually simpler.
    ///
    /// - Parameter values: the values, such as `.hardTexts`, each tried with generated values of the other arguments.
    public func andAtLast(_ values: [Value]) -> Argument {
        var argument = self
        argument.last += values
        return argument
    }

    var erased: AnyArgument {
        AnyArgument(
            name: name, tree: values.map { AnyValue($0) }.tree,
            edges: edges.map { AnyValue($0) }, last: last.map { AnyValue($0) },
            features: { value in
                guard let value = value as? Value else { return [] }
                return features.filter { $0.holds(value) }.map(\.clause)
            })
    }
}

/// A feature that some inputs have and others lack, so a verdict can name the condition that the failing inputs share.
public struct Feature<Value> {
    let clause: String
    let holds: (Value) -> Bool

    /// Makes a feature from a condition.
    ///
    /// - Parameters:
    ///   - clause: the condition, as the words that follow "where" in a sentence: `limit is 0`.
    ///   - holds: returns true if a value has the feature.
    public static func feature(_ clause: String, _ holds: @escaping (Value) -> Bool) -> Feature {
        Feature(clause: clause, holds: holds)
    }
}

struct AnyArgument {
    let name: String
    let tree: @Sendable (inout SplitMix64, Int) -> ShrinkTree<AnyValue>
    let edges: [AnyValue]
    let last: [AnyValue]
    let features: (Any) -> [String]
}

/// A value of any type, and its description. The value is in a typed box, because a cast from `Any` would unwrap a
/// nested optional.
struct AnyValue {
    private let box: any ValueBox

    init<Value>(_ value: Value) { box = TypedBox(value: value) }

    var words: String { box.words }
    /// The whole description, by which values are distinguished.
    var whole: String { box.whole }
    var value: Any { box.any }

    func hasType(of other: AnyValue) -> Bool { type(of: box) == type(of: other.box) }

    func cast<Value>(_ type: Value.Type) -> Value { (box as! TypedBox<Value>).value }
}

private protocol ValueBox: AnyObject {
    var words: String { get }
    var whole: String { get }
    var any: Any { get }
}

private final class TypedBox<Value>: ValueBox {
    let value: Value
    /// Computed once, because many runs describe the same value.
    private(set) lazy var words = describe(value)
    private(set) lazy var whole = Transcript.Line.inFull(value, shown: words) ?? words
    var any: Any { value }

    init(value: Value) { self.value = value }
}
