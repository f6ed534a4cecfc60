import CurrycombSignals
import Synchronization
import TestSupport
import Testing

@Suite("A property")
struct PropertyTests {
    @Test func logicalOperatorsReturnProperties() {
        let (online, full) = (MutableProperty(true), MutableProperty(false))
        let open: Property<Bool> = online.and(full.not())
        let either: Property<Bool> = online.or(full)
        #expect([open.value, either.value] == [true, true])
        full.value = true
        #expect([open.value, either.value] == [false, true])
        online.value = false
        #expect([open.value, either.value] == [false, true])
        full.value = false
        #expect([open.value, either.value] == [false, false])
        #expect(online.or(Signals.of(true)).words == "true")
    }

    @Test func allIsTrueIfEveryPropertyIsTrue() {
        let (name, email) = (MutableProperty(false), MutableProperty(true))
        let isValid = Property.all([name, email, email.map { $0 }])
        let record = isValid.record()
        name.value = true
        email.value = false
        email.value = true
        #expect(record.words == "false true false true")
        #expect(Property.all([]).value)
        #expect(Property.all([]).record().words == "true |")
        #expect(Property.combine().record().words.hasSuffix(" |"))
        #expect(!Property.all([name.not()]).value)
    }

    @Test("sends the current value, then changes, and completes when it is released")
    func sendsChanges() {
        var property: MutableProperty<Int>? = MutableProperty(1)
        let record = property!.record()
        property!.value = 2
        property!.modify { $0 += 1 }
        let late = property!.record()
        property = nil
        #expect(record.words == "1 2 3 |")
        #expect(late.words == "3 |")
    }

