import CurrycombSignals
import Testing

@Suite("element(at:)") struct ElementAtTests {
    @Test func theElementAtAnIndexIsSent() { #expect(numbers.element(at: 2).words == "3 |") }
    @Test func anIndexBeyondTheEndCompletes() { #expect(numbers.element(at: 9).words == "|") }
    @Test func anEarlierFailureIsForwarded() { #expect(failing.element(at: 2).words == "#boom") }
    @Test func theSourceStopsAtTheElement() {
        let sent = Counter()
        _ = numbers.doing { _ in sent.add() }.element(at: 1).words
        #expect(sent.value == 2)
    }
}
