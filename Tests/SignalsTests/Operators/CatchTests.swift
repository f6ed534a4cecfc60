import CurrycombSignals
import Testing

@Suite("catch, catchTo") struct CatchTests {
    @Test func catchSendsAnotherSignal() { #expect(failing.catch { _ in Signals.of(7, 8) }.words == "1 2 7 8 |") }
    @Test func catchToSendsAValue() { #expect(failing.catchTo(9).words == "1 2 9 |") }
    @Test func aSuccessIsUnchanged() { #expect(numbers.canFail(with: Oops.self).catchTo(9).words == "1 2 3 4 5 |") }
    @Test("the handler receives the failure")
    func which() { #expect(failing.catch { Signals.just($0 == .boom ? 1 : 2) }.words == "1 2 1 |") }
}
