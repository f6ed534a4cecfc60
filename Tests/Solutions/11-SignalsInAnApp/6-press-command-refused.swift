let pressCommandRefused = [
    "thirdEnd": """
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        let executing = MutableProperty(false)
        let values = Subject<String, Never>()
        let errors = Subject<Fault, Never>()
        return ButtonCommand(
            isEnabled: condition, isExecuting: executing, values: values.eraseToAnySignal(),
            errors: errors.eraseToAnySignal(),
            execute: { input in
                work(input).observe { values.send($0) } ended: { end in
                    switch end {
                    case .completed: executing.value = false
                    case .failed(let fault): errors.send(fault)
                    }
                }
            })
    }
    """,
    "otherEnd": """
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        let executing = MutableProperty(false)
        let values = Subject<String, Never>()
        let errors = Subject<Fault, Never>()
        return ButtonCommand(
            isEnabled: condition, isExecuting: executing, values: values.eraseToAnySignal(),
            errors: errors.eraseToAnySignal(),
            execute: { input in
                work(input).observe { values.send($0) } failed: { errors.send($0) }
            })
    }
    """,
    "failsErrors": """
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        let executing = MutableProperty(false)
        let values = Subject<String, Never>()
        let errors = Subject<Fault, Never>()
        return ButtonCommand(
            isEnabled: condition, isExecuting: executing, values: values.eraseToAnySignal(),
            errors: errors.eraseToAnySignal(),
            execute: { input in
                work(input).observe { _ in } ended: { if case .failed(let fault) = $0 { errors.fail(fault) } }
            })
    }
    """,
    "notDerived": """
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        let executing = MutableProperty(false)
        return ButtonCommand(
            isEnabled: condition && !executing, isExecuting: executing,
            values: Subject<String, Never>().eraseToAnySignal(), errors: Subject<Fault, Never>().eraseToAnySignal(),
            execute: { _ in })
    }
    """,
    "notSettable": """
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        ButtonCommand(
            isEnabled: condition, isExecuting: condition, values: Subject<String, Never>().eraseToAnySignal(),
            errors: Subject<Fault, Never>().eraseToAnySignal(), execute: { _ in condition.value = true })
    }
    """,
    "endForFault": """
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        let errors = Subject<Fault, Never>()
        return ButtonCommand(
            isEnabled: condition, isExecuting: condition, values: Subject<String, Never>().eraseToAnySignal(),
            errors: errors.eraseToAnySignal(), execute: { work($0).observe { _ in } ended: { end in errors.send(end) } })
    }
    """,
    "notErased": """
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        let values = Subject<String, Never>()
        let errors = Subject<Fault, Never>()
        return ButtonCommand(
            isEnabled: condition, isExecuting: condition, values: values, errors: errors, execute: { _ in })
    }
    """,
    "plainVariable": """
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        var isExecuting = false
        let values = Subject<String, Never>().eraseToAnySignal()
        let errors = Subject<Fault, Never>().eraseToAnySignal()
        return ButtonCommand(
            isEnabled: condition, isExecuting: condition, values: values, errors: errors,
            execute: { _ in isExecuting = true })
    }
    """,
    "noValue": """
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        var executing = MutableProperty(false)
        executing = true
        return ButtonCommand(
            isEnabled: condition, isExecuting: executing, values: Subject<String, Never>().eraseToAnySignal(),
            errors: Subject<Fault, Never>().eraseToAnySignal(), execute: { _ in })
    }
    """,
    "onMain": """
    func run(_ input: String) {}

    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        let values = Subject<String, Never>().eraseToAnySignal()
        let errors = Subject<Fault, Never>().eraseToAnySignal()
        return ButtonCommand(
            isEnabled: condition, isExecuting: condition, values: values, errors: errors, execute: { run($0) })
    }
    """,
    "twoFailures": """
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        let values = Subject<String, Never>()
        return ButtonCommand(
            isEnabled: condition, isExecuting: condition, values: values.eraseToAnySignal(),
            errors: Subject<Fault, Never>().eraseToAnySignal(),
            execute: { input in values.merge(with: work(input)).observe { values.send($0) } })
    }
    """,
]
