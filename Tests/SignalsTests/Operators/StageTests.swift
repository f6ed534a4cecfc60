import CurrycombSignals
import Testing

@Suite("through") struct StageTests {
    @Test("each subscription begins with a copy of a custom stage")
    func own() {
        struct EverySecond<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
            var isOdd = false
            mutating func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
                isOdd.toggle()
                return isOdd ? .more : downstream.next(value)
            }
        }
        let signal = numbers.through(EverySecond())
        #expect(signal.words == "2 4 |")
        #expect(signal.words == "2 4 |")
    }
}
