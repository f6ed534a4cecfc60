import CurrycombMarbles
import CurrycombSignals

/// The inputs and the recorded outputs of a scenario. A frame lasts one second.
final class MarbleScene {
    let clock = MarbleClock(.second)
    private(set) var outputs: [(name: String, line: () -> MarbleLine)] = []
    /// The lines of inner signals, such as groups; drawn below the outputs.
    private(set) var groups: [(name: String, line: () -> MarbleLine)] = []
    private(set) var subscriptions: [() -> [MarbleLine]] = []
    private(set) var arguments: [MarbleArgument] = []
    var faults: [MarbleFault] = []

    private let code: String
    private let changes: MarbleChanges
    private var kept: [AnyObject] = []

    init(code: String, _ changes: MarbleChanges) {
        self.code = code
        self.changes = changes
    }

    var scheduler: VirtualScheduler { clock.scheduler }

    // MARK: - Inputs

    func cold<Value>(
        _ line: String, _ values: MarbleValues<Value> = MarbleValues<String>.string, name: String? = nil
    ) -> AnySignal<Value, MarbleFailure> {
        let input = clock.cold(changed(line, values, isCold: true), values, name: name)
        subscriptions.append { input.subscriptions }
        return input.eraseToAnySignal()
    }

    func hot<Value>(
        _ line: String, _ values: MarbleValues<Value> = MarbleValues<String>.string, name: String? = nil
    ) -> AnySignal<Value, MarbleFailure> {
        let input = clock.hot(changed(line, values, isCold: false), values, name: name)
        subscriptions.append { input.subscriptions }
        return input.eraseToAnySignal()
    }

    func play<Value>(
        _ line: String, _ values: MarbleValues<Value>, as name: String, _ send: @escaping (Value) -> Void
    ) {
        let line = changed(line, values, isCold: false)
        subscriptions.append { [] }
        clock.play(line, values, name: name) { event in
            if let value = event.value { send(value) }
        }
    }

    private func changed<Value>(_ line: String, _ values: MarbleValues<Value>, isCold: Bool) -> String {
        let place = subscriptions.count
        guard place < changes.lines.count, let other = changes.lines[place] else { return line }
        guard let problem = problem(other, isCold: isCold, { values.read($0) != nil }) else { return other }
        faults.append(MarbleFault(input: place, argument: nil, problem: problem))
        return line
    }

    private func problem(
        _ text: String, isCold: Bool, _ isValue: (_ label: String) -> Bool
    ) -> MarbleFault.Problem? {
        let line: MarbleLine
        do throws(MarbleSyntaxError) { line = try MarbleLine(text, unit: clock.unit) } catch { return .syntax(error) }
        if line.length > MarbleOutcome.longestLine || line.marbles.count > MarbleOutcome.longestLine { return .tooLong }
        if isCold, line.subscribed != nil || line.marbles.contains(where: { $0.event == .interrupted }) {
            return .hotNotation
        }
        if line.firstAfterEnd != nil { return .afterEnd }
        for marble in line.marbles {
            if let label = marble.event.value, !isValue(label) { return .noValue(label) }
        }
        return nil
    }

    // MARK: - Arguments

    /// Returns the number that the reader entered, if it is valid; otherwise `value`, which is the number in the code.
    func number(_ value: Int, atLeast least: Int = 0) -> Int {
        let asked = nextChange
        let number = asked.flatMap { Int($0) }
        let isGood = number.map { (least...MarbleOutcome.largestNumber).contains($0) } ?? false
        if asked != nil, !isGood { report(.noNumber(least: least)) }
        let used = isGood ? number ?? value : value
        arguments.append(MarbleArgument(kind: .number(least: least), own: String(value), value: String(used)))
        return used
    }

    func text(_ value: String) -> String {
        let used = nextChange ?? value
        arguments.append(MarbleArgument(kind: .text, own: Self.quoted(value), value: Self.quoted(used)))
        return used
    }