    @Test("never shows a half-updated state in a diamond, and derives each value once for each change")
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
        #expect(deeper.value == "3-30-30")
    }

    @Test("that is set from inside an observer has its new value at once, and notifies after the current change")
    func reentrant() {
        let source = MutableProperty(0)
        let doubled = source.map { $0 * 2 }
        let seen = Log<String>()
        source.observe { [unowned source] value in
            if value < 3 { source.value = value + 1 }
            seen.add("\(value) \(source.value) \(doubled.value)")
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
        #expect(pair.value == (4000, -4000))
    }

    @Test("keeps neither its derived properties nor its observers")
    func isReleased() {
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

    @Test("that is constant sends its value and completes")
    func constant() {
        #expect(Property(constant: 5).words == "5 |")
        #expect(Property(constant: 5).map { $0 + 1 }.words == "6 |")
    }

    @Test("without duplicates changes and updates derived properties only with a new value")
    func removeDuplicates() {
        let source = MutableProperty(1)
        let parity = source.map { $0 % 2 }.removeDuplicates()
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
        #expect(both.value == "9 odd")
    }

    @Test("of a signal has the value that was sent last, and completes with the signal")
    func ofASignal() {
        let subject = Subject<Int, Never>()
        let property = Property(initial: 0, then: subject)
        let record = property.map { $0 * 10 }.record()
        #expect(property.value == 0)
        subject.send(1)
        #expect(property.value == 1)
        subject.complete()
        subject.send(2)
        #expect(property.value == 1)
        #expect(record.words == "0 10 |")
        #expect(Property(initial: 0, then: numbers).value == 5)
    }

    @Test("of a signal observes that signal as long as the property is kept")
    func releasesItsSignal() {
        let subject = Subject<Int, Never>()
        let ends = Counter()
        var property: Property<Int>? = Property(initial: 0, then: subject.doingAtEnd { _ in ends.add() })
        var derived = property?.map { $0 + 1 }
        let record = derived?.record()
        property = nil
        derived = nil
        subject.send(1)
        #expect(record?.words == "1 2")
        #expect(ends.value == 0)
        record?.dispose()
        #expect(ends.value == 1)
    }

    @Test("of several, in a diamond, shows values of the same moment")
    func combineSeveral() {
        let source = MutableProperty(1)
        let other = MutableProperty("a")
        let double = source.map { $0 * 2 }
        let triple = source.map { $0 * 3 }
        let all: Property<(Int, Int, Int, String)> = Property.combine(source, double, triple, other)
        let record = all.map { "\($0.0)-\($0.1)-\($0.2)-\($0.3)" }.record()
        source.value = 2
        other.value = "b"
        #expect(record.words == "1-2-3-a 2-4-6-a 2-4-6-b")
        #expect(Property.combine(source, double, triple).value == (2, 4, 6))
        #expect(Property.combine(source, double, triple, source, double, triple).value == (2, 4, 6, 2, 4, 6))
    }

    @Test("of several: the next closure needs no types")
    func combineSeveralWithoutTypes() {
        enum Status: Equatable { case empty, fine, wrong(String) }
        let name = MutableProperty(Status.empty)
        let mail = MutableProperty(Status.fine)
        let isLoading = MutableProperty(false)
        let isReady: Property<Bool>
        isReady = Property.combine(name, mail, name, isLoading).map { $0 == .fine && $1 == .fine && $2 == .fine && !$3 }
        let isEmpty = Property.combine(name, mail).map { $0 == .empty || $1 == .empty }
        let words = Property.combine(isReady, isEmpty, isReady, isEmpty, isReady, isEmpty, isReady)
            .map { $0.0 ? "ready" : $0.6 ? "never" : "not ready" }
        #expect(isEmpty.value)
        name.value = .fine
        #expect(isReady.value && !isEmpty.value && words.value == "ready")
    }

    @Test("flatMap follows the property that is chosen, and no other")
    func flatMap() {
        let choice = MutableProperty(0)
        let values = [MutableProperty("a"), MutableProperty("x")]
        let followed = choice.flatMap { values[$0] }
        let record = followed.record()
        values[1].value = "y"
        values[0].value = "b"
        choice.value = 1
        values[0].value = "c"
        values[1].value = "z"
        choice.value = 0
        #expect(record.words == "a b y z c")
        #expect(followed.value == "c")
    }

    @Test("flatMap has no half-updated states, even if one change affects its choice and the chosen property")
    func flatMapInADiamond() {
        let source = MutableProperty(1)
        let double = source.map { $0 * 2 }
        let high = (0..<5).reduce(source.map { $0 }) { property, _ in property.map { $0 } }
        let made = source.flatMap { number in high.combine(with: double) { "\(number)-\($0)-\($1)" } }
        let switched = source.flatMap { $0 % 2 == 0 ? high.map { -$0 } : double }
        let all = made.combine(with: switched) { "\($0):\($1)" }.record()
        for value in 2...4 { source.value = value }
        #expect(all.words == "1-1-2:2 2-2-4:-2 3-3-6:6 4-4-8:-4")
    }

    @Test("flatMap completes when the choosing and the chosen property have completed")
    func flatMapEnds() {
        var choice: MutableProperty<Int>? = MutableProperty(0)
        var value: MutableProperty<Int>? = MutableProperty(5)
        final class Weak: Sendable {
            nonisolated(unsafe) weak var property: MutableProperty<Int>?
        }
        let weak = Weak()
        weak.property = value
        let constant = Property(constant: 7)
        let record = choice!.flatMap { $0 == 0 ? weak.property! : constant }.map { $0 }.record()
        choice!.value = 1
        choice!.value = 0
        choice = nil
        #expect(record.words == "5 7 5")
        value = nil
        #expect(record.words == "5 7 5 |")
    }

    @Test("removeDuplicates by a custom function")
    func removeDuplicatesBy() {
        let source = MutableProperty(1)
        let record = source.removeDuplicates { $0 / 10 == $1 / 10 }.record()
        for value in [5, 12, 19, 3] { source.value = value }
        #expect(record.words == "1 12 3")
    }

    @Test(
        "of a random graph, on one thread: one call of each function per change, each value to each observer",
        arguments: UInt64(1)...12)
    func onOneThread(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let sources = (0..<3).map { _ in MutableProperty(0) }
        let (calls, told) = (Log<Int>(), Log<[Int]>())
        var all: [Property<Int>] = sources
        var models: [@Sendable ([Int]) -> Int] = sources.indices.map { place in { $0[place] } }
        var needs: [Set<Int>] = sources.indices.map { [$0] }
        for number in 3..<20 {
            let (one, other) = (Int.random(in: 0..<number, using: &random), Int.random(in: 0..<number, using: &random))
            let (first, second) = (models[one], models[other])
            if Bool.random(using: &random) {
                all.append(
                    all[one].map { value in
                        calls.add(number)
                        return value &* 3
                    })
                models.append { first($0) &* 3 }
                needs.append(needs[one])
            } else {
                all.append(
                    all[one].combine(with: all[other]) { value, otherValue in
                        calls.add(number)
                        return value &+ otherValue
                    })
                models.append { first($0) &+ second($0) }
                needs.append(needs[one].union(needs[other]))
            }
        }
        let (properties, derivations) = (all, models)
        for (number, property) in all.enumerated() {
            property.observe { value in
                let values = sources.map { $0.value }
                let areTrue = zip(properties, derivations).allSatisfy { $0.value == $1(values) }
                told.add([number, areTrue && value == derivations[number](values) ? 1 : 0])
            }
        }
        #expect(told.all == all.indices.map { [$0, 1] })
        var (callsBefore, toldBefore) = (calls.all.count, told.all.count)
        for value in 1...30 {
            let place = Int.random(in: 0..<3, using: &random)
            if value % 3 == 0 { sources[place].modify { $0 = value } } else { sources[place].value = value }
            let changed = all.indices.filter { needs[$0].contains(place) }
            #expect(calls.all.dropFirst(callsBefore).sorted() == changed.filter { $0 > 2 }, "seed \(seed)")
            let news = told.all.dropFirst(toldBefore).sorted { $0[0] < $1[0] }
            #expect(news == changed.map { [$0, 1] }, "seed \(seed)")
            (callsBefore, toldBefore) = (calls.all.count, told.all.count)
        }
    }

    @Test("that begins to follow a property that depends on it uses the old value, and continues")
    func followsItself() {
        final class Later: Sendable {
            nonisolated(unsafe) var property: Property<Int>?
        }
        let (choice, later) = (MutableProperty(0), Later())
        let seven = Property(constant: 7)
        let followed = choice.flatMap { $0 % 2 == 0 ? seven : later.property! }
        let next = followed.map { $0 + 1 }
        later.property = next
        let record = followed.record()
        choice.value = 1
        #expect([followed.value, next.value] == [8, 8])
        choice.value = 2
        #expect([followed.value, next.value] == [7, 8])
        #expect(record.words == "7 8 7")
    }

    @Test("flatMap completes even if its choice completes before flatMap follows a completed property")
    func flatMapFollowsTooLate() {
        let ended = Property(constant: 7)
        let number = MutableProperty(0)
        let chosen = Mutex<MutableProperty<Int>?>(MutableProperty(0))
        let slow = number.map { number in
            if number == 1 {
                chosen.withLock { $0 }?.value = 1
                _ = chosen.withLock { $0.take() }
            }
            return number
        }
        let followed = chosen.withLock { $0 }!.flatMap { $0 == 0 ? slow : ended }
        let record = followed.record()
        number.value = 1
        #expect(record.words == "0 1 7 |")
        #expect(followed.record().words == "7 |")
    }

    @Test("of a signal is released even if another signal follows it in the subscription of an observer")
    func isReleasedAfterConcat() {
        let (subject, ends) = (Subject<Int, Never>(), Counter())
        var property: Property<Int>? = Property(initial: 0, then: subject.doingAtEnd { _ in ends.add() })
        let record = property!.first().concat(Signals.never(Int.self)).record()
        property = nil
        #expect(ends.value == 1)
        #expect(record.words == "0")
    }

    /// Graphs in which a function sets the property `b`, which a flatMap follows. Each function counts its calls and
    /// sets the property at most 100 times, so that the test ends even if an update would be endless.
    static let setting:
        [(name: String, make: @Sendable (MutableProperty<Int>, MutableProperty<Int>, Counter) -> [Property<Int>])] = [
            (
                "a function before the flatMap",
                { a, b, calls in
                    let setter = a.map { assign(b, $0, calls) }
                    return [a.flatMap { _ in b }, setter]
                }
            ),
            (
                "a function after the flatMap",
                { a, b, calls in
                    let followed = a.flatMap { $0 % 2 == 0 ? b : a }
                    return [followed, a.map { assign(b, $0, calls) }]
                }
            ),
            ("the choice", { a, b, calls in [a.map { assign(b, $0, calls) }.flatMap { _ in b }] }),
            (
                "the flatMap's own function",
                { a, b, calls in
                    [
                        a.flatMap { value in
                            _ = assign(b, value, calls)
                            return b
                        }
                    ]
                }
            ),
            (
                "the flatMap's own function, which derives a property",
                { a, b, calls in
                    [
                        a.flatMap { value in
                            _ = assign(b, value, calls)
                            return b.map { $0 }
                        }
                    ]
                }
            ),
        ]

    static func assign(_ property: MutableProperty<Int>, _ value: Int, _ calls: Counter) -> Int {
        calls.add()
        if calls.value < 100 { property.value = value }
        return value
    }

    @Test("that a flatMap follows may be set by a function, which is called once for each change", arguments: 0..<5)
    func setByAFunction(_ index: Int) {
        let (name, make) = Self.setting[index]
        let (a, b, calls) = (MutableProperty(0), MutableProperty(0), Counter())
        let derived = make(a, b, calls)
        let record = derived[0].record()
        for value in 1...6 {
            a.value = value
            #expect(derived.allSatisfy { $0.value == value }, "\(name)")
        }
        #expect(calls.value == 7, "\(name)")
        #expect(record.values.last == 6, "\(name)")
        #expect(record.values == record.values.sorted(), "\(name)")
    }

    @Test("is followed by properties that choose it, however often the choices change", arguments: UInt64(1)...8)
    func followers(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let sources = (0..<3).map { MutableProperty($0) }
        var followers: [(choice: MutableProperty<Int>, property: Property<Int>, told: Log<Int>)] = []
        for step in 0..<600 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0...1:
                let choice = MutableProperty(Int.random(in: 0..<3, using: &random))
                let property = choice.flatMap { sources[$0] }
                let told = Log<Int>()
                property.observe { told.add($0) }
                followers.append((choice, property, told))
            case 2 where !followers.isEmpty:
                followers.remove(at: Int.random(in: 0..<followers.count, using: &random))
            case 3:
                for (choice, _, _) in followers { choice.value = step % 3 }
            case 4 where !followers.isEmpty:
                followers[Int.random(in: 0..<followers.count, using: &random)].choice.value = step % 3
            default: sources[Int.random(in: 0..<3, using: &random)].value = step
            }
            let areTrue = followers.allSatisfy { choice, property, told in
                property.value == sources[choice.value].value && told.all.last == property.value
            }
            #expect(areTrue, "seed \(seed), step \(step)")
        }
    }
}
