import CurrycombSignals
import Testing

@Suite("scan") struct ScanTests {
    @Test("without an initial result, scan begins with the first value") func fromFirst() {
        #expect(numbers.scan { $0 * 10 + $1 }.words == "1 12 123 1234 12345 |")
        #expect(Signals.empty(Int.self).scan { $0 + $1 }.words == "|")
        #expect(failing.scan { $0 + $1 }.words == "1 3 #boom")
    }

    @Test func scanSendsEachSum() { #expect(numbers.scan(0, +).words == "1 3 6 10 15 |") }
    @Test func scanInto() { #expect(Signals.of(1, 2).scan(into: [0]) { $0.append($1) }.words == "[0, 1] [0, 1, 2] |") }
    @Test func aFailureIsForwarded() { #expect(failing.scan(10, +).words == "11 13 #boom") }

    @Test("each subscription has its own state")
    func afresh() {
        let sums = numbers.scan(0, +)
        #expect(sums.words == "1 3 6 10 15 |")
        #expect(sums.words == "1 3 6 10 15 |")
    }
}
