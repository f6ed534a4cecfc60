/// A free list: nodes that a thread no longer needs, kept for its next steps.
///
/// A step usually makes a node for the next step, and that node is no longer needed when the next step has run.
/// Refilling a node costs less than freeing it and allocating another one.
struct FreeNodes {
    /// A small number, because a step usually makes one or two nodes.
    private static let limit = 16

    private let nodes = UnsafeMutablePointer<Unmanaged<Node>>.allocate(capacity: FreeNodes.limit)
    private var count = 0

    @inline(__always)
    mutating func take() -> Node? {
        guard count > 0 else { return nil }
        count -= 1
        return nodes[count].takeRetainedValue()
    }

    /// Keeps an empty node that has no other owner, if there is space.
    @inline(__always)
    mutating func keep(_ node: consuming Node) {
        guard count < Self.limit else { return }
        (nodes + count).initialize(to: .passRetained(node))
        count += 1
    }

    func destroy() {
        for index in 0..<count { nodes[index].release() }
        nodes.deallocate()
    }
}

extension Node {
    /// Keeps a node for another step. The node must have no other owner, and its body must have been taken.
    @inline(__always)
    static func recycle(_ node: consuming Node) {
        let drops = ThreadLocal.drops
        if var source = node.takeSource(), isKnownUniquelyReferenced(&source), !source.holdsSomething {
            drops.pointee.freeNodes.keep(source)
        }
        drops.pointee.freeNodes.keep(node)
    }
}

// MARK: - Making nodes

extension Node {
    /// Makes a node that calls a function after another node, if that node ends with one of the given exits.
    @inlinable
    @inline(__always)
    static func calling(after source: Node, on exits: Exits, _ held: Held, _ call: @escaping Call) -> Node {
        let node = filled(with: .call(call, held))
        withUnsafeMutablePointer(to: &node.source) { $0.initialize(to: source) }
        node.exits = exits
        return node
    }

    /// Makes a node that has no source and calls a function.
    @inlinable
    @inline(__always)
    static func calling(_ held: Held, _ call: @escaping Call) -> Node {
        filled(with: .call(call, held))
    }

    /// Makes a node that has no source and awaits a function, unless the run has been cancelled.
    @inlinable
    @inline(__always)
    static func awaiting(_ held: Held, _ call: @escaping AsyncCall) -> Node {
        filled(with: .await(call, held))
    }

    /// Makes a node that is only a value, stored as its bits.
    @inlinable
    @inline(__always)
    static func plain(_ bits: UInt) -> Node {
        let node = empty()
        node.fill(with: .plain(bits))
        return node
    }

    @inlinable
    @inline(__always)
    static func filled(with body: Body) -> Node {
        let node = empty()
        node.fill(with: body)
        node.holdsSomething = true
        return node
    }

    /// Sets the body of an empty node. An assignment would also release the old body, which is empty.
    @inlinable
    @inline(__always)
    func fill(with body: Body) {
        withUnsafeMutablePointer(to: &self.body) { $0.initialize(to: body) }
    }

    /// Returns a node with neither source nor body: one from this thread's free list, or a new one.
    @usableFromInline
    static func empty() -> Node {
        ThreadLocal.drops.pointee.freeNodes.take() ?? Node()
    }
}
