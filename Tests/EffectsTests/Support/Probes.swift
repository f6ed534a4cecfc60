import CurrycombEffects
import Synchronization

enum Oops: Error, Hashable {
    case number(Int)
    case late
}

final class Log: Sendable {
    private let events = Mutex<[String]>([])

    func write(_ event: String) { events.withLock { $0.append(event) } }

    var all: [String] { events.withLock { $0 } }

    func take() -> [String] {
        events.withLock { events in
            defer { events = [] }
            return events
        }
    }

    func writing(_ event: String) -> IO<Void, Never> { IO { self.write(event) } }
}

final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    @discardableResult
    func next() -> Int { count.add(1, ordering: .sequentiallyConsistent).newValue }

    @discardableResult
    func back() -> Int { count.subtract(1, ordering: .sequentiallyConsistent).newValue }

    var value: Int { count.load(ordering: .sequentiallyConsistent) }
}

/// An object that `counter` counts until it is released.
final class Live: Sendable {
    private let counter: Counter

    init(_ counter: Counter) {
        self.counter = counter
        counter.next()
    }

    deinit { counter.back() }
}

/// A gate at which tasks wait until it is open, even if they are cancelled.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [UnsafeContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func wait() async {
        await withUnsafeContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}
