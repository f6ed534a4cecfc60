import CurrycombSignals
import Testing

@Suite("expand") struct ExpandTests {
    @Test("expands a tree, level by level") func tree() {
        let words = Signals.just(1).expand { $0 < 4 ? Signals.of($0 * 2, $0 * 2 + 1) : Signals.of() }.words
        #expect(words == "1 2 3 4 5 6 7 |")
    }

    @Test("a long expansion needs no deep stack, and disposal stops an endless one") func long() async {
        let count = Counter()
        await onThread(stack: 512 * 1024) {
            let endless = Signals.just(1).expand { Signals.just($0 + 1) }
            endless.take(100_000).last().observe { count.add($0) }
        }
        #expect(count.value == 100_000)
    }

    @Test("at most the allowed number of signals run at once, and disposal stops them") func limit() {
        let running = Counter()
        let ends = Counter()
        let record = Signals.of(1, 2, 3).expand(upTo: 2) { _ in
            Signals.never(Int.self).doingAtStart { running.add() }.doingAtEnd { _ in ends.add() }
        }.record()
        #expect(running.value == 2)
        record.dispose()
        #expect(ends.value == 2)
        #expect(record.words == "1 2 3 !")
    }

    @Test func failure() {
        #expect(failing.expand { _ in Signals.empty(Int.self, failure: Oops.self) }.words == "1 2 #boom")
        #expect(
            Signals.just(1, failure: Oops.self).expand { _ in Signals.fail(.other, value: Int.self) }.words
                == "1 #other")
    }
}
