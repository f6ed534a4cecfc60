/// A source that rings for all subscribers, and knows their number.
@MainActor final class Bell<Value> {
    private var listeners: [Int: (Value) -> Void] = [:]
    private var next = 0
    /// The number of subscribers that have left.
    private(set) var ends = 0

    /// The number of subscribers.
    var count: Int { listeners.count }

    /// Adds a subscriber.
    func listen(_ send: @escaping (Value) -> Void) -> () -> Void {
        let number = next
        next += 1
        listeners[number] = send
        return {
            self.ends += 1
            self.listeners[number] = nil
        }
    }

    func ring(_ value: Value) {
        for (_, listener) in listeners.sorted(by: { $0.key < $1.key }) { listener(value) }
    }
}
