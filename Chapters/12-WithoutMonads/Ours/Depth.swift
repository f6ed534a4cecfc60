import CurrycombSignals

/// The depths of the stack at the end of a chain with one step and of a chain with ten.
package struct Depth: Sendable {
    package let name: String
    /// The number of stack frames from `send` to the end of a chain with one step.
    package let one: Int
    /// The number of stack frames from `send` to the end of a chain with ten steps.
    package let ten: Int

    /// The average number of frames that each further step adds, rounded down.
    package var perStep: Int { (ten - one) / 9 }

    /// Counts the frames at the end of chains of three kinds.
    ///
    /// - Parameter count: a function that returns the number of frames on the stack, or of some of them.
    package static func all(counting count: @escaping @Sendable () -> Int = frameCount) -> [Depth] {
        let (first, second) = (Subject<Int, Never>(), Subject<Int, Never>())
        return [
            Depth(name: "subjects", one: subjects(1, count), ten: subjects(10, count)),
            Depth(name: "binds of a monad", one: monad(1, count), ten: monad(10, count)),
            Depth(
                name: "operators of the toolkit", one: signal(first, Chains.one(first), count),
                ten: signal(second, Chains.ten(second), count)),
        ]
    }

    private static func subjects(_ steps: Int, _ count: @escaping @Sendable () -> Int) -> Int {
        let inside = Counter()
        let chain = Chains.subjects(steps) { _ in inside.set(count()) }
        chain.first.send(1)
        return inside.value - count()
    }

    private static func monad(_ steps: Int, _ count: @escaping @Sendable () -> Int) -> Int {
        let inside = Counter()
        let source = PlainSubject(0)
        Chains.monad(steps, source).observe { _ in inside.set(count()) }
        source.send(1)
        return inside.value - count()
    }

    private static func signal(
        _ source: Subject<Int, Never>, _ chain: some Signal<Int, Never>, _ count: @escaping @Sendable () -> Int
    ) -> Int {
        let inside = Counter()
        chain.observe { _ in inside.set(count()) }
        source.send(1)
        return inside.value - count()
    }
}
