import CurrycombMarbles
import CurrycombSignals

/// Up to four operators one after the other, each with a line of what came out of it: the X-ray of a signal.
extension Diagrams {
    typealias Numbers = AnySignal<Int, MarbleFailure>

    /// An operator that can stand in a chain.
    struct Stage {
        let name: String
        /// The code, with `_` where the argument goes.
        let code: String
        let arguments: [String]
        let apply: (Numbers, Int, VirtualScheduler) -> Numbers

        func code(_ choice: Int) -> String {
            var text = ""
            for character in code { text += character == "_" ? arguments[choice] : String(character) }
            return text
        }
    }

    private static let few = ["1", "2", "3", "4", "5"]

    /// The stages that one can pick; an argument is handed to one by its place in its list.
    static var stages: [Stage] {
        [
            Stage(name: "map", code: ".map _", arguments: ["{ $0 * 10 }", "{ $0 + 1 }", "{ $0 % 2 }"]) {
                signal, choice, _ in
                signal.map { [$0 &* 10, $0 &+ 1, $0 % 2][choice] }.eraseToAnySignal()
            },
            Stage(
                name: "filter", code: ".filter _", arguments: ["{ $0.isMultiple(of: 2) }", "{ $0 > 3 }", "{ $0 < 3 }"]
            ) {
                signal, choice, _ in
                signal.filter { [$0.isMultiple(of: 2), $0 > 3, $0 < 3][choice] }.eraseToAnySignal()
            },
            Stage(name: "scan", code: ".scan(0) _", arguments: ["{ $0 + $1 }", "{ max($0, $1) }"]) {
                signal, choice, _ in
                signal.scan(0) { [$0 &+ $1, max($0, $1)][choice] }.eraseToAnySignal()
            },
            Stage(name: "removeDuplicates", code: ".removeDuplicates()", arguments: [""]) { signal, _, _ in
                signal.removeDuplicates().eraseToAnySignal()
            },
            Stage(name: "take", code: ".take(_)", arguments: few) { signal, choice, _ in
                signal.take(choice + 1).eraseToAnySignal()
            },
            Stage(name: "skip", code: ".skip(_)", arguments: few) { signal, choice, _ in
                signal.skip(choice + 1).eraseToAnySignal()
            },
            Stage(name: "delay", code: ".delay(.seconds(_), on: scheduler)", arguments: few) {
                signal, choice, scheduler in
                signal.delay(.seconds(choice + 1), on: scheduler).eraseToAnySignal()
            },
            Stage(name: "debounce", code: ".debounce(.seconds(_), on: scheduler)", arguments: few) {
                signal, choice, scheduler in
                signal.debounce(.seconds(choice + 1), on: scheduler).eraseToAnySignal()
            },
            Stage(name: "throttle", code: ".throttle(.seconds(_), on: scheduler)", arguments: few) {
                signal, choice, scheduler in
                signal.throttle(.seconds(choice + 1), on: scheduler).eraseToAnySignal()
            },
            Stage(name: "startWith", code: ".startWith(_)", arguments: few) { signal, choice, _ in
                signal.startWith(choice + 1).eraseToAnySignal()
            },
            Stage(name: "retry", code: ".retry(_)", arguments: few) { signal, choice, _ in
                signal.retry(choice + 1).eraseToAnySignal()
            },
            Stage(name: "last", code: ".last()", arguments: [""]) { signal, _, _ in signal.last().eraseToAnySignal() },
        ]
    }

    static func chain(_ lines: [[String]]) -> String {
        guard lines.count > 1, let text = input(lines[1]) else { return problem("a chain has an input") }
        let clock = MarbleClock(.second)
        let line: MarbleLine
        do throws(MarbleSyntaxError) { line = try MarbleLine(text, unit: .second) } catch {
            return problem("column " + String(error.column) + ": " + error.problem + "; " + error.advice)
        }
        for marble in line.marbles {
            if let label = marble.event.value, Int(label) == nil { return problem(label + " is no number") }
        }
        guard line.length <= 200, line.firstAfterEnd == nil, line.subscribed == nil,
            !line.marbles.contains(where: { $0.event == .interrupted })
        else { return problem("a line begins at its subscription, ends once, and is at most 200 frames long") }
        var signal: Numbers = clock.cold(line.description, .int).eraseToAnySignal()
        var recorders: [(code: String, recorder: MarbleRecorder<Int>)] = []
        for part in lines.dropFirst(2) where part.count > 1 && recorders.count < 4 {
            guard let stage = stages.first(where: { $0.name == part[1] }) else { return problem("no such stage") }
            let asked = part.count > 2 ? part[2] : ""
            let choice = stage.arguments.firstIndex(of: asked) ?? 0
            signal = stage.apply(signal, choice, clock.scheduler)
            recorders.append((stage.code(choice), clock.record(signal, .int)))
        }
        clock.run(frames: 400)
        return JSONText.object([
            ("inputs", JSONText.array(clock.inputs.map { row($0, [("fault", "null"), ("subscriptions", "[]")]) })),
            (
                "outputs",
                JSONText.array(recorders.map { row(MarbleRow($0.code, $0.recorder.line), []) })
            ), ("fault", "null"),
            (
                "stages",
                JSONText.array(
                    stages.map { stage in
                        JSONText.object([
                            ("name", JSONText.string(stage.name)),
                            ("arguments", JSONText.array(stage.arguments.map { JSONText.string($0) })),
                        ])
                    })
            ),
        ])
    }
}
