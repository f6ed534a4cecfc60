import CurrycombSignals
import CurrycombStores
import Foundation
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

/// A failure for tests.
enum Oops: Error, Equatable { case boom, other }

/// A number that any thread may raise.
final class Tally: Sendable {
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

/// A state for tests.
struct Counter: Equatable, Codable, Sendable {
    var count = 0
    var name = ""
}

/// Its actions.
enum CounterAction: Equatable, Codable, Sendable {
    case add(Int)
    case rename(String)
}

let counter = Reducer<Counter, CounterAction> { state, action in
    switch action {
    case .add(let number): state.count += number
    case .rename(let name): state.name = name
    }
}

/// A place for something that is known only later.
final class Slot<Content: Sendable>: Sendable {
    private let place = Mutex<Content?>(nil)
    var content: Content? {
        get { place.withLock { $0 } }
        set {
            // The old content goes outside of the lock.
            let old = place.withLock { place in
                let old = place
                place = newValue
                return old
            }
            _ = old
        }
    }
}

/// Runs the same work on several threads at once and waits for all.
func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) async {
    await withTaskGroup { group in
        for index in 0..<count {
            group.addTask {
                await withCheckedContinuation { continuation in
                    Thread {
                        work(index)
                        continuation.resume()
                    }.start()
                }
            }
        }
    }
}

/// SplitMix64: the same numbers from the same seed, everywhere.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Lets others run until something is so: what all stores tell may be delivered by another thread that is just telling.
func wait(_ isSo: @Sendable () -> Bool) async {
    while !isSo() { await Task.yield() }
}
