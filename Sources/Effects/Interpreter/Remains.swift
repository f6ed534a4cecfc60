/// The objects that a dying node held: releasing it may release the next node, and that one the next.
///
/// Chains hang together by their sources *and* by closures that captured a node, and the second kind cannot be seen
/// from outside, so a loop over the sources does not do. Instead every thread counts how deeply its releases are
/// nested, and from a certain depth on puts the remains aside for the outermost release to finish. So dropping a chain
/// never needs more stack than that many releases, however long it is and whichever way it is nested.
struct Remains {
    let source: Node?
    let body: Node.Body

    /// The depth to which releases may be nested: few enough for any stack, enough to make putting aside rare.
    static let limit = 32

    /// A thread's releases in progress, and the nodes that it may have again.
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
