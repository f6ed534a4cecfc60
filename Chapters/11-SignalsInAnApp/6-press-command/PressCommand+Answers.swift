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

package let pressCommandWrong: KeyValuePairs<String, any Contract.Type> = [
    "repeatsDropped": Of<RepeatsDropped>.self, "enabledByHand": Of<EnabledByHand>.self, "cutOff": Of<CutOff>.self,
    "executingHidden": Of<ExecutingHidden>.self, "alwaysEnabled": Of<AlwaysEnabled>.self,
    "conditionOnce": Of<ConditionOnce>.self, "executingTooEarly": Of<ExecutingTooEarly>.self,
    "ranEarly": Of<RanEarly>.self, "notRun": Of<NotRun>.self, "observedTwice": Of<ObservedTwice>.self,
    "notExecuting": Of<NotExecuting>.self, "enabledWhileBusy": Of<EnabledWhileBusy>.self,
    "stillExecuting": Of<StillExecuting>.self, "noValues": Of<NoValues>.self, "onlyOnce": Of<OnlyOnce>.self,
    "inputIgnored": Of<InputIgnored>.self, "inputAsValue": Of<InputAsValue>.self,
    "endsWithValue": Of<EndsWithValue>.self, "firstValueOnly": Of<FirstValueOnly>.self,
    "lastValueOnly": Of<LastValueOnly>.self, "setTooLate": Of<SetTooLate>.self, "ranTwice": Of<RanTwice>.self,
    "ignoresCondition": Of<IgnoresCondition>.self, "remembersPress": Of<RemembersPress>.self,
    "errorLost": Of<ErrorLost>.self, "errorEnds": Of<ErrorEnds>.self, "otherError": Of<OtherError>.self,
    "executingForEver": Of<ExecutingForEver>.self, "deadAfterError": Of<DeadAfterError>.self,
    "valuesEnd": Of<ValuesEnd>.self, "interruptedForEver": Of<InterruptedForEver>.self, "allRun": Of<AllRun>.self,
    "sameErrorOnce": Of<SameErrorOnce>.self, "emptyInput": Of<EmptyInput>.self, "triedAgain": Of<TriedAgain>.self,
    "errorTooEarly": Of<ErrorTooEarly>.self, "calledWork": Of<CalledWork>.self, "keptForLater": Of<KeptForLater>.self,
    "executingBriefly": Of<ExecutingBriefly>.self, "equalDropped": Of<EqualDropped>.self,
    "executingWhenDisabled": Of<ExecutingWhenDisabled>.self, "emptyValueLost": Of<EmptyValueLost>.self,
]

private enum RepeatsDropped {}
private enum EnabledByHand {}
private enum CutOff {}
/// Reports that the work is running, but only while the condition is true.
private enum ExecutingHidden {}
private enum AlwaysEnabled {}
private enum ConditionOnce {}
private enum ExecutingTooEarly {}
private enum RanEarly {}
private enum NotRun {}
private enum ObservedTwice {}
private enum NotExecuting {}
private enum EnabledWhileBusy {}
private enum StillExecuting {}
private enum NoValues {}
private enum OnlyOnce {}
private enum InputIgnored {}
private enum InputAsValue {}
private enum EndsWithValue {}
private enum FirstValueOnly {}
private enum LastValueOnly {}
private enum SetTooLate {}
private enum RanTwice {}
private enum IgnoresCondition {}
private enum RemembersPress {}
private enum ErrorLost {}
private enum ErrorEnds {}
private enum OtherError {}
private enum ExecutingForEver {}
private enum DeadAfterError {}
private enum ValuesEnd {}
private enum InterruptedForEver {}
private enum AllRun {}
private enum SameErrorOnce {}
private enum EmptyInput {}
private enum TriedAgain {}
private enum ErrorTooEarly {}
private enum CalledWork {}
private enum KeptForLater {}
private enum ExecutingBriefly {}
private enum EqualDropped {}
private enum ExecutingWhenDisabled {}
private enum EmptyValueLost {}

nonisolated private let everyonesExecuting = MutableProperty(false)

