import CurrycombSignals
import Testing

@Suite("contains, allSatisfy, isEmpty") struct ContainsTests {
    @Test func containsFindsAValue() { #expect(numbers.contains(3).words == "true |") }
    @Test func containsDoesNotFindAValue() { #expect(numbers.contains(where: { $0 > 9 }).words == "false |") }
    @Test func allSatisfyIsTrueForAllValues() { #expect(numbers.allSatisfy { $0 > 0 }.words == "true |") }
    @Test func allSatisfyIsFalseForACounterexample() { #expect(numbers.allSatisfy { $0 < 3 }.words == "false |") }
    @Test func emptySource() {
        let nothing = Signals.empty(Int.self)
        #expect([nothing.contains(1).words, nothing.allSatisfy { _ in false }.words] == ["false |", "true |"])
        #expect([nothing.isEmpty().words, numbers.isEmpty().words] == ["true |", "false |"])
    }
    @Test func failure() {
        #expect(failing.contains(9).words == "#boom")
        #expect(failing.contains(2).words == "true |")
        #expect(failing.isEmpty().words == "false |")
        #expect(failing.skip(2).isEmpty().words == "#boom")
    }
    @Test("disposes of the source at the value that decides") func disposesOfTheSource() {
        let sent = Counter()
        _ = numbers.doing { _ in sent.add() }.contains(2).words
        #expect(sent.value == 2)
    }
}
