private struct Answer: PressCommand {
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        let executing = MutableProperty(false)
        let enabled = condition.combine(with: executing) { $0 && !$1 }
        let values = Subject<String, Never>()
        let errors = Subject<Fault, Never>()
        return ButtonCommand(
            isEnabled: enabled, isExecuting: executing, values: values.eraseToAnySignal(),
            errors: errors.eraseToAnySignal(),
            execute: { input in
                guard enabled.value else { return }
                executing.value = true
                work(input).observe {
                    values.send($0)
                } ended: { end in
                    executing.value = false
                    if case .failed(let fault) = end { errors.send(fault) }
                }
            })
    }
}

package let pressCommandReference: any PressCommand.Type = Answer.self

// MARK: - Wrong answers

private typealias Work = @Sendable (String) -> AnySignal<String, Fault>

package let pressCommandWrong: KeyValuePairs<String, any Contract.Type> = [
    "repeatsDropped": RepeatsDropped.self,
    "enabledByHand": EnabledByHand.self,
    "cutOff": CutOff.self, "executingHidden": ExecutingHidden.self,
    "alwaysEnabled": AlwaysEnabled.self, "conditionOnce": ConditionOnce.self,
    "executingTooEarly": ExecutingTooEarly.self, "ranEarly": RanEarly.self, "notRun": NotRun.self,
    "observedTwice": ObservedTwice.self, "notExecuting": NotExecuting.self,
    "enabledWhileBusy": EnabledWhileBusy.self, "stillExecuting": StillExecuting.self, "noValues": NoValues.self,
    "onlyOnce": OnlyOnce.self, "inputIgnored": InputIgnored.self, "inputAsValue": InputAsValue.self,
    "endsWithValue": EndsWithValue.self, "firstValueOnly": FirstValueOnly.self,
    "lastValueOnly": LastValueOnly.self, "setTooLate": SetTooLate.self, "ranTwice": RanTwice.self,
    "ignoresCondition": IgnoresCondition.self, "remembersPress": RemembersPress.self,
    "errorLost": ErrorLost.self, "errorEnds": ErrorEnds.self, "otherError": OtherError.self,
    "executingForEver": ExecutingForEver.self, "deadAfterError": DeadAfterError.self,
    "valuesEnd": ValuesEnd.self, "interruptedForEver": InterruptedForEver.self,
    "allRun": AllRun.self, "sameErrorOnce": SameErrorOnce.self, "emptyInput": EmptyInput.self,
    "triedAgain": TriedAgain.self,
]

/// The parts of a command; a wrong answer puts one of them together wrongly.
nonisolated private struct Parts: Sendable {
    let executing = MutableProperty(false)
    let values = Subject<String, Never>()
    let errors = Subject<Fault, Never>()

    func enabled(_ condition: Property<Bool>) -> Property<Bool> {
        condition.combine(with: executing) { $0 && !$1 }
    }

    func run(_ work: AnySignal<String, Fault>) {
        executing.value = true
        work.observe {
            values.send($0)
        } ended: {
            ended($0)
        }
    }

    func ended(_ end: End<Fault>) {
        executing.value = false
        if case .failed(let fault) = end { errors.send(fault) }
    }

    func command(_ enabled: Property<Bool>, _ execute: @escaping @Sendable (String) -> Void) -> ButtonCommand {
        ButtonCommand(
            isEnabled: enabled, isExecuting: executing, values: values.eraseToAnySignal(),
            errors: errors.eraseToAnySignal(), execute: execute)
    }

    /// A command that is right but for what is done when it runs.
    func guarded(by condition: Property<Bool>, running run: @escaping @Sendable (String) -> Void) -> ButtonCommand {
        let enabled = enabled(condition)
        return command(enabled) { if enabled.value { run($0) } }
    }
}

/// Right but for what is done when it runs.
private protocol Running: PressCommand {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work)
}

