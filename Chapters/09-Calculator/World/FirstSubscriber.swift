/// A subscriber as in the chapter's article.
///
/// Its fault: `dispose` copies the observer and clears only the copy. `send` still calls the observer, so nothing is
/// disposed of.
package final class FirstSubscriber<Value> {
    private let observer: ((Value) -> Void)?

    package init(_ observer: @escaping (Value) -> Void) {
        self.observer = observer
    }

    package func send(_ value: Value) { observer?(value) }

    /// Clears only a copy of the observer, so the subscription does not end.
    package func dispose() {
        var copy = observer
        if copy != nil { copy = nil }
    }
}
