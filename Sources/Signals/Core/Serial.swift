// @unchecked (inherited from `Teardown`) and `@exclusivity(unchecked)` are sound: only the thread that owns `state`
// accesses `core`. Every owner takes ownership with acquire ordering and gives it up with release ordering.
// `StackBoundary` makes an exception and explains it.
import Synchronization

/// The part of a `Serial` that does the work of each step.
@usableFromInline
protocol SerialCore: SendableMetatype {
    associatedtype Command: Sendable
    /// Runs a command as a step. Returns true if this was the last step, because the core has ended.
    mutating func handle(_ command: Command) -> Bool
    /// Ends the core at disposal. This is the last step.
    mutating func interrupt()
    /// Drops a command. The owner calls this instead of `handle` if the command's turn comes after the core has ended
    /// or been disposed of.
    mutating func drop(_ command: Command)
}

extension SerialCore {
    @inlinable
    @inline(__always)
    mutating func drop(_ command: Command) {}
}

/// Runs steps one at a time without blocking: a thread that finds the serial idle becomes the owner and runs its step
/// immediately. Any other step, even one that the owner's thread requests, is enqueued for the owner. So a step that is
/// requested during another step runs after that step. No lock is held during a step.
///
/// **Why it is sound.** `state` counts the calls that have not been handled. The thread that raises it from 0 is the
/// owner until it is 0 again. Only the owner accesses `core` and `hasEnded`, except in `StackBoundary`.
///
/// - *An owner sees the writes of the previous owner*: an owner lowers `state` to 0 with release ordering, and the next
///   owner raises it from 0 with acquire ordering.
/// - *No step is lost*: a command is enqueued before it is counted, and the owner reads the count, with acquire
///   ordering, before it takes the queue. So each command that the owner has counted is in a batch that it took. A
///   command that the owner has not counted yet keeps `state` above 0 when the owner subtracts the number that it has
///   counted, so the owner starts another round. A batch may hold commands that are counted only in the next round,
///   whose batch is then smaller.
/// - *A failed exchange from 1 to 0* need not order anything: `drain`, which follows, reads `state` with acquire
///   ordering.
/// - *Senders may read `closed` with relaxed ordering*: a thread that does not see the change yet enqueues a command,
///   which the owner drops, or runs a step that was on its way when disposal began. The owner sees its own writes, and
///   the write by ``interrupt()``, which precedes the count of that call. Once `closed` is set, steps may be skipped:
///   either the core has ended, or its disposal has begun.
/// - *The core ends once*: only the owner accesses `hasEnded`, which is set by a step or, after a disposal, by `drain`.
@usableFromInline
class Serial<Core: SerialCore>: Teardown, @unchecked Sendable {
    /// The number of calls that have not been handled, including the owner's own; 0 if the serial is idle.
    @usableFromInline final let state = Atomic<Int32>(0)
    /// True if the core has ended or has been disposed of.
    @usableFromInline final let closed = Atomic<Bool>(false)
    @exclusivity(unchecked) @usableFromInline final var hasEnded = false
    @usableFromInline final let waiting = Guarded<[Core.Command]>([])
    @exclusivity(unchecked) @usableFromInline final var core: Core

    @inlinable
    convenience init(_ core: consuming Core) {
        self.init(core) { serial, _ in
            unsafeDowncast(serial, to: Serial<Core>.self).interrupt()
        }
    }

    @inlinable
    init(_ core: consuming Core, body: @escaping @Sendable (Teardown, UnsafeRawPointer?) -> Void) {
        self.core = core
        super.init(body: body)
    }

    @inlinable
    final var isClosed: Bool { closed.load(ordering: .relaxed) }

