#if !hasFeature(Embedded)
struct Printing<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    let write: @Sendable (String) -> Void

    func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        write("next \(value)")
        let demand = downstream.next(value)
        if demand == .enough { write("had enough") }
        return demand
    }

    func end<D: Observer<Value, Failure>>(_ end: End<Failure>, to downstream: inout D) {
        write("\(Event<Value, Failure>(end))")
        downstream.end(end)
    }
}

extension Signal {
    /// Prints each subscription and each event at this point in the chain, and `had enough` if the next observer
    /// wants no more values. Each line begins with a name, or with the position of the call in the source code.
    ///
    /// Known as `print(_:to:)` in Combine. In RxJS, `tap` with a logging function does the same.
    ///
    /// ```marbles
    /// a      -1--2--3--|
    ///      ┌──────────────────────────────────────┐
    ///      │ a.print("a", to: { heard.next($0) }) │
    ///      └──────────────────────────────────────┘
    /// heard  AB--C--D--E
    ///        -1--2--3--|
    ///
    ///        A = a: subscribed
    ///        B = a: next 1
    ///        C = a: next 2
    ///        D = a: next 3
    ///        E = a: completed
    /// ```
    public func print(
        _ name: String? = nil, file: String = #fileID, line: Int = #line,
        to output: (@Sendable (String) -> Void)? = nil
    ) -> some Signal<Value, Failure> {
        let place = name ?? "\(file):\(line)"
        let write: @Sendable (String) -> Void = { line in
            if let output { output("\(place): \(line)") } else { Swift.print("\(place): \(line)") }
        }
        return through(Printing(write: write)).doingAtStart { write("subscribed") }
    }
}
#endif
