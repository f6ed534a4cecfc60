// @unchecked and `@exclusivity(unchecked)` are sound: a box's content does not change as long as a reference to the box
// exists.
import Synchronization

/// A signal whose type is hidden, for stored properties, for arrays of different signals, and for chains built in a
/// loop.
///
/// The compiler cannot combine the operators before and after a hidden signal into one loop: each event passes through
/// a function pointer.
///
/// A chain of hidden signals, however long, runs on a stack of bounded size. When little of the stack is left, usually
/// less than 256 KB, the chain defers work until there is room. A chain of 32 or more hidden signals that is observed
/// with so little stack left may behave differently: an operator such as `race` or `merge` may observe its signals in a
/// different order, and an operator such as `take(until:)` or `flatMap(.latest)` may miss values of a signal whose
/// start was deferred.
public struct AnySignal<Value: Sendable, Failure: Error>: Signal {
    @usableFromInline let box: AnySignalBox<Value, Failure>

    /// Hides the type of a signal.
    @inlinable
    public init<S: Signal<Value, Failure>>(_ signal: S) { box = SignalBox(signal) }

    /// Runs the hidden signal.
    @inlinable
    public func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        start(AnyObserver(observer), in: subscription)
    }

    @inlinable
    func start(_ observer: AnyObserver<Value, Failure>, in subscription: Subscription) {
        // The addition wraps around, because `repeat` may start a signal more than two billion times in one
        // subscription.
        let depth = subscription.depth.wrappingAdd(1, ordering: .relaxed).newValue
        guard depth % Trampoline.breakEvery == 0 else { return box.start(box, observer, subscription) }
        let upstream = Subscription(within: subscription)
        let boundary = StackBoundary(observer, upstream)
        subscription.onDispose(boundary)
        Trampoline.perform { [box] in box.start(box, AnyObserver(StackBoundaryObserver(boundary)), upstream) }
    }
}

extension Signal {
    /// Returns the same signal, under a type that shows only its values and failures.
    @_alwaysEmitIntoClient
    public func eraseToAnySignal() -> AnySignal<Value, Failure> { AnySignal(self) }
}

/// A type-erased signal. The stored function receives the box and casts it back to the subclass that holds the signal.
@usableFromInline
class AnySignalBox<Value: Sendable, Failure: Error>: @unchecked Sendable {
    @usableFromInline final let start: @Sendable (AnySignalBox, AnyObserver<Value, Failure>, Subscription) -> Void

    @inlinable
    init(start: @escaping @Sendable (AnySignalBox, AnyObserver<Value, Failure>, Subscription) -> Void) {
        self.start = start
    }
}

#if CURRYCOMB_BROWSER
/// In the browser, `Trampoline.release` defers nothing. So the box does not call that function, and the signal need
/// not be an optional.
@usableFromInline
final class SignalBox<S: Signal>: AnySignalBox<S.Value, S.Failure>, @unchecked Sendable {
    @usableFromInline let signal: S

    @inlinable
    init(_ signal: S) {
        self.signal = signal
        super.init { box, observer, subscription in
            unsafeDowncast(box, to: SignalBox<S>.self).signal.subscribe(observer, in: subscription)
        }
    }
}
#else
@usableFromInline
final class SignalBox<S: Signal>: AnySignalBox<S.Value, S.Failure>, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var signal: S?

    @inlinable
    init(_ signal: S) {
        self.signal = signal
        super.init { box, observer, subscription in
            unsafeDowncast(box, to: SignalBox<S>.self).signal!.subscribe(observer, in: subscription)
        }
    }

    deinit { Trampoline.current.release(&signal) }
}
#endif
