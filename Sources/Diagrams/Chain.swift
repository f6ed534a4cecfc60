import CurrycombMarbles
import CurrycombSignals

struct TracedNumber: Sendable {
    var value: Int
    /// The index of the input's marble from which the number comes; -1 if there is none.
    var source: Int

    func with(_ value: Int) -> TracedNumber { TracedNumber(value: value, source: source) }
    static func own(_ value: Int) -> TracedNumber { TracedNumber(value: value, source: -1) }
}

extension Diagrams {
    typealias Numbers = AnySignal<TracedNumber, MarbleFailure>

    struct Stage {
        let name: String
        /// The code of the operator's call, with `_` in place of the argument.
        let code: String
        let arguments: [String]
        /// Applies the operator to a signal. The second parameter is the index of the chosen argument.
        let apply: (Numbers, Int, VirtualScheduler) -> Numbers

        func code(_ choice: Int) -> String {
            var text = ""
            for character in code { text += character == "_" ? arguments[choice] : String(character) }
            return text
        }
    }

    private static let few = ["1", "2", "3", "4", "5"]
    private static let conditions = ["{ $0.isMultiple(of: 2) }", "{ $0 > 3 }", "{ $0 < 3 }"]

    @Sendable private static func satisfies(_ choice: Int, _ number: Int) -> Bool {
        choice == 0 ? number.isMultiple(of: 2) : choice == 1 ? number > 3 : number < 3
    }

    static var stages: [Stage] {
        [
            Stage(name: "map", code: ".map _", arguments: ["{ $0 * 10 }", "{ $0 + 1 }", "{ $0 % 2 }"]) {
                signal, choice, _ in
                signal.map { $0.with([$0.value &* 10, $0.value &+ 1, $0.value % 2][choice]) }.eraseToAnySignal()
            },
            Stage(name: "filter", code: ".filter _", arguments: conditions) { signal, choice, _ in
                signal.filter { satisfies(choice, $0.value) }.eraseToAnySignal()
            },
            Stage(name: "scan", code: ".scan(0) _", arguments: ["{ $0 + $1 }", "{ max($0, $1) }"]) {
                signal, choice, _ in
                signal.scan(.own(0)) { $1.with([$0.value &+ $1.value, max($0.value, $1.value)][choice]) }
                    .eraseToAnySignal()
            },
            Stage(name: "removeDuplicates", code: ".removeDuplicates()", arguments: [""]) { signal, _, _ in
                signal.removeDuplicates { $0.value == $1.value }.eraseToAnySignal()
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
                signal.startWith(.own(choice + 1)).eraseToAnySignal()
            },
            Stage(name: "retry", code: ".retry(_)", arguments: few) { signal, choice, _ in
                signal.retry(choice + 1).eraseToAnySignal()
            },
            Stage(name: "last", code: ".last()", arguments: [""]) { signal, _, _ in signal.last().eraseToAnySignal() },
            Stage(name: "first", code: ".first()", arguments: [""]) { signal, _, _ in
                signal.first().eraseToAnySignal()
            },
            Stage(name: "reduce", code: ".reduce(0) _", arguments: ["{ $0 + $1 }", "{ max($0, $1) }"]) {
                signal, choice, _ in
                signal.reduce(.own(0)) { $1.with([$0.value &+ $1.value, max($0.value, $1.value)][choice]) }
                    .eraseToAnySignal()
            },
            Stage(name: "endWith", code: ".endWith(_)", arguments: few) { signal, choice, _ in
                signal.endWith(.own(choice + 1)).eraseToAnySignal()
            },
            Stage(name: "take(while:)", code: ".take(while: _)", arguments: conditions) { signal, choice, _ in
                signal.take(while: { satisfies(choice, $0.value) }).eraseToAnySignal()
            },
        ]
    }

    private struct Chain {
        let inputs: [MarbleRow]
        let outputs: [(row: MarbleRow, sources: [Int])]
    }

    /// Answers a question about a chain of operators by running the chain. ``Diagrams`` describes the form of the
    /// question.
    public static func chain(_ question: String) -> String {
        let lines = lines(question)
        guard lines[0][0] == "chain" else { return problem("ask for chain") }
        do throws(ChainFault) { return text(of: try runChain(lines)) } catch { return problem(error.problem) }
    }

    #if !hasFeature(Embedded)
    /// Runs the chain that a question describes, and returns the run as a picture for a page without a script;
    /// `nil` if the question is invalid. The question has the same form as for ``chain(_:)``.
    package static func picture(ofChain question: String) -> MarbleDiagram? {
        guard let run = try? runChain(lines(question)) else { return nil }
        let code = run.outputs.map(\.row.name).joined()
        return MarbleDiagram(code: "a" + code, inputs: run.inputs, outputs: run.outputs.map(\.row))
    }
    #endif

    private struct ChainFault: Error { let problem: String }

    private static func runChain(_ lines: [[String]]) throws(ChainFault) -> Chain {
        guard lines.count > 1, let text = input(lines[1]) else { throw ChainFault(problem: "a chain has an input") }
        let clock = MarbleClock(.second)
        let line: MarbleLine
        do throws(MarbleSyntaxError) { line = try MarbleLine(text, unit: .second) } catch {
            throw ChainFault(problem: "column " + String(error.column) + ": " + error.problem + "; " + error.advice)
        }
        for marble in line.marbles {
            if let label = marble.event.value, Int(label) == nil { throw ChainFault(problem: "not a number: " + label) }
        }
        guard line.length <= 200, line.firstAfterEnd == nil, line.subscribed == nil,
            !line.marbles.contains(where: { $0.event == .interrupted })
        else {
            throw ChainFault(problem: "a line begins at its subscription, ends once, and is at most 200 frames long")
        }
        var signal: Numbers = clock.cold(line.description, .int).enumerated()
            .map { TracedNumber(value: $0.element, source: $0.offset) }.eraseToAnySignal()
        let numbers = MarbleValues<TracedNumber>(read: { _ in nil }, write: { String($0.value) })
        var recorders: [(code: String, recorder: MarbleRecorder<TracedNumber>)] = []
        for part in lines.dropFirst(2) where part.count > 1 && recorders.count < 4 {
            guard let stage = stages.first(where: { $0.name == part[1] }) else {
                throw ChainFault(problem: "no such stage")
            }
            let asked = part.count > 2 ? part[2] : ""
            let choice = stage.arguments.firstIndex(of: asked) ?? 0
            signal = stage.apply(signal, choice, clock.scheduler)
            recorders.append((stage.code(choice), clock.record(signal, numbers)))
        }
        clock.run(frames: 400)
        return Chain(
            inputs: clock.inputs,
            outputs: recorders.map { (MarbleRow($0.code, $0.recorder.line), $0.recorder.values.map { $0.source }) })
    }

    private static func text(of chain: Chain) -> String {
        let stages = stages.map { stage in
            JSONText.object([
                ("name", JSONText.string(stage.name)),
                ("arguments", JSONText.array(stage.arguments.map { JSONText.string($0) })),
            ])
        }
        let inputs = chain.inputs.map { input in
            row(input, [("fault", "null"), ("subscriptions", "[]")], sources: Array(input.line.marbles.indices))
        }
        return JSONText.object([
            ("inputs", JSONText.array(inputs)),
            ("outputs", JSONText.array(chain.outputs.map { row($0.row, [], sources: $0.sources) })),
            ("fault", "null"), ("stages", JSONText.array(stages)),
        ])
    }
}
