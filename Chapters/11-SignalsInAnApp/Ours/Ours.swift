import CurrycombSignals
import CurrycombVerification
import Observation
import Synchronization

/// The chapter's ideas in Swift, as the tour runs them.
package enum Ours {}

/// The five callbacks, as signals.
extension Ours {
    /// The taps of a button: target-action.
    package static func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { [weak button] (sink: Sink<Void, Never>) in
            guard let button else { return }
            let number = button.addTarget { sink.send(()) }
            sink.onDispose { [weak button] in button?.removeTarget(number) }
        }
        .take(until: button.gone).eraseToAnySignal()
    }

    /// The positions of a scroller: one delegate for all observers.
    package static func positions(of scroller: Scroller) -> AnySignal<Int, Never> {
        Signals.create { [weak scroller] (sink: Sink<Int, Never>) in
            let relay = ScrollerRelay { sink.send($0) }
            scroller?.delegate = relay
            // Something has to keep the relay: the scroller does not.
            sink.onDispose { [weak scroller] in if scroller?.delegate === relay { scroller?.delegate = nil } }
        }
        .take(until: scroller.gone).share().eraseToAnySignal()
    }

    /// A request: a closure that is called once.
    package static func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        Signals.create { (sink: Sink<String, Fault>) in
            let request = service.get(path) { result in
                switch result {
                case .success(let text):
                    sink.send(text)
                    sink.complete()
                case .failure(let fault): sink.fail(fault)
                }
            }
            sink.onDispose { request.cancel() }
        }
        .eraseToAnySignal()
    }

    /// The notices of a name: a notification.
    package static func notices(named name: String, on board: NoticeBoard) -> AnySignal<String, Never> {
        Signals.create { (sink: Sink<String, Never>) in
            let number = board.addReader(of: name) { sink.send($0) }
            sink.onDispose { board.removeReader(number) }
        }
        .eraseToAnySignal()
    }

    /// A value of an observable model, now and after each change: Swift Observation.
    ///
    /// Observation notifies once, just *before* the change: so the value is read again a moment later.
    package static func values<Model: Observable & AnyObject & Sendable, Value: Sendable>(
        of model: Model, on scheduler: some Scheduler, _ read: @escaping @Sendable (Model) -> Value
    ) -> AnySignal<Value, Never> {
        Signals.create { [weak model] (sink: Sink<Value, Never>) in
            @Sendable func tell(_ model: Model) {
                sink.send(
                    withObservationTracking {
                        read(model)
                    } onChange: { [weak model] in
                        scheduler.schedule { [weak model] in
                            if let model, !sink.subscription.isDisposed { tell(model) }
                        }
                    })
            }
            if let model { tell(model) }
        }
        .eraseToAnySignal()
    }
}

/// The bindings.
extension Ours {
    /// Sets a property of an object to each value: a one-way binding. The object is not kept.
    package static func bind<Target: AnyObject & Sendable, Value>(
        _ signal: some Signal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        signal.observe { [weak target] in target?[keyPath: property] = $0 }
    }

    /// Calls a function with the latest of two signals, whenever one changes.
    package static func lift<A, B>(
        _ first: some Signal<A, Never>, _ second: some Signal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        first.combineLatest(with: second).observe { function($0.0, $0.1) }
    }

    /// Keeps two cells up to date with each other, without an echo: a two-way binding. The second one wins at first.
    package static func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        field.text = model.text
        let bag = CompositeDisposable()
        for (source, target) in [(field, model), (model, field)] {
            // A newer text may have been written meanwhile, by an observer that was notified first.
            source.changes.observe { [weak source, weak target] _ in
                if let source, let target, target.text != source.text { target.text = source.text }
            }
            .add(to: bag)
        }
        return bag
    }

    /// A page whose title is a text, whose button is enabled unless that is too long, and which says so.
    package static func connect(_ text: AnySignal<String, Never>, to page: Page, limit: Int) -> CompositeDisposable {
        let bag = CompositeDisposable()
        let isTooLong = text.map { $0.count > limit }
        bind(text, to: page, \.title).add(to: bag)
        bind(isTooLong.not(), to: page, \.isEnabled).add(to: bag)
        isTooLong.filter { $0 }.mapReplace("Too long").observe { [weak page] in page?.show($0) }.add(to: bag)
        return bag
    }
}

