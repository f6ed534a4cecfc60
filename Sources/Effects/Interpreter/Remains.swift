/// The objects that a node held. Releasing them may release the next node, and so on.
///
/// Nodes are linked by their sources *and* by closures that captured them. A loop over the sources cannot reach the
/// captured nodes. So every thread counts how deeply its releases are nested; at a certain depth, it stores the remains
/// for the outermost release. Releases are never nested more deeply than that, no matter how long or nested the chain
/// is.
struct Remains {
    let source: Node?
    let body: Node.Body

    /// The maximum depth of nested releases: small enough for any stack, and large enough that storing remains is rare.
    static let limit = 32

    struct Drops {
        var depth = 0
        var waiting: [Remains] = []
        var freeNodes = FreeNodes()
    }

    /// Ends a release, which may be nested in others. The outermost release also releases the stored remains.
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
