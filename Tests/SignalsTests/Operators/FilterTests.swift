import CurrycombSignals
import Testing

@Suite("filter") struct FilterTests {
    @Test func onlyMatchingValuesAreSent() { #expect(numbers.filter { $0 % 2 == 0 }.words == "2 4 |") }
    @Test func aFailureIsForwardedWithoutValues() { #expect(failing.filter { $0 > 9 }.words == "#boom") }
}
