import Chapter10Signals
import Dispatch
import Synchronization

/// Right answers to chapter 10, in styles other than those of the solutions.
@MainActor package enum SignalsRight {
    package static let lawfulSignal: KeyValuePairs<String, any Contract.Type> = [
        "kinds of signals, map without bind": Kinds.self
    ]
    package static let ownDisposable: KeyValuePairs<String, any Contract.Type> = [
        "a list of what to do": ActionList.self, "a struct with a box": Boxed.self,
    ]
    package static let flatMapSignal: KeyValuePairs<String, any Contract.Type> = ["a set of what runs": RunningSet.self]
    package static let bindStop: KeyValuePairs<String, any Contract.Type> = ["one flag, and take by hand": OneFlag.self]
    package static let concatSignals: KeyValuePairs<String, any Contract.Type> = [
        "the two subscriptions in variables": TwoVariables.self
    ]
    package static let zipSignals: KeyValuePairs<String, any Contract.Type> = ["by number, b first": Numbered.self]
    package static let recoverSignal: KeyValuePairs<String, any Contract.Type> = ["answers by hand": ByHand.self]
    package static let serialisedSend: KeyValuePairs<String, any Contract.Type> = [
        "an optional queue": OptionalQueue.self, "all that waits at once": Batches.self,
        "a class with a semaphore": WithSemaphore.self,
    ]
}

private final class KindOfFlow<Value>: SignalShape {
    enum Kind {
        case cold((@escaping (Value) -> Void) -> Void)
        case hot
        case just(Value)
    }
    let kind: Kind
    var listeners: [(Value) -> Void] = []

    init(_ creator: @escaping (@escaping (Value) -> Void) -> Void) { kind = .cold(creator) }
    init(kind: Kind) { self.kind = kind }

    func subscribe(_ next: @escaping (Value) -> Void) {
        switch kind {
        case .cold(let creator): creator(next)
        case .hot: listeners.append(next)
        case .just(let value): next(value)
        }
    }

    static func of(_ value: Value) -> KindOfFlow { KindOfFlow(kind: .just(value)) }

    static func pipe() -> (send: (Value) -> Void, signal: KindOfFlow) {
        let signal = KindOfFlow(kind: .hot)
        // The listeners may be called in any order.
        return ({ value in for listener in signal.listeners.reversed() { listener(value) } }, signal)
    }
}

private struct Kinds: LawfulSignal {
    func bind(_ source: KindOfFlow<Int>, _ f: @escaping (Int) -> KindOfFlow<Int>) -> KindOfFlow<Int> {
        KindOfFlow { send in source.subscribe { f($0).subscribe(send) } }
    }
    func map(_ source: KindOfFlow<Int>, _ f: @escaping (Int) -> String) -> KindOfFlow<String> {
        KindOfFlow { send in source.subscribe { send(f($0)) } }
    }
}

private struct ActionList: OwnDisposable {
    final class Token: DisposableShape {
        var actions: [() -> Void]?
        init(_ action: @escaping () -> Void) { actions = [action] }
        var isDisposed: Bool { actions == nil }
        func add(_ other: Token) { if isDisposed { other.dispose() } else { actions?.append(other.dispose) } }
        func dispose() {
            let last = actions ?? []
            actions = nil
            for action in last.reversed() { action() }
        }
    }
    func until<A>(_ token: Token, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        var target: ((A) -> Void)? = receive
        token.add(Token { target = nil })
        return { target?($0) }
    }
}

private struct Boxed: OwnDisposable {
    struct Token: DisposableShape {
        final class Box {
            var isDisposed = false
            var others: [Token] = []
        }
        let action: () -> Void
        let box = Box()
        init(_ action: @escaping () -> Void) { self.action = action }
        var isDisposed: Bool { box.isDisposed }
        func add(_ other: Token) { if isDisposed { other.dispose() } else { box.others.append(other) } }
        func dispose() {
            if box.isDisposed { return }
            box.isDisposed = true
            for other in box.others { other.dispose() }
            box.others = []
            action()
        }
    }
    func until<A>(_ token: Token, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        { if !token.isDisposed { receive($0) } }
    }
}

private struct RunningSet: FlatMapSignal {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Signal { observer in
            var (open, next, isGone): (Set<Int>, Int, Bool) = ([0], 1, false)
            var subscriptions: [Disposable] = []
            let close = { (number: Int) in
                open.remove(number)
                if open.isEmpty { observer.complete() }
            }
            let outer = source.subscribe { event in
                switch event {
                case .next(let value):
                    let number = next
                    next += 1
                    open.insert(number)
                    let inner = f(value).subscribe { event in
                        switch event {
                        case .next(let value): observer.next(value)
                        case .failed(let error): observer.fail(error)
                        case .completed: close(number)
                        }
                    }
                    if isGone { inner.dispose() } else { subscriptions.append(inner) }
                case .failed(let error): observer.fail(error)
                case .completed: close(0)
                }
            }
            return Disposable {
                isGone = true
                outer.dispose()
                for subscription in subscriptions { subscription.dispose() }
            }
        }
    }
    func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
        flatMap(source) { of(f($0)) }
    }
}

