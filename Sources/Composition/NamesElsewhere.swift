// Names that swift-overture and other libraries use. They are declared here as unavailable, so that the compiler tells
// the user what to write instead. Only debug builds have them, so that an app compiles faster in release.

#if DEBUG
/// See ``pipe(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write Maybe.pipe(f, g) of CurrycombContainers")
public func chain<A, B, C>(_ first: @escaping (A) -> B?, _ second: @escaping (B) -> C?) -> @Sendable (A) -> C? {
    fatalError()
}

#if !hasFeature(Embedded)
/// See ``pipe(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "pipe(_:_:)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func chain<A, B, C>(
    _ first: @escaping (A) throws -> B, _ second: @escaping (B) throws -> C
) -> @Sendable (A) throws -> C { fatalError() }

/// See ``over(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write over(path, f), which takes the function as well")
@_alwaysEmitIntoClient public func prop<Root, Value>(
    _ path: KeyPath<Root, Value>
) -> (@escaping (Value) -> Value) -> @Sendable (Root) -> Root { fatalError() }

/// See ``juxt(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "juxt(_:_:)")
@_alwaysEmitIntoClient public func fanOut<A, B, C>(
    _ f: @escaping (A) async throws -> B, _ g: @escaping (A) async throws -> C
) -> @Sendable (A) -> (B, C) { fatalError() }

/// See ``juxt(_:_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "juxt(_:_:_:)")
@_alwaysEmitIntoClient public func fanOut<A, B, C, D>(
    _ f: @escaping (A) async throws -> B, _ g: @escaping (A) async throws -> C,
    _ h: @escaping (A) async throws -> D
) -> @Sendable (A) -> (B, C, D) { fatalError() }

/// See ``juxt(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "juxt(_:_:)")
@_alwaysEmitIntoClient public func fanout<A, B, C>(
    _ f: @escaping (A) async throws -> B, _ g: @escaping (A) async throws -> C
) -> @Sendable (A) -> (B, C) { fatalError() }

/// See ``juxt(_:_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "juxt(_:_:_:)")
@_alwaysEmitIntoClient public func fanout<A, B, C, D>(
    _ f: @escaping (A) async throws -> B, _ g: @escaping (A) async throws -> C,
    _ h: @escaping (A) async throws -> D
) -> @Sendable (A) -> (B, C, D) { fatalError() }

/// See ``constant(_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "constant(_:)")
@_alwaysEmitIntoClient public func const<A, B>(_ value: B) -> @Sendable (A) -> B { fatalError() }

/// See ``constant(_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "constant(_:)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func const<B>(_ value: B) -> @Sendable (Any) -> B { fatalError() }

/// See ``pipe(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "pipe(_:_:)")
public func flow<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> @Sendable (A) -> C { fatalError() }

/// See ``pipe(_:_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "pipe(_:_:_:)")
@_alwaysEmitIntoClient public func flow<A, B, C, D>(
    _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
) -> @Sendable (A) -> D { fatalError() }

/// See ``pipe(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write pipe(f, g, h, …), with up to eight functions")
@_alwaysEmitIntoClient public func flow<A, B, C, D, E>(
    _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D, _ i: @escaping (D) -> E
) -> @Sendable (A) -> E { fatalError() }

/// See ``pipe(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "pipe(_:_:)")
public func andThen<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> @Sendable (A) -> C { fatalError() }

/// See ``constant(_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "constant(_:)")
@_alwaysEmitIntoClient public func always<A, B>(_ value: B) -> @Sendable (A) -> B { fatalError() }

/// See ``curry(_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "curry(_:)")
public func curried<A, B, C>(_ function: @escaping (A, B) -> C) -> @Sendable (A) -> @Sendable (B) -> C { fatalError() }

/// See ``uncurry(_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "uncurry(_:)")
public func uncurried<A, B, C>(_ function: @escaping (A) -> (B) -> C) -> @Sendable (A, B) -> C { fatalError() }

/// See ``memoize(bound:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "memoize(bound:_:)")
public func memoized<A: Hashable, B>(_ function: @escaping (A) -> B) -> @Sendable (A) -> B { fatalError() }

/// See ``memoize(bound:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "memoize(bound:_:)")
public func memoize<A, B>(limit: Int, _ function: @escaping (A) -> B) -> @Sendable (A) -> B { fatalError() }

/// See ``memoize(bound:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "memoize(bound:_:)")
public func memoize<A, B>(capacity: Int, _ function: @escaping (A) -> B) -> @Sendable (A) -> B { fatalError() }

