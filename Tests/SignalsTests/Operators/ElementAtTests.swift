import CurrycombSignals
import Testing

@Suite("element(at:)") struct ElementAtTests {
    @Test func place() { #expect(numbers.element(at: 2).words == "3 |") }
    @Test func tooFar() { #expect(numbers.element(at: 9).words == "|") }
    @Test func failure() { #expect(failing.element(at: 2).words == "#boom") }
    @Test func letsGo() {
        let sent = Counter()
        _ = numbers.doing { _ in sent.add() }.element(at: 1).words
        #expect(sent.value == 2)
    }
}
