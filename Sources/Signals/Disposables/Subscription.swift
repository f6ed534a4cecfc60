// @unchecked and `Unmanaged` are sound: all mutable state is atomic. The word in `slot` holds one retain of the
// teardown that it refers to, and the thread that replaces the word takes over that retain.
import Synchronization

/// One run of a signal. Disposing of the subscription stops the signal.
///
/// Releasing a subscription does not stop the signal. Use a ``ScopedDisposable`` to end a subscription with its owner,
/// and a ``CompositeDisposable`` to end many together. The subscription that ``Signal/observe(_:ended:)`` or a
/// similar function returns is disposed of automatically when its signal ends, and then releases everything.
public final class Subscription: Disposable, @unchecked Sendable {
    /// The address of the retained teardown; 0 if there is nothing to stop, 1 after disposal.
    @usableFromInline let slot = Atomic<UInt>(0)
    /// The number of erased signals that have been started in this subscription and, before its creation, in its
    /// parent; see `Trampoline`.
    @usableFromInline let depth: Atomic<Int32>
    @usableFromInline let isCounted: Bool

    /// Makes a subscription for a run that is about to begin.
    @inlinable
    public init() {
        depth = Atomic(0)
        isCounted = LiveSubscriptions.add()
    }

    @inlinable
    init(within parent: Subscription) {
        depth = Atomic(parent.depth.load(ordering: .relaxed))
        isCounted = LiveSubscriptions.add()
    }

    deinit {
        let word = slot.load(ordering: .acquiring)
        if word == 1 { return }
        if isCounted { LiveSubscriptions.remove() }
        if word != 0 { Self.teardown(word).release() }
    }

    @inlinable
    static func teardown(_ word: UInt) -> Unmanaged<Teardown> {
        Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped)
    }

    /// True if the signal has been stopped or has ended. A source that sends in a loop checks this before each value.
    @inlinable
    public var isDisposed: Bool { slot.load(ordering: .acquiring) == 1 }

    /// Stops the signal. A second call, from any thread or from inside the observer, does nothing.
    ///
    /// Once this method has returned, no more values reach the observer on this thread, except a value that an
    /// operator's function was making when the function called this method. The observer receives ``End/interrupted``,
    /// unless the signal had already ended or the observer wanted no more values.
    @_alwaysEmitIntoClient
    public func dispose() {
        // This check avoids an atomic exchange in second calls, which are common: disposal ends the signal, and the end
        // disposes of the subscription again.
        if isDisposed { return }
        let word = slot.exchange(1, ordering: .acquiringAndReleasing)
        if word == 1 { return }
        if isCounted { LiveSubscriptions.remove() }
        if word != 0 {
            let teardown = Self.teardown(word)
            teardown._withUnsafeGuaranteedRef { $0() }
            teardown.release()
        }
    }

    /// Adds a teardown, which is called once, at disposal or at the end of the signal. If either has already happened,
    /// the teardown is called immediately.
    @_alwaysEmitIntoClient
    public func onDispose(_ teardown: Teardown) { install(.passRetained(teardown)) }

    /// Adds a teardown and takes over the caller's retain.
    @inlinable
    func install(_ teardown: Unmanaged<Teardown>) {
        let word = UInt(bitPattern: teardown.toOpaque())
        let (exchanged, original) = slot.compareExchange(expected: 0, desired: word, ordering: .acquiringAndReleasing)
        if !exchanged { addToOccupied(original, teardown.takeRetainedValue()) }
    }

    /// Adds a closure, which is called once, at disposal or at the end of the signal. If either has already happened,
    /// the closure is called immediately.
    @_alwaysEmitIntoClient
    public func onDispose(_ body: @escaping @Sendable () -> Void) {
        onDispose(Teardown(body))
    }

    /// Adds a teardown to a subscription that was not empty: lists it before the others, or calls it if the
    /// subscription has been disposed of.
    @usableFromInline
    func addToOccupied(_ seen: UInt, _ teardown: Teardown) {
        let list = TeardownList(teardown)
        let held = Unmanaged.passRetained(list)
        let word = UInt(bitPattern: held.toOpaque())
        var current = seen
        while current != 1 {
            // Only the address of the current teardown is used, because another thread may release the teardown before
            // the exchange. If the exchange succeeds, the list takes over the slot's retain of the teardown at this
            // address, even if a different teardown has been allocated there in the meantime.
            list.rest = current == 0 ? nil : Self.teardown(current)
            let (exchanged, original) = slot.compareExchange(
                expected: current, desired: word, ordering: .acquiringAndReleasing)
            if exchanged { return }
            current = original
        }
        list.rest = nil
        held.release()
        teardown()
    }

    /// Returns a subscription that ends with this subscription, for signals that run one after another, with
    /// ``restart()`` between runs.
    @inlinable
    func child() -> Subscription {
        let child = Subscription(within: self)
        onDispose(SubscriptionTeardown(child))
        return child
    }

    /// Runs the teardowns of a source that has ended, so another source can run. The user's closures must not be
    /// among the teardowns: call this only on a subscription that you have made.
    @usableFromInline
    func restart() {
        var current = slot.load(ordering: .acquiring)
        while current > 1 {
            let (exchanged, original) = slot.compareExchange(
                expected: current, desired: 0, ordering: .acquiringAndReleasing)
            if exchanged {
                let teardown = Self.teardown(current)
                teardown._withUnsafeGuaranteedRef { $0() }
                return teardown.release()
            }
            current = original
        }
    }
}

@usableFromInline
final class SubscriptionTeardown: Teardown, @unchecked Sendable {
    @usableFromInline let subscription: Subscription

    @inlinable
    init(_ subscription: Subscription) {
        self.subscription = subscription
        super.init { teardown, _ in
            unsafeDowncast(teardown, to: SubscriptionTeardown.self).subscription.dispose()
        }
    }
}

/// Several teardowns of one subscription, the newest first.
private final class TeardownList: Teardown, @unchecked Sendable {
    let first: Teardown
    /// The older teardowns, with one retain. This property changes only before the list is in a subscription, and in
    /// `deinit`.
    var rest: Unmanaged<Teardown>?

    init(_ first: Teardown) {
        self.first = first
        super.init { list, _ in
            // A loop instead of recursion, so calling a long list of teardowns does not overflow the stack.
            var node: Teardown? = list
            while let list = node as? TeardownList {
                list.first()
                node = list.rest?.takeUnretainedValue()
            }
            node?()
        }
    }

    // A loop instead of recursion, so releasing a long list does not overflow the stack. The loop may take the lists in
    // `rest` apart, because only this list refers to them.
    deinit {
        var next = rest
        while let node = next?.takeRetainedValue() {
            let list = node as? TeardownList
            next = list?.rest
            list?.rest = nil
        }
    }
}
