#if hasFeature(Embedded)
// @unchecked is sound: Embedded WebAssembly has only one thread.

@usableFromInline
package final class Guarded<State: Sendable>: @unchecked Sendable {
    @usableFromInline var state: State

    @inlinable
    package init(_ state: State) { self.state = state }

    @inlinable
    package func withLock<Result, E: Error>(_ body: (inout State) throws(E) -> Result) throws(E) -> Result {
        try body(&state)
    }
}
#else
import Synchronization

/// A value that any thread may read or change under a lock, which is held only during the access.
@usableFromInline
package struct Guarded<State: Sendable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<State>

    @inlinable
    package init(_ state: State) { mutex = Mutex(state) }

    @inlinable
    package func withLock<Result: Sendable, E: Error>(_ body: (inout State) throws(E) -> Result) throws(E) -> Result {
        try mutex.withLock { (state: inout sending State) throws(E) -> sending Result in try body(&state) }
    }
}
#endif

extension Guarded {
    @inlinable
    borrowing func append<Element>(_ element: consuming Element) where State == [Element] {
        let element = element
        withLock { $0.append(element) }
    }

    @inlinable
    borrowing func takeAll<Element>() -> [Element] where State == [Element] {
        withLock { state in
            let all = state
            state = []
            return all
        }
    }
}
