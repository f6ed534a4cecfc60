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
}

/// One step of a program, stored until a run performs it. `IO` and `LazyTask` are typed wrappers around a node.
///
/// A node with a source runs after the source, if the source ends with one of the `exits`. The node's step finds the
/// source's result in the machine. The step leaves its own result there and returns `nil`, or returns the node to
/// continue with. So a chain of binds is data that a loop iterates over: a long chain uses the heap and never the
/// stack.
///
/// Unchecked `Sendable` is sound: a node changes only while it has a single owner, and the functions that public
/// operations pass to nodes are `@Sendable`. Nodes that a run makes stay in that run.
@usableFromInline
final class Node: @unchecked Sendable {
    @usableFromInline typealias Step = (Machine) -> Node?
    @usableFromInline typealias Work = (Machine) async -> Void
    /// A step that captures nothing, so it needs no memory. The function that it calls is stored in the node and passed
    /// to the step.
    @usableFromInline typealias Call = (Machine, Held) -> Node?
    /// Work that captures nothing. The work runs on the caller's executor, because switching to another executor and
    /// back is slow.
    @usableFromInline typealias AsyncCall = nonisolated(nonsending) (Machine, Held) async -> Void

    @frozen
    @usableFromInline
    enum Body {
        case step(Step)
        /// Work that puts its exit, and its value or error, into the machine.
        case work(Work)
        case call(Call, Held)
        case await(AsyncCall, Held)
        /// The bits of a small value; such a node needs no closure.
        case plain(UInt)
    }

    @exclusivity(unchecked) @usableFromInline var source: Node?
    @exclusivity(unchecked) @usableFromInline var body: Body
    @exclusivity(unchecked) @usableFromInline var exits: Exits
    /// True if the node has anything to release. The flag is stored, because computing it from the body would retain
    /// the body.
    @exclusivity(unchecked) @usableFromInline var holdsSomething: Bool

    // The next three initializers are inlinable, so that the optimizer can move their arguments into the node without
    // another retain.

    @inlinable
    init(_ step: @escaping Step) {
        self.source = nil
        self.body = .step(step)
        self.exits = []
        self.holdsSomething = true
    }

    @inlinable
    init(after source: Node, on exits: Exits, _ step: @escaping Step) {
        self.source = source
        self.body = .step(step)
        self.exits = exits
        self.holdsSomething = true
    }

    @inlinable
    init(awaiting work: @escaping Work) {
        self.source = nil
        self.body = .work(work)
        self.exits = []
        self.holdsSomething = true
    }

    init() {
        self.source = nil
        self.body = .plain(0)
        self.exits = []
        self.holdsSomething = false
    }

    deinit {
        guard holdsSomething else { return }
        let drops = ThreadLocal.drops
        guard drops.pointee.depth < Remains.limit else {
            drops.pointee.waiting.append(Remains(source: source, body: body))
            return
        }
        drops.pointee.depth += 1
        // The source and the body are released in place, because copying them out first would cost another retain.
        source = nil
        body = .plain(0)
        Remains.end(drops)
    }
}

extension Node {
    /// Moves the body out. The node must have no other owner.
    @inline(__always)
    func takeBody() -> Body {
        holdsSomething = source != nil
        return moved(out: &body, leaving: .plain(0))
    }

    /// Moves the source out. The node must have no other owner, and its body must have been taken.
    @inline(__always)
    func takeSource() -> Node? {
        holdsSomething = false
        return moved(out: &source, leaving: nil)
    }
}

/// Moves a value out of a property and stores `rest` there. Without this function, the compiler would copy the value
/// and retain the copy.
@inline(__always)
private func moved<Value>(out place: inout Value, leaving rest: Value) -> Value {
    withUnsafeMutablePointer(to: &place) { place in
        let value = place.move()
        place.initialize(to: rest)
        return value
    }
}
