import Testing

@testable import CurrycombSignals

@Suite("Lists of observers")
struct EntryListTests {
    @Test("a list uses no memory after all its observers have left", arguments: [1, 2, 3, 100])
    func disposal(count: Int) {
        let price = MutableProperty(1)
        let doubled = price.map { $0 * 2 }
        let hub = doubled.node.hub
        for _ in 1...2 {
            let records = (0..<count).map { _ in doubled.record() }
            #expect(hub.core.entries.isSingle == (count == 1))
            price.value += 1
            #expect(records.allSatisfy { $0.values == [price.value * 2 - 2, price.value * 2] })
            for record in records { record.dispose() }
            #expect(hub.core.entries.isSingle && hub.core.entries.count == 0)
        }
    }

    @Test("a list uses no memory after all its observers have left at one value", arguments: [2, 3, 100])
    func enough(count: Int) {
        let price = MutableProperty(1)
        let doubled = price.map { $0 * 2 }
        let hub = doubled.node.hub
        for _ in 1...2 {
            let records = (0..<count).map { _ in doubled.take(2).record() }
            #expect(!hub.core.entries.isSingle)
            price.value += 1
            #expect(records.allSatisfy { $0.words.hasSuffix("|") })
            #expect(hub.core.entries.isSingle && hub.core.entries.count == 0)
        }
    }

    @Test("a list removes the entries of observers that have left if nearly all leave at one value")
    func nearlyAllLeft() {
        let subject = Subject<Int, Never>()
        let first = subject.record()
        let records = (0..<1_000).map { _ in subject.take(1).record() }
        let last = subject.record()
        subject.send(1)
        #expect(records.allSatisfy { $0.words == "1 |" })
        #expect(subject.hub.core.entries.count == 2)
        subject.send(2)
        #expect(first.words == "1 2" && last.words == "1 2")
        first.dispose()
        last.dispose()
        #expect(subject.hub.core.entries.isSingle)
    }
}
