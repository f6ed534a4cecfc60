// @unchecked (by Teardown) and `@exclusivity(unchecked)`: `core` is touched only by the thread that owns `state`; every
// owner takes it with acquire and gives it back with release ordering.
import Synchronization

/// What happens one step at a time.
@usableFromInline
protocol SerialCore: SendableMetatype {
    /// A step that had to wait.
    associatedtype Command: Sendable
    /// Takes a step.
    /// - Returns: whether this was the last: the core has ended.
    mutating func handle(_ command: consuming Command) -> Bool
    /// Is disposed of from outside; the last step.
    mutating func interrupt()
}

/// Makes steps from any thread one after another without ever waiting: whoever finds it idle takes the step at once, and
/// whoever finds it busy leaves the step behind in a queue, for the busy one to take. That also makes a step from within a
/// step come after it. No lock is held during a step.
@usableFromInline
final class Serial<Core: SerialCore>: Teardown, @unchecked Sendable {
    /// 0: idle. Otherwise busy, with the number of calls that came meanwhile on top of the owner's one.
    @usableFromInline let state = Atomic<Int>(0)
    /// Whether the core has ended or has been disposed of.
    @usableFromInline let closed = Atomic<Bool>(false)
    @usableFromInline let waiting = Guarded<[Core.Command]>([])
    @exclusivity(unchecked) @usableFromInline var hasEnded = false
    @exclusivity(unchecked) @usableFromInline var core: Core

    @inlinable
    init(_ core: consuming Core) {
        self.core = core
        super.init(stop: { serial in unsafeDowncast(serial, to: Serial<Core>.self).interrupt() })
    }

    /// Whether there is no use in sending any more.
    @inlinable
    var isClosed: Bool { closed.load(ordering: .relaxed) }

    /// Takes a step now, or leaves it behind as a command.
    ///
    /// - Parameters:
    ///   - step: what to do now; returns whether the core has ended.
    ///   - command: the same, to be done later; made only if need be.
    /// - Returns: whether more is wanted.
    @inlinable
    @inline(__always)
    func perform(_ step: (inout Core) -> Bool, orLater command: @autoclosure () -> Core.Command) -> Demand {
        if isClosed { return .enough }
        guard state.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged else {
            return later(command())
        }
        // Whoever closed it may have been waiting for the end of a step that was taken before this one.
        if !isClosed, step(&core) {
            hasEnded = true
            closed.store(true, ordering: .relaxed)
        }
        if !state.compareExchange(expected: 1, desired: 0, ordering: .releasing).exchanged { drain(1) }
        return isClosed ? .enough : .more
    }

    /// Takes a step that is worth no fast lane.
    @inlinable
    @discardableResult
    func send(_ command: Core.Command) -> Demand {
        perform({ $0.handle(command) }, orLater: command)
    }

    @inlinable
    func later(_ command: consuming Core.Command) -> Demand {
        waiting.append(command)
        if state.add(1, ordering: .acquiringAndReleasing).oldValue == 0 { drain(1) }
        return isClosed ? .enough : .more
    }

    /// Leaves a step behind without taking any.
    ///
    /// - Returns: whether it was idle: then it is busy now, and the caller owes a call of `drain`.
    @usableFromInline
    func leave(_ command: Core.Command) -> Bool {
        waiting.append(command)
        return state.add(1, ordering: .acquiringAndReleasing).oldValue == 0
    }

    /// Ends the core from outside.
    @inlinable
    func interrupt() {
        if closed.exchange(true, ordering: .acquiringAndReleasing) { return }
        if state.add(1, ordering: .acquiringAndReleasing).oldValue == 0 { drain(1) }
    }

    /// Takes the steps that were left behind, until there are none, and gives up ownership.
    @inlinable
    @inline(never)
    func drain(_ initially: Int) {
        var seen = initially
        repeat {
            seen = state.load(ordering: .acquiring)
            var index = 0
            let batch = waiting.takeAll()
            while !isClosed, index < batch.count {
                if core.handle(batch[index]) {
                    hasEnded = true
                    closed.store(true, ordering: .relaxed)
                }
                index += 1
            }
            if isClosed, !hasEnded {
                hasEnded = true
                core.interrupt()
            }
        } while state.subtract(seen, ordering: .acquiringAndReleasing).newValue != 0
    }
}
