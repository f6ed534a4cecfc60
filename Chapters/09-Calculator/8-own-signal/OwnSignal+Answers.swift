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

// MARK: - Wrong answers

package let ownSignalWrong: KeyValuePairs<String, any Contract.Type> = [
    "early": Early.self,
    "nothingHeard": NothingHeard.self,
    "ranOnce": RanOnce.self,
    "createTwice": CreateTwice.self,
    "replaced": Replaced.self,
    "disposesNothing": DisposesNothing.self,
    "disposesAll": DisposesAll.self,
    "disposesLast": DisposesLast.self,
    "secondDisposeHitsOther": SecondDisposeHitsOther.self,
    "endsAtOnce": EndsAtOnce.self,
    "notEnded": NotEnded.self,
    "endedTwice": EndedTwice.self, "endedWhileEnding": EndedWhileEnding.self,
    "markTooLate": MarkTooLate.self,
]

private struct Early: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        required init(_ create: @escaping Create<Int>) {
            super.init(create)
            _ = create { _ in }
        }
    }
}

private struct NothingHeard: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void { create { _ in } }
    }
}

private struct RanOnce: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        var end: (() -> Void)?
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let known = end ?? create(observer)
            end = known
            return known
        }
    }
}

private struct CreateTwice: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            _ = create { _ in }
            return super.subscribe(observer)
        }
    }
}

/// Keeps the one observer.
private struct Replaced: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        var observer: ((Int) -> Void)?
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            self.observer = observer
            return create { self.observer?($0) }
        }
    }
}

private struct DisposesNothing: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let subscriber = FirstSubscriber(observer)
            _ = create(subscriber.send)
            return subscriber.dispose
        }
    }
}

private struct DisposesAll: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        var isDisposed = false
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let end = create { if !self.isDisposed { observer($0) } }
            return {
                self.isDisposed = true
                end()
            }
        }
    }
}

private struct DisposesLast: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        var live: [Int] = []
        var next = 0
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let id = next
            next += 1
            live.append(id)
            let end = create { if self.live.contains(id) { observer($0) } }
            return {
                _ = self.live.popLast()
                end()
            }
        }
    }
}

private struct SecondDisposeHitsOther: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        var live: [Int] = []
        var next = 0
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let id = next
            next += 1
            live.append(id)
            let end = create { if self.live.contains(id) { observer($0) } }
            return {
                if !self.live.isEmpty { self.live.removeFirst() }
                end()
            }
        }
    }
}

private struct EndsAtOnce: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let dispose = super.subscribe(observer)
            dispose()
            return {}
        }
    }
}

private struct NotEnded: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            var isDisposed = false
            _ = create { if !isDisposed { observer($0) } }
            return { isDisposed = true }
        }
    }
}

private struct EndedTwice: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            var isDisposed = false
            let end = create { if !isDisposed { observer($0) } }
            return {
                isDisposed = true
                end()
            }
        }
    }
}

private struct EndedWhileEnding: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            var hear: ((Int) -> Void)? = observer
            var end: (() -> Void)? = create { hear?($0) }
            return {
                hear = nil
                end?()
                end = nil
            }
        }
    }
}

private struct MarkTooLate: RightSignalAnswer {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            var isDisposed = false
            let end = create { if !isDisposed { observer($0) } }
            return {
                if isDisposed { return }
                end()
                isDisposed = true
            }
        }
    }
}
