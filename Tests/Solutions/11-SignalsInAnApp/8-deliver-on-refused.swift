let deliverOnRefused = [
    "observedOn": """
    func loaded(_ picture: AnySignal<String, Never>, on background: Lane, to main: Lane) -> AnySignal<String, Never> {
        picture.subscribe(on: background).observe(on: main).eraseToAnySignal()
    }
    """,
    "queueForLane": """
    func loaded(_ picture: AnySignal<String, Never>, on background: Lane, to main: Lane) -> AnySignal<String, Never> {
        picture.subscribe(on: background).deliver(on: DispatchQueue.main).eraseToAnySignal()
    }
    """,
    "noLane": """
    func message(_ text: String, for seconds: Int, on main: Lane) -> AnySignal<String, Never> {
        Signals.just("").delay(.seconds(seconds)).startWith(text).eraseToAnySignal()
    }
    """,
    "mixedList": """
    func message(_ text: String, for seconds: Int, on main: Lane) -> AnySignal<String, Never> {
        Signals.merge([Signals.just(text), Signals.just("").delay(.seconds(seconds), on: main)]).eraseToAnySignal()
    }
    """,
    "noUnit": """
    func message(_ text: String, for seconds: Int, on main: Lane) -> AnySignal<String, Never> {
        Signals.just("").delay(seconds, on: main).startWith(text).eraseToAnySignal()
    }
    """,
    "otherName": """
    func loaded(_ picture: AnySignal<String, Never>, on background: Lane, to main: Lane) -> AnySignal<String, Never> {
        picture.subscribeOn(background).deliver(on: main).eraseToAnySignal()
    }
    """,
    "notErased": """
    func loaded(_ picture: AnySignal<String, Never>, on background: Lane, to main: Lane) -> AnySignal<String, Never> {
        picture.subscribe(on: background).deliver(on: main)
    }
    """,
]
