import CurrycombSignals

/// Returns a signal of another signal's values. The function observes the other signal at once and to its end, even if
/// nothing observes the result. Several wrong answers make this mistake.
func observedEarly<Value, Failure>(_ signal: some Signal<Value, Failure>) -> AnySignal<Value, Failure> {
    let subject = Subject<Value, Failure>(replay: 9)
    signal.observe({ subject.send($0) }, ended: { subject.end($0) })
    return subject.eraseToAnySignal()
}
