private struct Signal<Value>: SignalShape {
    private let create: (_ send: @escaping (Value) -> Void) -> () -> Void

    init(_ create: @escaping (_ send: @escaping (Value) -> Void) -> () -> Void) {
        self.create = create
    }

    func subscribe(_ observer: @escaping (Value) -> Void) -> () -> Void {
        var isDisposed = false
        let end = create { value in
            if !isDisposed { observer(value) }
        }
        return {
            guard !isDisposed else { return }
            isDisposed = true
            end()
        }
    }

    func bind<NewValue>(_ block: @escaping () -> (Value) -> Signal<NewValue>) -> Signal<NewValue> {
        Signal<NewValue> { send in
            let next = block()
            var ends: [() -> Void] = []
            var isOver = false
            let endOuter = self.subscribe { value in
                let end = next(value).subscribe(send)
                if isOver { end() } else { ends.append(end) }
            }
            return {
                isOver = true
                endOuter()
                for end in ends { end() }
            }
        }
    }
}

private struct Answer: OwnSignal {
    func bind(_ signal: Signal<Int>, _ block: @escaping () -> (Int) -> Signal<String>) -> Signal<String> {
        signal.bind(block)
    }
}

package let ownSignalReference: any OwnSignal.Type = Answer.self
