import CurrycombSignals

/// Returns a signal of all values of another one, which it observes at once and to its end, with or without observers:
/// a mistake in several wrong answers.
func observedEarly<Value, Failure>(_ signal: some Signal<Value, Failure>) -> AnySignal<Value, Failure> {
    let subject = Subject<Value, Failure>(replay: 9)
    signal.observe({ subject.send($0) }, ended: { subject.end($0) })
    return subject.eraseToAnySignal()
}
