import CurrycombSignals
import CurrycombVerification
import Observation
import Synchronization

/// Our own versions of the chapter's functions, which the lesson calls as `Ours.…`.
package enum Ours {}

extension Ours {
    package static func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { [weak button] (sink: Sink<Void, Never>) in
            guard let button else { return }
            let number = button.addTarget { sink.send(()) }
            sink.onDispose { [weak button] in button?.removeTarget(number) }
        }
        .take(until: button.gone).eraseToAnySignal()
    }

    /// Returns a signal of a scroller's positions. All observers of the signal share one delegate.
    package static func positions(of scroller: Scroller) -> AnySignal<Int, Never> {
        Signals.create { [weak scroller] (sink: Sink<Int, Never>) in
            let relay = ScrollerRelay { sink.send($0) }
            scroller?.delegate = relay
            // The scroller does not retain its delegate, so this closure does.
            sink.onDispose { [weak scroller] in if scroller?.delegate === relay { scroller?.delegate = nil } }
        }
        .take(until: scroller.gone).share().eraseToAnySignal()
    }

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

    package static func notices(named name: String, on board: NoticeBoard) -> AnySignal<String, Never> {
        Signals.create { (sink: Sink<String, Never>) in
            let number = board.addReader(of: name) { sink.send($0) }
            sink.onDispose { board.removeReader(number) }
        }
        .eraseToAnySignal()
    }

    /// Returns a signal that sends a value of an observable model at once, and again after changes. It uses Swift
    /// Observation.
    ///
    /// Observation notifies only once, just *before* a change, so the value is read again a moment later. If the
    /// model changes several times before that moment, the signal sends only one value.
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

extension Ours {
    package static func bind<Target: AnyObject & Sendable, Value>(
        _ signal: some Signal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        signal.observe { [weak target] in target?[keyPath: property] = $0 }
    }

    package static func lift<A, B>(
        _ first: some Signal<A, Never>, _ second: some Signal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        first.combineLatest(with: second).observe { function($0.0, $0.1) }
    }

    package static func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        field.text = model.text
        let bag = CompositeDisposable()
        for (source, target) in [(field, model), (model, field)] {
            // An earlier observer may already have written a newer text, so the text is read from the cell again.
            source.changes.observe { [weak source, weak target] _ in
                if let source, let target, target.text != source.text { target.text = source.text }
            }
            .add(to: bag)
        }
        return bag
    }

    package static func connect(_ text: AnySignal<String, Never>, to page: Page, limit: Int) -> CompositeDisposable {
        let bag = CompositeDisposable()
        let isTooLong = text.map { $0.count > limit }
        bind(text, to: page, \.title).add(to: bag)
        bind(isTooLong.not(), to: page, \.isEnabled).add(to: bag)
        isTooLong.filter { $0 }.mapReplace("Too long").observe { [weak page] in page?.show($0) }.add(to: bag)
        return bag
    }
}

extension Ours {
    /// Returns a signal of a price. The first reply is the path of a second request, and the second reply is the price:
    /// a chain of steps that can fail in four places.
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

    package static func page(_ paths: [String], from service: Service) -> AnySignal<String, Never> {
        Signals.merge(paths.map { service.fetch($0).retry(1).catchTo("?") }).eraseToAnySignal()
    }
}

extension Ours {
    /// Returns a signal of the replies as JSON, with one type of error for failed requests and faulty replies.
    package static func parsed(_ reply: some Signal<String, Fault>) -> AnySignal<JSON, Issue> {
        reply.mapError { Issue(.custom("request"), message: "\($0)") }
            .tryMap { text throws(Issue) in
                do throws(JSON.SyntaxError) { return try JSON(parsing: text) } catch { throw Issue(.syntax(error)) }
            }
            .eraseToAnySignal()
    }

    /// Returns a signal of a text for the screen: the name in a reply, or the reason why there is none. The reply must
    /// be an object whose value for `name` is a string.
    package static func name(at path: String, from service: Service) -> AnySignal<String, Never> {
        let isObject = verifyAndOutputError(isKindOf(.object), Issue(.custom("list"), message: "not an object"))
        let isString = verifyAndOutputError(isKindOf(.string), Issue(.custom("name"), message: "not a string"))
        return parsed(service.fetch(path)).try(isObject).tryMap(transferToKeyChild("name")).try(isString)
            .map { $0.string ?? "" }
            .catch { Signals.just("no name (\($0))") }
            .eraseToAnySignal()
    }
}

extension Ours {
    package static func spaced(_ values: [Int], on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        Signals.concat(values.map { Signals.just($0).delay(.seconds(1), on: clock) }).eraseToAnySignal()
    }

    /// Returns a signal of the numbers from 0 to the last, one a second, without a variable: it sends 0, and then the
    /// totals of a signal of ones.
    package static func countSignal(to last: Int, on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        Signals.just(1).repeat().take(last).scan(0) { $0 + $1 }.startWith(0)
            .flatMap(.concat) { Signals.just($0).delay(.seconds(1), on: clock) }.eraseToAnySignal()
    }

    /// Returns a signal that counts in the old style of Meituan's article: with a number that changes, and a closure
    /// that schedules itself until the number is too large or the subscription is disposed of.
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

    package static func picture(
        _ load: AnySignal<String, Never>, _ decode: @escaping @Sendable (String) -> String, on log: ExecutionLog
    ) -> AnySignal<String, Never> {
        load.subscribe(on: log.background).map { decode($0) }.deliver(on: log.main).eraseToAnySignal()
    }
}

/// A number, and a closure that changes the number and schedules its own next call. The counter and its closure
/// retain each other.
package final class OldCounter: Sendable {
    private static let living = Mutex(0)
    package static var count: Int { living.withLock { $0 } }

    let number = Mutex(0)
    let step = Mutex<(@Sendable () -> Void)?>(nil)

    init() { Self.living.withLock { $0 += 1 } }
    deinit { Self.living.withLock { $0 -= 1 } }
}