extension Running {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        return parts.guarded(by: condition) { Self.run($0, parts, work) }
    }
}

private struct AlwaysEnabled: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        return parts.command(parts.executing.map { !$0 }) { parts.run(work($0)) }
    }
}

private struct ConditionOnce: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        return parts.guarded(by: Property(constant: condition.value), running: { parts.run(work($0)) })
    }
}

private struct ExecutingTooEarly: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        return ButtonCommand(
            isEnabled: parts.enabled(condition), isExecuting: parts.executing.map { !$0 },
            values: parts.values.eraseToAnySignal(), errors: parts.errors.eraseToAnySignal(),
            execute: { parts.run(work($0)) })
    }
}

private struct RanEarly: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        work("").run()
        return parts.guarded(by: condition, running: { parts.run(work($0)) })
    }
}

private struct NotRun: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.executing.value = true
        _ = work(input)
    }
}

private struct ObservedTwice: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.executing.value = true
        work(input).doing { parts.values.send($0) }.run()
        work(input).observe { _ in
        } ended: {
            parts.ended($0)
        }
    }
}

private struct NotExecuting: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        work(input).observe {
            parts.values.send($0)
        } ended: {
            parts.ended($0)
        }
    }
}

private struct EnabledWhileBusy: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        return parts.command(condition) { input in
            if condition.value, !parts.executing.value { parts.run(work(input)) }
        }
    }
}

private struct StillExecuting: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.executing.value = true
        work(input).doing { parts.values.send($0) }.run()
    }
}

private struct NoValues: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.executing.value = true
        work(input).observe { _ in
        } ended: {
            parts.ended($0)
        }
    }
}

private struct OnlyOnce: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        let hasRun = MutableProperty(false)
        return parts.guarded(
            by: condition,
            running: { input in
                if hasRun.value { return }
                hasRun.value = true
                parts.run(work(input))
            })
    }
}

private struct InterruptedForEver: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.executing.value = true
        work(input).observe {
            parts.values.send($0)
        } ended: { end in
            switch end {
            case .completed, .failed: parts.ended(end)
            case .interrupted: break
            }
        }
    }
}

private struct ValuesEnd: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.executing.value = true
        // The end of the work ends the values.
        work(input).observe {
            parts.values.send($0)
        } ended: {
            parts.ended($0)
            parts.values.complete()
        }
    }
}

private struct InputIgnored: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.run(work("bee"))
    }
}

private struct InputAsValue: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.run(work(input).map { _ in input }.eraseToAnySignal())
    }
}

private struct EndsWithValue: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.executing.value = true
        work(input).observe {
            parts.values.send($0)
            parts.executing.value = false
        } ended: {
            parts.ended($0)
        }
    }
}

private struct FirstValueOnly: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        let first = work(input).scan((0, "")) { ($0.0 + 1, $1) }.filter { $0.0 == 1 }.map(\.1)
        parts.run(first.eraseToAnySignal())
    }
}

private struct LastValueOnly: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.executing.value = true
        // What is there when the work ends.
        let last = MutableProperty("")
        work(input).observe {
            last.value = $0
        } ended: { end in
            if case .completed = end { parts.values.send(last.value) }
            parts.ended(end)
        }
    }
}

private struct SetTooLate: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        work(input).observe {
            parts.values.send($0)
        } ended: {
            parts.ended($0)
        }
        parts.executing.value = true
    }
}

private struct RanTwice: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        return parts.command(parts.enabled(condition)) { if condition.value { parts.run(work($0)) } }
    }
}

private struct IgnoresCondition: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        return parts.command(parts.enabled(condition)) { if !parts.executing.value { parts.run(work($0)) } }
    }
}

private struct RemembersPress: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        return parts.command(parts.enabled(condition)) { input in
            if parts.executing.value { return }
            condition.filter { $0 }.first().observe { _ in parts.run(work(input)) }
        }
    }
}

