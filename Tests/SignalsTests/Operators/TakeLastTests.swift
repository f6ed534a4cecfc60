import CurrycombSignals
import Testing

@Suite("take(last:)") struct TakeLastTests {
    @Test(arguments: 0...7) func onlyTheLastValuesAreSent(_ count: Int) {
        #expect(numbers.take(last: count).record().values == [1, 2, 3, 4, 5].suffix(count))
    }
    @Test func aFailureSendsNoValues() { #expect(failing.take(last: 1).words == "#boom") }
    @Test func takeLastStopsWhenTakeCompletes() { #expect(numbers.take(last: 3).take(2).words == "3 4 |") }
    @Test func takeLastZeroDoesNotRun() {
        let starts = Counter()
        #expect(numbers.doingAtStart { starts.add() }.take(last: 0).words == "|")
        #expect(starts.value == 0)
    }
}
