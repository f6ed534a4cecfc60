/// A source that rings for everybody who listens, and knows how many listeners it has.
@MainActor final class Bell<Value> {
    private var listeners: [Int: (Value) -> Void] = [:]
    private var next = 0
    /// The number of listeners that have left.
    private(set) var ends = 0

    /// The number of listeners.
    var count: Int { listeners.count }

    /// Starts to listen.
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
