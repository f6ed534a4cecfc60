/// The objects that a node held: their release may release the next node, and so on.
///
/// Chains are linked by their sources *and* by closures that captured a node. Nodes in closures cannot be found from
/// outside, so a loop over the sources is not enough. Instead every thread counts how deeply its releases are nested,
/// and beyond a certain depth stores the remains for the outermost release. So the release of a chain never needs more
/// stack than that many releases, for any length and nesting of the chain.
struct Remains {
    let source: Node?
    let body: Node.Body

    /// The depth to which releases may be nested: small enough for any stack, and large enough that deferring is rare.
    static let limit = 32

    /// A thread's releases in progress, and its free nodes.
    struct Drops {
        var depth = 0
        var waiting: [Remains] = []
        var freeNodes = FreeNodes()
    }

    /// Ends a release; the outermost one finishes the deferred work.
    @inline(__always)
    static func end(_ drops: UnsafeMutablePointer<Drops>) {
        if drops.pointee.depth == 1, !drops.pointee.waiting.isEmpty {
            finish(drops)
        }
        drops.pointee.depth -= 1
    }

    @inline(never)
    private static func finish(_ drops: UnsafeMutablePointer<Drops>) {
        while let remains = drops.pointee.waiting.popLast() {
            release(remains)
        }
        drops.pointee.waiting = []
    }

    @inline(__always)
    private static func release(_ remains: consuming Remains) {}
}
