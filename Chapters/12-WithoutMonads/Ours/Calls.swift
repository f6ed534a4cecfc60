import CurrycombSignals

/// The numbers of calls to the steps in a chain of ten.
package enum Calls {
    /// Counts the calls for one value that is sent after the only subscriber at the end of the chain has been removed.
    package static func whenNobodyListens() -> (subjects: Int, signal: Int) {
        let (ofSubjects, ofSignal) = (Counter(), Counter())
        let chain = Chains.subjects(10, onCall: ofSubjects.add) { _ in }
        let source = Subject<Int, Never>()
        let subscription = Chains.ten(source, onCall: ofSignal.add).observe { _ in }
        chain.leave()
        subscription.dispose()
        let before = ofSubjects.value
        chain.first.send(1)
        source.send(1)
        return (ofSubjects.value - before, ofSignal.value)
    }

    /// Counts the calls for one value, with two subscribers at the end of the chain.
    package static func whenTwoListen() -> (subjects: Int, signal: Int) {
        let (ofSubjects, ofSignal) = (Counter(), Counter())
        let both = PlainSubject(0)
        for _ in 0..<2 { both.subscribe { _ in } }
        let chain = Chains.subjects(10, onCall: ofSubjects.add) { both.send($0) }
        let source = Subject<Int, Never>()
        let signal = Chains.ten(source, onCall: ofSignal.add)
        for _ in 0..<2 { signal.observe { _ in } }
        let before = ofSubjects.value
        chain.first.send(1)
        source.send(1)
        return (ofSubjects.value - before, ofSignal.value)
    }
}
