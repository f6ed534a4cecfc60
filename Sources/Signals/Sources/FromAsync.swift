#if !hasFeature(Embedded)
/// The executor of the Swift tasks that signals start: the default one, unless a test controls time.
///
/// The module of effects has a separate variable for this purpose, because neither module depends on the other.
package enum SignalTaskPlace {
    /// The executor; `nil` for the default one.
    @TaskLocal package static var executor: (any TaskExecutor)?
}

struct FromAsync<Elements: AsyncSequence & Sendable>: Signal where Elements.Element: Sendable {
    typealias Value = Elements.Element
    typealias Failure = Elements.Failure

    let elements: Elements

    func subscribe<O: Observer<Elements.Element, Elements.Failure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        if subscription.isDisposed { return observer.end(.interrupted) }
        // Cancelling the task may make the sequence end or throw. `OwningSerial` closes before it disposes of
        // `own`, which cancels the task, so the observer receives `interrupted` instead of that end.
        let own = Subscription(within: subscription)
        let serial = OwningSerial(SerializedObserver(observer), own)
        subscription.onDispose(serial)
        let task = Task(executorPreference: SignalTaskPlace.executor) { [elements] in
            do throws(Elements.Failure) {
                var iterator = elements.makeAsyncIterator()
                while let element = try await iterator.next(isolation: nil) {
                    if serial.next(element) == .enough { return }
                }
                serial.end(.completed)
            } catch {
                serial.end(.failed(error))
            }
        }
        own.onDispose { task.cancel() }
    }
}

extension Signals {
    /// Returns a signal of the elements of an asynchronous sequence. Each subscription iterates over the sequence
    /// in a new task, which is cancelled at disposal. The signal fails if the sequence throws an error.
    public static func from<Elements: AsyncSequence & Sendable>(
        async elements: Elements
    ) -> some Signal<Elements.Element, Elements.Failure> where Elements.Element: Sendable {
        FromAsync(elements: elements)
    }
}
#endif
