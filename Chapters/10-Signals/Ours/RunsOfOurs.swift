import CurrycombMarbles
import Synchronization

/// The runs that the tour shows. `firstNumbers` and `firstValues` use the article's signal.
package enum RunsOfOurs {
    /// Sends numbers, one per second of virtual time, through `+ 1`, `× 3` and a conversion to text: the article's
    /// first example.
    package static func firstNumbers(_ values: [Int]) -> [String] {
        let stage = Stage()
        var lines: [String] = []
        let signal = FirstVersion.Signal<Int, Never> { observer in
            for (second, value) in values.enumerated() { stage.after(second + 1) { observer.sendNext(value) } }
        }
        signal.map { $0 + 1 }.map { $0 * 3 }.map { "The number is \($0)" }.subscribe(next: { lines.append($0) })
        stage.run()
        return lines
    }

    /// Runs the article's first example on the repaired signal.
    package static func numbers(_ values: [Int]) -> [String] {
        let stage = Stage()
        let signal = Signal<Int, Never> { observer in
            let all = Disposable()
            for (second, value) in values.enumerated() {
                all.add(stage.after(second + 1) { observer.next(value) })
            }
            return all
        }
        return noted(Ours.map(plusOneTimesThree(signal)) { "The number is \($0)" }) { stage.run() }
    }

    private static func plusOneTimesThree(_ signal: Signal<Int, Never>) -> Signal<Int, Never> {
        Ours.map(Ours.map(signal) { $0 + 1 }) { $0 * 3 }
    }

    /// Sends numbers into a pipe, through `× 3`, `+ 1` and a conversion to text: the article's second example.
    package static func firstValues(_ values: [Int]) -> [String] {
        var lines: [String] = []
        let (observer, signal) = FirstVersion.Signal<Int, Never>.pipe()
        signal.map { $0 * 3 }.map { $0 + 1 }.map { "The value is \($0)" }.subscribe(next: { lines.append($0) })
        values.forEach(observer.sendNext)
        return lines
    }

    /// Runs the article's second example on the repaired signal.
    package static func values(_ values: [Int]) -> [String] {
        let (observer, signal): (Observer<Int, Never>, Signal<Int, Never>) = Ours.pipe()
        let text = Ours.map(Ours.map(Ours.map(signal) { $0 * 3 }) { $0 + 1 }) { "The value is \($0)" }
        return noted(text) { values.forEach(observer.next) }
    }

    private static func noted(_ signal: Signal<String, Never>, while work: () -> Void) -> [String] {
        var lines: [String] = []
        signal.subscribe { if case .next(let line) = $0 { lines.append(line) } }
        work()
        return lines
    }

    package static func told(_ broken: Finding.Counterexample?) -> [String] {
        broken.map { $0.description.split(separator: "\n").map(String.init) } ?? ["no counterexample"]
    }

    // MARK: - A failure has a type

    package enum Refusal: Error, Equatable {
        case notPositive(Int)
    }

    /// Makes a signal that fails at the first number that is not positive. Returns the events of this signal, and the
    /// events of a signal that recovers from the failure with the value 0.
    package static func failure(_ numbers: [Int]) -> (plain: [Event<Int, Refusal>], recovered: [Event<Int, Never>]) {
        let checked = Ours.flatMap(Ours.each(numbers)) { number -> Signal<Int, Refusal> in
            number > 0 ? Ours.of(number * 10) : Ours.failed(.notPositive(number))
        }
        return (
            Ours.received(checked), Ours.received(Ours.recover(checked) { _ in Ours.of(0) })
        )
    }

    // MARK: - The five operations of RACStream, in pictures

    /// Runs an operator. Returns a drawing of its sources and of the events that it sent, followed by the times of its
    /// subscriptions.
    package static func picture<Value>(
        _ sources: [(name: String, marbles: String)], until end: Int? = nil,
        as text: @escaping (Value) -> String = { "\($0)" },
        of combine: ([Signal<String, Trouble>]) -> Signal<Value, Trouble>
    ) -> [String] {
        let stage = Stage()
        let out = stage.record(combine(sources.map { stage.source($0.name, $0.marbles) }), until: end, as: text)
        let rows = sources.map { MarbleRow($0.name, Stage.line($0.marbles)) } + [MarbleRow("out", out)]
        let subscribed = stage.listenings.map { listening in
            let end = listening.until.map { "\($0)\(listening.toTheEnd ? "" : ", disposed of")" } ?? "…"
            return "\(listening.source) from frame \(listening.from) to \(end)"
        }
        return drawn(rows) + subscribed
    }

    private static func drawn(_ rows: [MarbleRow]) -> [String] {
        AlignedMarbles(rows).text.split(separator: "\n").map(String.init)
    }

    package static func emptyAndReturn() -> [String] {
        drawn([
            MarbleRow("empty", Stage().record(Ours.empty() as Signal<String, Trouble>)),
            MarbleRow("return", Stage().record(Ours.of("1") as Signal<String, Trouble>)),
        ])
    }

    package static func bind(
        _ outer: String, into steps: [(value: String, marbles: String)], stoppingAt last: String
    ) -> [String] {
        let stage = Stage()
        let out = stage.record(
            Ours.bind(stage.source("source", outer)) { value, stop in
                stop = value == last
                return steps.first { $0.value == value }.map { stage.source("step(\(value))", $0.marbles) }
            })
        let inner = steps.map { MarbleRow("step(\($0.value))", Stage.line($0.marbles)) }
        return drawn([MarbleRow("source", Stage.line(outer))] + inner + [MarbleRow("out", out)])
    }

    package static func concat(_ a: String, _ b: String) -> [String] {
        picture([("a", a), ("b", b)]) { Ours.concat($0[0], $0[1]) }
    }

    package static func zipWith(_ a: String, _ b: String) -> [String] {
        picture([("a", a), ("b", b)], as: { "(\($0.0), \($0.1))" }, of: { Ours.zipWith($0[0], $0[1]) })
    }

    // MARK: - What the article leaves out

    package static func disposed(of marbles: String, at beat: Int) -> [String] {
        picture([("source", marbles)], until: beat) { Ours.map($0[0]) { $0 } }
    }

    /// Returns the log of a disposable that is disposed of twice. Another disposable is added to it before the first
    /// disposal, and a third one after the second disposal.
    package static func disposedTwice() -> [String] {
        var log: [String] = []
        let all = Disposable { log.append("stopped") }
        all.add(Disposable { log.append("inner stopped") })
        all.dispose()
        all.dispose()
        all.add(Disposable { log.append("late one stopped") })
        return log
    }

    /// Returns a log of a callback's calls. For each value from 1 to 9, the callback itself sends ten times that value.
    package static func sentFromWithin(_ values: [Int]) -> [String] {
        let log = Mutex<[String]>([])
        let echo = Mutex<Ours.Serialised<Int>?>(nil)
        let observer = Ours.Serialised<Int> { value in
            log.withLock { $0.append("begin \(value)") }
            if (1..<10).contains(value) { echo.withLock { $0 }?.send(value * 10) }
            log.withLock { $0.append("end \(value)") }
        }
        echo.withLock { $0 = observer }
        values.forEach(observer.send)
        echo.withLock { $0 = nil }
        return log.withLock { $0 }
    }
}
