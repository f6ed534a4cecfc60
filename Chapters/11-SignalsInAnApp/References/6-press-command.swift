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
