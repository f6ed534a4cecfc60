enum SubjectStep: CustomStringConvertible, Sendable {
    /// The reaction of a subscriber to a value. A subscriber reacts only once: to a certain value that is sent or, with
    /// `sendsAtOnce`, to the current value that it receives while it subscribes.
    enum Habit: Sendable {
        case listens
        case sendsAtOnce(Int)
        case sends(on: Int, [Int])
        case leaves(on: Int, [String])
        case joins(on: Int, String, thenSends: Int)
        case brings(on: Int, String, afterSending: Int)
        case goes(on: Int, afterSending: [Int])
        /// Sends values, leaves, and sends further values. Then `newcomer` subscribes, unless it is `nil`.
        case departs(on: Int, sending: [Int] = [], thenSending: [Int], newcomer: String? = nil)
    }

    case subscribe(String, Habit = .listens)
    case leave(String)
    case send(Int)
    case value
    /// The given step, performed with the second subject instead of the first.
    indirect case other(SubjectStep)

    var description: String {
        switch self {
        case .subscribe(let name, let habit): "subject.subscribe(\(name))\(habit.clause(name))"
        case .leave(let name): "\(name) leaves"
        case .send(let value): "subject.send(\(value))"
        case .value: "subject.value"
        case .other(.subscribe(let name, let habit)): "other.subscribe(\(name))\(habit.clause(name))"
        case .other(.send(let value)): "other.send(\(value))"
        case .other(.value): "other.value"
        case .other(let step): step.description
        }
    }
}

extension SubjectStep.Habit {
    func clause(_ name: String) -> String {
        switch self {
        case .listens: ""
        case .sendsAtOnce(let next): "; when \(name) receives its first value, it sends \(next)"
        case .sends(let value, let values):
            "; when \(name) receives \(value), it sends " + values.map(String.init).joined(separator: ", then ")
        case .leaves(let value, let names):
            "; when \(name) receives \(value), "
                + names.map { $0 == name ? "it leaves" : "\($0) leaves" }.joined(separator: " and ")
        case .joins(let value, let newcomer, let next):
            "; when \(name) receives \(value), \(newcomer) subscribes, and \(name) sends \(next)"
        case .brings(let value, let newcomer, let next):
            "; when \(name) receives \(value), \(name) sends \(next), and then \(newcomer) subscribes"
        case .goes(let value, let values):
            "; when \(name) receives \(value), it sends " + values.map(String.init).joined(separator: ", then ")
                + ", and then it leaves"
        case .departs(let value, let before, let after, let newcomer):
            "; when \(name) receives \(value), it "
                + (before.map { "sends \($0)" } + ["leaves"] + after.map { "sends \($0)" }).joined(separator: ", ")
                + (newcomer.map { ", and then \($0) subscribes" } ?? "")
        }
    }
}

extension Generator where Value == SubjectStep {
    private static var names: Generator<String> { .element(of: ["a", "b", "c", "d"]) }
    private static var values: Generator<Int> { .int(in: 0...4) }
    private static var send: Generator { values.map { .send($0) } }
    private static var subscribe: Generator { names.map { .subscribe($0) } }

    static var sends: Generator {
        .one(of: [
            .constant(.subscribe("a")), .one(of: [send, Generator<Int>.int.map { .send($0) }]), .constant(.value),
        ])
    }

    static var crowd: Generator {
        let steps = Generator.one(of: [subscribe, subscribe, send, send, .constant(.value)])
        return .one(of: [steps, steps, steps, steps.map { .other($0) }])
    }

    static var leaving: Generator {
        .one(of: [subscribe, subscribe, names.map { .leave($0) }, send])
    }

    static var sending: Generator {
        let sends = Generator<(String, (Int, [Int]))>.pair(
            names, .pair(.int(in: 0...2), .array(of: .int(in: 0...2), count: 1...6))
        ).map { name, what in
            // A subscriber may send the same value that it has just received. This cannot loop forever, because each
            // subscriber reacts only once.
            SubjectStep.subscribe(name, .sends(on: what.0, what.1.map { what.0 + $0 }))
        }
        // The subscriber sends this value when it is called for the first time: while it subscribes, when no send is in
        // progress.
        let atOnce = Generator<(String, Int)>.pair(names, values).map { SubjectStep.subscribe($0, .sendsAtOnce($1)) }
        return .one(of: [subscribe, sends, sends, atOnce, names.map { .leave($0) }, send, send])
    }

