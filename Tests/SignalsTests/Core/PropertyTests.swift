import CurrycombSignals
import Testing

@Suite("A property")
struct PropertyTests {
    @Test("tells the current value, then changes, and completes when it goes")
    func tells() {
        var property: MutableProperty<Int>? = MutableProperty(1)
        let record = property!.record()
        property!.value = 2
        property!.modify { $0 += 1 }
        let late = property!.record()
        property = nil
        #expect(record.words == "1 2 3 |")
        #expect(late.words == "3 |")
    }

    @Test("never shows a half-updated state in a diamond, and derives each value once a change")
    func diamond() {
        let source = MutableProperty(1)
        let computed = Counter()
        let tens = source.map { $0 * 10 }
        let both = source.combine(with: tens) { first, second in
            computed.add()
            return "\(first)-\(second)"
        }
        let deeper = both.combine(with: tens) { "\($0)-\($1)" }
        let record = both.record()
        let deepRecord = deeper.record()
        source.value = 2
        source.value = 3
        #expect(record.words == "1-10 2-20 3-30")
        #expect(deepRecord.words == "1-10-10 2-20-20 3-30-30")
        #expect(computed.value == 3)
        #expect(deeper.current == "3-30-30")
    }

    @Test("set from inside an observer reads as new at once, and is told after the current change")
    func reentrant() {
        let source = MutableProperty(0)
        let doubled = source.map { $0 * 2 }
        let seen = Log<String>()
        source.observe { [unowned source] value in
            if value < 3 { source.value = value + 1 }
            seen.add("\(value) \(source.current) \(doubled.current)")
        }
        let other = source.record()
        #expect(seen.all == ["0 1 2", "1 2 4", "2 3 6", "3 3 6"])
        #expect(other.words == "3")
    }

    @Test("loses no change that eight threads make, and ends with the same state for all")
    func stress() async {
        let source = MutableProperty(0)
        let pair = source.combine(with: source.map { -$0 })
        let torn = Counter()
        pair.observe { if $0.0 + $0.1 != 0 { torn.add() } }
        let last = Log<Int>()
        source.observe { last.add($0) }
        await onThreads(8) { _ in for _ in 0..<500 { source.modify { $0 += 1 } } }
        #expect(source.value == 4000)
        #expect(torn.value == 0)
        #expect(last.all == Array(0...4000))
        #expect(pair.current == (4000, -4000))
    }

    @Test("keeps neither what is derived from it nor its observers")
    func letsGo() {
        let source = MutableProperty(0)
        weak var derived: Property<Int>?
        let computed = Counter()
        do {
            let property = source.map {
                computed.add()
                return $0
            }
            derived = property
            property.record().dispose()
        }
        source.value = 1
        #expect(derived == nil)
        #expect(computed.value == 1)
    }

    @Test("that is constant tells its value and completes")
    func constant() {
        #expect(Property(constant: 5).words == "5 |")
        #expect(Property(constant: 5).map { $0 + 1 }.words == "6 |")
    }

    @Test("made distinct changes, and has others computed, only when its value does")
    func distinct() {
        let source = MutableProperty(1)
        let parity = source.map { $0 % 2 }.distinct()
        let computed = Counter()
        let word = parity.map { parity in
            computed.add()
            return parity == 0 ? "even" : "odd"
        }
        let both = source.combine(with: word) { "\($0) \($1)" }
        let record = word.record()
        let bothRecord = both.record()
        for value in [3, 5, 6, 6, 8, 9] { source.value = value }
        #expect(record.words == "odd even odd")
        #expect(computed.value == 3)
        #expect(bothRecord.words == "1 odd 3 odd 5 odd 6 even 6 even 8 even 9 odd")
        #expect(both.current == "9 odd")
    }
}
