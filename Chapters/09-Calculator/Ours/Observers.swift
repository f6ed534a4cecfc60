/// A list of observers, in the order in which they came.
final class Observers<Value> {
    private final class Entry {
        var observer: ((Value) -> Void)?

        init(_ observer: @escaping (Value) -> Void) { self.observer = observer }
    }

    private var entries: [Entry] = []

    /// The number of observers.
    var count: Int { entries.count }

    /// Adds an observer.
    ///
    /// - Parameter observer: receives each value from now on.
    /// - Returns: a function that removes this one, and no other; the second time it does nothing.
    func add(_ observer: @escaping (Value) -> Void) -> () -> Void {
        let entry = Entry(observer)
        entries.append(entry)
        return { [weak self] in
            entry.observer = nil
            self?.entries.removeAll { $0 === entry }
        }
    }

    /// Notifies all observers. One that is removed meanwhile receives nothing; one that comes meanwhile receives the
    /// next value.
    ///
    /// - Parameter value: the value to send.
    func tell(_ value: Value) {
        for entry in entries { entry.observer?(value) }
    }
}
