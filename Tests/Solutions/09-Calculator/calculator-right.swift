import Chapter09Calculator

/// Right answers to chapter 9, in styles other than those of the solutions.
@MainActor package enum CalculatorRight {
    package static let chainCalls: KeyValuePairs<String, any Contract.Type> = ["stored closures": StoredClosures.self]
    package static let passFunctions: KeyValuePairs<String, any Contract.Type> = [
        "a class that never changes": Fixed.self
    ]
    package static let watchCell: KeyValuePairs<String, any Contract.Type> = [
        "observers as objects": Objects.self, "a dictionary by number": Numbered.self,
    ]
    package static let sumCells: KeyValuePairs<String, any Contract.Type> = ["formula by hand": ByHand.self]
    package static let ownPipe: KeyValuePairs<String, any Contract.Type> = [
        "subscribers as objects": ObjectPipes.self, "pipes behind it told first": BehindFirst.self,
    ]
    package static let bindPipes: KeyValuePairs<String, any Contract.Type> = [
        "leaves the former last": FormerLast.self, "stays if the same pipe comes again": StaysIfSame.self,
    ]
    package static let lazySource: KeyValuePairs<String, any Contract.Type> = [
        "one made of the other": OfEachOther.self
    ]
    package static let ownSignal: KeyValuePairs<String, any Contract.Type> = [
        "no target anymore": NoTarget.self, "a bag of ends": BagOfEnds.self,
    ]
}

private struct StoredClosures: ChainCalls {
    final class Maker: ChainShape {
        var result = 0
        lazy var add: (Int) -> Maker = { [unowned self] in
            result += $0
            return self
        }
        lazy var sub: (Int) -> Maker = { [unowned self] in add(-$0) }
        lazy var clean: () -> Maker = { [unowned self] in
            result = 0
            return self
        }
        func times(_ factor: Int) -> Maker {
            result *= factor
            return self
        }
    }
    func make(_ work: (Maker) -> Void) -> Int {
        let maker = Maker()
        work(maker)
        return maker.result
    }
}

private struct Fixed: PassFunctions {
    final class Calculator: FunctionalShape {
        let result: Int
        init() { result = 0 }
        init(_ result: Int) { self.result = result }
        func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Calculator {
            Calculator(operation(result, number()))
        }
        func add(_ number: () -> Int) -> Calculator { Calculator(result + number()) }
        func sub(_ number: () -> Int) -> Calculator { add { -number() } }
        func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator {
            guard condition(result) else { return self }
            return change(self)
        }
    }
}

private struct Objects: WatchCell {
    final class Cell: CellShape {
        final class Observer {
            let tell: (Int) -> Void
            init(_ tell: @escaping (Int) -> Void) { self.tell = tell }
        }
        var observers: [Observer] = []
        var value: Int {
            didSet {
                guard value != oldValue else { return }
                for observer in observers where observers.contains(where: { $0 === observer }) { observer.tell(value) }
            }
        }
        init(_ value: Int) { self.value = value }
        func observe(_ tell: @escaping (Int) -> Void) -> () -> Void {
            let observer = Observer(tell)
            observers.append(observer)
            return { [weak self, weak observer] in self?.observers.removeAll { $0 === observer } }
        }
    }
}

private struct Numbered: WatchCell {
    final class Cell: CellShape {
        var observers: [Int: (Int) -> Void] = [:]
        var next = 0
        var stored: Int
        var value: Int {
            get { stored }
            set {
                if newValue == stored { return }
                stored = newValue
                for number in observers.keys.sorted() { observers[number]?(newValue) }
            }
        }
        init(_ value: Int) { stored = value }
        func observe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let number = next
            next += 1
            observers[number] = observer
            return { [weak self] in self?.observers[number] = nil }
        }
    }
}

private struct ByHand: SumCells {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping (Int, Int) -> Int) -> Cell {
        let result = Cell()
        func update() { result.value = operation(a.value, b.value) }
        update()
        a.observe { _ in update() }
        b.observe { _ in update() }
        return result
    }
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell {
        let result = Cell(c.value + a.value - b.value)
        for cell in [c, a, b] { cell.observe { _ in result.value = c.value + a.value - b.value } }
        return result
    }
}

private final class ObjectPipe<Value>: PipeShape {
    final class Subscriber {
        var tell: ((Value) -> Void)?
        init(_ tell: @escaping (Value) -> Void) { self.tell = tell }
    }
    var subscribers: [Subscriber] = []
    init() {}
    func send(_ value: Value) { for subscriber in subscribers { subscriber.tell?(value) } }
    func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void {
        let subscriber = Subscriber(tell)
        subscribers.append(subscriber)
        return { [weak self] in
            subscriber.tell = nil
            self?.subscribers.removeAll { $0 === subscriber }
        }
    }
    func process<NewValue>(_ transform: @escaping (Value) -> NewValue) -> ObjectPipe<NewValue> {
        let result = ObjectPipe<NewValue>()
        _ = subscribe { result.send(transform($0)) }
        return result
    }
}

