import CurrycombSignals
import Testing

@Suite("values") struct ValuesTests {
    @Test("a signal becomes an asynchronous sequence, and the sequence a signal")
    func values() async throws {
        var seen: [Int] = []
        for await value in Signals.of(1, 2, 3).values() { seen.append(value) }
        #expect(seen == [1, 2, 3])
        await #expect(throws: Oops.boom) {
            for try await _ in Signals.fail(Oops.boom, value: Int.self).values(policy: .dropNewest(1)) {}
        }
        let back = Signals.from(async: Signals.of(1, 2, 3).values()).collect()
        for await values in back.values() { #expect(values == [1, 2, 3]) }
    }

    @Test("leaving the loop disposes of the signal")
    func leaving() async {
        let ends = Log<Bool>()
        let subject = Subject<Int, Never>(replay: 3)
        for value in 1...3 { subject.send(value) }
        for await value in subject.doingAtEnd({ ends.add($0.isInterrupted) }).values() where value == 2 { break }
        #expect(ends.all == [true])
    }

    @Test("a policy must keep at least one value")
    func noRoom() async {
        await #expect(processExitsWith: .failure) { _ = Signals.of(1).values(policy: .dropOldest(0)) }
        await #expect(processExitsWith: .failure) { _ = Signals.of(1).values(policy: .dropNewest(-1)) }
    }

    @Test("after a failure, the iterator returns nil")
    func afterAFailure() async throws {
        var iterator = failing.values().makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        #expect(try await iterator.next() == 2)
        await #expect(throws: Oops.boom) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
        #expect(try await iterator.next() == nil)
    }
}
