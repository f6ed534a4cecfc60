import CurrycombMarbles

/// An error of this chapter's signals.
public struct Trouble: Error, Equatable, CustomStringConvertible {
    /// The error in words.
    public let description: String

    /// Makes an error.
    public init(_ description: String = "#") { self.description = description }
}

/// A virtual clock and sources that send the events of marble lines at the frames of this clock. The lines are in the
/// notation of `MarbleLine`: usually, a character takes one frame, and all events of a group in parentheses are sent in
/// the frame of its `(`.
public final class Stage {
    /// A subscription to a source, with its beginning and its end.
    public struct Listening: Equatable {
        /// The source's name.
        public let source: String
        /// The frame in which the subscription began.
        public let from: Int
        /// The frame in which the subscription ended; `nil` if it has not ended.
        public internal(set) var until: Int?
        /// True if the subscription ended because the source ended.
        public internal(set) var toTheEnd = false
    }

    private struct Due {
        let beat: Int
        let order: Int
        let isCancelled: () -> Bool
        let action: () -> Void
    }

    /// The current frame.
    public private(set) var beat = 0
    /// All subscriptions to sources, in order.
    public private(set) var listenings: [Listening] = []
    private var waiting: [Due] = []
    private var count = 0

    /// Makes a clock at frame 0.
    public init() {}

    /// Runs an action after a number of frames.
    ///
    /// - Returns: a disposable that cancels the action.
    @discardableResult
    public func after(_ beats: Int, _ action: @escaping () -> Void) -> Disposable {
        let disposable = Disposable()
        count += 1
        waiting.append(
            Due(beat: beat + beats, order: count, isCancelled: { disposable.isDisposed }, action: action))
        return disposable
    }

    /// Advances the clock until nothing is left to do.
    public func run() {
        while let next = waiting.min(by: { ($0.beat, $0.order) < ($1.beat, $1.order) }) {
            waiting.removeAll { $0.order == next.order }
            guard !next.isCancelled() else { continue }
            beat = max(beat, next.beat)
            next.action()
        }
    }

    /// Returns a signal that sends marbles. The frames of the line are counted from the subscription of each observer.
    ///
    /// - Parameters:
    ///   - name: the source's name in ``listenings``.
    ///   - marbles: `-1-2-|` sends 1 and 2 and completes; `#` fails; `(12)` sends both in one frame.
    public func source(_ name: String, _ marbles: String) -> Signal<String, Trouble> {
        Signal { observer in
            let place = self.listenings.count
            self.listenings.append(Listening(source: name, from: self.beat))
            let all = Disposable {
                guard self.listenings[place].until == nil else { return }
                self.listenings[place].until = self.beat
            }
            // The events of the first frame are sent while the observer subscribes, just as `each` sends the values of
            // an array.
            for (beat, event) in Self.events(marbles) {
                let send = {
                    if event.isEnd, self.listenings[place].until == nil {
                        self.listenings[place].until = self.beat
                        self.listenings[place].toTheEnd = true
                    }
                    observer.send(event)
                }
                if beat == 0 { send() } else { all.add(self.after(beat, send)) }
            }
            return all
        }
    }

    /// Returns a signal that differs from the signal of ``source(_:_:)`` in one way: at a `#`, it completes instead of
    /// failing.
    public func safeSource(_ name: String, _ marbles: String) -> Signal<String, Never> {
        Ours.recover(source(name, marbles)) { _ in Ours.empty() }
    }

    /// Returns the first subscription to a source; `nil` if there is none.
    public func listening(_ name: String) -> Listening? { listenings.first { $0.source == name } }

    /// Subscribes at once, advances the clock until nothing is left to do, and records each event with its frame.
    ///
    /// - Parameters:
    ///   - signal: the signal to subscribe to.
    ///   - end: the number of frames after which the subscription is disposed of; `nil` for never.
    ///   - text: a function that returns the text of a value in the line.
    /// - Returns: the events, as a line of marbles.
    public func record<Value, Failure>(
        _ signal: Signal<Value, Failure>, until end: Int? = nil, as text: @escaping (Value) -> String = { "\($0)" }
    ) -> MarbleLine {
        var marbles: [MarbleLine.Marble] = []
        let subscription = signal.subscribe { event in
            switch event {
            case .next(let value): marbles.append(.init(self.beat, .next(text(value))))
            case .failed(let error): marbles.append(.init(self.beat, .failed(MarbleFailure(Self.label(error)))))
            case .completed: marbles.append(.init(self.beat, .completed))
            }
        }
        if let end { after(end) { subscription.dispose() } }
        run()
        let hasEnded = marbles.last?.event.end != nil
        return MarbleLine(marbles, length: hasEnded ? 0 : beat + 1)
    }

    private static func label(_ error: any Error) -> String { "\(error)" == "#" ? "" : "\(error)" }

    /// Returns the events of a line in the notation of `MarbleLine`; a `#` without a name stands for `Trouble()`.
    private static func events(_ text: String) -> [(beat: Int, event: Event<String, Trouble>)] {
        line(text).marbles.map { marble in
            switch marble.event {
            case .next(let label): (marble.frame, .next(label))
            case .failed(let failure):
                (marble.frame, .failed(failure.label.isEmpty ? Trouble() : Trouble(failure.label)))
            case .completed, .interrupted: (marble.frame, .completed)
            }
        }
    }

    /// Reads a line of marbles. If the line is malformed, the program stops, because all of these lines come from the
    /// chapter itself.
    static func line(_ text: String) -> MarbleLine {
        do { return try MarbleLine(text) } catch { preconditionFailure("\(text) is not a marble line: \(error)") }
    }
}