    /// Runs a step now or, if another one is running, enqueues the same step as a command. Does neither if the serial
    /// is closed. The step returns true if the core has ended. The result is ``Demand/more`` unless the core has ended
    /// or has been disposed of.
    @inlinable
    @inline(__always)
    final func perform(_ step: (inout Core) -> Bool, orLater command: @autoclosure () -> Core.Command) -> Demand {
        if isClosed { return .enough }
        guard own() else { return later(command()) }
        stepAsOwner(step)
        return isClosed ? .enough : .more
    }

    /// Makes this thread the owner if the serial is idle. Returns true in this case; the thread must then call
    /// `stepAsOwner`.
    @inlinable
    @inline(__always)
    final func own() -> Bool { state.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged }

    /// Runs a step and the steps that were enqueued meanwhile, then gives up ownership.
    @inlinable
    @inline(__always)
    final func stepAsOwner(_ step: (inout Core) -> Bool) {
        // The serial may have been closed since `perform` checked this.
        if !isClosed, step(&core) {
            hasEnded = true
            closed.store(true, ordering: .relaxed)
        }
        if !state.compareExchange(expected: 1, desired: 0, ordering: .releasing).exchanged { drain() }
    }

    /// Runs a command as a step, now or later. Use this for a step that needs no inlined fast path.
    @inlinable
    @discardableResult
    final func send(_ command: Core.Command) -> Demand {
        perform({ $0.handle(command) }, orLater: command)
    }

    @inlinable
    final func later(_ command: consuming Core.Command) -> Demand {
        waiting.append(command)
        if state.add(1, ordering: .acquiringAndReleasing).oldValue == 0 { drain() }
        return isClosed ? .enough : .more
    }

    /// Enqueues a command without running it. Returns true if this thread has become the owner; then it must call
    /// `drain`.
    @usableFromInline
    final func enqueue(_ command: Core.Command) -> Bool {
        waiting.append(command)
        return state.add(1, ordering: .acquiringAndReleasing).oldValue == 0
    }

    @inlinable
    final func interrupt() {
        if close() { settle() }
    }

    /// Stops accepting steps. Returns true if steps were accepted before: then the core still needs an end, usually
    /// from `settle`.
    @inlinable
    final func close() -> Bool { !closed.exchange(true, ordering: .acquiringAndReleasing) }

    /// Ends the core after `close()`, unless the core has already ended.
    @inlinable
    final func settle() {
        if state.add(1, ordering: .acquiringAndReleasing).oldValue == 0 { drain() }
    }

    /// Runs the enqueued steps until there are none, then gives up ownership. Only the owner calls this method.
    @inlinable
    @inline(never)
    final func drain() {
        var counted: Int32 = 0
        var left: Int32 = 0
        repeat {
            // The count must be read before the queue is taken; otherwise a step could be lost (see above).
            counted = state.load(ordering: .acquiring)
            assert(counted > 0, "Serial: drained without being the owner")
            var index = 0
            let batch = waiting.takeAll()
            while index < batch.count {
                if isClosed {
                    core.drop(batch[index])
                } else if core.handle(batch[index]) {
                    hasEnded = true
                    closed.store(true, ordering: .relaxed)
                }
                index += 1
            }
            if isClosed, !hasEnded {
                hasEnded = true
                core.interrupt()
            }
            left = state.subtract(counted, ordering: .acquiringAndReleasing).newValue
            assert(left >= 0, "Serial: handled more calls than there were")
        } while left != 0
    }
}

/// A serial whose sources stop at the moment of disposal, even during a step, and not only after the step.
@usableFromInline
final class OwningSerial<Core: SerialCore>: Serial<Core>, @unchecked Sendable {
    @usableFromInline let own: Subscription

    @inlinable
    init(_ core: consuming Core, _ own: Subscription) {
        self.own = own
        super.init(core) { serial, _ in
            let serial = unsafeDowncast(serial, to: OwningSerial<Core>.self)
            // The serial is closed first, so that it rejects everything that a source sends while it is being stopped.
            let owesTheEnd = serial.close()
            serial.own.dispose()
            if owesTheEnd { serial.settle() }
        }
    }
}
