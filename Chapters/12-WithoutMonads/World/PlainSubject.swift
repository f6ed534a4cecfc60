/// A subject without monads: a value, a list of functions, and a loop.
///
/// It is based on the subject in Dai Ming's article. But here, values can have any type, subscribers can be removed,
/// and all subscribers receive the values in the same order, even if one of them sends a value.
public final class PlainSubject<Value> {
    /// The latest value.
    public private(set) var value: Value
    private var subscribers: [(id: Int, tell: (Value) -> Void)] = []
    private var waiting: [Value] = []
    private var isSending = false
    private var lastID = 0

    /// Makes a subject with an initial value and no subscribers.
    public init(_ value: Value) { self.value = value }

    /// Adds a subscriber and sends it the value at once.
    ///
    /// - Returns: a function that removes the subscriber.
    @discardableResult
    public func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void {
        lastID += 1
        let id = lastID
        subscribers.append((id, tell))
        tell(value)
        return { [weak self] in self?.subscribers.removeAll { $0.id == id } }
    }

    /// Sends a value to all subscribers. A value that is sent during another send waits in a queue.
    ///
    /// - Complexity: O(*n*²) for a value and *n* subscribers, because `send(_:)` searches the list for each subscriber
    ///   before it calls the subscriber.
    public func send(_ value: Value) {
        waiting.append(value)
        guard !isSending else { return }
        isSending = true
        while !waiting.isEmpty {
            self.value = waiting.removeFirst()
            for (id, tell) in subscribers where subscribers.contains(where: { $0.id == id }) { tell(self.value) }
        }
        isSending = false
    }
}
