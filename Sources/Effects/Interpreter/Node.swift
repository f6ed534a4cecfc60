/// The ways in which a piece of work can end, as a set, so that a node can name the ones it waits for.
@frozen
@usableFromInline
struct Exits: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable static var success: Exits { Exits(rawValue: 1) }
    @inlinable static var failure: Exits { Exits(rawValue: 2) }
    @inlinable static var cancelled: Exits { Exits(rawValue: 4) }
    @inlinable static var any: Exits { Exits(rawValue: 7) }
    /// No exit, but the mark of a node that is nothing but a value.
    @inlinable static var plain: Exits { Exits(rawValue: 128) }
}

/// One step of a program, written down instead of performed: `IO` and `LazyTask` are typed handles on a node.
///
/// A node has a source or it has none. Without a source its step runs at once; with one, the step runs after the source,
/// if the source ends in one of the `exits`. The step finds the source's value in the machine, and either leaves a new
/// value there and returns `nil`, or returns the node to go on with. So a chain of binds is data that a loop walks
/// through: its depth costs heap and never stack.
///
/// Unchecked `Sendable` is sound: nodes never change before `deinit`, where nobody else holds them any more, and what
/// their steps capture is `@Sendable` in every public operation (nodes made during a run stay in that run).
@usableFromInline
final class Node: @unchecked Sendable {
    @usableFromInline typealias Step = (Machine) -> Node?

    private(set) var source: Node?
    private(set) var step: Step
    /// The bits of the value of a plain node, which needs no step.
    let plain: UInt
    let exits: Exits

    /// A node that runs its step at once.
    @usableFromInline
    init(_ step: @escaping Step) {
        self.source = nil
        self.step = step
        self.plain = 0
        self.exits = []
    }

    /// A node that runs its step after another node, if that one ends in one of the exits.
    @usableFromInline
    init(after source: Node, on exits: Exits, _ step: @escaping Step) {
        self.source = source
        self.step = step
        self.plain = 0
        self.exits = exits
    }

    /// A node that is nothing but a value, given as its bits.
    @usableFromInline
    init(plain: UInt) {
        self.source = nil
        self.step = Node.nothing
        self.plain = plain
        self.exits = .plain
    }

    deinit {
        if exits == .plain { return }
        let remains = Remains(source: source, step: step)
        source = nil
        step = Node.nothing
        Remains.drop(remains)
    }

    @inline(__always)
    private static var nothing: Step { { _ in nil } }
}
