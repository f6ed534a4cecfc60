import CurrycombSignals
import Synchronization

/// Writes down what a signal sends, each event as a word: `1 2 | ` is two values and completion, `#boom` a failure, `!` an
/// interruption.
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
    /// What a synchronous signal sends.
    var words: String { record().words }
}

/// Five values and completion.
let numbers = Signals.of(1, 2, 3, 4, 5).eraseToAnySignal()
/// Two values and a failure.
let failing = Signals.of(1, 2, failure: Oops.self).concat(Signals.fail(.boom)).eraseToAnySignal()

/// A failure for tests.
enum Oops: Error, Equatable { case boom, other }

/// A counter that any thread may raise.
final class Counter: Sendable {
    private let number = Mutex(0)
    func add(_ amount: Int = 1) { number.withLock { $0 += amount } }
    var value: Int { number.withLock { $0 } }
}

/// A list that any thread may add to.
final class Log<Element: Sendable>: Sendable {
    private let list = Mutex<[Element]>([])
    func add(_ element: Element) { list.withLock { $0.append(element) } }
    var all: [Element] { list.withLock { $0 } }
}

/// A place for a subscription that its own observer wants to use.
final class Slot: Sendable {
    private let content = Mutex<Subscription?>(nil)
    var subscription: Subscription? {
        get { content.withLock { $0 } }
        set { content.withLock { $0 = newValue } }
    }
}
