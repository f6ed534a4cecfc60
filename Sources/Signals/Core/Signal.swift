// Most public functions of this module, above all the operators, are `@_alwaysEmitIntoClient`: they are compiled only
// where they are called. With `@inlinable`, the module would contain each of them, too, which takes a sixteenth of its
// compile time.

/// A stream of values over time, which may complete or fail.
///
/// Most signals are *cold*: such a signal is a recipe that does nothing before it is observed, and that runs again for
/// each observer. A ``Subject``, and a signal made from one, is *hot*: it forwards only the values that are sent while
/// it is observed, unless the subject keeps values for late observers.
///
/// ```swift
/// let words = Subject<String, Never>()
/// let subscription = words
///     .map(\.count)
///     .filter { $0 > 3 }
///     .observe { print($0) }
/// words.send("comb")      // prints 4
/// subscription.dispose()
/// ```
///
/// **The contract.** For every signal of this module, in every chain of operators:
///
/// 1. *Serial*: an observer's calls never overlap, even if any number of threads send at the same time.
/// 2. *Nothing after the end*: no event follows completed, failed or interrupted.
/// 3. *Disposal is idempotent and prompt*: once ``Subscription/dispose()`` has returned, no more values reach the
///    observer, with two exceptions: a value that was already on its way on another thread, and a value that an
///    operator's function was making when it called `dispose()`. The sources stop and release everything that they
///    held. Unless the signal has already ended, the observer receives `interrupted`, immediately or, if a thread is
///    making or delivering a value, after that step. With `deliver(on:)`, and with `subscribe(on:)` before the signal
///    has begun, the observer receives `interrupted` on the scheduler.
/// 4. *Subscribing again repeats cold work*; state such as the result of a `scan` belongs to one subscription.
/// 5. *Reentrant values are queued*: a value that an observer sends to the signal that it observes is delivered after
///    the current event, so all observers of a subject receive the events in the same order.
/// 6. *Order is kept*: an operator never swaps two values, unless its purpose is to change their times or to choose
///    among them.
/// 7. *No lock of this module is held while an observer or an operator's function runs*, so such a lock cannot cause a
///    deadlock. Only functions that modify the same property take turns; see ``MutableProperty/modify(_:)``.
///
/// <doc:Differences-from-Rx> lists the differences between these operators and those of Rx.
///
/// Most operators return generic structs. `some Signal<Int, Never>` stands for such a struct without its full type;
/// ``AnySignal`` hides the type.
public protocol Signal<Value, Failure>: Sendable {
    /// The signal's values.
    associatedtype Value: Sendable
    /// The signal's failures; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Runs the signal. Operators call this method; users call ``observe(_:ended:)`` or a similar function.
    ///
    /// Unlike these functions, this method may send ``End/completed`` to an observer that disposes of the subscription
    /// while it receives the last value.
    ///
    /// An implementation keeps the contract of ``Observer``, and checks ``Subscription/isDisposed`` before each value
    /// that it produces in a loop. The implementation calls ``Subscription/onDispose(_:)-(Teardown)`` with a teardown
    /// that stops the signal, and sends ``End/interrupted`` when disposal stops the signal.
    func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription)
}