nonisolated private struct Parts<Flaw: SendableMetatype>: Sendable {
    let condition: Property<Bool>
    let work: @Sendable (String) -> AnySignal<String, Fault>
    let executing = Flaw.self == AllRun.self ? everyonesExecuting : MutableProperty(false)
    let values = Subject<String, Never>()
    let errors = Subject<Fault, Never>()
    /// True if the command is enabled. A wrong answer sets this property by hand instead of deriving it.
    let isSet = MutableProperty(false)
    let hasRun = MutableProperty(false)
    let hasFailed = MutableProperty(false)
    /// The input of a press during a run.
    let waiting = MutableProperty<String?>(nil)

    var right: Property<Bool> {
        (has(ConditionOnce.self) ? Property(constant: condition.value) : condition)
            .combine(with: executing) { $0 && !$1 }
    }

    var enabled: Property<Bool> {
        switch Flaw.self {
        case is AlwaysEnabled.Type: executing.map { !$0 }
        case is EnabledWhileBusy.Type: condition
        case is EnabledByHand.Type: isSet
        default: right
        }
    }

    func mayRun(_ right: Bool) -> Bool {
        switch Flaw.self {
        case is AlwaysEnabled.Type, is ExecutingTooEarly.Type: true
        case is RanTwice.Type: condition.value
        case is IgnoresCondition.Type, is RemembersPress.Type: !executing.value
        case is EnabledByHand.Type: isSet.value
        case is OnlyOnce.Type: right && !hasRun.value
        case is DeadAfterError.Type: right && !hasFailed.value
        default: right
        }
    }

    func run(_ input: String) {
        hasRun.value = true
        isSet.value = false
        if !has(NotExecuting.self), !has(SetTooLate.self) { executing.value = true }
        if has(NotRun.self) { return }
        if has(ObservedTwice.self) { work(input).run() }
        let last = MutableProperty<String?>(nil)
        observed(input).observe { value in
            switch Flaw.self {
            case is NoValues.Type, is LastValueOnly.Type: break
            case is FirstValueOnly.Type where last.value != nil: break
            case is EmptyValueLost.Type where value.isEmpty: break
            case is EqualDropped.Type where last.value == value: break
            case is InputAsValue.Type: values.send(input)
            default: values.send(value)
            }
            last.value = value
            if has(EndsWithValue.self) { executing.value = false }
        } ended: { end in
            if case .completed = end, has(LastValueOnly.self) { values.send(last.value ?? "") }
            ended(end)
        }
        if has(SetTooLate.self) { executing.value = true }
    }

    func observed(_ input: String) -> AnySignal<String, Fault> {
        switch Flaw.self {
        case is InputIgnored.Type: work("bee")
        case is OtherError.Type: work(input).mapError { _ in .empty }.eraseToAnySignal()
        case is CutOff.Type:
            work(input).take(until: condition.filter { !$0 }.canFail(with: Fault.self)).eraseToAnySignal()
        case is TriedAgain.Type: work(input).retry(1).eraseToAnySignal()
        default: work(input)
        }
    }

    func ended(_ end: End<Fault>) {
        isSet.value = true
        if case .failed(let fault) = end, has(ErrorTooEarly.self) { errors.send(fault) }
        switch (end, Flaw.self) {
        case (_, is StillExecuting.Type), (.failed, is ExecutingForEver.Type),
            (.interrupted, is InterruptedForEver.Type):
            break
        default: executing.value = false
        }
        if case .failed(let fault) = end, !has(ErrorLost.self), !has(ErrorTooEarly.self) {
            hasFailed.value = true
            errors.send(fault)
            if has(ErrorEnds.self) { errors.complete() }
        }
        if has(ValuesEnd.self) { values.complete() }
        if let input = waiting.value {
            waiting.value = nil
            run(input)
        }
    }

    func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}

private struct Of<Flaw: SendableMetatype>: PressCommand {
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        let parts = Parts<Flaw>(condition: condition, work: work)
        let right = parts.right
        if parts.has(EnabledByHand.self) { condition.observe { parts.isSet.value = $0 } }
        if parts.has(RanEarly.self) { work("").run() }
        let executing: Property<Bool> =
            switch Flaw.self {
            case is ExecutingTooEarly.Type: parts.executing.map { !$0 }
            case is ExecutingWhenDisabled.Type: right.map { !$0 }
            case is ExecutingHidden.Type: parts.executing.combine(with: condition) { $0 && $1 }
            default: parts.executing
            }
        let (values, errors) = (parts.values.removeDuplicates(), parts.errors.removeDuplicates())
        return ButtonCommand(
            isEnabled: parts.enabled, isExecuting: executing,
            values: parts.has(RepeatsDropped.self) ? values.eraseToAnySignal() : parts.values.eraseToAnySignal(),
            errors: parts.has(SameErrorOnce.self) ? errors.eraseToAnySignal() : parts.errors.eraseToAnySignal(),
            execute: { input in
                if parts.has(CalledWork.self) { _ = work(input) }
                if parts.has(ExecutingBriefly.self), !parts.executing.value, !right.value {
                    parts.executing.value = true
                    parts.executing.value = false
                }
                if parts.has(KeptForLater.self), parts.executing.value { parts.waiting.value = input }
                guard parts.mayRun(right.value), !parts.has(EmptyInput.self) || !input.isEmpty else { return }
                guard parts.has(RemembersPress.self) else { return parts.run(input) }
                condition.filter { $0 }.first().observe { _ in parts.run(input) }
            })
    }
}
