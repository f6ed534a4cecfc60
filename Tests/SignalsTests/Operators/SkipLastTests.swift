import CurrycombSignals
import Testing

@Suite("skip(last:)") struct SkipLastTests {
    @Test(arguments: 0...7) func theLastValuesAreSkipped(_ count: Int) {
        #expect(numbers.skip(last: count).record().values == [1, 2, 3, 4, 5].dropLast(count))
    }
    @Test("a value is sent as soon as it cannot be one of the last")
    func soon() {
        let subject = Subject<Int, Oops>()
        let record = subject.skip(last: 1).record()
        subject.send(1)
        #expect(record.words == "")
        subject.send(2)
        subject.fail(.boom)
        #expect(record.words == "1 #boom")
    }
}
