/// A subscriber as in the chapter's article.
///
/// Its fault: `dispose` copies the observer, but clears only the copy. The observer itself is still there, so nothing
/// is disposed of.
package final class FirstSubscriber<Value> {
    private let observer: ((Value) -> Void)?

    package init(_ observer: @escaping (Value) -> Void) {
        self.observer = observer
    }

    package func send(_ value: Value) { observer?(value) }

    /// Should end the subscription, but does not.
    package func dispose() {
        var copy = observer
        if copy != nil { copy = nil }
    }
}
