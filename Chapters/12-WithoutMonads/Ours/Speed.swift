import CurrycombSignals

/// Times that depend on the machine. `swift run -c release tour-12 measure` prints them.
package enum Speed {
    package struct Figure: Sendable {
        package let name: String
        /// The number of nanoseconds for each value, in the fastest of five runs.
        package let nanoseconds: Double
    }

    /// Measures ten steps in four ways, ten subscribers in two ways, and three steps on an `Optional`, a `Result` and a
    /// signal, each by assignment and by `map` and `flatMap`.
    package static func figures(values: Int) -> [Figure] {
        let values = max(values, 1)
        let sum = Counter()
        return [
            figure("ten calls of a function", values) {
                { value in sum.set((0..<10).reduce(value) { number, _ in Self.increment(number) }) }
            },
            figure("ten subjects in a row", values) {
                let chain = Chains.subjects(10) { sum.set($0) }
                return { chain.first.send($0) }
            },
            figure("ten binds of a monad", values) {
                let source = PlainSubject(0)
                Chains.monad(10, source).observe { sum.set($0) }
                return { source.send($0) }
            },
            figure("ten operators of a signal", values) {
                let source = Subject<Int, Never>()
                Chains.ten(source).observe { sum.set($0) }
                return { source.send($0) }
            },
            figure("one subject, ten subscribers", values) {
                let subject = PlainSubject(0)
                for _ in 0..<10 { subject.subscribe { sum.set($0) } }
                return { subject.send($0) }
            },
            figure("the toolkit's subject, ten observers", values) {
                let subject = Subject<Int, Never>()
                for _ in 0..<10 { subject.observe { sum.set($0) } }
                return { subject.send($0) }
            },
            figure("an Optional, by assignment", values) { { sum.set(Assigning.assigned($0) ?? 0) } },
            figure("an Optional, by map and flatMap", values) { { sum.set(Assigning.bound($0) ?? 0) } },
            figure("a Result, by assignment", values) {
                { sum.set((try? Assigning.assigned(.success($0)).get()) ?? 0) }
            },
            figure("a Result, by map and flatMap", values) {
                { sum.set((try? Assigning.bound(.success($0)).get()) ?? 0) }
            },
            figure("a signal, assigned by its observer", values) {
                let source = Subject<Int, Never>()
                source.observe { sum.set(Assigning.assigned($0) ?? 0) }
                return { source.send($0) }
            },
            figure("a signal, by map and flatMap", values) {
                let source = Subject<Int, Never>()
                Assigning.bound(source).observe { sum.set($0) }
                return { source.send($0) }
            },
        ]
    }

    @inline(never)
    private static func increment(_ number: Int) -> Int { number + 1 }

    private static func figure(_ name: String, _ values: Int, _ make: () -> (Int) -> Void) -> Figure {
        let send = make()
        let clock = ContinuousClock()
        let best = (0..<5).map { _ in clock.measure { for value in 0..<values { send(value) } } }.min() ?? .zero
        return Figure(name: name, nanoseconds: best / .nanoseconds(values))
    }
}
