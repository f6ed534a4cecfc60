/// A description of values that arrive one after another. Making a signal does no work: its creator runs only when an
/// observer subscribes, once for each observer.
///
/// This type guarantees two things for all operators. No event arrives after the end or after disposal. And when the
/// signal ends, the creator's disposable is disposed of.
public struct Signal<Value, Failure: Error> {
    private let creator: (Observer<Value, Failure>) -> Disposable

    /// Describes a signal.
    ///
    /// - Parameter creator: a function that sends events to the observer, at once or later, and returns a disposable
    ///   that stops this work. The creator runs once for each observer.
    public init(_ creator: @escaping (Observer<Value, Failure>) -> Disposable) { self.creator = creator }

    /// Subscribes an observer.
    ///
    /// - Returns: a disposable that ends the subscription before the signal ends.
    @discardableResult
    public func subscribe(_ observer: Observer<Value, Failure>) -> Disposable {
        let subscription = Disposable()
        var isOver = false
        let guarded = Observer<Value, Failure> { event in
            guard !isOver, !subscription.isDisposed else { return }
            isOver = event.isEnd
            observer.send(event)
            if event.isEnd { subscription.dispose() }
        }
        subscription.add(creator(guarded))
        return subscription
    }

    /// Subscribes a function, which is called with each event.
    @discardableResult
    public func subscribe(_ receive: @escaping (Event<Value, Failure>) -> Void) -> Disposable {
        subscribe(Observer(receive))
    }
}
