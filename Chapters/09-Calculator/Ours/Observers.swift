/// A list of observers, in the order in which they came.
final class Observers<Value> {
    private final class Entry {
        var observer: ((Value) -> Void)?

        init(_ observer: @escaping (Value) -> Void) { self.observer = observer }
    }

    private var entries: [Entry] = []

    /// The number of observers.
    var count: Int { entries.count }

    /// Adds one.
    ///
    /// - Parameter observer: receives each value from now on.
    /// - Returns: removes this one, and no other; the second time it does nothing.
    func add(_ observer: @escaping (Value) -> Void) -> () -> Void {
        let entry = Entry(observer)
        entries.append(entry)
        return { [weak self] in
            entry.observer = nil
            self?.entries.removeAll { $0 === entry }
        }
    }

    /// Tells all that are there. One that is removed meanwhile is not told; one that comes meanwhile is told of the
    /// next value.
    ///
    /// - Parameter value: the value to send.
    func tell(_ value: Value) {
        for entry in entries { entry.observer?(value) }
    }
}
