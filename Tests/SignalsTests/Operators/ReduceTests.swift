import CurrycombSignals
import Testing

@Suite("reduce, collect, count") struct ReduceTests {
    @Test("without an initial result, reduce begins with the first value") func fromFirst() {
        #expect(numbers.reduce { $0 * 10 + $1 }.words == "12345 |")
        #expect(Signals.empty(Int.self).reduce { $0 + $1 }.words == "|")
        #expect(failing.reduce { $0 + $1 }.words == "#boom")
    }

    @Test func reduceSendsTheSum() { #expect(numbers.reduce(0, +).words == "15 |") }
    @Test func reduceIntoMutates() { #expect(Signals.of(1, 2).reduce(into: []) { $0.append($1) }.words == "[1, 2] |") }
    @Test func anEmptySourceSendsTheInitialResult() { #expect(Signals.empty(Int.self).reduce(7, +).words == "7 |") }
    @Test func reduceSendsNothingAtAFailure() { #expect(failing.reduce(0, +).words == "#boom") }
    @Test func collectSendsAnArray() { #expect(numbers.collect().words == "[1, 2, 3, 4, 5] |") }
    @Test func collectSendsAnEmptyArray() { #expect(Signals.empty(Int.self).collect().words == "[] |") }
    @Test func countSendsTheNumberOfValues() { #expect(numbers.count().words == "5 |") }
    @Test func countSendsNothingAtAFailure() { #expect(failing.count().words == "#boom") }

    @Test("a reduction that is disposed of sends no result")
    func disposed() {
        let record = Subject<Int, Never>().collect().record()
        record.dispose()
        #expect(record.words == "!")
    }
}