private struct OneFlag: BindStop {
    func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
        Signal { observer in
            let (all, outer) = (Disposable(), Disposable())
            var (running, isOver) = (0, false)
            let look = { if isOver, running == 0 { observer.complete() } }
            let subscription = source.subscribe { event in
                if isOver { return }
                switch event {
                case .next(let value):
                    if let inner = step(value, &isOver) {
                        running += 1
                        let subscription = inner.subscribe { event in
                            switch event {
                            case .next(let value): observer.next(value)
                            case .failed(let error): observer.fail(error)
                            case .completed:
                                running -= 1
                                look()
                            }
                        }
                        all.add(subscription)
                    } else {
                        isOver = true
                    }
                    if isOver { outer.dispose() }
                case .failed(let error): observer.fail(error)
                case .completed: isOver = true
                }
                look()
            }
            outer.add(subscription)
            all.add(outer)
            return all
        }
    }
    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            let all = Disposable()
            guard count > 0 else {
                observer.complete()
                return all
            }
            var sent = 0
            let subscription = source.subscribe { event in
                guard sent < count else { return }
                sent += 1
                let isLast = sent == count
                observer.send(event)
                if isLast {
                    observer.complete()
                    all.dispose()
                }
            }
            all.add(subscription)
            return all
        }
    }
}

private struct TwoVariables: ConcatSignals {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            var (later, isGone): (Disposable?, Bool) = (nil, false)
            let subscription = first.subscribe { event in
                switch event {
                case .next(let value): observer.next(value)
                case .failed(let error): observer.fail(error)
                case .completed:
                    let other = second.subscribe(observer)
                    if isGone { other.dispose() } else { later = other }
                }
            }
            return Disposable {
                isGone = true
                subscription.dispose()
                later?.dispose()
            }
        }
    }
    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            observer.next(value)
            return source.subscribe(observer)
        }
    }
}

private struct Numbered: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        Signal { observer in
            var (left, right): ([Int: A], [Int: B]) = ([:], [:])
            var (leftCount, rightCount, sent) = (0, 0, 0)
            var end = Int.max
            let look = {
                if let one = left[sent], let other = right[sent] {
                    (left[sent], right[sent]) = (nil, nil)
                    sent += 1
                    observer.next((one, other))
                }
                if sent >= end { observer.complete() }
            }
            let all = Disposable()
            let second = b.subscribe { event in
                switch event {
                case .next(let value):
                    right[rightCount] = value
                    rightCount += 1
                case .failed(let error): return observer.fail(error)
                case .completed: end = min(end, rightCount)
                }
                look()
            }
            all.add(second)
            let first = a.subscribe { event in
                switch event {
                case .next(let value):
                    left[leftCount] = value
                    leftCount += 1
                case .failed(let error): return observer.fail(error)
                case .completed: end = min(end, leftCount)
                }
                look()
            }
            all.add(first)
            return all
        }
    }
}

private struct ByHand: RecoverSignal {
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
        Signal { observer in
            func forward(_ event: Event<A, E>) {
                switch event {
                case .next(let value): observer.next(value)
                case .failed(let error): observer.fail(f(error))
                case .completed: observer.complete()
                }
            }
            return source.subscribe(forward)
        }
    }
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        Signal { observer in
            let all = Disposable()
            func goOn(_ error: E) { all.add(f(error).subscribe(observer)) }
            let subscription = source.subscribe { event in
                switch event {
                case .next(let value): observer.next(value)
                case .failed(let error): goOn(error)
                case .completed: observer.complete()
                }
            }
            all.add(subscription)
            return all
        }
    }
    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        Signal { observer in
            let all = Disposable()
            var running = 1
            let ended = {
                running -= 1
                if running == 0 { observer.complete() }
            }
            let subscription = words.subscribe { event in
                guard case .next(let word) = event else { return ended() }
                running += 1
                let reply = request(word).subscribe { event in
                    switch event {
                    case .next(let value): observer.next(value)
                    case .failed:
                        observer.next("?")
                        ended()
                    case .completed: ended()
                    }
                }
                all.add(reply)
            }
            all.add(subscription)
            return all
        }
    }
}

private struct OptionalQueue: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        // The queue is `nil` while no thread delivers values.
        let waiting: Mutex<[A]?> = Mutex(nil)
        return { value in
            let isMine = waiting.withLock { waiting in
                guard waiting != nil else {
                    waiting = []
                    return true
                }
                waiting?.append(value)
                return false
            }
            guard isMine else { return }
            var next: A? = value
            while let value = next {
                receive(value)
                next = waiting.withLock { waiting in
                    guard let first = waiting?.first else {
                        waiting = nil
                        return nil
                    }
                    waiting?.removeFirst()
                    return first
                }
            }
        }
    }
}

private struct Batches: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        let state = Mutex((waiting: [A](), isAtWork: false))
        return { value in
            let isMine = state.withLock { state in
                state.waiting.append(value)
                defer { state.isAtWork = true }
                return !state.isAtWork
            }
            guard isMine else { return }
            while true {
                let batch = state.withLock { state in
                    defer { state = (waiting: [], isAtWork: !state.waiting.isEmpty) }
                    return state.waiting
                }
                if batch.isEmpty { return }
                for value in batch { receive(value) }
            }
        }
    }
}

private nonisolated final class GuardedQueue<A>: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var waiting: [A] = []
    private var isAtWork = false

    func put(_ value: A) -> Bool {
        lock.wait()
        defer { lock.signal() }
        waiting.append(value)
        defer { isAtWork = true }
        return !isAtWork
    }

    func take() -> A? {
        lock.wait()
        defer { lock.signal() }
        isAtWork = !waiting.isEmpty
        return isAtWork ? waiting.removeFirst() : nil
    }
}

private struct WithSemaphore: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        let queue = GuardedQueue<A>()
        return { value in
            guard queue.put(value) else { return }
            while let next = queue.take() { receive(next) }
        }
    }
}
