import CurrycombSignals
import Testing

@Suite("materialize") struct MaterializeTests {
    @Test func events() { #expect(failing.materialize().words == "next 1 next 2 failed boom |") }
    @Test func completion() { #expect(Signals.of(1).materialize().words == "next 1 completed |") }
    @Test func back() { #expect(failing.materialize().dematerialize().words == "1 2 #boom") }
}
