import CurrycombSignals
import Testing

@Suite("contains, allSatisfy, isEmpty") struct ContainsTests {
    @Test func found() { #expect(numbers.contains(3).words == "true |") }
    @Test func notFound() { #expect(numbers.contains(where: { $0 > 9 }).words == "false |") }
    @Test func all() { #expect(numbers.allSatisfy { $0 > 0 }.words == "true |") }
    @Test func notAll() { #expect(numbers.allSatisfy { $0 < 3 }.words == "false |") }
    @Test func ofNothing() {
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
    @Test("disposes of the source at the value that decides") func letsGo() {
        let sent = Counter()
        _ = numbers.doing { _ in sent.add() }.contains(2).words
        #expect(sent.value == 2)
    }
}
