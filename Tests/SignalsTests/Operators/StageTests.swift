import CurrycombSignals
import Testing

@Suite("Operators that look at one event at a time")
struct StageTests {
    let numbers = Signals.of(1, 2, 3, 4, 5).eraseToAnySignal()
    let failing = Signals.of(1, 2, failure: Oops.self).concat(Signals.fail(.boom)).eraseToAnySignal()

    @Test func map() { #expect(numbers.map { $0 * 2 }.words == "2 4 6 8 10 |") }
    @Test func mapPassesOnTheFailure() { #expect(failing.map { $0 * 2 }.words == "2 4 #boom") }
    @Test func replace() { #expect(Signals.of(1, 2).replace(with: "x").words == "x x |") }
    @Test func mapReplace() { #expect(Signals.of(1, 2).mapReplace("x").words == "x x |") }
    @Test func filter() { #expect(numbers.filter { $0 % 2 == 0 }.words == "2 4 |") }
    @Test func compactMap() { #expect(Signals.of("1", "x", "3").compactMap { Int($0) }.words == "1 3 |") }
    @Test func scan() { #expect(numbers.scan(0, +).words == "1 3 6 10 15 |") }
    @Test func scanInto() { #expect(Signals.of(1, 2).scan(into: [0]) { $0.append($1) }.words == "[0, 1] [0, 1, 2] |") }
    @Test func reduce() { #expect(numbers.reduce(0, +).words == "15 |") }
    @Test func reduceOfNothing() { #expect(Signals.empty(Int.self).reduce(7, +).words == "7 |") }
    @Test func reduceOfAFailure() { #expect(failing.reduce(0, +).words == "#boom") }
    @Test func collect() { #expect(numbers.collect().words == "[1, 2, 3, 4, 5] |") }
    @Test func count() { #expect(numbers.count().words == "5 |") }
    @Test func take() { #expect(numbers.take(2).words == "1 2 |") }
    @Test func takeNone() { #expect(Signals.never(Int.self).take(0).words == "|") }
    @Test func takeMore() { #expect(numbers.take(9).words == "1 2 3 4 5 |") }
    @Test func takeWhile() { #expect(numbers.take(while: { $0 < 3 }).words == "1 2 |") }
    @Test func takeWhileInclusive() { #expect(numbers.take(while: { $0 < 3 }, inclusive: true).words == "1 2 3 |") }
    @Test func first() { #expect(numbers.first().words == "1 |") }
    @Test func firstWhere() { #expect(numbers.first(where: { $0 > 2 }).words == "3 |") }
    @Test func skip() { #expect(numbers.skip(3).words == "4 5 |") }
    @Test func skipWhile() { #expect(Signals.of(1, 5, 2).skip(while: { $0 < 3 }).words == "5 2 |") }
    @Test func last() { #expect(numbers.last().words == "5 |") }
    @Test func lastOfAFailure() { #expect(failing.last().words == "#boom") }
    @Test func distinct() { #expect(Signals.of(1, 1, 2, 2, 1).distinct().words == "1 2 1 |") }
    @Test func distinctBy() { #expect(numbers.distinct { $0 / 3 == $1 / 3 }.words == "1 3 |") }
    @Test func pairwise() { #expect(Signals.of(1, 2, 3).pairwise().words == "(1, 2) (2, 3) |") }
    @Test func buffer() { #expect(numbers.buffer(2).words == "[1, 2] [3, 4] [5] |") }
    @Test func bufferOfAFailure() { #expect(failing.buffer(3).words == "#boom") }
    @Test func not() { #expect(Signals.of(true, false).not().words == "false true |") }
    @Test func materialize() { #expect(failing.materialize().words == "next 1 next 2 failed boom |") }
    @Test func dematerialize() { #expect(failing.materialize().dematerialize().words == "1 2 #boom") }
    @Test func mapError() { #expect(failing.mapError { _ in Oops.other }.words == "1 2 #other") }
    @Test func startWith() { #expect(numbers.take(1).startWith(8, 9).words == "8 9 1 |") }

    @Test("try breaks the signal at the first value that is not as it should be")
    func trying() {
        let signal = numbers.try(failing: Oops.self) { value throws(Oops) in if value == 3 { throw .boom } }
        #expect(signal.words == "1 2 #boom")
        let mapped = numbers.tryMap(failing: Oops.self) { value throws(Oops) -> String in
            if value == 2 { throw .other }
            return "<\(value)>"
        }
        #expect(mapped.words == "<1> #other")
    }

    @Test("doing tells of the start, values and the end, before they are passed on")
    func doing() {
        let log = Log<String>()
        let subject = Subject<Int, Never>()
        let record = subject.doing { log.add("\($0)") }.doingAtEnd { log.add($0.isInterrupted ? "!" : "|") }
            .doingAtStart { log.add("start") }.record()
        subject.send(1)
        record.dispose()
        #expect(log.all == ["start", "1", "!"])
    }

    @Test("a stage of one's own goes through")
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
        #expect(signal.words == "2 4 |", "each subscription starts from a copy")
    }
}
