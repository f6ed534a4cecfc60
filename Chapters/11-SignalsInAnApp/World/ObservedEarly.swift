import CurrycombSignals

/// Returns a signal of the given signal's values. The function observes the given signal at once and until it ends,
/// even if the result has no observer. Several wrong answers make that mistake with this function.
func observedEarly<Value, Failure>(_ signal: some Signal<Value, Failure>) -> AnySignal<Value, Failure> {
    let subject = Subject<Value, Failure>(replay: 9)
    signal.observe({ subject.send($0) }, ended: { subject.end($0) })
    return subject.eraseToAnySignal()
}
