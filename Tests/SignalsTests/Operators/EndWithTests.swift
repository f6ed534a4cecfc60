import CurrycombSignals
import Testing

@Suite("endWith") struct EndWithTests {
    @Test func valuesAreSentBeforeTheCompletion() { #expect(numbers.take(2).endWith(7, 8).words == "1 2 7 8 |") }
    @Test func aFailureSendsNoFurtherValues() { #expect(failing.endWith(7).words == "1 2 #boom") }
    @Test func endWithoutValuesChangesNothing() { #expect(numbers.endWith().words == "1 2 3 4 5 |") }
    @Test func endWithStopsWhenTakeCompletes() { #expect(Signals.just(1).endWith(2, 3, 4).take(2).words == "1 2 |") }
}