/// See ``memoize(bound:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "memoize(bound:_:)")
public func memoize<A, B>(maxSize: Int, _ function: @escaping (A) -> B) -> @Sendable (A) -> B { fatalError() }

/// See ``not(_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "not(_:)")
@_alwaysEmitIntoClient public func complement<A>(_ predicate: @escaping (A) -> Bool) -> @Sendable (A) -> Bool {
    fatalError()
}

/// Write a closure.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { f($0.0, $0.1) }")
public func tupled<A, B, C>(_ function: @escaping (A, B) -> C) -> ((A, B)) -> C { fatalError() }

/// Write a closure.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { f(($0, $1)) }")
public func untupled<A, B, C>(_ function: @escaping ((A, B)) -> C) -> @Sendable (A, B) -> C { fatalError() }

/// See ``zip(_:_:with:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write zip(f, g, with: combine)")
@_alwaysEmitIntoClient public func converge<A, B, C, D>(
    _ combine: @escaping (B, C) -> D, _ f: @escaping (A) -> B, _ g: @escaping (A) -> C
) -> @Sendable (A) -> D { fatalError() }

/// See ``all(_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "all(_:)")
public func both<A>(_ f: @escaping (A) -> Bool, _ g: @escaping (A) -> Bool) -> @Sendable (A) -> Bool { fatalError() }

/// See ``all(_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "all(_:)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func and<A>(_ predicates: ((A) -> Bool)...) -> @Sendable (A) -> Bool { fatalError() }

/// See ``any(_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "any(_:)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func or<A>(_ predicates: ((A) -> Bool)...) -> @Sendable (A) -> Bool { fatalError() }

/// See ``pipe(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write pipe(get(\\.part), check)")
@_alwaysEmitIntoClient public func contramap<Root, Value>(
    _ path: KeyPath<Root, Value>
) -> (@escaping (Value) -> Bool) -> @Sendable (Root) -> Bool { fatalError() }

/// See ``XRay``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write XRay.run(input, through: f), with XRay.stage(\"name\", step) in f")
@_alwaysEmitIntoClient public func xray<A, B>(_ function: @escaping (A) -> B) -> @Sendable (A) -> B { fatalError() }

/// See ``with(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "call the function, f(value), or write with(value, f)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func apply<A, B>(_ function: @escaping (A) -> B, _ value: A) -> B { fatalError() }

/// See ``with(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "call the function, f(value), or write with(value, f)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func thrush<A, B>(_ value: A) -> (@escaping (A) -> B) -> B { fatalError() }

/// See ``with(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "call the function, f(value), or write with(value, f)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func applyTo<A, B>(_ value: A) -> (@escaping (A) -> B) -> B { fatalError() }

/// See ``partial(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write partial(f, __, last)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func partialRight<A, B, C>(
    _ function: @escaping (A, B) -> C, _ last: B
) -> @Sendable (A) -> C { fatalError() }

/// See ``partial(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write partial(f, __, __, last)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func partialRight<A, B, C, D>(
    _ function: @escaping (A, B, C) -> D, _ last: C
) -> @Sendable (A, B) -> D { fatalError() }

/// Write a closure.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { $0.age < $1.age }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func their<Root, Value: Comparable>(
    _ path: KeyPath<Root, Value>, _ areInOrder: (Value, Value) -> Bool = { $0 < $1 }
) -> @Sendable (Root, Root) -> Bool { fatalError() }

/// Write a closure.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { $0.age < $1.age }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func comparing<Root, Value: Comparable>(
    _ path: KeyPath<Root, Value>, _ areInOrder: (Value, Value) -> Bool = { $0 < $1 }
) -> @Sendable (Root, Root) -> Bool { fatalError() }

/// Write a closure.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { $0.age < $1.age }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func comparing<Root, Value: Comparable>(
    _ key: (Root) -> Value, _ areInOrder: (Value, Value) -> Bool = { $0 < $1 }
) -> @Sendable (Root, Root) -> Bool { fatalError() }

/// Write a closure.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { f($0) < f($1) }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func on<Root, Value, Result>(
    _ key: (Root) -> Value, _ combine: (Value, Value) -> Result
) -> @Sendable (Root, Root) -> Result { fatalError() }

/// Write a closure.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { $0.age < $1.age }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func by<Root, Value: Comparable>(
    _ path: KeyPath<Root, Value>, _ areInOrder: (Value, Value) -> Bool = { $0 < $1 }
) -> @Sendable (Root, Root) -> Bool { fatalError() }

