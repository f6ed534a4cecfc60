import CurrycombSignals
import Testing

@Suite("materialize") struct MaterializeTests {
    @Test func eventsAndFailureBecomeValues() { #expect(failing.materialize().words == "next 1 next 2 failed boom |") }
    @Test func theCompletionBecomesAValue() { #expect(Signals.of(1).materialize().words == "next 1 completed |") }
    @Test func dematerializeRestoresTheEvents() { #expect(failing.materialize().dematerialize().words == "1 2 #boom") }
}
