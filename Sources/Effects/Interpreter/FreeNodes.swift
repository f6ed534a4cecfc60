/// A free list: the empty nodes that a thread keeps for its next steps.
///
/// Refilling a node costs less than freeing it and allocating another one.
struct FreeNodes {
    /// The maximum length of the list: small, because a step usually makes only one or two nodes.
    private static let limit = 16

    private let nodes = UnsafeMutablePointer<Unmanaged<Node>>.allocate(capacity: FreeNodes.limit)
    private var count = 0

    @inline(__always)
    mutating func take() -> Node? {
        guard count > 0 else { return nil }
        count -= 1
        return nodes[count].takeRetainedValue()
    }

    /// Adds a node to the list, unless the list is full. The node must be empty and have no other owner.
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
    /// Adds the node to the free list, and its source, too, if the source is empty and has no other owner. The node
    /// itself must have no other owner, and its body must have been taken.
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
    @inlinable
    @inline(__always)
    static func calling(after source: Node, on exits: Exits, _ held: Held, _ call: @escaping Call) -> Node {
        let node = filled(with: .call(call, held))
        withUnsafeMutablePointer(to: &node.source) { $0.initialize(to: source) }
        node.exits = exits
        return node
    }

    @inlinable
    @inline(__always)
    static func calling(_ held: Held, _ call: @escaping Call) -> Node {
        filled(with: .call(call, held))
    }

    @inlinable
    @inline(__always)
    static func awaiting(_ held: Held, _ call: @escaping AsyncCall) -> Node {
        filled(with: .await(call, held))
    }

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

    /// Sets the body without releasing the old one, which must be empty. An assignment would spend time on releasing
    /// the old body.
    @inlinable
    @inline(__always)
    func fill(with body: Body) {
        withUnsafeMutablePointer(to: &self.body) { $0.initialize(to: body) }
    }

    @usableFromInline
    static func empty() -> Node {
        ThreadLocal.drops.pointee.freeNodes.take() ?? Node()
    }
}