private struct ObjectPipes: OwnPipe {
    func shift(_ pipe: ObjectPipe<Int>, _ transform: @escaping (Int) -> Int) -> ObjectPipe<Int> {
        pipe.process(transform)
    }
    func label(_ pipe: ObjectPipe<Int>, _ transform: @escaping (Int) -> String) -> ObjectPipe<String> {
        pipe.process(transform)
    }
}

/// Sends each value first to the pipes that `process` made from this pipe, and then to its own subscribers. The
/// exercise allows this order.
private final class BehindFirstPipe<Value>: PipeShape {
    var behind: [(Value) -> Void] = []
    let own = ObjectPipe<Value>()
    init() {}
    func send(_ value: Value) {
        for tell in behind { tell(value) }
        own.send(value)
    }
    func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void { own.subscribe(tell) }
    func process<NewValue>(_ transform: @escaping (Value) -> NewValue) -> BehindFirstPipe<NewValue> {
        let result = BehindFirstPipe<NewValue>()
        behind.append { result.send(transform($0)) }
        return result
    }
}

private struct BehindFirst: OwnPipe {
    func shift(_ pipe: BehindFirstPipe<Int>, _ transform: @escaping (Int) -> Int) -> BehindFirstPipe<Int> {
        pipe.process(transform)
    }
    func label(_ pipe: BehindFirstPipe<Int>, _ transform: @escaping (Int) -> String) -> BehindFirstPipe<String> {
        pipe.process(transform)
    }
}

private struct FormerLast: BindPipes {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        var leave: () -> Void = {}
        pipe.process(next).subscribe {
            let former = leave
            leave = $0.subscribe(result.send)
            former()
        }
        return result
    }
    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        pipe.process(next).subscribe { $0.subscribe(result.send) }
        return result
    }
}

private struct StaysIfSame: BindPipes {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        var (current, remove): (Pipe<B>?, () -> Void) = (nil, {})
        pipe.subscribe {
            let inner = next($0)
            if inner === current { return }
            current = inner
            remove()
            remove = inner.subscribe(result.send)
        }
        return result
    }
    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        FormerLast().bindAll(pipe, next)
    }
}

private struct OfEachOther: LazySource {
    func asking<A>(_ question: @escaping () -> A) -> Source<A> { process(Source<Void> { $0(()) }) { question() } }
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        bind(source) {
            { value in
                let new = transform(value)
                return Source { $0(new) }
            }
        }
    }
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            let next = block()
            source.subscribe { next($0).subscribe(send) }
        }
    }
}

private class TargetSignal<Value>: SignalShape {
    let create: (_ send: @escaping (Value) -> Void) -> () -> Void
    required init(_ create: @escaping (_ send: @escaping (Value) -> Void) -> () -> Void) { self.create = create }
    func subscribe(_ observer: @escaping (Value) -> Void) -> () -> Void {
        var target: ((Value) -> Void)? = observer
        var end: (() -> Void)?
        end = create { target?($0) }
        return {
            target = nil
            let last = end
            end = nil
            last?()
        }
    }
}

private struct NoTarget: OwnSignal {
    func bind(
        _ signal: TargetSignal<Int>, _ block: @escaping () -> (Int) -> TargetSignal<String>
    ) -> TargetSignal<String> {
        TargetSignal { send in
            let next = block()
            var endAll: (() -> Void)? = {}
            let endOuter = signal.subscribe { value in
                let end = next(value).subscribe(send)
                guard let former = endAll else { return end() }
                endAll = {
                    former()
                    end()
                }
            }
            return {
                endOuter()
                endAll?()
                endAll = nil
            }
        }
    }
}

/// A bag of subscriptions. Once the bag is closed, it immediately ends every subscription that is added.
private final class Bag {
    private var ends: [() -> Void]? = []
    func put(_ end: @escaping () -> Void) { ends == nil ? end() : ends!.append(end) }
    func close() {
        let last = ends ?? []
        ends = nil
        for end in last { end() }
    }
}

private struct BagOfEnds: OwnSignal {
    func bind(
        _ signal: TargetSignal<Int>, _ block: @escaping () -> (Int) -> TargetSignal<String>
    ) -> TargetSignal<String> {
        TargetSignal { send in
            let (bag, next) = (Bag(), block())
            bag.put(signal.subscribe { bag.put(next($0).subscribe(send)) })
            return bag.close
        }
    }
}
