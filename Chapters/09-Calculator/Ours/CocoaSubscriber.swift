/// A subscriber of a signal, which forwards values to an observer until the subscription is disposed of.
package final class CocoaSubscriber<Value> {
    private var observer: ((Value) -> Void)?
    private var endings: [() -> Void] = []

    package init(_ observer: @escaping (Value) -> Void) {
        self.observer = observer
    }

    /// Forwards a value, or drops it after disposal.
    package func send(_ value: Value) { observer?(value) }

    /// Adds a function that ends some work of the signal. The function runs at disposal; if the subscription has
    /// already been disposed of, it runs at once.
    package func onDispose(_ ending: @escaping () -> Void) {
        if observer == nil { ending() } else { endings.append(ending) }
    }

    /// Disposes of the subscription: no more values are forwarded, and the work of the signal ends.
    package func dispose() {
        observer = nil
        let last = endings
        endings = []
        for ending in last { ending() }
    }
}