private struct ErrorLost: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.executing.value = true
        work(input).observe {
            parts.values.send($0)
        } ended: { _ in
            parts.executing.value = false
        }
    }
}

private struct ErrorEnds: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.executing.value = true
        work(input).observe {
            parts.values.send($0)
        } ended: { end in
            parts.ended(end)
            if case .failed = end { parts.errors.complete() }
        }
    }
}

private struct OtherError: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.run(work(input).mapError { _ in .empty }.eraseToAnySignal())
    }
}

private struct ExecutingForEver: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.executing.value = true
        work(input).observe {
            parts.values.send($0)
        } ended: { end in
            switch end {
            case .completed: parts.executing.value = false
            case .failed(let fault): parts.errors.send(fault)
            case .interrupted: break
            }
        }
    }
}

private struct DeadAfterError: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        let inputs = Subject<String, Fault>()
        inputs.flatMap { input in
            work(input).doingAtStart { parts.executing.value = true }
                .doingAtEnd { _ in parts.executing.value = false }
        }
        .observe {
            parts.values.send($0)
        } ended: {
            parts.ended($0)
        }
        return parts.guarded(by: condition, running: { inputs.send($0) })
    }
}

private struct RepeatsDropped: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        let command = parts.guarded(by: condition, running: { parts.run(work($0)) })
        return ButtonCommand(
            isEnabled: command.isEnabled, isExecuting: command.isExecuting,
            values: command.values.removeDuplicates().eraseToAnySignal(), errors: command.errors,
            execute: command.execute)
    }
}

private struct EnabledByHand: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        let enabled = MutableProperty(false)
        condition.observe { enabled.value = $0 }
        return parts.command(enabled) { input in
            guard enabled.value else { return }
            enabled.value = false
            parts.executing.value = true
            work(input).observe {
                parts.values.send($0)
            } ended: { end in
                enabled.value = true
                parts.ended(end)
            }
        }
    }
}

private struct CutOff: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        let stop = condition.filter { !$0 }.canFail(with: Fault.self)
        return parts.guarded(by: condition, running: { parts.run(work($0).take(until: stop).eraseToAnySignal()) })
    }
}

private struct ExecutingHidden: PressCommand {
    // As if only what may begin could run.
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        let enabled = parts.enabled(condition)
        return ButtonCommand(
            isEnabled: enabled, isExecuting: parts.executing.combine(with: condition) { $0 && $1 },
            values: parts.values.eraseToAnySignal(), errors: parts.errors.eraseToAnySignal(),
            execute: { if enabled.value { parts.run(work($0)) } })
    }
}

nonisolated private let everyonesParts = Parts()

private struct AllRun: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let own = Parts()
        let enabled = everyonesParts.enabled(condition)
        return ButtonCommand(
            isEnabled: enabled, isExecuting: everyonesParts.executing, values: own.values.eraseToAnySignal(),
            errors: own.errors.eraseToAnySignal(),
            execute: { input in
                guard enabled.value else { return }
                everyonesParts.executing.value = true
                work(input).observe {
                    own.values.send($0)
                } ended: { end in
                    everyonesParts.executing.value = false
                    if case .failed(let fault) = end { own.errors.send(fault) }
                }
            })
    }
}

private struct SameErrorOnce: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping Work) -> ButtonCommand {
        let parts = Parts()
        let command = parts.guarded(by: condition, running: { parts.run(work($0)) })
        return ButtonCommand(
            isEnabled: command.isEnabled, isExecuting: command.isExecuting, values: command.values,
            errors: command.errors.removeDuplicates().eraseToAnySignal(), execute: command.execute)
    }
}

private struct EmptyInput: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        if !input.isEmpty { parts.run(work(input)) }
    }
}

private struct TriedAgain: Running {
    nonisolated static func run(_ input: String, _ parts: Parts, _ work: Work) {
        parts.run(work(input).retry(1).eraseToAnySignal())
    }
}
