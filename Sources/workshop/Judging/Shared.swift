import Synchronization

/// A value that several threads can read and replace, protected by a lock. Changing the value in place is a read and
/// then a write; between the two, another thread can replace the value.
package final class Shared<Value: Sendable>: Sendable {
    private let storage: Mutex<Value>

    package init(_ value: Value) { storage = Mutex(value) }

    package var value: Value {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}