/// The home page.
extension Ours {
    /// A price, by way of a second request that is made from the first one's reply: a chain that breaks in one of four
    /// places.
    package static func price(of path: String, from service: Service) -> AnySignal<Int, Fault> {
        service.fetch(path)
            .try { text throws(Fault) in if text.isEmpty { throw .empty } }
            .flatMap { service.fetch($0) }
            .tryMap { text throws(Fault) in
                guard let number = Int(text) else { throw .notANumber(text) }
                return number
            }
            .eraseToAnySignal()
    }

    /// A page of requests, all at once. One that fails is sent once more, and then leaves a question mark.
    package static func page(_ paths: [String], from service: Service) -> AnySignal<String, Never> {
        Signals.merge(paths.map { service.fetch($0).retry(1).catchTo("?") }).eraseToAnySignal()
    }
}

/// The verifiers of chapter 8, behind a signal.
extension Ours {
    /// Texts as JSON, with one kind of error for the requests and for faulty replies.
    package static func parsed(_ reply: some Signal<String, Fault>) -> AnySignal<JSON, Issue> {
        reply.mapError { Issue(.custom("request"), message: "\($0)") }
            .tryMap { text throws(Issue) in
                do throws(JSON.SyntaxError) { return try JSON(parsing: text) } catch { throw Issue(.syntax(error)) }
            }
            .eraseToAnySignal()
    }

    /// The name in a reply, for the screen: the reply is an object, has a value under `name`, and that is a string.
    package static func name(at path: String, from service: Service) -> AnySignal<String, Never> {
        let isObject = verifyAndOutputError(isKindOf(.object), Issue(.custom("list"), message: "not an object"))
        let isString = verifyAndOutputError(isKindOf(.string), Issue(.custom("name"), message: "not a string"))
        return parsed(service.fetch(path)).try(isObject).tryMap(transferToKeyChild("name")).try(isString)
            .map { $0.string ?? "" }
            .catch { Signals.just("no name (\($0))") }
            .eraseToAnySignal()
    }
}

/// Signals that depend on time.
extension Ours {
    /// The values, one a second.
    package static func spaced(_ values: [Int], on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        Signals.concat(values.map { Signals.just($0).delay(.seconds(1), on: clock) }).eraseToAnySignal()
    }

    /// The numbers 0, 1, 2 up to the last, one a second, without a variable: a signal of ones, its totals, and each
    /// total a second after the one before.
    package static func countSignal(to last: Int, on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        Signals.just(1).repeat().take(last).scan(0) { $0 + $1 }.startWith(0)
            .flatMap(.concat) { Signals.just($0).delay(.seconds(1), on: clock) }.eraseToAnySignal()
    }

    /// The article's old style: a number that changes, and a closure that schedules itself until the number is too
    /// large.
    package static func countOldStyle(to last: Int, on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        Signals.create { (sink: Sink<Int, Never>) in
            let counter = OldCounter()
            counter.step.withLock { step in
                step = {
                    let number = counter.number.withLock { number in
                        defer { number += 1 }
                        return number
                    }
                    guard number <= last, !sink.subscription.isDisposed else { return }
                    sink.send(number)
                    _ = clock.schedule(after: .seconds(1)) { counter.step.withLock { $0 }?() }
                }
            }
            counter.step.withLock { $0 }?()
        }
        .eraseToAnySignal()
    }

    /// A picture that is loaded and decoded in the background, and arrives on the main scheduler.
    package static func picture(
        _ load: AnySignal<String, Never>, _ decode: @escaping @Sendable (String) -> String, on log: ExecutionLog
    ) -> AnySignal<String, Never> {
        load.subscribe(on: log.background).map { decode($0) }.deliver(on: log.main).eraseToAnySignal()
    }
}

/// A closure that needs itself, and a number that it changes. It holds its closure, and the closure holds it.
package final class OldCounter: Sendable {
    private static let living = Mutex(0)
    /// The number in memory.
    package static var count: Int { living.withLock { $0 } }

    let number = Mutex(0)
    let step = Mutex<(@Sendable () -> Void)?>(nil)

    init() { Self.living.withLock { $0 += 1 } }
    deinit { Self.living.withLock { $0 -= 1 } }
}
