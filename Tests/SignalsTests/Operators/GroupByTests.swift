import CurrycombSignals
import Testing

@Suite("groupBy") struct GroupByTests {
    @Test("sends a group at the first value of its key, and groups end with the source, in order")
    func groups() {
        let words = Signals.from(1...6).groupBy { $0 % 3 }
            .flatMap { group in group.collect().map { "\(group.key):\($0)" } }
        #expect(words.record().values == ["1:[1, 4]", "2:[2, 5]", "0:[3, 6]"])
    }

    @Test("a group sends its transformed values")
    func elements() {
        let words = Signals.from(1...6).groupBy({ $0 % 3 }, element: { "<\($0)>" })
            .flatMap { group in group.collect().map { "\(group.key):" + $0.joined() } }
        #expect(words.record().values == ["1:<1><4>", "2:<2><5>", "0:<3><6>"])
    }

    @Test("a group lasts as long as its signal, and the next value of its key begins a new group")
    func durations() {
        let pairs = Signals.from(1...7).groupBy({ $0 % 2 }, element: { $0 }, until: { $0.skip(1) })
            .flatMap { group in group.collect() }.record()
        #expect(pairs.values == [[1, 3], [2, 4], [5, 7], [6]])
        let long = Signals.from(1...6).groupBy({ $0 % 2 }, element: { $0 }, until: { _ in Signals.never(Int.self) })
            .flatMap { group in group.collect() }.record()
        #expect(long.values == [[1, 3, 5], [2, 4, 6]])
        let short = Signals.from(1...3).groupBy({ $0 % 2 }, element: { $0 }, until: { _ in Signals.empty(Int.self) })
            .flatMap { group in group.collect() }.record()
        #expect(short.values == [[1], [2], [3]], "a group has at least the value that began it")
        let cutOff = Signals.from(1...3).groupBy({ $0 % 2 }, element: { $0 }, until: { _ in Subject<Int, Never>() })
            .flatMap { group in group.collect() }.record()
        #expect(cutOff.values == [[1], [2], [3]], "the subject is released at once")
    }

    @Test("disposal stops the groups and the signals of their lifetimes")
    func disposal() {
        let numbers = Subject<Int, Never>()
        let ticks = Subject<Int, Never>()
        let groups = numbers.groupBy({ $0 }, element: { $0 }, until: { _ in ticks }).flatMap { $0 }.record()
        numbers.send(1)
        numbers.send(2)
        ticks.send(0)
        numbers.send(1)
        #expect(groups.values == [1, 2, 1])
        groups.subscription.dispose()
        numbers.send(1)
        #expect(groups.values == [1, 2, 1])
    }

    @Test("a failure ends every group")
    func fails() {
        let groups = failing.groupBy { $0 }.flatMap { $0.catchTo(-1).canFail(with: Oops.self) }.record()
        #expect(groups.words.hasPrefix("1 2"))
        #expect(groups.words.hasSuffix("#boom"))
    }

    @Test("the shared signal of a group's lifetime is disposed of at its first value")
    func sharedDuration() {
        let made = Counter()
        let shared = Signals.from(1...1000).doing { _ in made.add() }.share()
        let groups = Signals.of(7, 7).groupBy({ $0 }, element: { $0 }, until: { _ in shared.first() })
            .flatMap { $0.collect() }.record()
        #expect(groups.values == [[7], [7]])
        #expect(made.value == 2)
    }

    @Test("a group whose key does not equal itself ends with its signal, too")
    func notANumber() {
        let numbers = Subject<Double, Never>()
        let groups = numbers.groupBy({ $0 }, element: { _ in 1 }, until: { _ in Signals.empty(Int.self) })
            .flatMap { $0.collect() }.record()
        for number in [1, .nan, .nan] { numbers.send(number) }
        #expect(groups.values == [[1], [1], [1]])
        let open = numbers.groupBy({ $0 }, element: { _ in 1 }, until: { _ in Signals.never(Int.self) })
            .flatMap { $0.collect() }.record()
        for number in [.nan, 1, .nan, 1] { numbers.send(number) }
        numbers.complete()
        #expect(open.values == [[1], [1, 1], [1]])
    }
}
