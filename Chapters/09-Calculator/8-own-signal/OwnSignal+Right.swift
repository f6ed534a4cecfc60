/// The work of a signal for each subscriber.
typealias Create<Value> = (_ send: @escaping (Value) -> Void) -> () -> Void

/// Right in what a wrong signal does not say otherwise.
class RightSignal<Value>: SignalShape {
    let create: Create<Value>

    required init(_ create: @escaping Create<Value>) { self.create = create }

    func subscribe(_ observer: @escaping (Value) -> Void) -> () -> Void {
        var isDisposed = false
        let end = create { if !isDisposed { observer($0) } }
        return {
            if isDisposed { return }
            isDisposed = true
            end()
        }
    }
}

/// Right in what a wrong answer does not say otherwise.
protocol RightSignalAnswer: OwnSignal where Texts == RightSignal<String> {}

extension RightSignalAnswer {
    func bind(_ signal: Numbers, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var ends: [() -> Void] = []
            var isOver = false
            let endOuter = signal.subscribe {
                let end = next($0).subscribe(send)
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

/// Right in what a wrong `bind` does not say otherwise.
protocol RightBindAnswer: RightSignalAnswer where Numbers == RightSignal<Int> {}
