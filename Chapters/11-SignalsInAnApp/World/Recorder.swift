import CurrycombSignals
import Synchronization

/// The events of a signal, with their seconds.
public final class Recorder: Sendable {
    private let lines = Mutex<[String]>([])

    /// The events, in order, such as `1 s: A`. The end is an event, too: `3 s: completed`,
    /// `3 s: failed offline: wax` or `3 s: interrupted`.
    public var log: [String] { lines.withLock { $0 } }

    fileprivate func note(_ event: String, at time: Duration) {
        lines.withLock { $0.append("\(time.components.seconds) s: \(event)") }
    }
}

/// Observes a signal and records its events.
///
/// - Returns: the events from now on, and the subscription.
public func listen<Value, Failure>(
    to signal: some Signal<Value, Failure>, on clock: VirtualScheduler
) -> (heard: Recorder, subscription: Subscription) {
    let heard = Recorder()
    let subscription = signal.observe {
        heard.note($0 is Void ? "•" : "\($0)", at: clock.now)
    } ended: { end in
        switch end {
        case .completed: heard.note("completed", at: clock.now)
        case .failed(let error): heard.note("failed \(error)", at: clock.now)
        case .interrupted: heard.note("interrupted", at: clock.now)
        }
    }
    return (heard, subscription)
}

/// Observes a signal and advances the clock until no work is waiting or a day has passed. Returns the signal's events,
/// except for an interruption.
public func hear<Value, Failure>(_ signal: some Signal<Value, Failure>, on clock: VirtualScheduler) -> [String] {
    let (heard, subscription) = listen(to: signal, on: clock)
    let end = clock.now + .seconds(86_400)
    while let due = clock.nextDue, due <= end { clock.advance(to: due) }
    subscription.dispose()
    return heard.log.filter { !$0.hasSuffix(": interrupted") }
}

/// Returns a cold signal that follows a plan: `"1:a 3:b 5:|"` sends `a` after one second and `b` after three, and
/// completes after five; `"2:!wax"` fails after two seconds with ``Fault/offline(_:)``. If the plan has no end, the
/// signal never ends. In a text, `␣` stands for a space, and `⏎` for a line end.
public func scripted(_ plan: String, on clock: VirtualScheduler) -> AnySignal<String, Fault> {
    let steps = timed(plan)
    return Signals.create { (sink: Sink<String, Fault>) in
        for step in steps {
            let timer = clock.schedule(after: .seconds(step.second)) {
                if step.text == "|" {
                    sink.complete()
                } else if step.text.hasPrefix("!") {
                    sink.fail(.offline(String(step.text.dropFirst())))
                } else {
                    sink.send(step.text)
                }
            }
            sink.onDispose { timer() }
        }
    }
    .eraseToAnySignal()
}

/// Returns a signal that follows a plan, as the signal of ``scripted(_:on:)`` does, but completes instead of failing.
public func steady(_ plan: String, on clock: VirtualScheduler) -> AnySignal<String, Never> {
    scripted(plan, on: clock).catch { _ in Signals.empty() }.eraseToAnySignal()
}

/// Returns a signal that follows a plan, as the signal of ``scripted(_:on:)`` does, until it is interrupted:
/// `"1:a 2:^"` sends `a` after one second and is interrupted after two.
func cutShort(_ plan: String, on clock: VirtualScheduler) -> AnySignal<String, Fault> {
    let end = timed(plan).first { $0.text == "^" }?.second ?? 0
    let played = scripted(plan.replacing(" \(end):^", with: ""), on: clock)
    return Signals.deferred {
        let subject = Subject<String, Fault>()
        let source = played.doing { subject.send($0) }.run()
        _ = clock.schedule(after: .seconds(end)) {
            source.dispose()
            subject.end(.interrupted)
        }
        return subject
    }
    .eraseToAnySignal()
}

/// Returns the events of a plan for ``scripted(_:on:)``, in the form of ``Recorder/log``.
func lines(_ plan: String) -> [String] {
    timed(plan).map { step in
        let isFailure = step.text.hasPrefix("!")
        if step.text == "^" { return "\(step.second) s: interrupted" }
        let event = step.text == "|" ? "completed" : isFailure ? "failed offline: \(step.text.dropFirst())" : step.text
        return "\(step.second) s: \(event)"
    }
}

extension [String] {
    /// Plans for ``scripted(_:on:)``, each of which sends one edge-case text.
    static var hardPlans: [String] {
        [String].hardTexts.filter { $0.count < 60 }.map { text in
            let shown = text.map { $0 == " " ? "␣" : $0 == "\n" ? "⏎" : $0 }
            return "1:\(String(shown)) 1:|"
        }
    }
}

private func timed(_ plan: String) -> [(second: Int, text: String)] {
    plan.split(separator: " ").map { step in
        let parts = step.split(separator: ":", maxSplits: 1)
        let text = (parts.count > 1 ? String(parts[1]) : "").map { $0 == "␣" ? " " : $0 == "⏎" ? "\n" : $0 }
        return (Int(parts[0]) ?? 0, String(text))
    }
}
