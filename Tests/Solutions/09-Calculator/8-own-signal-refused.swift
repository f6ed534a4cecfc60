private let head = """
    func bind(_ signal: Signal<Int>, _ block: @escaping () -> (Int) -> Signal<String>) -> Signal<String> {
        signal.bind(block)
    }
    }
    extension Signal {
    """

let ownSignalRefused = [
    "endDropped": """
    \(head)
        func bound<NewValue>(_ block: @escaping () -> (Value) -> Signal<NewValue>) -> Signal<NewValue> {
            Signal<NewValue> { send in
                let next = block()
                return self.subscribe { value in next(value).subscribe(send) }
            }
        }
    """,
    "signalSent": """
    \(head)
        func bound<NewValue>(_ block: @escaping () -> (Value) -> Signal<NewValue>) -> Signal<NewValue> {
            Signal<NewValue> { send in
                let next = block()
                let end = self.subscribe { value in send(next(value)) }
                return end
            }
        }
    """,
    "localCopy": """
    \(head)
        func subscribed(_ observer: @escaping (Value) -> Void) -> () -> Void {
            let isDisposed = false
            return { isDisposed = true }
        }
    """,
    "noEnd": """
    \(head)
        func bound<NewValue>(_ block: @escaping () -> (Value) -> Signal<NewValue>) -> Signal<NewValue> {
            Signal<NewValue> { send in
                let next = block()
                _ = self.subscribe { value in _ = next(value).subscribe(send) }
            }
        }
    """,
]
