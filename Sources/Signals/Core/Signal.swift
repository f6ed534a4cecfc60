/// A stream of values over time, which may complete or fail.
///
/// A signal is a recipe: nothing happens before it is observed, and each observation runs it again (a *cold* signal); a
/// ``Subject``, and a signal made from one, forwards only the values sent while it is observed (*hot*).
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
/// 1. *Serial*: an observer's calls never overlap, even if any number of threads send at once.
/// 2. *Nothing after the end*: the last event is completed, failed or interrupted.
/// 3. *Disposal is idempotent and prompt*: once ``Subscription/dispose()`` has returned, no value reaches the observer
///    on that thread; on another, only the value that was on its way. The sources stop and release everything that they
///    held; they send `interrupted`, at once or, if an event is just being delivered, after it.
/// 4. *Subscribing again repeats cold work*; state such as a running `scan` belongs to one subscription.
/// 5. *Reentrant values are queued*: a value sent from inside an observer is delivered after the current event, so that
///    all observers of a subject see all events in the same order.
/// 6. *Order is kept*: operators that are not about time or choice never swap two values.
/// 7. *No lock is held while an observer or an operator's function runs*, so none can deadlock with another. Functions
///    that `modify` one ``MutableProperty`` take turns; see there.
///
/// <doc:Differences-from-Rx> lists the differences between these operators and those of Rx.
///
/// Operators are generic structs: `some Signal<Int, Never>` stands for one without its full type; ``AnySignal`` hides
/// the type.
public protocol Signal<Value, Failure>: Sendable {
    /// The signal's values.
    associatedtype Value: Sendable
    /// The signal's failures; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Runs the signal. Operators call this; users call ``observe(_:ended:)`` and the functions like it.
    ///
    /// An implementation calls `observer` by its contract, checks ``Subscription/isDisposed`` before each value that it
    /// produces in a loop, passes the work that stops it to ``Subscription/onDispose(_:)-(Teardown)``, and sends
    /// ``End/interrupted`` when disposal stops it.
    ///
    /// - Parameters:
    ///   - observer: the observer that receives the events. Its ownership passes to the signal.
    ///   - subscription: this run of the signal.
    func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription)
}
