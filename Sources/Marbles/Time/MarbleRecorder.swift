import CurrycombSignals

/// Writes down the events it receives, with the frames of its clock.
///
/// ``MarbleClock/record(_:_:from:until:)`` makes one that observes a signal. Whatever else sends events can be
/// recorded too, such as the closures of a signal of one's own: make one with ``MarbleClock/recorder(_:)`` and call it.
///
/// ```swift
/// let clock = MarbleClock()
/// let got = clock.recorder(.int)
/// mySignal.subscribe(next: { got.next($0) }, completed: { got.completed() })
/// clock.run()
/// got.line.description      // → "-1-2|"
/// ```
///
/// It writes down everything, in the order of the calls, even events after an end. It may be called from any thread.
public final class MarbleRecorder<Value: Sendable>: Sendable {
    private let time: VirtualTime
    private let labels: MarbleValues<Value>
    private let log = Guarded<(marbles: [MarbleLine.Marble], values: [Value])>(([], []))

    init(_ time: VirtualTime, _ labels: MarbleValues<Value>) {
        self.time = time
        self.labels = labels
    }

    /// Writes down a value.
    ///
    /// - Parameter value: the value.
    public func next(_ value: Value) {
        let marble = MarbleLine.Marble(time.frame, .next(labels.write(value)))
        log.withLock {
            $0.marbles.append(marble)
            $0.values.append(value)
        }
    }

    /// Writes down that the signal has completed.
    public func completed() { end(.completed) }

    /// Writes down that the signal has failed.
    ///
    /// - Parameter failure: the failure; drawn as `#`, with the name behind it if it has one.
    public func failed(_ failure: MarbleFailure = MarbleFailure()) { end(.failed(failure)) }

    /// Writes down that the subscription was disposed of.
    public func interrupted() { end(.interrupted) }

    /// Writes down an event of one of our signals.
    ///
    /// - Parameter event: a value or an end.
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

    /// The values that were written down, in order.
    public var values: [Value] { log.withLock { $0.values } }

    /// The recorded line. A line without an end is as long as its clock has run.
    public var line: MarbleLine {
        let marbles = log.withLock { $0.marbles }
        let hasEnded = marbles.contains { $0.event.end != nil }
        return MarbleLine(marbles, length: hasEnded ? 0 : time.horizon, unit: time.unit)
    }

    /// The recorded line and the inputs of the clock, as a verdict shows them.
    public var recording: MarbleRecording { MarbleRecording(line, inputs: time.inputs) }
}

/// A recorded line, and the lines that went in.
public struct MarbleRecording: Sendable, Equatable {
    /// The recorded line.
    public let line: MarbleLine
    /// The inputs, in the order in which they were made.
    public let inputs: [MarbleRow]

    /// Combines the output and the inputs.
    ///
    /// - Parameters:
    ///   - line: the recorded line.
    ///   - inputs: the input lines.
    public init(_ line: MarbleLine, inputs: [MarbleRow] = []) {
        self.line = line
        self.inputs = inputs
    }
}

#if !hasFeature(Embedded)
    extension MarbleRecorder {
        /// Writes down that the signal has failed.
        ///
        /// - Parameter error: the error; its description is drawn behind the `#`.
        public func failed(_ error: some Error) { failed(MarbleFailure(of: error)) }

        /// Writes down an event of one of our signals.
        ///
        /// - Parameter event: a value or an end.
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
        /// Names an error of any type.
        ///
        /// - Parameter error: the error; its description is the label.
        init(of error: some Error) { self = error as? MarbleFailure ?? MarbleFailure("\(error)") }
    }
#endif