/// Write a closure.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { $0.age < $1.age }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func ascending<Root, Value: Comparable>(
    _ path: KeyPath<Root, Value>, _ areInOrder: (Value, Value) -> Bool = { $0 < $1 }
) -> @Sendable (Root, Root) -> Bool { fatalError() }

/// Write a closure.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { $0.age > $1.age }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func descending<Root, Value: Comparable>(_ path: KeyPath<Root, Value>) -> (Root, Root)
    -> Bool
{ fatalError() }

/// See ``set(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write value.part = new; for a changed copy, set(\\.part, new)(value)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func mut<Root, Value>(
    _ path: WritableKeyPath<Root, Value>, _ value: Value
) -> @Sendable (inout Root) -> Void { fatalError() }

/// See ``XRay``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write XRay.run(input, through: f), with XRay.stage(\"name\", step) in f")
@_disfavoredOverload
@_alwaysEmitIntoClient public func debug<A, B>(_ name: String, _ function: @escaping (A) -> B) -> @Sendable (A) -> B {
    fatalError()
}

/// See ``XRay``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write XRay.run(input, through: f), with XRay.stage(\"name\", step) in f")
@_disfavoredOverload
@_alwaysEmitIntoClient public func xray<A, B>(_ name: String, _ function: @escaping (A) -> B) -> @Sendable (A) -> B {
    fatalError()
}

/// See ``memoize(bound:_:)``.
@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write lazy var value = make(), or static let, made once; for a function with an argument, memoize(f)"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func once<A>(_ make: @escaping () -> A) -> @Sendable () -> A { fatalError() }

/// See ``memoize(bound:_:)``.
@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write lazy var value = make(), or static let, made once; for a function with an argument, memoize(f)"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func once<A, B>(_ function: @escaping (A) -> B) -> @Sendable (A) -> B { fatalError() }

/// Write `{ $0.map(f) }`.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { $0.map(f) }")
@_alwaysEmitIntoClient public func map<A, B>(_ transform: @escaping (A) -> B) -> @Sendable ([A]) -> [B] { fatalError() }

/// Write `{ $0.filter(f) }`.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { $0.filter(f) }")
@_alwaysEmitIntoClient public func filter<A>(_ isIncluded: @escaping (A) -> Bool) -> @Sendable ([A]) -> [A] {
    fatalError()
}
#endif

#if !hasFeature(Embedded)
/// See ``update(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write update(&value.part) { … }, or change the part directly")
@_alwaysEmitIntoClient public func update<Root, Value>(
    _ root: inout Root, _ path: WritableKeyPath<Root, Value>, _ change: (inout Value) -> Void
) { fatalError() }

/// See ``memoize(bound:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "memoize(bound:_:)")
@_alwaysEmitIntoClient public func memoizeAsync<A: Hashable & Sendable, B: Sendable>(
    _ function: @escaping @Sendable (A) async throws -> B
) -> @Sendable (A) async throws -> B { fatalError() }

/// See ``over(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write over(\\Root.part) { … }, which returns a function")
@_alwaysEmitIntoClient public func modify<Root, Value>(
    _ path: WritableKeyPath<Root, Value>, _ change: @escaping (Value) -> Value
) -> @Sendable (Root) -> Root { fatalError() }

/// See ``memoize(bound:recursive:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write memoize(recursive: { itself, n in … })")
@_alwaysEmitIntoClient public func memoizeRecursive<A: Hashable, B>(
    _ function: @escaping (@escaping (A) -> B, A) -> B
) -> @Sendable (A) -> B { fatalError() }

/// See ``pipe(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { x in steps.reduce(x) { value, step in step(value) } }")
@_alwaysEmitIntoClient public func pipeAll<A>(_ steps: [(A) -> A]) -> @Sendable (A) -> A { fatalError() }

/// See ``compose(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { x in steps.reversed().reduce(x) { value, step in step(value) } }")
@_alwaysEmitIntoClient public func composeAll<A>(_ steps: [(A) -> A]) -> @Sendable (A) -> A { fatalError() }

/// Other libraries' rules for what a full memo forgets.
@_documentation(visibility: internal)
public enum MemoPolicyElsewhere {
    case unbounded
    case lru(Int), fifo(Int), lfu(Int)
}

/// See ``memoize(bound:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "memoize(bound:_:)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func memoize<A: Hashable, B>(
    policy: MemoPolicyElsewhere, _ function: @escaping (A) throws -> B
) -> @Sendable (A) -> B { fatalError() }

