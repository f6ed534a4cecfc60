/// The objects that a node held. Releasing them may release the next node, and so on.
///
/// Chains are linked by their sources *and* by closures that captured a node. Nodes in closures cannot be found from
/// outside, so a loop over the sources is not enough. Instead, every thread counts how deeply its releases are nested;
/// beyond a certain depth, it stores the remains for the outermost release. So releasing a chain never uses more stack
/// than that many releases, no matter how long or how nested the chain is.
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
