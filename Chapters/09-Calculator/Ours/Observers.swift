/// A list of observers, in the order in which they were added.
final class Observers<Value> {
    private final class Entry {
        var observer: ((Value) -> Void)?

        init(_ observer: @escaping (Value) -> Void) { self.observer = observer }
    }

    private var entries: [Entry] = []

    var count: Int { entries.count }

    /// Adds an observer and returns a function that removes this observer and no other. A second call does nothing.
    func add(_ observer: @escaping (Value) -> Void) -> () -> Void {
        let entry = Entry(observer)
        entries.append(entry)
        return { [weak self] in
            entry.observer = nil
            self?.entries.removeAll { $0 === entry }
        }
    }

    /// Notifies all observers. An observer that is removed during the call receives nothing more. An observer that is
    /// added during the call receives only later values.
    func tell(_ value: Value) {
        for entry in entries { entry.observer?(value) }
    }
}