/// See ``memoize(bound:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "memoize(bound:_:)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func memoize<A: Hashable, B>(
    capacity: Int, _ function: @escaping (A) throws -> B
) -> @Sendable (A) -> B { fatalError() }

/// See ``memoize(bound:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "memoize(bound:_:)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func memoize<A: Hashable, B>(
    capacity: Int, _ function: @escaping (A) async throws -> B
) -> @Sendable (A) async throws -> B { fatalError() }

/// See ``memoize(bound:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "memoize(bound:_:)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func memoize<A: Hashable, B>(
    limit: Int, _ function: @escaping (A) async throws -> B
) -> @Sendable (A) async throws -> B { fatalError() }

/// See ``over(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write over(path, f), which takes the function as well")
@_disfavoredOverload
@_alwaysEmitIntoClient public func prop<Root, Value>(
    _ path: KeyPath<Root, Value>, _ change: @escaping (Value) -> Value
) -> @Sendable (Root) -> Root { fatalError() }

/// Write a closure.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { $0.part += 1 }, or change the part directly: value.part += 1")
@_disfavoredOverload
@_alwaysEmitIntoClient public func mver<Root, Value>(
    _ path: WritableKeyPath<Root, Value>, _ change: @escaping (inout Value) -> Void
) -> @Sendable (inout Root) -> Void { fatalError() }

/// See ``update(_:_:)``.
@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "change the value directly, as in value.part += 1, or write update(&value) { $0.part += 1 }"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func mutate<Root>(_ root: inout Root, _ change: (inout Root) -> Void) { fatalError() }

/// Write a closure.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { $0 = f($0) }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func toInout<A>(_ function: @escaping (A) -> A) -> @Sendable (inout A) -> Void {
    fatalError()
}

/// A lens of other libraries.
@_documentation(visibility: internal)
public struct LensElsewhere<Root, Part> {
    /// A lens of a part of the part.
    public func appending<New>(path: KeyPath<Part, New>) -> LensElsewhere<Root, New> { fatalError() }
    /// The part.
    public func get(_ root: Root) -> Part { fatalError() }
    /// A copy with another part.
    public func set(_ part: Part, _ root: Root) -> Root { fatalError() }
    /// A function that changes the part.
    public func over(_ change: @escaping (Part) -> Part) -> @Sendable (Root) -> Root { fatalError() }
}

/// See ``get(_:)``, ``set(_:_:)`` and ``over(_:_:)``.
@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "a key path is a lens: write get(\\Root.part), set(\\Root.part, value) or over(\\Root.part) { … }"
)
@_disfavoredOverload
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func Lens<Root, Part>(
    _ path: WritableKeyPath<Root, Part>
) -> LensElsewhere<Root, Part> { fatalError() }
#endif
/// Write `{ $0.reduce(0, +) }`.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { $0.reduce(initial, next) }, for example { $0.reduce(0, +) }")
@_alwaysEmitIntoClient public func fold<A, B>(_ initial: B, _ next: @escaping (B, A) -> B) -> @Sendable ([A]) -> B {
    fatalError()
}

/// Write `{ $0.reduce(0, +) }`.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { $0.reduce(initial, next) }, for example { $0.reduce(0, +) }")
@_alwaysEmitIntoClient public func reduce<A, B>(_ initial: B, _ next: @escaping (B, A) -> B) -> @Sendable ([A]) -> B {
    fatalError()
}

/// Write `{ Dictionary(grouping: $0, by: key) }`.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { Dictionary(grouping: $0, by: key) }")
@_alwaysEmitIntoClient public func groupBy<A, Key: Hashable>(_ key: @escaping (A) -> Key)
    -> @Sendable ([A]) -> [Key: [A]]
{
    fatalError()
}

/// Write `{ $0.sorted { … } }`.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write { $0.sorted { ($0.first, $0.second) < ($1.first, $1.second) } }")
@_alwaysEmitIntoClient public func sorted<A>(
    by first: @escaping (A, A) -> Bool, then second: @escaping (A, A) -> Bool
) -> @Sendable ([A]) -> [A] { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write sorted { ($0.first, $0.second) < ($1.first, $1.second) }")
extension Sequence {
    /// Write `sorted { … }`.
    @_alwaysEmitIntoClient public func sorted(
        by first: (Element, Element) -> Bool, then second: (Element, Element) -> Bool
    ) -> [Element] { fatalError() }
}
#endif
