import CurrycombSignals
import Testing

@Suite("print") struct PrintTests {
    @Test("prints each event with a name") func named() {
        let lines = Log<String>()
        _ = failing.print("source", to: { lines.add($0) }).words
        #expect(lines.all == ["source: subscribed", "source: next 1", "source: next 2", "source: failed boom"])
    }

    @Test("without a name, print shows its position in the source code") func place() {
        let lines = Log<String>()
        _ = numbers.print(to: { lines.add($0) }).take(1).words
        let place = "\(#fileID):\(#line - 1)"
        #expect(lines.all == ["\(place): subscribed", "\(place): next 1", "\(place): had enough"])
    }

    @Test("disposal is printed, too") func disposal() {
        let lines = Log<String>()
        Signals.never(Int.self).print("n", to: { lines.add($0) }).record().dispose()
        #expect(lines.all == ["n: subscribed", "n: interrupted"])
    }
}
