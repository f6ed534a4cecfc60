/// Step 8 of the chapter's article: a signal is a description of work that is done for each subscriber.
package final class CocoaSignal<Value>: CocoaStream {
    private let create: (CocoaSubscriber<Value>) -> Void

    /// Describes a signal: `create` runs for each subscriber, when that subscriber subscribes. This initializer is
    /// `createSignal` in the article.
    package init(_ create: @escaping (CocoaSubscriber<Value>) -> Void) {
        self.create = create
    }

    /// Runs the signal for one more subscriber and returns a function that ends the subscription. A second call to that
    /// function does nothing.
    @discardableResult
    package func subscribe(_ observer: @escaping (Value) -> Void) -> () -> Void {
        let subscriber = CocoaSubscriber(observer)
        create(subscriber)
        return subscriber.dispose
    }

    /// Returns a signal that forwards the values of all signals that `block`'s function returns, one for each value of
    /// this signal. `block` makes this function once for each subscriber. Disposal ends all subscriptions.
    package func bind<NewValue>(
        _ block: @escaping () -> (Value) -> CocoaSignal<NewValue>
    ) -> CocoaSignal<NewValue> {
        CocoaSignal<NewValue> { subscriber in
            let next = block()
            subscriber.onDispose(
                self.subscribe { value in
                    subscriber.onDispose(next(value).subscribe(subscriber.send))
                })
        }
    }
}