    /// Returns the function that the reader chose; by default `function`, which is the one in the code.
    func choose<Function>(_ choices: [MarbleChoice<Function>], _ function: Function) -> Function {
        let own = choices.first { Self.place(of: $0.code, in: Array(code)[...]) != nil }?.code ?? ""
        let asked = nextChange
        let choice = asked.flatMap { asked in choices.first { $0.code == asked } }
        if asked != nil, choice == nil { report(.noChoice) }
        arguments.append(
            MarbleArgument(kind: .choice(choices.map { $0.code }), own: own, value: choice?.code ?? own))
        return choice?.function ?? function
    }

    private var nextChange: String? {
        arguments.count < changes.arguments.count ? changes.arguments[arguments.count] : nil
    }

    private func report(_ problem: MarbleFault.Problem) {
        faults.append(MarbleFault(input: nil, argument: arguments.count, problem: problem))
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }

    /// The code with the arguments that were used. A scenario must request its arguments in the order in which they
    /// appear in the code.
    var changedCode: String {
        var done = ""
        var rest = Array(code)[...]
        for argument in arguments {
            guard let place = Self.place(of: argument.own, in: rest) else { continue }
            done += String(rest[..<place]) + argument.value
            rest = rest[(place + argument.own.count)...]
        }
        return done + String(rest)
    }

    private static func place(of text: String, in code: ArraySlice<Character>) -> Int? {
        let wanted = Array(text)
        guard !wanted.isEmpty else { return nil }
        return code.indices.first { code[$0...].starts(with: wanted) }
    }

    // MARK: - Outputs

    /// Keeps an object alive until the scene ends. Observing a subject does not keep the subject alive.
    func keep<Kept: AnyObject>(_ object: Kept) -> Kept {
        kept.append(object)
        return object
    }

    /// Shows a signal's values, labeled by `write`. `start` and `end` are the frames of the subscription and the
    /// disposal; a `^` marks the subscription unless its frame is zero.
    func show<S: Signal>(
        _ signal: S, as name: String = "", from start: Int = 0, until end: Int? = nil,
        _ write: @escaping @Sendable (S.Value) -> String
    ) where S.Failure == MarbleFailure {
        // The types of signals are erased here and, for inputs, in `cold` and `hot`. Otherwise, the program would
        // contain a specialized clock and recorder for each operator.
        show(texts: signal.map(write).eraseToAnySignal(), name, start, end)
    }

    /// Shows a signal of strings. This function is not generic, so that the program contains only one copy of it.
    @inline(never)
    private func show(texts: AnySignal<String, MarbleFailure>, _ name: String, _ start: Int, _ end: Int?) {
        let recorder = clock.record(texts, .string, from: start, until: end)
        outputs.append(
            (
                name,
                {
                    let line = recorder.line
                    guard start > 0 else { return line }
                    return MarbleLine(line.marbles, subscribed: start, length: line.length, unit: line.unit)
                }
            ))
    }

    func show<S: Signal>(
        unfailing signal: S, as name: String = "", from start: Int = 0, until end: Int? = nil,
        _ write: @escaping @Sendable (S.Value) -> String
    ) where S.Failure == Never {
        show(signal.canFail(with: MarbleFailure.self), as: name, from: start, until: end, write)
    }

    func show<S: Signal>(_ signal: S, as name: String = "", from start: Int = 0, until end: Int? = nil)
    where S.Failure == MarbleFailure, S.Value: CustomStringConvertible {
        show(signal, as: name, from: start, until: end) { $0.description }
    }

    func show<S: Signal>(unfailing signal: S, as name: String = "", from start: Int = 0, until end: Int? = nil)
    where S.Failure == Never, S.Value: CustomStringConvertible {
        show(unfailing: signal, as: name, from: start, until: end) { $0.description }
    }

    /// Adds an output that shows the events that the returned recorder receives.
    func log(as name: String) -> MarbleRecorder<String> {
        let recorder = clock.recorder(.string)
        outputs.append((name, { recorder.line }))
        return recorder
    }

    /// Adds a line below all outputs for an inner signal, such as a group. It shows the events that the returned
    /// recorder receives.
    func log(ofGroup name: String) -> MarbleRecorder<String> {
        let recorder = clock.recorder(.string)
        groups.append((name, { recorder.line }))
        return recorder
    }
}
