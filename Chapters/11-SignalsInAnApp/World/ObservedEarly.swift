import CurrycombSignals

/// What a signal sends, which is observed at once and until it ends, whoever is there: a mistake that several wrong answers
/// make.
///
/// - Parameter signal: the signal.
/// - Returns: all that it has sent so far, and what comes.
func observedEarly<Value, Failure>(_ signal: some Signal<Value, Failure>) -> AnySignal<Value, Failure> {
    let subject = Subject<Value, Failure>(replay: 9)
    signal.observe({ subject.send($0) }, ended: { subject.end($0) })
    return subject.eraseToAnySignal()
}
