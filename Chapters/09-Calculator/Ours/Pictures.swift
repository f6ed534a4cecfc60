import CurrycombMarbles

/// Pictures of this chapter's cells and pipes, drawn from real runs, as the lesson and the tour show them.
@MainActor package enum Pictures {
    /// Draws `c = a + b` and `e = c + a - b`: the values of each cell at each change.
    package static func formulas(_ changes: [(cell: String, value: Int)]) -> String {
        let (a, b) = (Formula(), Formula())
        let c = a + b
        let cells = [("a", a), ("b", b), ("c", c), ("e", c + a - b)]
        let heard = cells.map { _ in Recorder<Int>() }
        for (cell, heard) in zip(cells, heard) { cell.1.observe(heard.hear) }
        let told = changes.map { change in
            cells.first { $0.0 == change.cell }?.1.value = change.value
            return heard.map { $0.take() }
        }
        let score = Score(for: told.flatMap { $0 })
        return AlignedMarbles(
            cells.indices.map { index in MarbleRow(cells[index].0, score.line(told.map { $0[index] })) }
        ).text
    }

    /// Draws a pipe and a subscriber that subscribes after the first value and is removed before the last.
    package static func late(_ values: [Int]) -> String {
        let (pipe, heard) = (Pipe<Int>(), Recorder<Int>())
        var remove: () -> Void = {}
        var steps = values.map { value in Step<Int>("pipe", "\(value)", []) { pipe.send(value) } }
        steps.insert(Step("subscriber", "^", []) { remove = pipe.subscribe(heard.hear) }, at: 1)
        steps.insert(Step("subscriber", "!", []) { remove() }, at: steps.count - 1)
        return draw("receives", heard, steps)
    }

    /// Draws `bind` with a function that chooses the pipe `x` for the value 0 of `a`, and otherwise the pipe `y`.
    package static func bound(
        _ sent: [(pipe: String, value: Int)], by bind: (Pipe<Int>, @escaping (Int) -> Pipe<Int>) -> Pipe<Int>
    ) -> String {
        let (pipes, heard) = (["a": Pipe<Int>(), "x": Pipe(), "y": Pipe()], Recorder<Int>())
        guard let a = pipes["a"] else { return "" }
        bind(a) { pipes[$0 == 0 ? "x" : "y"] ?? a }.subscribe(heard.hear)
        return draw(
            "c", heard, sent.map { one in Step(one.pipe, "\(one.value)", []) { pipes[one.pipe]?.send(one.value) } })
    }

    private static func draw(_ name: String, _ heard: Recorder<Int>, _ steps: [Step<Int>]) -> String {
        let values = steps.map { step in
            step.act()
            return heard.take()
        }
        let score = Score(for: values, and: steps.map(\.marbles))
        return AlignedMarbles(score.inputs(steps.map(\.marbles)) + [MarbleRow(name, score.line(values))]).text
    }
}