    static var leavingMeanwhile: Generator {
        let leaves = Generator<(String, (Int, [String]))>.pair(
            names, .pair(values, .array(of: names, count: 1...2))
        ).map { SubjectStep.subscribe($0, .leaves(on: $1.0, $1.1)) }
        let goes = Generator<(String, (Int, [Int]))>.pair(
            names, .pair(.int(in: 0...2), .array(of: .int(in: 0...4), count: 1...3))
        ).map { SubjectStep.subscribe($0, .goes(on: $1.0, afterSending: $1.1)) }
        let departs = Generator<(String, (Int, [Int]))>.pair(
            names, .pair(.int(in: 0...2), .array(of: .int(in: 0...4), count: 1...2))
        ).map {
            SubjectStep.subscribe(
                $0, .departs(on: $1.0, sending: Array($1.1.dropFirst()), thenSending: Array($1.1.prefix(1))))
        }
        return .one(of: [subscribe, subscribe, leaves, leaves, goes, departs, send, send, .constant(.value)])
    }

    static var comingMeanwhile: Generator {
        let joins = Generator<(String, Int)>.pair(names, .int(in: 0...2)).map {
            SubjectStep.subscribe($0, .joins(on: $1, "newcomer", thenSends: $1 + 1))
        }
        let brings = Generator<(String, Int)>.pair(names, .int(in: 0...2)).map {
            SubjectStep.subscribe($0, .brings(on: $1, "newcomer", afterSending: $1 + 1))
        }
        let departs = Generator<(String, Int)>.pair(names, .int(in: 0...2)).map {
            SubjectStep.subscribe($0, .departs(on: $1, thenSending: [$1 + 1], newcomer: "newcomer"))
        }
        let steps = leavingMeanwhile
        return .one(of: [steps, steps, steps, joins, brings, departs])
    }
}

@MainActor final class SubjectStage {
    private let subject: any SubjectShape<Int>
    private let second: any SubjectShape<Int>
    private let log: RunLog
    private var present: Set<String> = []
    private var leaves: [String: () -> Void] = [:]
    /// True during a `send` step. All reactions except `sendsAtOnce` wait for a value that is sent in such a step. They
    /// ignore the value that a new subscriber receives at once.
    private var isSending = false
    private var hasNewcomer = false
    /// The stage of the current story. If an answer keeps its list of subscribers outside its class, the list still
    /// contains the subscribers of earlier stories. Calls to those subscribers are ignored.
    private static weak var current: SubjectStage?

    init(_ subject: any SubjectShape<Int>, other: any SubjectShape<Int>, _ log: RunLog) {
        (self.subject, second, self.log) = (subject, other, log)
        Self.current = self
    }

    func perform(_ step: SubjectStep) { perform(step, on: subject) }

    func note(_ what: () -> String) {
        if Self.current === self { log.note(what()) }
    }

    private func perform(_ step: SubjectStep, on subject: any SubjectShape<Int>) {
        switch step {
        case .subscribe(let name, let habit): subscribe(name, habit, to: subject)
        case .leave(let name): leave(name)
        case .send(let value):
            isSending = true
            subject.send(value)
            isSending = false
        case .value: log.note("\(subject.value)")
        case .other(let step): perform(step, on: second)
        }
    }

    private func leave(_ name: String) {
        present.remove(name)
        leaves[name]?()
    }

    private func subscribe(_ name: String, _ habit: SubjectStep.Habit, to subject: any SubjectShape<Int>) {
        guard present.insert(name).inserted else { return }
        var (isJoining, isToAct) = (true, true)
        let leave = subject.subscribe { [self] value in
            guard Self.current === self else { return }
            note { "\(name) receives \(value)" + (subject.value == value ? "" : ", while value is \(subject.value)") }
            if isJoining, isToAct, case .sendsAtOnce(let next) = habit {
                isToAct = false
                subject.send(next)
            }
            guard isSending, !isJoining, isToAct, habit.trigger == value else { return }
            isToAct = false
            act(habit, of: name, in: subject)
        }
        leaves[name] = leave
        isJoining = false
    }

    private func act(_ habit: SubjectStep.Habit, of name: String, in subject: any SubjectShape<Int>) {
        switch habit {
        case .listens, .sendsAtOnce: break
        case .sends(_, let values): values.forEach(subject.send)
        case .leaves(_, let names): names.forEach(leave)
        case .goes(_, let values):
            values.forEach(subject.send)
            leave(name)
        case .departs(_, let before, let after, let newcomer):
            before.forEach(subject.send)
            leave(name)
            after.forEach(subject.send)
            guard let newcomer, !hasNewcomer else { return }
            hasNewcomer = true
            subscribe(newcomer, .listens, to: subject)
        case .joins(_, let newcomer, let next):
            guard !hasNewcomer else { return }
            hasNewcomer = true
            subscribe(newcomer, .listens, to: subject)
            subject.send(next)
        case .brings(_, let newcomer, let next):
            guard !hasNewcomer else { return }
            hasNewcomer = true
            subject.send(next)
            subscribe(newcomer, .listens, to: subject)
        }
    }
}

extension SubjectStep.Habit {
    fileprivate var trigger: Int? {
        switch self {
        case .listens, .sendsAtOnce: nil
        case .sends(let value, _), .leaves(let value, _), .joins(let value, _, _), .brings(let value, _, _),
            .goes(let value, _), .departs(let value, _, _, _):
            value
        }
    }
}
