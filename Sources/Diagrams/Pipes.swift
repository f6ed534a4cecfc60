import CurrycombComposition

/// The answers to questions about functions that are composed with the toolkit's own `pipe` or `compose`. An answer
/// contains the value after each function. A question has this form:
///
/// ```
/// pipe   Anna Lee              pipe or compose, and the typed input
/// s      words
/// s      count
/// ```
extension Diagrams {
    private static let mostBoxes = 6

    /// Answers a question about a composition of functions by composing and calling them. ``Diagrams`` describes the
    /// form of the question.
    public static func pipes(_ question: String) -> String {
        let lines = lines(question)
        guard ["pipe", "compose"].contains(lines[0][0]) else { return problem("ask for pipe or compose") }
        let isPipe = lines[0][0] == "pipe"
        let input = PipeValue(typed: lines[0].count > 1 ? lines[0][1] : "")
        var written: [PipeBox] = []
        for line in lines.dropFirst() where line.count > 1 && written.count < mostBoxes {
            guard let box = PipeBox.all.first(where: { $0.name == line[1] }) else { return problem("no such box") }
            written.append(box)
        }
        // `compose` calls its functions in reverse order.
        let order = isPipe ? Array(written.indices) : written.indices.reversed()
        var values: [PipeValue?] = Array(repeating: nil, count: written.count)
        var misfit: (place: Int, got: PipeValue.Kind)?
        var function: (PipeValue) -> PipeValue = identity
        var kind = input.kind
        for place in order where misfit == nil {
            let box = written[place]
            guard box.takes == kind else {
                misfit = (place, kind)
                break
            }
            function = isPipe ? pipe(function, box.apply) : compose(box.apply, function)
            values[place] = function(input)
            kind = box.gives
        }
        let code = call(isPipe, written)
        return JSONText.object([
            ("code", JSONText.string(code)), ("input", value(input)),
            (
                "boxes",
                JSONText.array(
                    written.indices.map { place in
                        box(
                            written[place],
                            [
                                ("value", values[place].map { value($0) } ?? "null"),
                                (
                                    "gets",
                                    misfit.flatMap { $0.place == place ? JSONText.string($0.got.rawValue) : nil }
                                        ?? "null"
                                ),
                            ])
                    })
            ),
            ("result", misfit == nil ? value(function(input)) : "null"),
            (
                "palette",
                JSONText.array(
                    PipeBox.all.map { box in
                        self.box(box, [("fits", misfit == nil && box.takes == kind ? "true" : "false")])
                    })
            ),
            ("swift", misfit == nil ? JSONText.string(program(written, code, input, function(input))) : "null"),
            ("isFull", written.count == mostBoxes ? "true" : "false"),
        ])
    }

    private static func call(_ isPipe: Bool, _ boxes: [PipeBox]) -> String {
        switch boxes.count {
        case 0: "identity"
        case 1: boxes[0].name
        default: (isPipe ? "pipe(" : "compose(") + boxes.map { $0.name }.joined(separator: ", ") + ")"
        }
    }

    private static func program(
        _ boxes: [PipeBox], _ code: String, _ input: PipeValue, _ result: PipeValue
    ) -> String {
        var text = "import CurrycombComposition\n\n"
        for (place, box) in boxes.enumerated() where !boxes[..<place].contains(where: { $0.name == box.name }) {
            text += box.declaration + "\n"
        }
        let type = boxes.isEmpty ? ": (" + input.kind.rawValue + ") -> " + input.kind.rawValue : ""
        return text + "let run" + type + " = " + code + "\nrun(" + input.code + ")  // → " + result.code + "\n"
    }

    private static func value(_ value: PipeValue) -> String {
        JSONText.object([("code", JSONText.string(value.code)), ("type", JSONText.string(value.kind.rawValue))])
    }

    private static func box(_ box: PipeBox, _ more: [(String, String)]) -> String {
        JSONText.object(
            [
                ("name", JSONText.string(box.name)), ("body", JSONText.string(box.body)),
                ("takes", JSONText.string(box.takes.rawValue)), ("gives", JSONText.string(box.gives.rawValue)),
            ] + more)
    }
}
