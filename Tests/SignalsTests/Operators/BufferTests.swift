import CurrycombSignals
import Testing

@Suite("buffer") struct BufferTests {
    @Test("arrays that begin a step apart overlap, or leave values out") func steps() {
        func words(_ size: Int, _ step: Int) -> String {
            numbers.buffer(size, every: step).map { $0.map(String.init).joined() }.words
        }
        #expect(words(2, 2) == "12 34 5 |")
        #expect(words(3, 1) == "123 234 345 45 5 |")
        #expect(words(2, 3) == "12 45 |")
        #expect(words(1, 1) == "1 2 3 4 5 |")
        #expect(failing.buffer(2, every: 1).map(\.count).words == "2 #boom")
        #expect(numbers.buffer(2, every: 1).take(2).map(\.count).words == "2 2 |")
    }

    @Test("a trigger ends an array, and no array is empty") func trigger() {
        let (a, b) = (Subject<Int, Oops>(), Subject<Void, Oops>())
        let record = a.buffer(on: b).record()
        b.send()
        a.send(1)
        a.send(2)
        b.send()
        b.send()
        b.complete()
        a.send(3)
        a.complete()
        #expect(record.values == [[1, 2], [3]])
        #expect(record.words.hasSuffix("|"))
        #expect(failing.buffer(on: Signals.never(Int.self, failure: Oops.self)).map(\.count).words == "#boom")
        #expect(
            numbers.canFail(with: Oops.self).buffer(on: Signals.fail(Oops.other, value: Int.self)).map(\.count).words
                == "#other")
    }

    @Test("after an interval or a full buffer the interval begins again") func time() {
        let clock = VirtualScheduler()
        let a = Subject<Int, Oops>()
        let record = a.buffer(every: .seconds(2), on: clock, limit: 2).record()
        clock.advance(by: .seconds(2))
        a.send(1)
        clock.advance(by: .seconds(1))
        a.send(2)
        #expect(record.values == [[1, 2]])
        a.send(3)
        clock.advance(by: .seconds(1))
        #expect(record.values == [[1, 2]])
        clock.advance(by: .seconds(1))
        #expect(record.values == [[1, 2], [3]])
        a.send(4)
        a.complete()
        #expect(record.values == [[1, 2], [3], [4]])
        #expect(clock.pending == 0)
    }

    @Test func theLastArrayMayBeShorter() { #expect(numbers.buffer(2).words == "[1, 2] [3, 4] [5] |") }
    @Test func noEmptyArrayFollowsAFullOne() { #expect(numbers.buffer(5).words == "[1, 2, 3, 4, 5] |") }
    @Test func anEmptySourceSendsNoArray() { #expect(Signals.empty(Int.self).buffer(2).words == "|") }
    @Test func aFailureDropsAnIncompleteArray() { #expect(failing.buffer(3).words == "#boom") }
}
