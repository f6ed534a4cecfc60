import CurrycombSignals
import Testing

@Suite("take, first") struct TakeTests {
    @Test func onlyTheFirstValuesAreSent() { #expect(numbers.take(2).words == "1 2 |") }
    @Test func takeZeroCompletesAtOnce() { #expect(Signals.never(Int.self).take(0).words == "|") }
    @Test func takeMayExceedTheNumberOfValues() { #expect(numbers.take(9).words == "1 2 3 4 5 |") }
    @Test func takeCompletesBeforeALaterFailure() { #expect(failing.take(2).words == "1 2 |") }
    @Test func anEarlierFailureIsForwarded() { #expect(failing.take(3).words == "1 2 #boom") }
    @Test func takeWhileEndsAtTheFirstMismatch() { #expect(numbers.take(while: { $0 < 3 }).words == "1 2 |") }
    @Test func takeWhileInclusive() { #expect(numbers.take(while: { $0 < 3 }, inclusive: true).words == "1 2 3 |") }
    @Test func firstSendsOnlyTheFirstValue() { #expect(numbers.first().words == "1 |") }
    @Test func firstOfAnEmptySourceSendsNoValue() { #expect(Signals.empty(Int.self).first().words == "|") }
    @Test func firstWhereSendsTheFirstMatch() { #expect(numbers.first(where: { $0 > 2 }).words == "3 |") }

    @Test("the source is disposed of at the last value, before the next")
    func disposesOfTheSource() {
        let log = Log<String>()
        let subject = Subject<Int, Never>()
        let record = subject.doing { log.add("\($0)") }.doingAtEnd { _ in log.add("gone") }.take(1).record()
        subject.send(1)
        subject.send(2)
        #expect(record.words == "1 |")
        #expect(log.all == ["1"] || log.all == ["1", "gone"])
    }
}
