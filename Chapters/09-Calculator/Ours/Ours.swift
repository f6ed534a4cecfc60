/// Samples for the tour, most of them from the eight steps of the chapter's article. Most functions return lines for
/// the tour to print.
package enum Ours {
    /// Runs step 1: a chain such as `add(2).sub(1).clean().add(3)`.
    package static func chained(_ add: Int, _ sub: Int, _ last: Int) -> [String] {
        let value = ChainedCalculator.make { mark in
            _ = mark.add(add).sub(sub).clean().add(last)
        }
        return ["~~~~ value \(value)"]
    }

    /// Runs step 1, taken apart: each property returns a closure, and each call returns the calculator.
    package static func chainedInSteps(_ add: Int, _ sub: Int, _ last: Int) -> [String] {
        let value = ChainedCalculator.make { mark in
            let addClosure: (Int) -> ChainedCalculator = mark.add
            let afterAdd = addClosure(add)
            let subClosure: (Int) -> ChainedCalculator = afterAdd.sub
            let afterSub = subClosure(sub)
            let cleanClosure: () -> ChainedCalculator = afterSub.clean
            let afterClean = cleanClosure()
            let lastClosure: (Int) -> ChainedCalculator = afterClean.add
            _ = lastClosure(last)
        }
        return ["~~~~ value \(value)"]
    }

    /// Runs step 2: the same calculation with functions as arguments.
    package static func functional(_ add: Int, _ sub: Int, _ last: Int) -> [String] {
        let calculator = FunctionalCalculator().add { add }.sub { sub }.clean().add { last }
        return ["~~~~ fp value \(calculator.result)"]
    }

    /// Runs step 3: two observers, one of which is removed after the first values.
    package static func observed(_ before: [Int], thenRemoved after: [Int]) -> [String] {
        var lines: [String] = []
        let a = Cell()
        a.observe { lines.append("a new value is \($0)") }
        let remove = a.observe { lines.append("a with remove new value \($0)") }
        for value in before { a.value = value }
        remove()
        for value in after { a.value = value }
        return lines
    }

    /// Runs step 4: makes `c = a + b` and `e = c + a - b`, then sets the cells one after another.
    package static func formulas(_ changes: [(cell: String, value: Int)]) -> [String] {
        var lines: [String] = []
        func show(_ name: String, _ cell: Cell) {
            cell.observe { lines.append("\(name) new value is \($0)") }
        }
        let a = Formula()
        show("a", a)
        let b = Formula()
        show("b", b)
        let c = a + b
        show("c", c)
        let e = c + a - b
        show("e", e)
        let cells = ["a": a, "b": b, "c": c, "e": e]
        for change in changes { cells[change.cell]?.value = change.value }
        return lines
    }

    /// Runs step 5: a chain of three pipes.
    package static func processed(_ values: [Int], adding first: Int, then second: Int) -> [String] {
        var lines: [String] = []
        let a = Pipe<Int>()
        let b = a.process { $0 + first }.process { $0 + second }
        b.subscribe { lines.append("b new value \($0)") }
        for value in values { a.send(value) }
        return lines
    }

    /// Runs step 6: binds a pipe `a` to a function that returns the same pipe `b` for each value.
    package static func bound(
        _ sent: [(pipe: String, value: Int)],
        by bind: (Pipe<Int>, @escaping (Int) -> Pipe<Int>) -> Pipe<Int>
    ) -> [String] {
        var lines: [String] = []
        let (a, b) = (Pipe<Int>(), Pipe<Int>())
        let c = bind(a) { _ in b }
        c.subscribe { lines.append("c new value \($0)") }
        let pipes = ["a": a, "b": b]
        for one in sent { pipes[one.pipe]?.send(one.value) }
        return lines
    }

    /// Runs step 7: for each value, a function makes a pipe that sends the value plus `number` to each subscriber.
    package static func boundLazily(
        _ values: [Int], adding number: Int, subscribed: Bool = true,
        by lazyBind: (Pipe<Int>, @escaping () -> (Int) -> Pipe<Int>) -> Pipe<Int>
    ) -> (lines: [String], blockRuns: Int) {
        var (lines, runs): ([String], Int) = ([], 0)
        let aLazy = Pipe<Int>()
        let cLazy = lazyBind(aLazy) {
            runs += 1
            return { value in Pipe.create { send in send(value + number) } }
        }
        if subscribed { cLazy.subscribe { lines.append("cLazy new value \($0)") } }
        for value in values { aLazy.send(value) }
        return (lines, runs)
    }

    /// Runs step 8: the pipes of step 7 as signals.
    package static func signal(_ values: [Int], adding number: Int) -> [String] {
        var lines: [String] = []
        let aSignal = CocoaSignal<Int> { subscriber in
            for value in values { subscriber.send(value) }
        }
        let cSignal = aSignal.bind {
            { value in
                CocoaSignal { subscriber in subscriber.send(value + number) }
            }
        }
        cSignal.subscribe { lines.append("cSignal new value \($0)") }
        return lines
    }

    /// Returns a line for each value that an observer receives if some values are sent before disposal and some
    /// after it.
    ///
    /// - Parameter subscribe: makes a subscriber from an observer and returns two functions: the first sends to the
    ///   subscriber, and the second disposes of the subscription.
    package static func heard(
        _ before: [Int], thenDisposed after: [Int],
        by subscribe: (@escaping (Int) -> Void) -> (send: (Int) -> Void, dispose: () -> Void)
    ) -> [String] {
        var lines: [String] = []
        let subscriber = subscribe { lines.append("new value \($0)") }
        for value in before { subscriber.send(value) }
        subscriber.dispose()
        for value in after { subscriber.send(value) }
        return lines
    }

    package static func signal<Value>(of pipe: Pipe<Value>) -> CocoaSignal<Value> {
        CocoaSignal { subscriber in subscriber.onDispose(pipe.subscribe(subscriber.send)) }
    }
}
