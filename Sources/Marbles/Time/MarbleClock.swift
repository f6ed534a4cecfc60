import CurrycombSignals

/// A clock that counts time in frames. Its time moves only when you run or advance it. It plays marble lines and
/// records the output, frame by frame.
///
/// ```swift
/// let clock = MarbleClock()
/// let a = clock.cold("-1---2----|")
/// let b = clock.cold("---x---y-----|")
/// let got = clock.record(a.merge(with: b))
/// clock.run()
/// got.line.description      // → "-1-x-2-y-----|"
/// ```
///
/// Nothing happens before ``run(frames:)`` or ``advance(by:)``. In each frame, the clock does its work in this order:
///
/// 1. The subscriptions and disposals that you requested before the clock first ran.
/// 2. The events of hot and played lines and the work of ``at(_:_:)``, in the order of the calls.
/// 3. The resulting work: the events of cold inputs, and work on the ``scheduler``.
///
/// Work that you scheduled on the ``scheduler`` before the clock first ran comes before all of these.
///
/// A clock belongs to one thread, but its ``scheduler``, inputs and recorders may be used from any thread.
public final class MarbleClock {
    let time: VirtualTime
    private enum Phase: Int { case subscriptions, inputs }
    private var jobs: [(frame: Int, phase: Phase, number: Int)] = []
    private var works: [Int: () -> Void] = [:]
    private var issued = 0
    /// The inputs, in the order in which they were made.
    public var inputs: [MarbleRow] { time.inputs }

    /// Makes a clock at frame zero.
    public init(_ unit: FrameUnit = .millisecond) { time = VirtualTime(unit) }

    /// The scheduler for timed operators: `.delay(clock.frames(2), on: clock.scheduler)`.
    public var scheduler: VirtualScheduler { time.scheduler }
    /// The time that a frame stands for.
    public var unit: FrameUnit { time.unit }
    /// The current frame.
    public var frame: Int { time.frame }

    /// Returns the duration of a number of frames.
    public func frames(_ count: Int) -> Duration { unit.duration(of: count) }

    // MARK: - Inputs

    /// Makes a signal that sends a line to each observer. The line begins at the moment of the subscription.
    ///
    /// - Parameters:
    ///   - line: the line in the notation, without `^` and `!`. If the text is not valid, or a label has no value, the
    ///     program stops and, in a debug build, reports the error at `file` and `sourceLine`.
    ///   - values: the notation of the line's values; by default, each label stands for itself.
    ///   - name: the signal's name in a picture; by default, a letter.
    ///   - file: the source file at which an invalid line is reported.
    ///   - sourceLine: the number of the source line in that file.
    public func cold<Value>(
        _ line: String, _ values: MarbleValues<Value> = MarbleValues<String>.string, name: String? = nil,
        file: StaticString = #file, sourceLine: UInt = #line
    ) -> MarbleInput<Value> {
        let line = parse(line, file, sourceLine)
        precondition(
            line.subscribed == nil && !line.marbles.contains { $0.event == .interrupted },
            "the line \(line.description) has a ^ or !, but a cold signal begins at its subscription: remove them",
            file: file,
            line: sourceLine)
        time.note(line, name, length: line.length)
        return MarbleInput(line, time, MarbleInput.cold(events(line, values, file, sourceLine), time))
    }

    /// Makes a signal that sends a line even without observers. The line's `^`, if it has one, is frame zero; the
    /// events before it are not sent.
    ///
    /// The parameters are those of ``cold(_:_:name:file:sourceLine:)``, but the line may contain `^` and `!`.
    public func hot<Value>(
        _ line: String, _ values: MarbleValues<Value> = MarbleValues<String>.string, name: String? = nil,
        file: StaticString = #file, sourceLine: UInt = #line
    ) -> MarbleInput<Value> {
        let subject = Subject<Value, MarbleFailure>()
        let line = play(line, values, name: name, file: file, sourceLine: sourceLine) { event in
            if let value = event.value { subject.send(value) }
            if let end = event.end { subject.end(end) }
        }
        return MarbleInput(line, time, subject.eraseToAnySignal())
    }

    /// Passes the events of a line to a closure, which can send them to a ``/CurrycombSignals/Subject`` or to a signal
    /// of your own. The line's `^`, if it has one, is frame zero.
    ///
    /// The events before the `^` are left out. The closure receives the remaining events on the thread that runs the
    /// clock, each at its frame or, if that frame has passed, at the current one. The other parameters are those of
    /// ``hot(_:_:name:file:sourceLine:)``.
    ///
    /// - Returns: the line.
    @discardableResult
    public func play<Value>(
        _ line: String, _ values: MarbleValues<Value>, name: String? = nil,
        file: StaticString = #file, sourceLine: UInt = #line,
        into take: @escaping (Event<Value, MarbleFailure>) -> Void
    ) -> MarbleLine {
        let line = parse(line, file, sourceLine)
        let start = line.subscribed ?? 0
        time.note(line, name, length: line.length - start)
        for (frame, event) in events(line, values, file, sourceLine) where frame >= start {
            add(frame - start, .inputs) { take(event) }
        }
        return line
    }

