/// A source that sends to all of its subscribers. It counts its subscribers and the calls that end a subscription.
@MainActor final class Bell<Value> {
    private var listeners: [Int: (Value) -> Void] = [:]
    private var next = 0
    private(set) var ends = 0

    var count: Int { listeners.count }

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
