import CurrycombSignals
import Synchronization

/// Records the events of a signal as words: `1 2 |` means two values and completion, `#boom` a failure, and `!` an
/// interruption.
public final class Recorder<Value: Sendable, Failure: Error>: Sendable {
    private let state = Mutex<(values: [Value], words: [String])>(([], []))
    /// The subscription whose events are recorded.
    public let subscription: Subscription

    /// Runs a signal and records its events.
    public init(_ signal: some Signal<Value, Failure>) {
        subscription = Subscription()
        signal.subscribe(Listener(recorder: self), in: subscription)
    }

    /// The values so far.
    public var values: [Value] { state.withLock { $0.values } }
    /// All events so far, as words.
    public var words: String { state.withLock { $0.words.joined(separator: " ") } }
    /// Disposes of the subscription.
    public func dispose() { subscription.dispose() }

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
    /// Runs the signal and records its events.
    public func record() -> Recorder<Value, Failure> { Recorder(self) }
    /// The events of a signal that sends synchronously, as words.
    public var words: String { record().words }
}
