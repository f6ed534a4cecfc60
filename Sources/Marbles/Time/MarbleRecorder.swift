import CurrycombSignals

/// A recorder of events, each with the frame of the clock at which it arrived.
///
/// ``MarbleClock/record(_:_:from:until:)`` makes a recorder that observes a signal. To record other events, such as
/// those of your own signal type, make a recorder with ``MarbleClock/recorder(_:)`` and call its methods.
///
/// ```swift
/// let clock = MarbleClock()
/// let got = clock.recorder(.int)
/// mySignal.subscribe(next: { got.next($0) }, completed: { got.completed() })
/// clock.run()
/// got.line.description      // → "-1-2|"
/// ```
///
/// A recorder records all events in the order of the calls, even events after an end. You may call it from any thread.
public final class MarbleRecorder<Value: Sendable>: MarbleLineRecorder, Sendable {
    private let time: VirtualTime
    private let labels: MarbleValues<Value>
    private let log = Guarded<(marbles: [MarbleLine.Marble], values: [Value])>(([], []))

    init(_ time: VirtualTime, _ labels: MarbleValues<Value>) {
        self.time = time
        self.labels = labels
    }

    /// Records a value.
    public func next(_ value: Value) {
        let marble = MarbleLine.Marble(time.frame, .next(labels.write(value)))
        log.withLock {
            $0.marbles.append(marble)
            $0.values.append(value)
        }
    }

    /// Records the completion of the signal.
    public func completed() { end(.completed) }

    /// Records a failure of the signal. It is drawn as `#`, with the failure's name if it has one.
    public func failed(_ failure: MarbleFailure = MarbleFailure()) { end(.failed(failure)) }

    /// Records an interruption of the signal.
    public func interrupted() { end(.interrupted) }

    /// Records an event of a signal.
    public func take(_ event: Event<Value, MarbleFailure>) {
        switch event {
        case .next(let value): next(value)
        case .failed(let failure): failed(failure)
        case .completed: completed()
        case .interrupted: interrupted()
        }
    }

    private func end(_ event: Event<String, MarbleFailure>) {
        let marble = MarbleLine.Marble(time.frame, event)
        log.withLock { $0.marbles.append(marble) }
    }

    /// The recorded values, in order.
    public var values: [Value] { log.withLock { $0.values } }

    /// The recorded line. If the signal has not ended, the line has at least as many frames as the clock's longest
    /// input, and at least as many as you passed to ``MarbleClock/run(frames:)``. The length of an input with a `^` is
    /// counted from the `^`.
    public var line: MarbleLine {
        let marbles = log.withLock { $0.marbles }
        let hasEnded = marbles.contains { $0.event.end != nil }
        return MarbleLine(marbles, length: hasEnded ? 0 : time.horizon, unit: time.unit)
    }

    /// The recorded line, together with the lines of the clock's inputs.
    public var recording: MarbleRecording { MarbleRecording(line, inputs: time.inputs) }
}

#if !hasFeature(Embedded)
extension MarbleRecorder {
    /// Records a failure of the signal. The error's description is drawn after the `#`.
    public func failed(_ error: some Error) { failed(MarbleFailure(of: error)) }

    /// Records an event of a signal.
    @_disfavoredOverload
    public func take<Failure: Error>(_ event: Event<Value, Failure>) {
        if case .failed(let error) = event { return failed(error) }
        switch event {
        case .next(let value): next(value)
        case .interrupted: interrupted()
        default: completed()
        }
    }
}

extension MarbleFailure {
    init(of error: some Error) { self = error as? MarbleFailure ?? MarbleFailure("\(error)") }
}
#endif
