/// A value and the simpler values to try in its place, each with simpler values of its own: a rose tree that is built
/// lazily. If a value was made from other generated values, the tree simplifies those values.
struct ShrinkTree<Value> {
    let value: Value
    /// The trees of the simpler values, the simplest first. Read them only after the value has been tried, because a
    /// generated function records its arguments only when it is called.
    let shrinks: () -> AnySequence<ShrinkTree<Value>>

    init(_ value: Value, shrinks: @escaping () -> AnySequence<ShrinkTree<Value>> = { AnySequence(EmptyCollection()) }) {
        self.value = value
        self.shrinks = shrinks
    }

    static func unfold(_ value: Value, _ rule: @escaping (Value) -> [Value]) -> ShrinkTree {
        ShrinkTree(value) { AnySequence(rule(value).lazy.map { unfold($0, rule) }) }
    }

    func map<Other>(_ transform: @escaping (Value) -> Other) -> ShrinkTree<Other> {
        ShrinkTree<Other>(transform(value)) { [shrinks] in AnySequence(shrinks().lazy.map { $0.map(transform) }) }
    }

    /// Returns the tree of a value that is made from this one. The tree shrinks this value first, and then the value
    /// that was made from it.
    func flatMap<Other>(_ transform: @escaping (Value) -> ShrinkTree<Other>) -> ShrinkTree<Other> {
        let made = transform(value)
        return ShrinkTree<Other>(made.value) { [shrinks] in
            AnySequence(
                [AnySequence(shrinks().lazy.map { $0.flatMap(transform) }), made.shrinks()].lazy.joined())
        }
    }

    func pruned(_ condition: @escaping (Value) -> Bool) -> ShrinkTree {
        ShrinkTree(value) { [shrinks] in
            AnySequence(shrinks().lazy.filter { condition($0.value) }.map { $0.pruned(condition) })
        }
    }

    static func pair<First, Second>(_ first: ShrinkTree<First>, _ second: ShrinkTree<Second>) -> ShrinkTree
    where Value == (First, Second) {
        ShrinkTree((first.value, second.value)) {
            AnySequence(
                [
                    AnySequence(first.shrinks().lazy.map { pair($0, second) }),
                    AnySequence(second.shrinks().lazy.map { pair(first, $0) }),
                ].lazy.joined())
        }
    }

    /// Makes the tree of an array with a minimum number of elements. First all removable elements are removed, then
    /// half as many, and so on down to one; after that, the elements shrink.
    static func row<Element>(_ elements: [ShrinkTree<Element>], atLeast minimum: Int) -> ShrinkTree
    where Value == [Element] {
        ShrinkTree(elements.map(\.value)) {
            AnySequence([shorter(elements, atLeast: minimum), inside(elements, atLeast: minimum)].lazy.joined())
        }
    }

    private static func shorter<Element>(
        _ elements: [ShrinkTree<Element>], atLeast minimum: Int
    ) -> AnySequence<ShrinkTree> where Value == [Element] {
        let removable = elements.count - minimum
        guard removable > 0 else { return AnySequence(EmptyCollection()) }
        let sizes = sequence(first: removable) { $0 > 1 ? $0 / 2 : nil }
        return AnySequence(
            sizes.lazy.flatMap { size in
                stride(from: 0, through: elements.count - size, by: size).lazy.map { start in
                    row(Array(elements[..<start] + elements[(start + size)...]), atLeast: minimum)
                }
            })
    }

    private static func inside<Element>(
        _ elements: [ShrinkTree<Element>], atLeast minimum: Int
    ) -> AnySequence<ShrinkTree> where Value == [Element] {
        AnySequence(
            elements.indices.lazy.flatMap { index in
                elements[index].shrinks().lazy.map { simpler in
                    var copy = elements
                    copy[index] = simpler
                    return row(copy, atLeast: minimum)
                }
            })
    }
}
