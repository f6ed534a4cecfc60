// @unchecked is sound: a lock guards the state. `parent` is set only once, and this graph keeps the parent alive.
import Synchronization

/// The lock of properties that depend on one another, and the number of their latest change.
///
/// A property that is not derived begins with its own graph. The graphs of a derived property's inputs are united
/// permanently.
///
/// The lock is held only while nodes are read or written. It is never held while a user's code runs, or while a value
/// or a node is released, because the release may run a user's code. Two graphs' locks are held together only to unite
/// the graphs.
final class PropertyGraph: @unchecked Sendable {
    struct State: Sendable {
        /// The number of the latest change. When two graphs are united, the larger number is kept, so the versions that
        /// a node stores never decrease.
        var version = 0
        /// The number of the latest look at the nodes; ``PropertyUpdate`` explains looks.
        var looks = 0
        var size = 1
    }

    private let state = Guarded(State())
    private let parent = Atomic<Unmanaged<PropertyGraph>?>(nil)

    deinit { parent.load(ordering: .relaxed)?.release() }

    /// The graph whose lock is used. By the time the caller uses this graph, it may have become a part of another
    /// graph.
    private var root: PropertyGraph {
        var root = self
        while let next = root.parent.load(ordering: .acquiring) { root = next.takeUnretainedValue() }
        return root
    }

    @inline(__always)
    func locked<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        var graph = root
        while true {
            let result: Result? = graph.state.withLock { state in
                graph.parent.load(ordering: .relaxed) == nil ? body(&state) : nil
            }
            if let result { return result }
            graph = graph.root
        }
    }

    static func unite(_ first: PropertyGraph, _ second: PropertyGraph) {
        while true {
            let (one, other) = (first.root, second.root)
            if one === other { return }
            // Threads that unite the same two graphs must take the locks in the same order; otherwise they could
            // deadlock.
            let (lower, upper) = ObjectIdentifier(one) < ObjectIdentifier(other) ? (one, other) : (other, one)
            let areOne = lower.state.withLock { state in
                upper.state.withLock { upperState in
                    guard lower.isRoot, upper.isRoot else { return false }
                    let sum = State(
                        version: max(state.version, upperState.version), looks: max(state.looks, upperState.looks),
                        size: state.size + upperState.size)
                    if state.size >= upperState.size {
                        state = sum
                        upper.parent.store(.passRetained(lower), ordering: .releasing)
                    } else {
                        upperState = sum
                        lower.parent.store(.passRetained(upper), ordering: .releasing)
                    }
                    return true
                }
            }
            if areOne { return }
        }
    }

    private var isRoot: Bool { parent.load(ordering: .relaxed) == nil }
}
