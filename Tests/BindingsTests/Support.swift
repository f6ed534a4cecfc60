import CurrycombSignals
import Synchronization

@testable import CurrycombBindings

/// Writes down what a signal sends: `1 2 |` is two values and completion, `#boom` a failure, `!` an interruption.
final class Recorder<Value: Sendable, Failure: Error>: Sendable {
    private let state = Mutex<(values: [Value], words: [String])>(([], []))
    let subscription: Subscription

    init(_ signal: some Signal<Value, Failure>) {
        subscription = Subscription()
        signal.subscribe(Listener(recorder: self), in: subscription)
    }

    var values: [Value] { state.withLock { $0.values } }
    var words: String { state.withLock { $0.words.joined(separator: " ") } }
    func dispose() { subscription.dispose() }

    private struct Listener: Observer {
        let recorder: Recorder

        mutating func next(_ value: Value) -> Demand {
            recorder.state.withLock {
                $0.values.append(value)
                $0.words.append("\(value)")
            }
            return .more
        }

        mutating func end(_ end: End<Failure>) {
            let word =
                switch end {
                case .completed: "|"
                case .failed(let error): "#\(error)"
                case .interrupted: "!"
                }
            recorder.state.withLock { $0.words.append(word) }
            recorder.subscription.dispose()
        }
    }
}

extension Signal {
    /// Runs the signal and writes down what it sends.
    func record() -> Recorder<Value, Failure> { Recorder(self) }
}

/// A failure for tests.
enum Oops: Error, Equatable { case boom, other }

/// A list that any thread may add to.
final class Log<Element: Sendable>: Sendable {
    private let list = Mutex<[Element]>([])
    func add(_ element: Element) { list.withLock { $0.append(element) } }
    var all: [Element] { list.withLock { $0 } }
}

/// How many of a kind are alive: an object under test holds a `Life`.
final class Lives: Sendable {
    private let count = Mutex(0)
    var current: Int { count.withLock { $0 } }
    func begin() -> Life { Life(self) }

    final class Life: Sendable {
        private let lives: Lives
        fileprivate init(_ lives: Lives) {
            self.lives = lives
            lives.count.withLock { $0 += 1 }
        }
        deinit { lives.count.withLock { $0 -= 1 } }
    }
}

/// Waits until something is so, giving way to others: a test that waits in vain is ended by its time limit.
func until(_ condition: @Sendable () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
}

/// Waits until what was left to the main actor before has been done.
func mainTurn() async {
    await withUnsafeContinuation { continuation in
        QueueScheduler.main.schedule { continuation.resume() }
    }
}