    /// Passes the events of a line to a closure, with each label as a value; see
    /// ``play(_:_:name:file:sourceLine:into:)``.
    @discardableResult
    public func play(
        _ line: String, name: String? = nil, file: StaticString = #file, sourceLine: UInt = #line,
        into take: @escaping (Event<String, MarbleFailure>) -> Void
    ) -> MarbleLine {
        play(line, .string, name: name, file: file, sourceLine: sourceLine, into: take)
    }

    /// Runs work at a frame, on the thread that runs the clock. If the frame has passed, the work runs in the current
    /// frame.
    public func at(_ frame: Int, _ work: @escaping () -> Void) { add(frame, .inputs, work) }

    // MARK: - Output

    /// Observes a signal and records its events.
    ///
    /// - Parameters:
    ///   - signal: the signal, which is observed when the clock runs.
    ///   - values: the notation of the values.
    ///   - start: the frame at which to subscribe.
    ///   - end: the frame at which to dispose of the subscription. The disposal comes before the inputs' events of that
    ///     frame, unless the clock already ran before this call.
    /// - Returns: the recorder.
    public func record<S: Signal>(
        _ signal: S, _ values: MarbleValues<S.Value>, from start: Int = 0, until end: Int? = nil
    ) -> MarbleRecorder<S.Value> where S.Failure == MarbleFailure {
        let recorder = recorder(values)
        let subscription = Subscription()
        add(start, .subscriptions) {
            signal.subscribe(Listener(take: { recorder.take($0) }, subscription: subscription), in: subscription)
        }
        if let end { add(end, .subscriptions) { subscription.dispose() } }
        return recorder
    }

    /// Makes a recorder for events that you pass to it.
    public func recorder<Value>(_ values: MarbleValues<Value>) -> MarbleRecorder<Value> {
        MarbleRecorder(time, values)
    }

    // MARK: - Running

    /// Runs the clock frame by frame. Afterward, the current frame is the frame of the last work that was done.
    ///
    /// - Parameter frames: the number of frames to run, counted from frame zero; work that is due in frame `frames` or
    ///   later is not done. By default, the clock runs until no work is left.
    /// - Returns: true if all this work was done; false if the clock stopped after 100,000 pieces of work, which may
    ///   happen with an endless timer.
    @discardableResult
    public func run(frames: Int? = nil) -> Bool { run(frames: frames, limit: 100_000) }

    package func run(frames: Int?, limit: Int) -> Bool {
        if let frames { time.look(to: frames) }
        let end = frames.map { unit.duration(of: $0) }
        return play(limit: limit) { due in end.map { due < $0 } ?? true }
    }

    /// Advances time and does the work that is due up to and including the new moment.
    ///
    /// - Parameter duration: the time to advance by. With zero, only the work that is due now is done.
    /// - Returns: true if the clock reached the new moment; false if it stopped after 100,000 pieces of work, which may
    ///   happen with an endless timer.
    @discardableResult
    public func advance(by duration: Duration) -> Bool {
        let end = scheduler.now + duration
        guard play(limit: 100_000, { $0 <= end }) else { return false }
        scheduler.advance(to: end)
        return true
    }

    /// Runs scheduled work in order until no work is left, or until `isWanted` returns false for the time at which the
    /// next piece of work is due. Returns false if the limit is reached first.
    private func play(limit: Int, _ isWanted: (_ due: Duration) -> Bool) -> Bool {
        var left = limit
        // Some work may already be due, because the scheduler can be advanced directly, without the clock.
        if isWanted(scheduler.now) { doDue() }
        while true {
            post()
            guard let due = scheduler.nextDue, isWanted(due) else {
                if isWanted(scheduler.now), doDue() { continue }
                return true
            }
            if left == 0 { return false }
            left -= 1
            scheduler.run(limit: 1)
            doDue()
        }
    }

    /// Does the work that is due. Returns true if there was any.
    @discardableResult
    private func doDue() -> Bool {
        let numbers = time.takeDue()
        for number in numbers { works.removeValue(forKey: number)?() }
        return !numbers.isEmpty
    }

    private func add(_ frame: Int, _ phase: Phase, _ work: @escaping () -> Void) {
        issued += 1
        works[issued] = work
        jobs.append((frame, phase, issued))
    }

    private func post() {
        guard !jobs.isEmpty else { return }
        let byPhase = stableOrder(of: jobs.map { $0.phase.rawValue }).map { jobs[$0] }
        for place in stableOrder(of: byPhase.map { $0.frame }) {
            time.post(byPhase[place].number, at: byPhase[place].frame)
        }
        jobs = []
    }

    // MARK: - Reading lines

    private func parse(_ text: String, _ file: StaticString, _ line: UInt) -> MarbleLine {
        do { return try MarbleLine(text, unit: unit) } catch {
            preconditionFailure("this is not a marble line: \(error.description)", file: file, line: line)
        }
    }

    private func events<Value>(
        _ line: MarbleLine, _ values: MarbleValues<Value>, _ file: StaticString, _ sourceLine: UInt
    ) -> [(frame: Int, event: Event<Value, MarbleFailure>)] {
        line.marbles.map { marble in
            let event = marble.event.map { label in
                guard let value = values.read(label) else {
                    preconditionFailure(
                        "the line \(line.description) has \(label), which stands for no value", file: file,
                        line: sourceLine)
                }
                return value
            }
            return (marble.frame, event)
        }
    }
}
