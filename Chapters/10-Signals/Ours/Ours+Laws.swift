extension Ours {
    // MARK: - The first version's faults

    /// Returns a counterexample to left identity, `return(a).bind(f) = f(a)`, for the article's signal; `nil` if none
    /// is found.
    package static func firstVersionLeftIdentity() -> Finding.Counterexample? {
        forAll(
            ("f", .function), ("a", .int), law: "left identity", equation: "return(a).bind(f) = f(a)",
            left: { f, a in received(FirstVersion.Signal.return(a).bind { .return(f($0)) }) },
            equals: { f, a in received(.return(f(a))) })
    }

    /// Returns an example in which one of several observers does not receive every value that is sent into the
    /// article's pipe; `nil` if none is found.
    package static func firstVersionSubscribers() -> Finding.Counterexample? {
        forAll(
            ("subscribers", .int(in: 1...4)), ("values", .array(of: .int)),
            law: "every subscriber receives every value",
            equation: "what each receives = values",
            left: { count, values in
                let (input, signal) = FirstVersion.Signal<Int, Never>.pipe()
                return gathered(count) { index, note in
                    signal.subscribe(next: note)
                } sending: {
                    values.forEach(input.sendNext)
                }
            },
            equals: { count, values in Array(repeating: values, count: count) })
    }

    private static func received(_ signal: FirstVersion.Signal<Int, Never>) -> [Int] {
        var values: [Int] = []
        signal.subscribe(next: { values.append($0) })
        return values
    }

    // MARK: - The version that obeys the laws

    /// Returns counterexamples to the three monad laws for the repaired signal, with signals of up to four values.
    package static func brokenLaws() -> [Finding.Counterexample] {
        let lists = Generator<[Int]>.array(of: .int, count: 0...4)
        func list(_ values: [Int]) -> Signal<Int, Never> { each(values) }
        func step(_ f: Fn<Int, Int>) -> (Int) -> Signal<Int, Never> { { list([$0, f($0)]) } }
        return [
            forAll(
                ("f", .function), ("a", .int), law: "left identity", equation: "flatMap(of(a), f) = f(a)",
                left: { f, a in received(flatMap(of(a), step(f))) }, equals: { f, a in received(step(f)(a)) }),
            forAll(
                ("m", lists), law: "right identity", equation: "flatMap(m, of) = m",
                left: { m in received(flatMap(list(m), of)) }, equals: { m in received(list(m)) }),
            forAll(
                ("f", .function), ("g", .function), ("m", lists), law: "associativity",
                equation: "flatMap(flatMap(m, f), g) = flatMap(m) { flatMap(f($0), g) }",
                left: { f, g, m in received(flatMap(flatMap(list(m), step(f)), step(g))) },
                equals: { f, g, m in received(flatMap(list(m)) { flatMap(step(f)($0), step(g)) }) }),
        ].compactMap { $0 }
    }

    /// Returns an example in which one of several observers does not receive every value that is sent into the repaired
    /// pipe; `nil` if none is found.
    package static func brokenSubscribers() -> Finding.Counterexample? {
        forAll(
            ("subscribers", .int(in: 1...4)), ("values", .array(of: .int)),
            law: "every subscriber receives every value",
            equation: "what each receives = values",
            left: { count, values in
                let (input, signal): (Observer<Int, Never>, Signal<Int, Never>) = pipe()
                return gathered(count) { index, note in
                    signal.subscribe { if case .next(let value) = $0 { note(value) } }
                } sending: {
                    values.forEach(input.next)
                }
            },
            equals: { count, values in Array(repeating: values, count: count) })
    }

    /// Returns the events that a signal sends at once, including its end.
    package static func received<Value, Failure>(_ signal: Signal<Value, Failure>) -> [Event<Value, Failure>] {
        var events: [Event<Value, Failure>] = []
        signal.subscribe { events.append($0) }
        return events
    }

    private static func gathered(
        _ count: Int, subscribe: (Int, @escaping (Int) -> Void) -> Void, sending: () -> Void
    ) -> [[Int]] {
        var all = Array(repeating: [Int](), count: count)
        for index in 0..<count { subscribe(index) { all[index].append($0) } }
        sending()
        return all
    }
}
