import CurrycombSignals

/// A signal that sends a marble line's events, and records when each subscription began and ended.
///
/// A clock makes an input with ``MarbleClock/cold(_:_:name:file:sourceLine:)`` or
/// ``MarbleClock/hot(_:_:name:file:sourceLine:)``.
public final class MarbleInput<Value: Sendable>: Signal {
    /// The error that a `#` in the line stands for.
    public typealias Failure = MarbleFailure

    /// The line that the signal sends.
    public let line: MarbleLine
    private let time: VirtualTime
    private let source: AnySignal<Value, MarbleFailure>
    private let log = Guarded<[(from: Int, to: Int?)]>([])

    init(_ line: MarbleLine, _ time: VirtualTime, _ source: AnySignal<Value, MarbleFailure>) {
        self.line = line
        self.time = time
        self.source = source
    }

    /// A line such as `--^---!` for each subscription. The line ends with `!` when the subscription is disposed of or
    /// the signal ends.
    public var subscriptions: [MarbleLine] {
        log.withLock { $0 }.map { span in
            let end = span.to.map { [MarbleLine.Marble($0, .interrupted)] } ?? []
            return MarbleLine(
                end, subscribed: span.from, length: span.to == nil ? time.horizon : 0, unit: time.unit)
        }
    }

    /// The number of subscriptions that have begun but not ended.
    public var live: Int { log.withLock { $0.reduce(0) { $0 + ($1.to == nil ? 1 : 0) } } }

    /// Returns a signal that sends the same line but cannot fail, for functions that require such a signal. For another
    /// failure type, use `input.mapError { _ in Offline() }`.
    ///
    /// - Precondition: there is no `#` in the line.
    public func cannotFail() -> some Signal<Value, Never> {
        precondition(
            !line.marbles.contains { if case .failed = $0.event { true } else { false } },
            "cannotFail: there is a # in the line \(line)")
        return `catch` { _ in Signals.empty(Value.self) }
    }

    /// Sends the line or, if it is a hot line, the rest of it to an observer.
    public func subscribe<O: Observer<Value, MarbleFailure>>(_ observer: consuming O, in subscription: Subscription) {
        Signals.create { [self] (sink: Sink<Value, MarbleFailure>) in
            let number = log.withLock { log in
                log.append((from: time.frame, to: nil))
                return log.count - 1
            }
            let inner = source.observeEvents { event in
                switch event {
                case .next(let value): sink.send(value)
                case .failed(let failure): sink.fail(failure)
                case .completed: sink.complete()
                case .interrupted: sink.interrupt()
                }
            }
            sink.onDispose {
                inner.dispose()
                self.log.withLock { $0[number].to = self.time.frame }
            }
        }.subscribe(observer, in: subscription)
    }

    static func cold(
        _ events: [(frame: Int, event: Event<Value, MarbleFailure>)], _ time: VirtualTime
    ) -> AnySignal<Value, MarbleFailure> {
        Signals.create { (sink: Sink<Value, MarbleFailure>) in
            for (frame, event) in events {
                let work = time.scheduler.schedule(after: time.unit.duration(of: frame)) {
                    switch event {
                    case .next(let value): sink.send(value)
                    case .failed(let failure): sink.fail(failure)
                    case .completed: sink.complete()
                    case .interrupted: break  // a cold line has no `!`
                    }
                }
                sink.onDispose { work() }
            }
        }.eraseToAnySignal()
    }
}
