/// Names that users of RxSwift, Combine, ReactiveSwift, the Composable Architecture, Bow, ZIO, SwiftyJSON or
/// swift-prelude write from habit: a line for each guess, and under it the beginning of each right name or sentence in
/// the compiler's message.
enum GuessedNames {
    static let setting = """
        import Currycomb
        import CurrycombCompositionOperators
        import CurrycombTestKit
        import Foundation
        @MainActor enum Guesses {
            struct Fault: Error {}
            final class Label: NSObject, @unchecked Sendable { var text = "", number = 0 }
            struct Child: Equatable, Sendable { var count = 0 }
            enum ChildAction: Sendable, Equatable { case tap }
            struct State: Equatable, Sendable { var count = 0, text = "", child = Child() }
            enum Action: Sendable, Equatable { case add, loaded(Int), child(ChildAction) }
            static let a: AnySignal<Int, Never> = Signals.just(1).eraseToAnySignal()
            static let b: AnySignal<Int, Never> = Signals.just(1).eraseToAnySignal()
            static let f: AnySignal<Int, Fault> = Signals.just(1).eraseToAnySignal()
            static let text: AnySignal<String, Never> = Signals.just("").eraseToAnySignal()
            static let queue = QueueScheduler.main
            static let label = Label()
            static let subject = Subject<Int, Never>()
            static let property = MutableProperty(1)
            static let subscription = a.observe { _ in }
            static let json: JSON = ["a": ["b": 1]]
            static let store = Store(State()) { (state: inout State, action: Action) in state.count += 1 }
        """

    static let table = #"""
        let s1 = PublishSubject<Int>()
            write Subject<Value, Never>(), or the type of its error
        let s2 = BehaviorSubject<Int>(value: 1)
            write MutableProperty(value)
        let s3 = BehaviorRelay(value: 1)
            write MutableProperty(value)
        let s4 = PublishRelay<Int>()
            write Subject<Value, Never>()
        let s5 = ReplaySubject<Int>.create(bufferSize: 1)
            write Subject<Value, Never>(replay: 1)
        let s6: Observable<Int> = Observable.just(1)
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let s7: Driver<Int> = a.asDriver(onErrorJustReturn: 0)
            write AnySignal<Value, Never>; bind(to:on:) of CurrycombBindings goes to main
            catchTo(value) takes the failure away, deliver(on: QueueScheduler.main) or bind(to:on:) goes to main
        let s8: Single<Int> = Single.just(1)
            work with one value is LazyTask<Value, Failure>
            of(_:)
        let bag = DisposeBag()
            CompositeDisposable
        subscription.disposed(by: DisposeBag())
            a subscription runs without being kept; to end several together, bag.add(subscription) to a
            CompositeDisposable
        let ticks = Signals.interval(.seconds(1), scheduler: MainScheduler.instance)
            interval(_:on:)
            QueueScheduler.main
        let once = Signals.timer(.seconds(2), scheduler: queue)
            timer(after:on:)
        _ = Signals.combineLatest(a, text) { number, string in "\(number) \(string)" }
            combine, then map: Signals.combineLatest(a, b).map { … }
        a.subscribe(onNext: { value in print(value) })
            Rx's subscribe is observe(_:ended:): the values first, then the end
        f.subscribe(onNext: { print($0) }, onError: { print($0) }, onCompleted: { print("done") })
            Rx's subscribe is observe(_:ended:): the values first, then the end
        a.subscribe(with: label, onNext: { label, value in label.text = "\(value)" })
            bind(on: object) { object, value in … } of CurrycombBindings holds the object weakly, on main
        text.bind(to: label.rx.text)
            write bind(to: property), bind(to: \.text, on: object), or observe { subject.send($0) }
            texts, actions and events(_:) are signals; bind(to: \.text, on: label) assigns
        text.bind(onNext: { label.text = $0 })
            observe(_:)
        text.asDriver(onErrorJustReturn: "").drive(onNext: { label.text = $0 })
            catchTo(value) takes the failure away, deliver(on: QueueScheduler.main) or bind(to:on:) goes to main
            observe(_:)
        subject.onNext(1)
            send(_:)
        subject.onCompleted()
            complete()
        property.accept(2)
            assign: property.value = new
        _ = subject.asObservable()
            eraseToAnySignal()
        _ = text.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
            debounce(_:on:)
            QueueScheduler.main
        _ = text.throttle(.milliseconds(500), latest: false, scheduler: queue)
            RxSwift's throttle is throttle(_:on:latest:): the scheduler first
        _ = text.distinctUntilChanged().filter { !$0.isEmpty }
            removeDuplicates()
        _ = a.withLatestFrom(text) { ($0, $1) }
            write withLatest(from: other).map { … }
        _ = a.observe(on: MainScheduler.instance)
            deliver(on:)
            QueueScheduler.main
        _ = a.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background))
            write QueueScheduler(label: "work", qos: .background), or QueueScheduler.background
        _ = f.catchAndReturn(0)
            catchTo(_:)
        _ = f.timeout(.seconds(5), scheduler: queue)
            say with which error: timeout(after: .seconds(1), on: scheduler, orFail: error)
        _ = a.share(replay: 1, scope: .whileConnected)
            share(replay: 1) is while connected; share(replay: 1, keepsCompleted: true) is forever
        _ = f.do(onNext: { print($0) }, onError: { print($0) }, onSubscribe: { print("start") }).debug("numbers")
            write doing(_:) for the values, doingAtEnd(_:) for the end and doingAtStart(_:) for the start
            print(_:)
        let c1 = PassthroughSubject<Int, Never>()
            Subject
        let c2 = CurrentValueSubject<Int, Never>(1)
            write MutableProperty(value): its type has no Failure
        var cancellables = Set<AnyCancellable>()
            a subscription runs without being kept; a CompositeDisposable ends several together
        f.sink(receiveCompletion: { completion in print(completion) }, receiveValue: { print($0) })
            Combine's sink is observe(_:ended:): the values first, then the end
        text.assign(to: \.text, on: label)
            use bind(to:on:) of CurrycombBindings, or assign in the closure of observe
        _ = text.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
            debounce(_:on:)
        _ = a.receive(on: DispatchQueue.main).eraseToAnyPublisher()
            deliver(on:)
            eraseToAnySignal()
        _ = f.replaceError(with: 0)
            catchTo(_:)
        _ = a.combineLatest(text).map { number, string in "\(number) \(string)" }
            combineLatest(with:)
        for await value in a.values { print(value) }
            write values(): for await value in signal.values() { … }
        property.producer.startWithValues { print($0) }
            a property is a signal itself: property.observe { … }
            observe(_:)
        _ = text.flatMap(.latest) { SignalProducer<Int, Never>(value: $0.count) }
            Signals makes signals: Signals.just(1), Signals.create { sink in … }; their type is some Signal
        _ = a.skipRepeats().observe(on: UIScheduler())
            removeDuplicates()
            deliver(on:)
            QueueScheduler.main
        _ = f.flatMapError { _ in Signals.just(0) }.on(value: { print($0) })
            catch(_:)
            doing(_:)
        let d = Observable<Int>.deferred { Observable.just(1) }
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let e: Observable<String> = .empty()
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let n = Observable<Int>.never()
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let er = Observable<Int>.error(Fault())
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let m = Observable.merge(a, b)
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let c3 = Observable.combineLatest(a, b, text) { x, y, z in "\(x)\(y)\(z)" }
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let z2 = Observable.zip(a, text) { "\($0)\($1)" }
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let z0 = Observable.zip(a, text)
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let cc = Observable.concat(a, b)
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let cc2 = Observable.concat([a, b])
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let iv = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
            QueueScheduler.main
        let tm = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
            QueueScheduler.main
        let tm2 = Observable<Int>.timer(.seconds(1), period: .seconds(2), scheduler: MainScheduler.instance)
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
            QueueScheduler.main
        let rg = Observable.range(start: 1, count: 10)
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let fa = Observable.from([1, 2, 3])
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let fo = Observable.of(1, 2, 3)
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let us = Observable<Int>.using({ Disposables.create() }, observableFactory: { _ in Observable.just(1) })
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
            the closure of Signals.create returns nothing: sink.onDispose { … } cleans up
        let re = Observable.repeatElement(1)
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let am = Observable.amb([a, b])
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        Observable.of(1, 2, 3).subscribe(onNext: { print($0) }).disposed(by: DisposeBag())
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
            Rx's subscribe is observe(_:ended:): the values first, then the end
            a subscription runs without being kept; to end several together, bag.add(subscription) to a
            CompositeDisposable
        func load() -> Observable<Int> { Observable.just(1) }
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        func load2() -> Single<String> { .just("") }
            work with one value is LazyTask<Value, Failure>
            of(_:)
        let single = Single<Int>.create { single in single(.success(1)); return Disposables.create() }
            work with one value is LazyTask<Value, Failure>
            callback(_:)
            the closure of Signals.create returns nothing: sink.onDispose { … } cleans up
        let singleError = Single<Int>.error(Fault())
            work with one value is LazyTask<Value, Failure>
            fail(_:)
        let completable = Completable.create { done in done(.completed); return Disposables.create() }
            work without a value is LazyTask<Void, Failure>
            callback(_:)
            the closure of Signals.create returns nothing: sink.onDispose { … } cleans up
        let cempty = Completable.empty()
            work without a value is LazyTask<Void, Failure>
            write LazyTask<Void, Failure>.of(())
        let maybe = Maybe<Int>.just(1)
            of(_:)
        let drv = Driver.just(1)
            write AnySignal<Value, Never>; bind(to:on:) of CurrycombBindings goes to main
            Signals makes signals: Signals.just(1).eraseToAnySignal()
        let drvEmpty = Driver<Int>.empty()
            write AnySignal<Value, Never>; bind(to:on:) of CurrycombBindings goes to main
            Signals makes signals: Signals.just(1).eraseToAnySignal()
        let sig = Signals.combineLatest([a, b]) { $0.reduce(0, +) }
            combine, then map: Signals.combineLatest(a, b).map { … }
        let driver = a.asDriver(onErrorDriveWith: .empty())
            write catch { error in … }, then deliver(on: QueueScheduler.main)
            Signals makes signals: Signals.just(1).eraseToAnySignal()
        let signal = f.asSignal(onErrorJustReturn: 0)
            catchTo(value) takes the failure away, deliver(on: QueueScheduler.main) or bind(to:on:) goes to main
        a.asDriver(onErrorJustReturn: 0).drive(label.rx.number)
            catchTo(value) takes the failure away, deliver(on: QueueScheduler.main) or bind(to:on:) goes to main
            write bind(to: property), bind(to: \.text, on: object), or observe { subject.send($0) }
            texts, actions and events(_:) are signals; bind(to: \.text, on: label) assigns
        a.asDriver(onErrorJustReturn: 0).drive(with: label, onNext: { label, value in label.number = value })
            catchTo(value) takes the failure away, deliver(on: QueueScheduler.main) or bind(to:on:) goes to main
            bind(on: object) { object, value in … } of CurrycombBindings holds the object weakly, on main
        a.subscribe { event in print(event) }
            observeEvents(_:)
        f.subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
            Rx's subscribe is observe(_:ended:): the values first, then the end
        a.bind { print($0) }
            observe(_:)
        a.bind(to: subject)
            write bind(to: property), bind(to: \.text, on: object), or observe { subject.send($0) }
        a.bind(to: PublishRelay<Int>())
            write bind(to: property), bind(to: \.text, on: object), or observe { subject.send($0) }
            write Subject<Value, Never>()
        a.subscribe(subject)
            write bind(to: property), bind(to: \.text, on: object), or observe { subject.send($0) }
        _ = a.observe(on: SerialDispatchQueueScheduler(qos: .background))
            deliver(on:)
            write QueueScheduler(label: "work", qos: .background), or QueueScheduler(queue)
        _ = a.observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "x"))
            deliver(on:)
            write QueueScheduler(label: "work", qos: .background), or QueueScheduler(queue)
        _ = a.subscribe(on: ConcurrentDispatchQueueScheduler(queue: DispatchQueue.global()))
            write QueueScheduler(label: "work", qos: .background), or QueueScheduler.background
        _ = a.observeOn(MainScheduler.instance)
            deliver(on:)
            QueueScheduler.main
        _ = a.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
            debounce(_:on:)
            QueueScheduler.main
        _ = a.debounce(0.3, scheduler: MainScheduler.instance)
            a time is a Duration: .seconds(0.3) or .milliseconds(300), on: a scheduler
            QueueScheduler.main
        _ = a.throttle(.milliseconds(300), scheduler: MainScheduler.instance)
            RxSwift's throttle is throttle(_:on:latest:): the scheduler first
            QueueScheduler.main
        _ = a.throttle(0.3, scheduler: MainScheduler.instance)
            a time is a Duration: .seconds(0.3) or .milliseconds(300), on: a scheduler
            QueueScheduler.main
        _ = a.delay(.seconds(1), scheduler: MainScheduler.instance)
            delay(_:on:)
            QueueScheduler.main
        _ = a.delaySubscription(.seconds(1), scheduler: MainScheduler.instance)
            a subscription later: Signals.timer(after: .seconds(1), on: scheduler).flatMap { _ in signal }
            QueueScheduler.main
        _ = f.timeout(.seconds(1), scheduler: MainScheduler.instance)
            say with which error: timeout(after: .seconds(1), on: scheduler, orFail: error)
            QueueScheduler.main
        _ = f.timeout(.seconds(1), other: f, scheduler: MainScheduler.instance)
            timeout(after:on:fallback:)
            QueueScheduler.main
        _ = a.withLatestFrom(text)
            withLatest(from:)
        _ = a.withLatestFrom(text, resultSelector: { "\($0)\($1)" })
            write withLatest(from: other).map { … }
        _ = a.withLatestFrom(b) { $1 }
            write withLatest(from: other).map { … }
        _ = a.share(replay: 1, scope: .forever)
            share(replay: 1) is while connected; share(replay: 1, keepsCompleted: true) is forever
        _ = a.do(onNext: { print($0) }, onSubscribe: { print("s") })
            write doing(_:) for the values, doingAtEnd(_:) for the end and doingAtStart(_:) for the start
        _ = a.do(onDispose: { print("d") })
            doingAtEnd(_:)
        _ = f.retry()
            say how often: retry(3)
        _ = f.retry(when: { errors in errors })
            a policy says when: retry(.exponential(…), on: QueueScheduler.main) or retry(3, where: { error in … })
        _ = f.retryWhen { $0 }
            a policy says when: retry(.exponential(…), on: QueueScheduler.main) or retry(3, where: { error in … })
        _ = f.catchErrorJustReturn(0)
            catchTo(_:)
        _ = f.catchError { _ in Observable.just(0) }
            catch(_:)
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        _ = f.catchErrorJustComplete()
            a failure that only ends the signal: catch { _ in Signals.empty() }
        _ = a.flatMapFirst { Signals.just($0) }
            RxSwift's flatMapFirst is flatMap(.first)
        _ = a.concatMap { Signals.just($0) }
            Rx's concatMap is flatMap(.concat)
        _ = a.flatMapLatest { Observable.just($0) }
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        _ = a.flatMap { Observable.just("\($0)") }
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        _ = a.scan(0, accumulator: +)
            the result first, then the closure: scan(0) { … }, scan(into: []) { … }
        _ = a.reduce(0, accumulator: +)
            the result first, then the closure: scan(0) { … }, scan(into: []) { … }
        _ = a.takeUntil(b)
            take(until:)
        _ = a.take(until: { $0 > 3 })
            write take(while: { … }, inclusive: true) with the opposite condition
        _ = a.takeWhile { $0 < 3 }
            take(while:)
        _ = a.take(for: .seconds(1), scheduler: MainScheduler.instance)
            write take(until: Signals.timer(after: .seconds(1), on: QueueScheduler.main))
            QueueScheduler.main
        _ = a.skipWhile { $0 < 3 }
            skip(while:)
        _ = a.takeLast(1)
            take(last:)
        _ = a.toArray()
            collect()
        _ = a.distinctUntilChanged()
            removeDuplicates()
        _ = a.distinctUntilChanged { $0 == $1 }
            removeDuplicates(by:)
        _ = text.distinctUntilChanged { $0.count }
            write removeDuplicates { $0.id == $1.id }
        _ = text.distinctUntilChanged(\.count)
            write removeDuplicates { $0.id == $1.id }
        _ = text.distinctUntilChanged(at: \.count)
            write removeDuplicates { $0.id == $1.id }
        _ = a.buffer(timeSpan: .seconds(1), count: 3, scheduler: MainScheduler.instance)
            write buffer(every: .seconds(1), on: QueueScheduler.main, limit: 10)
            QueueScheduler.main
        _ = a.window(timeSpan: .seconds(1), count: 3, scheduler: MainScheduler.instance)
            write window(every: .seconds(1), on: QueueScheduler.main, limit: 10)
            QueueScheduler.main
        _ = a.groupBy(keySelector: { $0 % 2 })
            groupBy(_:)
        _ = a.amb(b)
            race(with:)
        _ = a.sample(b)
            sample(on:)
        _ = a.sample(b, defaultValue: 0)
            sample(on:)
        _ = a.ifEmpty(default: 0)
            defaultIfEmpty(_:)
        _ = a.ifEmpty(switchTo: b)
            write defaultIfEmpty(value); another signal can follow by concat(_:)
        _ = a.elementAt(1)
            element(at:)
        _ = a.single()
            say with which error: single(orFail: error)
        _ = a.single { $0 > 1 }
            say with which error: single(orFail: error)
        _ = a.asSingle()
            one value is a LazyTask: firstValue(), lastValue() of CurrycombBindings
        _ = a.asObservable()
            eraseToAnySignal()
        _ = a.asMaybe()
            one value is a LazyTask: firstValue(), lastValue() of CurrycombBindings
        _ = a.asCompletable()
            one value is a LazyTask: firstValue(), lastValue() of CurrycombBindings
        _ = a.publish().refCount()
            connectable()
            share() connects with its first observer
        _ = a.replay(1)
            connectable(replay:)
        _ = a.replayAll()
            connectable(replay:)
        _ = a.multicast(subject)
            write connectable(), which has a subject of its own
        _ = a.debug("x")
            print(_:)
        _ = a.debug()
            print(_:)
        _ = a.mapTo(1)
            mapReplace(_:)
        _ = a.withUnretained(label)
            bind(on: object) { object, value in … } of CurrycombBindings holds the object weakly, on main
        _ = a.withUnretained(label).subscribe(onNext: { label, value in label.number = value })
            bind(on: object) { object, value in … } of CurrycombBindings holds the object weakly, on main
            Rx's subscribe is observe(_:ended:): the values first, then the end
        _ = a.map { Signals.just($0) }.merge()
            a signal of signals: flatten() merges, flatten(.concat) keeps their order
        _ = a.map { Signals.just($0) }.switchLatest()
            switchToLatest()
        _ = a.map { Signals.just($0) }.concat()
            a signal of signals: flatten() merges, flatten(.concat) keeps their order
        _ = a.toBlocking().first()
            one value is a LazyTask: firstValue(), lastValue() of CurrycombBindings
        subject.on(.next(1))
            write send(value), complete() or fail(error)
        subject.asObserver().onNext(1)
            a subject is its own input: send, complete, fail
            send(_:)
        let rel = BehaviorRelay<[Int]>(value: [])
            write MutableProperty(value)
        let bs = BehaviorSubject(value: 0)
            write MutableProperty(value)
        let rs = ReplaySubject<Int>.createUnbounded()
            write Subject<Value, Never>(replay: 1)
        let as1 = AsyncSubject<Int>()
            write Subject, and last() where it is observed
        let rr = ReplayRelay<Int>.create(bufferSize: 1)
            write Subject<Value, Never>(replay: 1)
        let relay = BehaviorRelay(value: 1); relay.accept(relay.value + 1)
            write MutableProperty(value)
        let v = Variable(1)
            write MutableProperty(value)
        let sd = SerialDisposable()
            dispose of the old subscription, then keep the new one: Subscription?
        let bin = Binder<String>(label) { label, text in label.text = text }
            write bind(on: object) { object, value in … }
        let scheduler = TestScheduler(initialClock: 0)
            write VirtualScheduler(); marble lines and their times are MarbleClock's, of CurrycombMarbles
        let hot = TestScheduler(initialClock: 0).createHotObservable([.next(10, 1), .completed(20)])
            write VirtualScheduler(); marble lines and their times are MarbleClock's, of CurrycombMarbles
        let ob = TestScheduler(initialClock: 0).createObserver(Int.self)
            write VirtualScheduler(); marble lines and their times are MarbleClock's, of CurrycombMarbles
        let rec = Recorded.next(10, 1)
            write the events as a marble line: MarbleClock of CurrycombMarbles reads -1-2-|
        let sch = ConcurrentMainScheduler.instance
            QueueScheduler.main
        let cts = CurrentThreadScheduler.instance
            ImmediateScheduler
        for try await value in f.values { print(value) }
            write values(): for await value in signal.values() { … }
        let cancel = a.sink { print($0) }
            observe(_:)
        a.sink(receiveValue: { print($0) })
            observe(_:)
        f.sink { completion in print(completion) } receiveValue: { value in print(value) }
            Combine's sink is observe(_:ended:): the values first, then the end
        a.assign(to: \.number, on: label)
            use bind(to:on:) of CurrycombBindings, or assign in the closure of observe
        let fut = Future<Int, Never> { promise in promise(.success(1)) }
            one value later is LazyTask.callback { done in … }, or Signals.callback { done in … }
        let fut2 = Future<Int, Fault> { promise in promise(.failure(Fault())) }
            one value later is LazyTask.callback { done in … }, or Signals.callback { done in … }
        let def = Deferred { Signals.just(1) }
            Signals.deferred(_:)
        let def2 = Deferred { Future<Int, Never> { promise in promise(.success(1)) } }
            Signals.deferred(_:)
            one value later is LazyTask.callback { done in … }, or Signals.callback { done in … }
        let emp = Empty<Int, Never>()
            Signals.empty(_:)
        let emp2 = Empty(outputType: Int.self, failureType: Never.self)
            Signals.empty(_:)
        let emp3 = Empty<Int, Never>(completeImmediately: false)
            Signals.empty(_:)
        let fail = Fail<Int, Fault>(error: Fault())
            Signals.fail(_:)
        let fail2 = Fail(outputType: Int.self, failure: Fault())
            Signals.fail(_:)
        let just = Just(1).setFailureType(to: Fault.self)
            Signals.just(_:)
            canFail(with:)
        let rc = Record<Int, Never>(output: [1], completion: .finished)
            write Signals.from(values), and concat(Signals.fail(error)) for a failure
        let pub = [1, 2, 3].publisher
            write Signals.from(values)
        let pub2 = Optional(1).publisher
            write Signals.from(array), or optional.map { Signals.just($0) }
        let pub3 = (1...3).publisher.sink { print($0) }
            write Signals.from(values)
            observe(_:)
        let pm = Publishers.Merge(a, b)
            Signals combines signals: Signals.merge(a, b), .zip(a, b), .combineLatest(a, b)
        let pc = Publishers.CombineLatest(a, text)
            Signals combines signals: Signals.merge(a, b), .zip(a, b), .combineLatest(a, b)
        let pz = Publishers.Zip(a, text)
            Signals combines signals: Signals.merge(a, b), .zip(a, b), .combineLatest(a, b)
        let pmm = Publishers.MergeMany([a, b])
            Signals combines signals: Signals.merge(a, b), .zip(a, b), .combineLatest(a, b)
        func pubs() -> AnyPublisher<Int, Never> { a.eraseToAnyPublisher() }
            AnySignal
            eraseToAnySignal()
        func pubs2() -> some Publisher<Int, Never> { a }
            Signal
        let tp = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            write Signals.interval(.seconds(1), on: QueueScheduler.main)
            share() connects with its first observer
        let np = NotificationCenter.default.publisher(for: Notification.Name("x"))
            write center.signal(name) { notification in … }
        _ = a.tryMap { try JSONDecoder().decode(Int.self, from: Data([UInt8($0)])) }
            say with which error: tryMap(failing: (any Error).self) { … }
        _ = a.map { Optional($0) }.replaceNil(with: 0)
            write map { $0 ?? value }
        _ = a.replaceEmpty(with: 0)
            defaultIfEmpty(_:)
        _ = a.collect(3)
            buffer(_:)
        _ = a.collect(.byTime(DispatchQueue.main, .seconds(1)))
            write buffer(every: .seconds(1), on: QueueScheduler.main, limit: 10)
        _ = a.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 3))
            write buffer(every: .seconds(1), on: QueueScheduler.main, limit: 10)
        _ = a.dropFirst()
            skip(_:)
        _ = a.dropFirst(2)
            skip(_:)
        _ = a.drop(while: { $0 < 1 })
            skip(while:)
        _ = a.drop(untilOutputFrom: b)
            skip(until:)
        _ = a.prefix(2)
            take(_:)
        _ = a.prefix(while: { $0 < 1 })
            take(while:)
        _ = a.prefix(untilOutputFrom: b)
            take(until:)
        _ = a.last(where: { $0 > 1 })
            write filter { … }.last()
        _ = a.output(at: 1)
            element(at:)
        _ = a.output(in: 1...2)
            write skip(first).take(count)
        _ = a.append(1)
            endWith(_:)
        _ = a.append([1, 2])
            write concat(Signals.from(values))
        _ = a.append(b)
            concat(_:)
        _ = a.prepend(0)
            startWith(_:)
        _ = a.prepend([1, 2])
            write Signals.from(values).concat(signal)
        _ = a.prepend(b)
            write the first signal first: first.concat(second)
        _ = a.combineLatest(b)
            combineLatest(with:)
        _ = a.combineLatest(b) { $0 + $1 }
            combine, then map: a.combineLatest(with: b).map { … }
        _ = a.combineLatest(b, text)
            write Signals.combineLatest(a, b, c), then map
        _ = a.merge(with: b, b)
            write Signals.merge(a, b, c)
        _ = a.zip(b)
            zip(with:)
        _ = a.zip(b) { $0 + $1 }
            zip, then map: a.zip(with: b).map { … }
        _ = a.zip(b, text)
            write Signals.zip(a, b, c), then map
        _ = a.flatMap(maxPublishers: .max(1)) { Signals.just($0) }
            write flatMap(.mergeUpTo(2)) { … }; one at a time is flatMap(.concat)
        _ = a.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            debounce(_:on:)
        _ = a.debounce(for: 0.3, scheduler: DispatchQueue.main)
            a time is a Duration: .seconds(0.3) or .milliseconds(300), on: a scheduler
        _ = a.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
            throttle(_:on:latest:)
        _ = a.throttle(for: 1, scheduler: RunLoop.main, latest: true)
            a time is a Duration: .seconds(0.3) or .milliseconds(300), on: a scheduler
        _ = a.delay(for: .seconds(1), scheduler: RunLoop.main)
            delay(_:on:)
        _ = f.timeout(.seconds(1), scheduler: RunLoop.main, customError: { Fault() })
            Combine's timeout is timeout(after:on:orFail:), and takes the error itself
        _ = f.timeout(.seconds(1), scheduler: RunLoop.main)
            say with which error: timeout(after: .seconds(1), on: scheduler, orFail: error)
        _ = a.measureInterval(using: DispatchQueue.main)
            timeInterval(on:)
        _ = a.receive(on: RunLoop.main)
            deliver(on:)
        _ = a.receive(on: DispatchQueue.main, options: nil)
            on which thread a signal delivers: deliver(on: QueueScheduler.main)
        _ = a.subscribe(on: DispatchQueue.global())
            a queue is a scheduler by QueueScheduler(queue)
        _ = a.deliver(on: DispatchQueue.main)
            a queue is a scheduler by QueueScheduler(queue)
        _ = a.multicast { PassthroughSubject<Int, Never>() }
            write connectable(), which has a subject of its own
            Subject
        _ = a.makeConnectable()
            connectable()
        _ = a.share().autoconnect()
            share() connects with its first observer
        _ = a.breakpoint(receiveOutput: { $0 > 1 })
            put a breakpoint in doing(_:) or doingAtEnd(_:)
        _ = a.breakpointOnError()
            put a breakpoint in doing(_:) or doingAtEnd(_:)
        _ = a.handleEvents(receiveOutput: { print($0) })
            doing(_:)
        _ = a.buffer(size: 10, prefetch: .keepFull, whenFull: .dropOldest)
            a signal has no demand; deliver(on:policy:) says what to keep: .dropOldest(10)
        _ = a.encode(encoder: JSONEncoder())
            decode in tryMap { … }; a Validator works in validate(with:)
        _ = a.decode(type: Int.self, decoder: JSONDecoder())
            decode in tryMap { … }; a Validator works in validate(with:)
        _ = a.assertNoFailure()
            catchTo(value) takes the failure away, deliver(on: QueueScheduler.main) or bind(to:on:) goes to main
        _ = a.tryFilter { $0 > 1 }
            closures that throw have tryMap and try: try { … throw error … }
        _ = a.tryCompactMap { Optional($0) }
            closures that throw have tryMap and try: try { … throw error … }
        _ = f.tryCatch { _ in a }
            catch(_:)
        _ = f.catch { _ in Just(0) }
            Signals.just(_:)
        _ = a.ignoreOutput()
            ignoreElements()
        _ = a.setFailureType(to: Fault.self)
            canFail(with:)
        let pass = PassthroughSubject<Int, Never>(); pass.send(1); pass.send(completion: .finished)
            Subject
            write complete(), or fail(error)
        let cur = CurrentValueSubject<Int, Never>(1); cur.send(2); print(cur.value)
            write MutableProperty(value): its type has no Failure
            assign: property.value = new
        var set = Set<AnyCancellable>(); a.sink { _ in }.store(in: &set)
            a subscription runs without being kept; a CompositeDisposable ends several together
            observe(_:)
            a subscription runs without being kept; to end several together, bag.add(subscription) to a
        subject.send(completion: .finished)
            write complete(), or fail(error)
        subscription.cancel()
            dispose()
        class Model { @Published var name = "" }
            let name = MutableProperty(""); ObservableMutableProperty shows it to SwiftUI
        class Model2: ObservableObject { @Published var name = "" }
            let name = MutableProperty(""); ObservableMutableProperty shows it to SwiftUI
            a model has properties, or is @Observable; ObservableProperty shows one to SwiftUI
        let sp = SignalProducer<Int, Never>(value: 1)
            Signals makes signals: Signals.just(1), Signals.create { sink in … }; their type is some Signal
        let sp2 = SignalProducer<Int, Fault>(error: Fault())
            Signals makes signals: Signals.just(1), Signals.create { sink in … }; their type is some Signal
        let sp4 = SignalProducer<Int, Never>([1, 2])
            Signals makes signals: Signals.just(1), Signals.create { sink in … }; their type is some Signal
        let sp5 = SignalProducer<Int, Never>.empty
            Signals makes signals: Signals.just(1), Signals.create { sink in … }; their type is some Signal
        let sp6 = SignalProducer.combineLatest(a, text)
            Signals makes signals: Signals.just(1), Signals.create { sink in … }; their type is some Signal
        let mp = MutableProperty(1); mp.producer.startWithValues { print($0) }
            a property is a signal itself: property.observe { … }
            observe(_:)
        let pr = Property(value: 1)
            init(constant:)
        let pr2 = Property(property)
            a property is a signal itself: property.observe { … }
        let pr3 = Property(capturing: property)
            a property is a signal itself: property.observe { … }
        let (out, inp) = Signals.pipe(Int.self); inp.send(value: 1); inp.sendCompleted()
            send(_:)
            complete()
        a.observeValues { print($0) }
            observe(_:)
        f.observeResult { print($0) }
            write observe(_:ended:): the values first, then the end
        a.observeCompleted { print("x") }
            write observe(_:ended:): the values first, then the end
        f.observeFailed { print($0) }
            write observe(_:ended:): the values first, then the end
        a.startWithValues { print($0) }
            observe(_:)
        f.startWithResult { print($0) }
            write observe(_:ended:): the values first, then the end
        f.startWithFailed { print($0) }
            write observe(_:ended:): the values first, then the end
        a.startWithCompleted { }
            write observe(_:ended:): the values first, then the end
        a.start()
            run()
        a.start { event in print(event) }
            subscribe(on:)
        _ = a.flatMap(.latest) { SignalProducer<Int, Never>(value: $0) }
            Signals makes signals: Signals.just(1), Signals.create { sink in … }; their type is some Signal
        _ = a.flatMap(.concurrent(limit: 2)) { Signals.just($0) }
            mergeUpTo(_:)
        _ = a.take(duringLifetimeOf: label)
            write take(during: object.lifetime), a Lifetime of CurrycombBindings
        _ = a.map { Optional($0) }.skipNil()
            write compactMap { $0 }
        _ = a.combinePrevious(0)
            write startWith(first).pairwise()
        _ = a.combinePrevious()
            pairwise()
        _ = a.skipRepeats()
            removeDuplicates()
        _ = a.skipRepeats { $0 == $1 }
            removeDuplicates(by:)
        _ = a.uniqueValues()
            removeDuplicates() compares neighbors; no operator remembers all values
        _ = a.filterMap { Optional($0) }
            compactMap(_:)
        _ = a.attemptMap { $0 }
            tryMap(_:)
        _ = a.promoteError(Fault.self)
            canFail(with:)
        _ = f.retry(upTo: 3)
            retry(_:)
        _ = f.retry(upTo: 3, interval: 1, on: QueueScheduler.main)
            a policy says when: retry(.exponential(…), on: QueueScheduler.main) or retry(3, where: { error in … })
        _ = a.then(b)
            what comes after the end: first.ignoreElements(), then concat(second)
        _ = a.on(value: { print($0) })
            doing(_:)
        _ = f.on(failed: { print($0) }, value: { print($0) })
            write doing(_:) for the values, doingAtEnd(_:) for the end and doingAtStart(_:) for the start
        _ = f.on(starting: { }, failed: { print($0) }, completed: { }, value: { print($0) })
            write doing(_:) for the values, doingAtEnd(_:) for the end and doingAtStart(_:) for the start
        _ = a.on(completed: { })
            doingAtEnd(_:)
        _ = a.logEvents()
            print(_:)
        _ = a.logEvents(identifier: "x")
            print(_:)
        _ = a.sample(with: b)
            write trigger.withLatest(from: signal)
        _ = a.take(first: 1)
            take(_:)
        _ = a.skip(first: 1)
            skip(_:)
        _ = a.collect(count: 3)
            buffer(_:)
        _ = a.debounce(0.3, on: QueueScheduler.main)
            a time is a Duration: .seconds(0.3) or .milliseconds(300), on: a scheduler
        _ = a.throttle(0.3, on: QueueScheduler.main)
            a time is a Duration: .seconds(0.3) or .milliseconds(300), on: a scheduler
        _ = a.delay(1, on: QueueScheduler.main)
            a time is a Duration: .seconds(0.3) or .milliseconds(300), on: a scheduler
        _ = f.timeout(after: 1, raising: Fault(), on: QueueScheduler.main)
            timeout(after:on:orFail:)
        _ = a.observe(on: UIScheduler())
            deliver(on:)
            QueueScheduler.main
        _ = a.observe(on: QueueScheduler(qos: .background, name: "x"))
            deliver(on:)
            init(label:qos:)
        _ = a.start(on: QueueScheduler.main)
            subscribe(on:)
        _ = a.replayLazily(upTo: 1)
            share(replay:)
        _ = a.map { $0 > 1 }.negate()
            not()
        _ = a.prefix(value: 0)
            startWith(_:)
        _ = a.concat(value: 0)
            endWith(_:)
        _ = f.flatMapError { _ in SignalProducer<Int, Never>(value: 0) }
            catch(_:)
            Signals makes signals: Signals.just(1), Signals.create { sink in … }; their type is some Signal
        property.swap(2)
            assign: property.value = new
        property.signal.observeValues { print($0) }
            a property is a signal itself: property.observe { … }
            observe(_:)
        _ = a.tap { print($0) }
            doing(_:)
        _ = a.switchMap { Signals.just($0) }
            flatMapLatest(_:)
        _ = a.exhaustMap { Signals.just($0) }
            Rx's exhaustMap is flatMap(.first)
        _ = a.mergeMap { Signals.just($0) }
            flatMap(_:)
        _ = a.first(1)
            take(_:)
        _ = a.suffix(1)
            take(last:)
        _ = a.dropLast()
            skip(last:)
        _ = a.forEach { print($0) }
            observe(_:)
        _ = Signals.error(Fault())
            fail(_:)
        _ = Signals.range(start: 1, count: 3)
            write Signals.from(1...10)
        _ = Signals.repeatElement(1)
            write Signals.just(value).repeat()
        _ = Signals.from(optional: 1)
            an optional makes one value or none: value.map { Signals.just($0) }
        _ = Signals.fromArray([1])
            from(_:)
        _ = Signals.interval(.seconds(1))
            say on which scheduler: interval(.seconds(1), on: QueueScheduler.main)
        _ = Signals.interval(1, on: QueueScheduler.main)
            say on which scheduler: interval(.seconds(1), on: QueueScheduler.main)
        _ = Signals.timer(.seconds(1), on: QueueScheduler.main)
            timer(after:on:)
        _ = Signals.concat(a, b)
            write first.concat(second), or Signals.concat([…]) for signals of one type
        _ = Signals.race(a, b)
            write first.race(with: second), or Signals.race([…])
        _ = Signals.amb([a, b])
            write first.race(with: second), or Signals.race([…])
        _ = Signals.zip(a, b, text) { x, y, z in "\(x)\(y)\(z)" }
            zip, then map: Signals.zip(a, b).map { … }
        _ = Signals.pure(1)
            just(_:)
        _ = Signals.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 })
            unfold(_:_:)
        _ = Signals.using({ 1 }, observableFactory: { _ in a })
            write Signals.create { sink in …; sink.onDispose { … } }
        _ = AnySignal<Int, Never>.just(1)
            Signals makes signals: Signals.just(1).eraseToAnySignal()
        let x1: AnySignal<Int, Never> = .just(1)
            Signals makes signals: Signals.just(1).eraseToAnySignal()
        let x2: AnySignal<Int, Never> = .empty()
            Signals makes signals: Signals.just(1).eraseToAnySignal()
        let x3: AnySignal<Int, Fault> = .fail(Fault())
            Signals makes signals: Signals.just(1).eraseToAnySignal()
        let x4 = AnySignal<Int, Never>.create { observer in observer.onNext(1); return Disposables.create() }
            Signals makes signals: Signals.just(1).eraseToAnySignal()
            the closure of Signals.create returns nothing: sink.onDispose { … } cleans up
        a.subscribe { print($0) } onError: { print($0) } onCompleted: { }
            Rx's subscribe is observe(_:ended:): the values first, then the end
        f.subscribe { print($0) } onError: { print($0) }
            Rx's subscribe is observe(_:ended:): the values first, then the end
        f.subscribe(onNext: { print($0) }) { print($0) }
            Rx's subscribe is observe(_:ended:): the values first, then the end
        f.do { print($0) } onError: { print($0) }
            write doing(_:) for the values, doingAtEnd(_:) for the end and doingAtStart(_:) for the start
        f.sink { print($0) } receiveValue: { print($0) }
            Combine's sink is observe(_:ended:): the values first, then the end
        f.subscribe(onNext: { print($0) }, onError: { print($0) }, onCompleted: nil, onDisposed: nil)
            Rx's subscribe is observe(_:ended:): the values first, then the end
        a.subscribe(onNext: { [weak label] value in label?.number = value })
            Rx's subscribe is observe(_:ended:): the values first, then the end
        a.subscribe(onNext: { [unowned label] in label.number = $0 })
            Rx's subscribe is observe(_:ended:): the values first, then the end
        a.map { $0 * 2 }.filter { $0 > 2 }.subscribe(onNext: { print($0) }).disposed(by: DisposeBag())
            Rx's subscribe is observe(_:ended:): the values first, then the end
            a subscription runs without being kept; to end several together, bag.add(subscription) to a
            CompositeDisposable
        a.map(String.init).bind(to: label.rx.text).disposed(by: DisposeBag())
            write bind(to: property), bind(to: \.text, on: object), or observe { subject.send($0) }
            texts, actions and events(_:) are signals; bind(to: \.text, on: label) assigns
            a subscription runs without being kept; to end several together, bag.add(subscription) to a
            CompositeDisposable
        a.map { "\($0)" }.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: DisposeBag())
            catchTo(value) takes the failure away, deliver(on: QueueScheduler.main) or bind(to:on:) goes to main
            write bind(to: property), bind(to: \.text, on: object), or observe { subject.send($0) }
            texts, actions and events(_:) are signals; bind(to: \.text, on: label) assigns
            a subscription runs without being kept; to end several together, bag.add(subscription) to a
            CompositeDisposable
        a.receive(on: DispatchQueue.main).sink { print($0) }
            deliver(on:)
            observe(_:)
        a.subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main).sink { print($0) }
            a queue is a scheduler by QueueScheduler(queue)
            deliver(on:)
            observe(_:)
        Publishers.CombineLatest(a, text).map { "\($0)\($1)" }.sink { print($0) }
            Signals combines signals: Signals.merge(a, b), .zip(a, b), .combineLatest(a, b)
            observe(_:)
        Publishers.CombineLatest3(a, b, text).sink { print($0) }
            Signals combines signals: Signals.merge(a, b), .zip(a, b), .combineLatest(a, b)
            observe(_:)
        Publishers.Zip3(a, b, text).sink { print($0) }
            Signals combines signals: Signals.merge(a, b), .zip(a, b), .combineLatest(a, b)
            observe(_:)
        Observable.combineLatest(a, text).subscribe(onNext: { print($0) })
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
            Rx's subscribe is observe(_:ended:): the values first, then the end
        Observable.combineLatest(a, text, resultSelector: { "\($0)\($1)" }).subscribe(onNext: { print($0) })
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
            Rx's subscribe is observe(_:ended:): the values first, then the end
        Observable.merge([a, b]).subscribe(onNext: { print($0) })
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
            Rx's subscribe is observe(_:ended:): the values first, then the end
        Observable.merge(a, b, a).subscribe(onNext: { print($0) })
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
            Rx's subscribe is observe(_:ended:): the values first, then the end
        Observable.zip(a, text).map { "\($0)\($1)" }.subscribe(onNext: { print($0) })
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
            Rx's subscribe is observe(_:ended:): the values first, then the end
        Observable<Int>.empty().subscribe()
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
            run()
        Observable.just(1).delay(.seconds(1), scheduler: MainScheduler.instance)
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
            delay(_:on:)
            QueueScheduler.main
        let obs: Observable<Int> = a.asObservable()
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
            eraseToAnySignal()
        let any: AnyPublisher<Int, Never> = Just(1).eraseToAnyPublisher()
            AnySignal
            Signals.just(_:)
            eraseToAnySignal()
        let any2: AnyPublisher<Int, Fault> = Fail(error: Fault()).eraseToAnyPublisher()
            AnySignal
            Signals.fail(_:)
            eraseToAnySignal()
        let any3 = Empty<Int, Never>().eraseToAnyPublisher()
            Signals.empty(_:)
            eraseToAnySignal()
        let rel = PublishRelay<String>(); rel.accept("x")
            write Subject<Value, Never>()
        let ps = PublishSubject<Int>(); ps.onNext(1); ps.onError(Fault()); ps.onCompleted()
            write Subject<Value, Never>(), or the type of its error
        let sub = PassthroughSubject<Void, Never>(); sub.send()
            Subject
        let cvs = CurrentValueSubject<[Int], Never>([]); cvs.value.append(1)
            write MutableProperty(value): its type has no Failure
        let cancellable: AnyCancellable = a.sink { print($0) }
            a subscription runs without being kept; a CompositeDisposable ends several together
            observe(_:)
        var cancellable2: AnyCancellable?
            a subscription runs without being kept; a CompositeDisposable ends several together
        let disposable: Disposable = a.subscribe(onNext: { print($0) })
            Rx's subscribe is observe(_:ended:): the values first, then the end
        let dbag = DisposeBag(); a.subscribe().disposed(by: dbag)
            CompositeDisposable
            run()
            a subscription runs without being kept; to end several together, bag.add(subscription) to a
        let dis = CompositeDisposable(); dis += a.observeValues { print($0) }
            add(_:)
            observe(_:)
        a.producer.startWithValues { print($0) }
            it is the signal itself: leave the name out
            observe(_:)
        SignalProducer.merge(a, b).startWithValues { print($0) }
            Signals makes signals: Signals.just(1), Signals.create { sink in … }; their type is some Signal
            observe(_:)
        SignalProducer.zip(a, text).startWithValues { print($0) }
            Signals makes signals: Signals.just(1), Signals.create { sink in … }; their type is some Signal
            observe(_:)
        SignalProducer<Int, Never>.never.start()
            Signals makes signals: Signals.just(1), Signals.create { sink in … }; their type is some Signal
            run()
        SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main)
            Signals makes signals: Signals.just(1), Signals.create { sink in … }; their type is some Signal
        property.map { $0 + 1 }.producer
            it is the signal itself: leave the name out
        property.asObservable().subscribe(onNext: { print($0) })
            eraseToAnySignal()
            Rx's subscribe is observe(_:ended:): the values first, then the end
        property.asDriver().drive(onNext: { print($0) })
            catchTo(value) takes the failure away, deliver(on: QueueScheduler.main) or bind(to:on:) goes to main
            observe(_:)
        property.sink { print($0) }
            observe(_:)
        property.publisher.sink { print($0) }
            a property is a signal itself: property.observe { … }
            observe(_:)
        property.subscribe(onNext: { print($0) })
            Rx's subscribe is observe(_:ended:): the values first, then the end
        property.observeValues { print($0) }
            observe(_:)
        f.catch { _ in Observable.just(0) }
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        f.catch { _ in Just(1) }.sink { print($0) }
            Signals.just(_:)
            observe(_:)
        f.retry(2).catchErrorJustReturn(0).subscribe(onNext: { print($0) })
            catchTo(_:)
            Rx's subscribe is observe(_:ended:): the values first, then the end
        f.replaceError(with: 0).sink { print($0) }
            catchTo(_:)
            observe(_:)
        f.materialize().subscribe(onNext: { print($0) })
            Rx's subscribe is observe(_:ended:): the values first, then the end
        f.retry(3, delay: 1)
            a policy says when: retry(.exponential(…), on: QueueScheduler.main) or retry(3, where: { error in … })
        f.flatMap { _ in Fail<Int, Fault>(error: Fault()) }
            Signals.fail(_:)
        f.flatMap { Just($0).setFailureType(to: Fault.self) }
            Signals.just(_:)
            canFail(with:)
        f.tryMap { $0 }.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            Combine's sink is observe(_:ended:): the values first, then the end
        f.asSingle().subscribe(onSuccess: { print($0) }, onError: { print($0) })
            one value is a LazyTask: firstValue(), lastValue() of CurrycombBindings
            Rx's subscribe is observe(_:ended:): the values first, then the end
        f.first().asSingle()
            one value is a LazyTask: firstValue(), lastValue() of CurrycombBindings
        f.single().subscribe(onSuccess: { print($0) })
            say with which error: single(orFail: error)
            Rx's subscribe is observe(_:ended:): the values first, then the end
        f.ignoreElements().asCompletable()
            one value is a LazyTask: firstValue(), lastValue() of CurrycombBindings
        f.observe(on: MainScheduler.instance).subscribe(onNext: { print($0) })
            deliver(on:)
            QueueScheduler.main
            Rx's subscribe is observe(_:ended:): the values first, then the end
        f.eraseToAnyPublisher().receive(on: RunLoop.main)
            eraseToAnySignal()
            deliver(on:)
        f.toBlocking().toArray()
            one value is a LazyTask: firstValue(), lastValue() of CurrycombBindings
            collect()
        f.timeout(.seconds(1), on: queue)
            say with which error: timeout(after: .seconds(1), on: scheduler, orFail: error)
        a.collect().sink { print($0) }
            observe(_:)
        a.count().sink { print($0) }
            observe(_:)
        a.max().sink { print($0) }
            observe(_:)
        a.contains(1).sink { print($0) }
            observe(_:)
        a.zip(text).sink { print($0) }
            zip(with:)
            observe(_:)
        a.zip(text).map { $0 }
            zip(with:)
        a.merge(b)
            merge(with:)
        a.merge(with: b).sink { print($0) }
            observe(_:)
        a.combineLatest(text).sink { print($0, $1) }
            combineLatest(with:)
            observe(_:)
        a.combineLatest(text) { "\($0)\($1)" }.sink { print($0) }
            combine, then map: a.combineLatest(with: b).map { … }
            observe(_:)
        a.withLatestFrom(text) { "\($0)\($1)" }.subscribe(onNext: { print($0) })
            write withLatest(from: other).map { … }
            Rx's subscribe is observe(_:ended:): the values first, then the end
        a.startWith(0).distinctUntilChanged()
            removeDuplicates()
        a.flatMap { value in Future<Int, Never> { $0(.success(value)) } }
            one value later is LazyTask.callback { done in … }, or Signals.callback { done in … }
        a.flatMap { Single.just($0) }
            a LazyTask is no signal: write Signals.from(task) in the closure
            work with one value is LazyTask<Value, Failure>
            of(_:)
        a.flatMapLatest { _ in Single<Int>.just(1) }
            a LazyTask is no signal: write Signals.from(task) in the closure
            work with one value is LazyTask<Value, Failure>
            of(_:)
        a.concatMap { Observable.just($0) }
            Rx's concatMap is flatMap(.concat)
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        a.map(\.description).assign(to: \.text, on: label)
            use bind(to:on:) of CurrycombBindings, or assign in the closure of observe
        a.share(replay: 1, scope: .whileConnected).subscribe(onNext: { print($0) })
            share(replay: 1) is while connected; share(replay: 1, keepsCompleted: true) is forever
            Rx's subscribe is observe(_:ended:): the values first, then the end
        a.share().multicast(subject: PassthroughSubject<Int, Never>()).autoconnect()
            write connectable(), which has a subject of its own
            Subject
            share() connects with its first observer
        a.publish().connect()
            connectable()
        a.replay(1).connect()
            connectable(replay:)
        a.do(onNext: { print($0) }).subscribe()
            doing(_:)
            run()
        a.do(onNext: { print($0) }, onCompleted: { print("x") }).subscribe()
            write doing(_:) for the values, doingAtEnd(_:) for the end and doingAtStart(_:) for the start
            run()
        a.handleEvents(receiveSubscription: { print($0) }).sink { print($0) }
            write doing(_:) for the values, doingAtEnd(_:) for the end and doingAtStart(_:) for the start
            observe(_:)
        a.handleEvents(receiveOutput: { print($0) }, receiveCancel: { print("x") }).sink { print($0) }
            write doing(_:) for the values, doingAtEnd(_:) for the end and doingAtStart(_:) for the start
            observe(_:)
        a.handleEvents(receiveCompletion: { print($0) }).sink { print($0) }
            doingAtEnd(_:)
            observe(_:)
        a.print().sink { print($0) }
            observe(_:)
        a.debug("x").subscribe()
            print(_:)
            run()
        a.delay(for: 1, scheduler: RunLoop.main).sink { print($0) }
            a time is a Duration: .seconds(0.3) or .milliseconds(300), on: a scheduler
            observe(_:)
        a.throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: false).sink { print($0) }
            throttle(_:on:latest:)
            observe(_:)
        a.take(1).asSingle()
            one value is a LazyTask: firstValue(), lastValue() of CurrycombBindings
        a.take(.seconds(5), scheduler: MainScheduler.instance)
            write take(until: Signals.timer(after: .seconds(1), on: QueueScheduler.main))
            QueueScheduler.main
        a.skip(.seconds(5), scheduler: MainScheduler.instance)
            write skip(until: Signals.timer(after: .seconds(1), on: QueueScheduler.main))
            QueueScheduler.main
        for await v in a.values { print(v) }
            write values(): for await value in signal.values() { … }
        for try await v in f.values { print(v) }
            write values(): for await value in signal.values() { … }
        let v1 = try await f.first().value
            only a Property has a value; a signal's first is firstValue(), a LazyTask
        let v2 = try await f.asSingle().value
            one value is a LazyTask: firstValue(), lastValue() of CurrycombBindings
            only a Property has a value; a signal's first is firstValue(), a LazyTask
        let v3 = await Future<Int, Never> { $0(.success(1)) }.value
            one value later is LazyTask.callback { done in … }, or Signals.callback { done in … }
        let s2 = Signals.of(1, 2).sink { print($0) }
            observe(_:)
        let s3 = Signals.just(1).subscribe(onNext: { print($0) })
            Rx's subscribe is observe(_:ended:): the values first, then the end
        let s4 = Signals.create { observer in observer.send(value: 1); observer.sendCompleted() }
            name the types and return nothing: create { (sink: Sink<Int, Never>) in …; sink.onDispose { … } }
        let s5 = Signals.create { (observer: Sink<Int, Never>) in observer.onNext(1); observer.onCompleted() }
            send(_:)
            complete()
        let s6 = Signals.create { (sink: Sink<Int, Never>) in sink.send(1); return Disposables.create() }
            name the types and return nothing: create { (sink: Sink<Int, Never>) in …; sink.onDispose { … } }
            the closure of Signals.create returns nothing: sink.onDispose { … } cleans up
        let s7 = Signals.timer(.seconds(1), period: .seconds(1), scheduler: MainScheduler.instance)
            one tick is timer(after:on:), many are interval(_:on:)
            QueueScheduler.main
        let s10 = Signals.error(Fault())
            fail(_:)
        let s11 = Signals.deferred { Observable.just(1) }
            Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal
        let s12 = Signals.merge([a, b]).subscribe(onNext: { print($0) })
            Rx's subscribe is observe(_:ended:): the values first, then the end
        let s13 = Signals.combineLatest(a, b, text) { "\($0)\($1)\($2)" }
            combine, then map: Signals.combineLatest(a, b).map { … }
        let s14 = Signals.zip(a, b) { $0 + $1 }
            zip, then map: Signals.zip(a, b).map { … }
        let s15 = Signals.from([1, 2]).subscribe()
            run()
        let sch = TestScheduler(initialClock: 0); sch.start(); sch.advanceTo(10)
            write VirtualScheduler(); marble lines and their times are MarbleClock's, of CurrycombMarbles
        let sch3 = VirtualScheduler(); sch3.start()
            run(limit:)
        let sch5 = VirtualTimeScheduler(initialClock: 0)
            VirtualScheduler
            init()
        let sch6 = DispatchQueue.main.eraseToAnyScheduler()
            write VirtualScheduler(), or ImmediateScheduler(), in the scheduler's place
        let sch7: AnySchedulerOf<DispatchQueue> = .main
            write any Scheduler
        let sch8 = QueueScheduler(queue: .main)
            init(_:)
        let sch10 = ImmediateScheduler.shared
            init()
        let lt = Lifetime.make()
            write Lifetime(): it ends when it is released
        let (life, token) = Lifetime.make()
            write Lifetime(): it ends when it is released
        label.rx.text.bind(to: property)
            texts, actions and events(_:) are signals; bind(to: \.text, on: label) assigns
            write bind(to: property), bind(to: \.text, on: object), or observe { subject.send($0) }
        label.rx.number.onNext(1)
            texts, actions and events(_:) are signals; bind(to: \.text, on: label) assigns
        store.send(.add)
            dispatch(_:)
        await store.send(.add).finish()
            dispatch(_:)
        print(store.withState { $0 })
            write state: store.state
        store.publisher.sink { print($0) }
            write store.property, a signal of its values, or store.property(\.part)
            observe(_:)
        let viewStore = ViewStore(store, observe: { $0 })
            a view observes store.property(\.part), or an ObservableStore in SwiftUI
        let reducer = Reducer<State, Action> { state, action in state.count += 1; return .none }
            withEffects(_:)
        let app = Store(initialState: State(), reducer: EmptyReducer<State, Action>())
            write Store(state, reducer)
            write Reducer.identity
        let effect: Effect<Action> = .send(.add)
            write .task(.of(action))
        let effect = Effect<Action>.run { send in await send(.loaded(1)) }
            write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several
        let effect = Effect<Action>.run { _ in print("saved") }
            write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several
        let effect = Effect<Action>.fireAndForget { print("saved") }
            make it an IO: .fireAndForget(IO { … })
        let effect = Effect<Action>.task { .loaded(1) }
            make it a LazyTask: .task(LazyTask { … }) { .loaded($0) }
        let effect = Effect<Action>(value: .loaded(1))
            write .task(.of(action))
        let effect = Effect<Action>.publisher { Signals.just(1).map(Action.loaded) }
            write .signal(…)
        let effect = Signals.just(1).map(Action.loaded).eraseToEffect()
            write .signal(signal), or .signal(signal, named: "load")
        let effect = Effect<Action>.merge(.send(.add), .send(.loaded(1)))
            all(_:)
            write .task(.of(action))
        let effect = Effect<Action>.concatenate(.send(.add), .send(.loaded(1)))
            effects run side by side; one after another they are one task: .task(first.then(second))
            write .task(.of(action))
        let effect = Effect<Action>.send(.add).cancellable(id: "load", cancelInFlight: true)
            write .task(.of(action))
            name the effect where it is made: .task(work, named: "search"); a second one takes its place
        let effect = Effect<Action>.cancel(id: "load")
            cancel(_:)
        let effect = Effect<Int>.send(1).map(Action.loaded)
            write .task(.of(action))
        let childStore = store.scope(state: \.child, action: \.child)
            a view observes its part, store.property(\.part), and dispatches the whole's actions
        let first = Reduce<State, Action> { state, action in .none }; let both = Reducer.combine(first, first)
            Reducer
            withEffects(_:)
        let reducer = BindingReducer()
            an action names the change: case named(String), and the reducer makes it
        let reducer = Reduce<State, Action> { state, action in .none }._printChanges()
            Reducer
            withEffects(_:)
            a store shows what it does: store.transitions.print().run()
        let app = Store(State()) { (state: inout State, action: Action) in state.count += 1 }.debug()
            write store.transitions.print().run()
        let scheduler = DispatchQueue.test; scheduler.advance(by: .seconds(1))
            write VirtualScheduler(), or ImmediateScheduler(), in the scheduler's place
        @Dependency(\.continuousClock) var clock
            what a reducer needs is an argument of the function that makes it
        withDependencies { $0.continuousClock = ImmediateClock() } operation: { store.send(.add) }
            what a reducer needs is an argument of the function that makes it
            VirtualClock
            dispatch(_:)
        let answer = IO { 1 }.map { $0 + 1 }.unsafeRun()
            run()
        let task = LazyTask<Int, Fault>.pure(1).flatMap { .pure($0 + 1) }
            of(_:)
        let task = LazyTask<Int, Fault>.succeed(1).zipPar(LazyTask<Int, Fault>.succeed(2))
            of(_:)
            zip(_:)
        let task = LazyTask<Int, Fault> { callback in callback(.success(1)) }
            callback(_:)
        let task = LazyTask<Int, Fault>.succeed(1).retry(3).timeout(.seconds(1)).catchAll { _ in .succeed(0) }
            of(_:)
            timeout(after:)
            catch(_:)
        let sum = zip(with: +)(Validated<Int, Fault>.valid(1), Validated<Int, Fault>.valid(2))
            zip, and the function behind: zip(a, b) { … }
        let text = Validated<Int, Fault>.valid(1).fold({ errors in "\(errors)" }, { value in "\(value)" })
            fold(ifInvalid:ifValid:)
        let either = Either<String, Int>.right(1).map { $0 + 1 }.fold({ $0.count }, { $0 })
            fold(ifLeft:ifRight:)
        let maybe = Maybe.just(1).flatMap { $0 > 0 ? .just($0) : .nothing }.getOrElse(0)
            of(_:)
            none
        let state = State() |> \.count .~ 1
            write set(\.name, new)
        store.send(.add, animation: .default)
            dispatch(_:)
        let task = store.send(.add); await task.finish()
            dispatch(_:)
        store.withState { print($0.count) }
            write state: store.state
        let view = WithViewStore(store, observe: { $0 }) { viewStore in viewStore.count }
            in SwiftUI an ObservableStore is a view's model: model.name
        let vs = ViewStore(store, observe: { $0.child })
            a view observes store.property(\.part), or an ObservableStore in SwiftUI
        let vs2 = ViewStore(store, observe: \.child)
            a view observes store.property(\.part), or an ObservableStore in SwiftUI
        let s = Store(initialState: State()) { EmptyReducer<State, Action>() }
            write Store(state, reducer)
            write Reducer.identity
        let s = Store(initialState: State()) { EmptyReducer() }
            write Store(state, reducer)
            write Reducer.identity
        struct Feature { }; let s = Store(initialState: State()) { Feature() }
            write Store(state, reducer)
        struct Feature { }; let s = Store(initialState: State(), reducer: Feature())
            write Store(state, reducer)
        func open(_ store: StoreOf<Int>) { }
            write Store<State, Action>
        struct Feature: ReducerProtocol { }
            a feature is a value, Reducer<State, Action> { state, action in … }, made by a function
        struct ChildFeature {}; let r = Scope(state: \State.child, action: \.child) { ChildFeature() }
            write child.pullback(\.part, CasePath(…)): a CasePath finds the part's action
        let r = CombineReducers { BindingReducer(); Reduce<State, Action> { state, action in .none } }
            write Reducer.combine(first, second)
            an action names the change: case named(String), and the reducer makes it
            Reducer
            withEffects(_:)
        let r = Reduce<State, Action> { state, action in .run { send in await send(.loaded(1)) } }
            Reducer
            withEffects(_:)
            write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several
        let r = Reduce<State, Action> { state, action in return .send(.add) }
            Reducer
            withEffects(_:)
            write .task(.of(action))
        let r = Reduce<State, Action> { state, action in return .merge(.send(.add), .cancel(id: 1)) }
            Reducer
            withEffects(_:)
            all(_:)
            write .task(.of(action))
            effects are cancelled by name: .cancel("search")
        let e = Effect<Action>.run(priority: .high) { send in await send(.add) }
            write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several
        let e = Effect<Action>.run { send in await send(.add, animation: .default) }
            write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several
        let e: Effect<Action> = .concatenate([.send(.add), .none])
            effects run side by side; one after another they are one task: .task(first.then(second))
            write .task(.of(action))
        let e: Effect<Action> = .merge([.send(.add), .none])
            all(_:)
            write .task(.of(action))
        let e = Effect<Action>.none.merge(with: .none)
            and(_:)
        let e = Effect<Action>.none.concatenate(with: .none)
            effects run side by side; one after another they are one task: .task(first.then(second))
        let e: Effect<Action> = .cancel(id: 1)
            effects are cancelled by name: .cancel("search")
        let e: Effect<Action> = .run { _ in print(1) }.cancellable(id: 1, cancelInFlight: true)
            write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several
            name the effect where it is made: .task(work, named: "search"); a second one takes its place
        let e = EffectTask<Action>.none
            Effect
        let e = EffectPublisher<Action, Never>.none
            write Effect<Action>
        let e = EffectTask<Action>(value: .add)
            Effect
            write .task(.of(action))
        let e = Effect<Action>.publisher { Just(Action.add) }
            write .signal(…)
            Signals.just(_:)
        let e = Just(Action.add).eraseToEffect()
            Signals.just(_:)
            write .signal(signal), or .signal(signal, named: "load")
        let e = Effect<Action>.fireAndForget { try await Task.sleep(for: .seconds(1)) }
            make it an IO: .fireAndForget(IO { … })
        let e = Effect<Action>.task { try await Task.sleep(for: .seconds(1)); return .add }
            make it a LazyTask: .task(LazyTask { … }) { .loaded($0) }
        let e = Effect<Action>.none.animation(.default)
            a store works on any thread; views observe it on main, by ObservableStore or bind(to:on:)
        let e = Effect<Action>.none.receive(on: DispatchQueue.main)
            a store works on any thread; views observe it on main, by ObservableStore or bind(to:on:)
        let e: Effect<Action> = .timer(id: 1, every: .seconds(1), on: DispatchQueue.main)
            write .signal(…)
        func effects() -> EffectOf<Int> { .none }
            write Effect<Action>
        @Dependency(\.date) var date
            what a reducer needs is an argument of the function that makes it
        @Dependency(\.date.now) var now
            what a reducer needs is an argument of the function that makes it
        @Dependency(\.uuid) var uuid
            what a reducer needs is an argument of the function that makes it
        @Dependency(\.mainQueue) var mainQueue
            what a reducer needs is an argument of the function that makes it
        struct APIClient {}; @Dependency(APIClient.self) var client
            what a reducer needs is an argument of the function that makes it
        struct Key: DependencyKey { static let liveValue = 1 }
            what a reducer needs is an argument of the function that makes it
        struct Key: TestDependencyKey { static let testValue = 1 }
            what a reducer needs is an argument of the function that makes it
        func values(_ v: DependencyValues) { }
            what a reducer needs is an argument of the function that makes it
        let v = withDependencies { $0.uuid = .incrementing } operation: { 1 }
            what a reducer needs is an argument of the function that makes it
        let t = TestStore(initialState: State(), reducer: EmptyReducer<State, Action>())
            write TestStore(state, reducer), or TestStore.run(state, reducer) { test in … }
            write Reducer.identity
        let t = TestStore(State(), Reducer<State, Action> { _, _ in }); try t.receive(\.loaded)
            write try test.receive(.loaded(1)) { … }, or receive(where: { … }); time is virtual
        let t = TestStore(State(), Reducer<State, Action> { _, _ in }); try t.receive(.add, timeout: .seconds(1))
            write try test.receive(.loaded(1)) { … }, or receive(where: { … }); time is virtual
        let t = TestStore(State(), Reducer<State, Action> { _, _ in }); try t.send(\.add)
            write try test.send(.add) { … }
        let t = TestStore(State(), Reducer<State, Action> { _, _ in }); t.skipInFlightEffects()
            cancelEffects()
        let t = TestStore(State(), Reducer<State, Action> { _, _ in }); try t.finish(timeout: .seconds(1))
            effects run at once here, or at a time that advance(by:) reaches: write finish()
        let t = TestStore(State(), Reducer<State, Action> { _, _ in }); t.dependencies.uuid = .incrementing
            what a reducer needs is an argument of the function that makes it
        let clock = TestClock()
            write TestTime().clock; time.advance(by:) moves it
        let clock = ImmediateClock()
            VirtualClock
        let q = DispatchQueue.test
            write VirtualScheduler(), or ImmediateScheduler(), in the scheduler's place
        let rows: IdentifiedArrayOf<Row> = []; struct Row: Identifiable { var id = 0 }
            write [Row]: forEach of a reducer finds an element by its id
        var rows = IdentifiedArray<Int, Int>()
            write [Row]: forEach of a reducer finds an element by its id
        enum A: BindableAction { case binding(BindingAction<State>) }
            an action names the change: case named(String), and the reducer makes it
        enum A { case result(TaskResult<Int>) }
            write Result<Value, Fault>
        enum A { case rows(IdentifiedActionOf<Int>), alert(PresentationAction<Int>) }
            write case row(Row.ID, RowAction)
            write the action itself; a child that may be missing is an optional: child.optional()
        @ObservableState struct S { }
            a state is a plain struct; ObservableStore shows it to SwiftUI
        @Reducer struct F { }
            a feature is a value, Reducer<State, Action> { state, action in … }, made by a function
        @Reducer enum F { }
            a feature is a value, Reducer<State, Action> { state, action in … }, made by a function
        @CasePathable enum E { case a }
            write CasePath(Action.child, extract: { … })
        struct S2 { @Presents var alert: Int? }
            a child that may be missing is an optional: child.optional()
        let c = AnyCasePath<Action, Int>(embed: { .loaded($0) }, extract: { _ in nil })
            write CasePath
            init(_:extract:)
        let c = /Action.loaded
            write CasePath(Action.child, extract: { … })
        let e = IO<Int, Fault>.effect { 1 }
            write IO { … }
        let e = IO<Int, Fault>.invoke { 1 }
            write IO { … }
        let e = IO<Int, Never>.pure(1).unsafeRunSync()
            of(_:)
            run()
        let e = try IO<Int, Fault>.pure(1).unsafePerformIO()
            of(_:)
            run()
        let e = IO<Int, Fault>.raiseError(Fault())
            fail(_:)
        let e = IO<Int, Fault>.fromEither(.success(1))
            init(_:)
        let e = IO<Int, Fault>.pure(1).handleErrorWith { _ in .pure(0) }
            of(_:)
            catch(_:)
        let e = IO<Int, Fault>.pure(1).catchAll { _ in .succeed(0) }
            of(_:)
            catch(_:)
        let e = IO<Int, Fault>.pure(1).attempt()
            of(_:)
        let e = IO<Int, Fault>.pure(1).as(2)
            of(_:)
            write map { _ in value }
        let e = IO<Int, Fault>.pure(1).void()
            of(_:)
            asVoid()
        let e = IO<Int, Fault>.pure(1).zipRight(IO<Int, Fault>.pure(2))
            of(_:)
            then(_:)
        let e = IO<Int, Fault>.pure(1).andThen(IO<Int, Fault>.pure(2))
            of(_:)
            then(_:)
        let e = IO<Int, Fault>.pure(1) >>= { IO<Int, Fault>.pure($0 + 1) }
            write a.flatMap { … }
            of(_:)
        let e = IO<Int, Fault>.pure(1).ensuring(IO<Void, Never>.pure(()))
            of(_:)
            ensure(_:)
        let e = IO<Int, Fault>.pure(1).retryN(3)
            of(_:)
            retry(_:)
        let e = LazyTask<Int, Fault>.effect { 1 }
            write LazyTask { … }
        let e = LazyTask<Int, Fault>.fromResult(.success(1))
            init(_:)
        let e = LazyTask<Int, Fault>.async { done in done(.success(1)) }
            callback(_:)
        let e = LazyTask<Int, Fault>.create { done in done(.success(1)) }
            callback(_:)
        let e = LazyTask<Int, Fault> { done in done(.success(1)) }
            callback(_:)
        let e = try await LazyTask<Int, Fault>.pure(1).value
            of(_:)
            run()
        let e = try await LazyTask<Int, Fault>.pure(1).unsafeRun()
            of(_:)
            run()
        let e = await LazyTask<Int, Fault>.pure(1).result
            of(_:)
            attempt()
        let e = LazyTask<Int, Fault>.pure(1).fork()
            of(_:)
            start(priority:)
        LazyTask<Int, Fault>.pure(1).run { result in print(result) }
            of(_:)
            write a Task: Task { try await task.run() }
        let e = LazyTask<Int, Fault>.pure(1).parZip(LazyTask<Int, Fault>.pure(2))
            of(_:)
            zip(_:)
        let e = LazyTask<Int, Fault>.pure(1).zipWith(LazyTask<Int, Fault>.pure(2)) { $0 + $1 }
            of(_:)
            zip(_:_:)
        let e = LazyTask<[Int], Fault>.traverse([1, 2]) { LazyTask<Int, Fault>.pure($0) }
            write items.traverse { task(of: $0) }
            of(_:)
        let e = LazyTask<Int, Fault>.gather([.pure(1), .pure(2)])
            write tasks.sequence(), or items.traverse { task(of: $0) }
            of(_:)
        let e = LazyTask<Int, Fault>.sequence([.pure(1), .pure(2)])
            write tasks.sequence(), or items.traverse { task(of: $0) }
            of(_:)
        let e = LazyTask<Int, Fault>.race(.pure(1), .pure(2))
            write first.race(second), or LazyTask.race([…])
            of(_:)
        let e = LazyTask<Void, Never>.sleep(.seconds(1))
            sleep(for:)
        let e = LazyTask<Int, Fault>.pure(1).delay(for: .seconds(1))
            of(_:)
            delayed(by:)
        let e = LazyTask<Int, Fault>.pure(1).mapLeft { _ in Fault() }
            of(_:)
            mapError(_:)
        let e = LazyTask<Int, Fault>.pure(1).bimap({ _ in Fault() }, { $0 + 1 })
            of(_:)
            map { … }, then mapError { … }
        let e = LazyTask<Int, Fault>.pure(1).memoize()
            of(_:)
            memoized()
        let e = LazyTask<Int, Fault>.pure(1).onError { print($0) }
            of(_:)
            tapError(_:)
        let e: ZIO<Any, Fault, Int> = .succeed(1)
            write LazyTask<Value, Failure>, or IO: what it needs is a function's argument
            of(_:)
        let m = Maybe.just(1).orElse(.nothing).getOrElse { 0 }
            of(_:)
            none
            getOrElse(_:)
        let m = Maybe<Int>.just(1).fold({ 0 }, { $0 + 1 })
            of(_:)
            fold(ifNothing:ifSome:)
        let m = Maybe.just(1).fold(0) { $0 + 1 }
            of(_:)
            fold(ifNothing:ifSome:)
        let m = Maybe.just(1).isJust
            of(_:)
            write value != nil, or value == nil
        let m = Maybe.just(1).isSome
            of(_:)
            write value != nil, or value == nil
        let m = Maybe.just(1).toEither { "none" }
            of(_:)
        let m = Maybe.just(1).toEither("none")
            of(_:)
            toEither(orLeft:)
        let m = try Maybe.just(1).getOrThrow(Fault())
            of(_:)
            orThrow(_:)
        let m: Option<Int> = .some(1)
            Maybe
        let m = Maybe.just(1) >>= { Maybe.just($0 + 1) }
            write a.flatMap { … }
            of(_:)
        let m = Maybe.pure({ (x: Int) in x + 1 }).ap(.just(1))
            of(_:)
            write value.apply(function)
        let e = Either<String, Int>.right(1).fold({ $0.count }, { $0 })
            fold(ifLeft:ifRight:)
        let e = Either<String, Int>.right(1).either(ifLeft: { $0.count }, ifRight: { $0 })
            fold(ifLeft:ifRight:)
        let e = Either<String, Int>.right(1).bimap({ $0.count }, { "\($0)" })
            bimap(left:right:)
        let e = Either<String, Int>.right(1).mapRight { $0 + 1 }
            map(_:)
        let e = Either<String, Int>.right(1).flatMapRight { .right($0 + 1) }
            flatMap(_:)
        let e = Either<String, Int>.right(1).leftMap { $0.count }
            mapLeft(_:)
        let e = Either<String, Int>.right(1).toOption()
            toOptional()
        let e = Either<String, Int>.right(1).orNull()
            toOptional()
        let e = Either<String, Int>.right(1).rightValue
            right
        let e = Either<String, Int>.right(1).isSuccess
            isRight
        let e = try Either<Fault, Int>.right(1).getOrThrow()
            get()
        let e = Either<String, Int>.Right(1)
            right(_:)
        let e = Either<String, Int>.right(1).swapped()
            swap()
        let r = Result<Int, Fault>.success(1).fold({ _ in 0 }, { $0 })
            fold(ifFailure:ifSuccess:)
        let r = Result<Int, Fault>.success(1).fold(onSuccess: { $0 }, onFailure: { _ in 0 })
            fold(ifFailure:ifSuccess:)
        let r = Result<Int, Fault>.success(1).mapLeft { _ in Fault() }
            mapError(_:)
        let r = try Result<Int, Fault>.success(1).getOrThrow()
            get()
        let r = Result<Int, Fault>.success(1).toOption()
            toOptional()
        let r = Result<Int, Fault>.pure(1)
            of(_:)
        let v = Validated<Int, Fault>.valid(1).combine(Validated<Int, Fault>.valid(2))
            write zip(a, b), a function of up to eight and more
        let v = Validated<Int, Fault>.invalid([Fault()])
            an empty list is no failure: NonEmpty(contentsOf:) makes one of an array, if it has an element
        let v = Validated<Int, Fault>.error(Fault())
            invalid(_:)
        let v = Validated<Int, Fault>.valid(1).mapErrors { $0 }
            mapFailures(_:)
        let v = Validated<Int, Fault>.valid(1).errors
            failures
        let v = Validated<Int, Fault>.valid(1).fold({ _ in 0 }, { $0 })
            fold(ifInvalid:ifValid:)
        let v = Validated<Int, Fault>.valid(1).toOption()
            toOptional()
        let v = Validated<Int, Fault>.valid(1).isSuccess
            isValid
        let v = Validated<Int, Fault>.invalidNel(Fault())
            invalid(_:)
        let n = NonEmptyArray(1, 2)
            NonEmpty
        let n = NonEmptyArray<Int>(1, 2).head
            NonEmpty
            first
        let f = zip(with: +)(Maybe.just(1), Maybe.just(2))
            zip, and the function behind: zip(a, b) { … }
            of(_:)
        let f = const(1)("a")
            constant(_:)
        let f = [1, 2].map(^\.description)
            write get(\.name), or the key path itself: map(\.name)
        let f = over(\State.count)({ $0 + 1 })(State())
            write over(path, f): the function comes along
        let f = State() |> (\.count .~ 2)
            write set(\.name, new)
        let f = State() |> (\.count %~ { $0 + 1 })
            write over(\.name, f)
        let f = State() |> set(\.count, 1) <> set(\.text, "")
            write f >>> g
        let f = { (x: Int) -> Int? in x } >=> { (x: Int) -> Int? in x }
            write Maybe.pipe(f, g), Result.pipe(f, g) and their like of CurrycombContainers
        let f = { (x: Int) in x + 1 } <| 1
            write a |> f, or f(a)
        let f = Prism<Action, Int>(preview: { _ in nil }, review: { .loaded($0) })
            a case of an enum is a CasePath of CurrycombStores
        let f = Lens<State, Int>(\.count)
            a key path is a lens: over(\.name, f), set(\.name, new), get(\.name)
        let j = json["a"]["b"].string
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let j = json["a"]["b"].intValue
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let j = json["a"].string
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let j = json["a"].stringValue
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let j = json.intValue
            write json.integer() ?? 0
        let j = json["a"]?.intValue
            write json.integer() ?? 0
        let j = json["a"]?.int
            integer(as:)
        let j = json["list"].array
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let j = json["list"].arrayValue.map { $0.stringValue }
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
            write json.string ?? ""
        let j = json.dictionary
            write json.members: an array of keys with their values
        let j = json["a", "b"]
            write json["a"]?["b"], or json[path]
        let j = json["a"].exists()
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let j = JSON(parseJSON: "{}")
            init(parsing:)
        let j = JSON(data: Data())
            init(parsing:)
        let j = JSON(Data())
            init(parsing:)
        let j = JSON.parse("{}")
            init(parsing:)
        let j = JSON(["a": 1] as [String: Any])
            init(untyped:)
        let j = json.rawString()
            text(pretty:)
        let j = json["a"][0]["b"].double
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let j = json["a"]["b"].bool ?? false
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        if json["a"]["b"].isNull { }
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let v = Validator<JSON, String>.string.min(3)
            length(3...) for strings and arrays, range(3...) for numbers
        let v = Validator<JSON, String>.string.minLength(3)
            length(3...) for strings and arrays, range(3...) for numbers
        let v = try Validator<JSON, String>.string.parse(json)
            write validate(input), a Validated, or try validator(input)
        let v = Validator<JSON, String>.string.regex("a+")
            matching(_:)
        let v = Validator<JSON, String>.string.optional()
            optionalField(…) for a key that may be missing, Validator.nullable(…) for a null
        let v = Validator<JSON, [String]>.array(.string)
            write .array(of: .string)
        let v = Validator<JSON, String>.string.refine { $0.count > 1 }
            write refine("name") { value in … }
        let s: StoreOf<Int>
            write Store<State, Action>
        let s = Store(initialState: State()) { CombineReducers { EmptyReducer<State, Action>() } }
            write Store(state, reducer)
            write Reducer.combine(first, second)
            write Reducer.identity
        let s = Store<State, Action>(initialState: State()) { EmptyReducer() }
            write Store(state, reducer)
            write Reducer.identity
        let s = Store<State, Action>(initialState: State()) { Reduce { state, action in .none } }
            write Store(state, reducer)
            Reducer
            withEffects(_:)
        let s = Store(initialState: .init(), reducer: { Reduce<State, Action> { _, _ in .none } })
            write Store(state, reducer)
            Reducer
            withEffects(_:)
        store.scope(state: \.child, action: Action.child)
            a view observes its part, store.property(\.part), and dispatches the whole's actions
        store.scope(state: { $0.child }, action: { Action.child($0) })
            a view observes its part, store.property(\.part), and dispatches the whole's actions
        ForEachStore(store.scope(state: \.child, action: \.child)) { _ in }
            a view observes store.property(\.part), or an ObservableStore in SwiftUI
            a view observes its part, store.property(\.part), and dispatches the whole's actions
        IfLetStore(store) { _ in }
            a view observes store.property(\.part), or an ObservableStore in SwiftUI
        SwitchStore(store) { _ in }
            a view observes store.property(\.part), or an ObservableStore in SwiftUI
        let b = store.binding(get: \.text, send: { _ in .add })
            in SwiftUI: Binding(get: { store.state.name }, set: { store.dispatch(.named($0)) }), by an
        let b = ViewStore(store, observe: { $0 }).binding(get: \.text, send: { _ in .add })
            a view observes store.property(\.part), or an ObservableStore in SwiftUI
        let vs: ViewStoreOf<Int>
            a view observes store.property(\.part), or an ObservableStore in SwiftUI
        store.publisher.map(\.count).sink { print($0) }
            write store.property, a signal of its values, or store.property(\.part)
            observe(_:)
        store.observe { print($0) }
            write store.property, a signal of its values, or store.property(\.part)
        store.subscribe { print($0) }
            write store.property, a signal of its values, or store.property(\.part)
        let r = AnyReducer<State, Action, Void> { state, action, _ in .none }
            there is no environment: Reducer.withEffects { state, action in … }
        let r = Reducer<State, Action>.combine(.init { _, _ in .none }, .empty)
            withEffects(_:)
            identity
        let r = Reducer.combine([Reducer<State, Action>.empty])
            identity
        let c = Reducer<Child, ChildAction> { _, _ in }.pullback(state: \State.child, action: /Action.child)
            write pullback(\.part, CasePath(…)): a CasePath finds the part's action
            write CasePath(Action.child, extract: { … })
        let c = Reducer<State, Action> { _, _ in }.combined(with: .empty)
            then(_:)
            identity
        let c = Reducer<State, Action> { _, _ in }.debug("x")
            a store shows what it does: store.transitions.print().run()
        let c = Reducer<State, Action> { _, _ in }.signpost()
            a store shows what it does: store.transitions.print().run()
        let c = Reducer<State, Action> { _, _ in }.onChange(of: \.count) { _, _ in Reduce { _, _ in .none } }
            compare in the reducer, or observe the part outside: store.property(\.count)
            Reducer
            withEffects(_:)
        let c = Reducer<State, Action> { _, _ in }.forEach(\.child, action: \.child) { EmptyReducer() }
            write element.forEach(\.rows, CasePath(…)), and combine it with the whole's reducer
            write Reducer.identity
        let c = Reducer<State, Action> { _, _ in }.ifCaseLet(\.child, action: \.child) { EmptyReducer() }
            write child.optional().pullback(\.child, CasePath(…)), and combine it with the whole's reducer
            write Reducer.identity
        let c = Reducer<State, Action> { _, _ in }.dependency(\.uuid, .incrementing)
            there is no environment: a function makes the reducer, and its arguments are what it needs
        let e: Effect<Action> = .run { send in await withTaskGroup(of: Void.self) { _ in await send(.add) } }
            write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several
        let e: Effect<Action> = .run { send in do { await send(.add) } catch { await send(.add) } }
            write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several
        let e: Effect<Action> = .run { await $0(.add) }
            write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several
        let e: Effect<Action> = .send(.add).cancellable(id: "x")
            write .task(.of(action))
            name the effect where it is made: .task(work, named: "search"); a second one takes its place
        let e: Effect<Action> = .publisher { a.map { .loaded($0) } }
            write .signal(…)
        let e: Effect<Action> = .publisher { Signals.just(.add) }
            write .signal(…)
        let e = Effect<Action>.future { callback in callback(.success(.add)) }
            write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several
        let e = Effect<Action>.result { .success(.add) }
            write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several
        let e = Effect<Action>.catching { .add }
            write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several
        let e = Effect<Action>.none.concatenate(with: .send(.add))
            effects run side by side; one after another they are one task: .task(first.then(second))
            write .task(.of(action))
        let e = Effect(value: Action.add)
            write .task(.of(action))
        let e = Effect.run { (send: Send<Action>) in await send(.add) }
            write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several
            an effect's actions are its signal's values: .signal(…)
        let e = Effect<Action>.cancel(ids: [1, 2])
            effects are cancelled by name: .cancel("search")
        await withDependencies { $0.uuid = .incrementing } operation: { await store.send(.add).finish() }
            what a reducer needs is an argument of the function that makes it
            dispatch(_:)
        @Dependency(\.apiClient) var client
            what a reducer needs is an argument of the function that makes it
        @Dependency(\.continuousClock) var clock: any Clock<Duration>
            what a reducer needs is an argument of the function that makes it
        @PresentationState var alert: Int?
            a child that may be missing is an optional: child.optional()
        @BindingState var name = ""
            an action names the change: case named(String), and the reducer makes it
        enum A2 { case alert(PresentationAction<AlertState<Int>>) }
            write the action itself; a child that may be missing is an optional: child.optional()
        enum A3 { case path(StackAction<Int, Int>) }
            write case screen(Int, ScreenAction)
        var path = StackState<Int>()
            write an array of states, one for each screen
        let l = LockIsolated(1)
            write Mutex(value) of Synchronization
        let l = ActorIsolated(1)
            write an actor
        let c = TestClock(); await c.advance(by: .seconds(1)); await c.run()
            write TestTime().clock; time.advance(by:) moves it
            the clock's TestTime moves it: time.advance(by: .seconds(1)), test.advance(by:)
        let q = DispatchQueue.test; q.advance(by: .seconds(1))
            write VirtualScheduler(), or ImmediateScheduler(), in the scheduler's place
        let q = DispatchQueue.immediate
            write VirtualScheduler(), or ImmediateScheduler(), in the scheduler's place
        let t = TestStore(initialState: State()) { EmptyReducer() }
            write TestStore(state, reducer), or TestStore.run(state, reducer) { test in … }
            write Reducer.identity
        let t = TestStore(initialState: State(), reducer: Reducer<State, Action> { _, _ in })
            write TestStore(state, reducer), or TestStore.run(state, reducer) { test in … }
        let t = TestStore(State(), Reducer<State, Action> { _, _ in }); await t.send(\.child.tap)
            write try test.send(.add) { … }
        let t = TestStore(State(), Reducer<State, Action> { _, _ in }); await t.receive(\.loaded, 1)
            write try test.receive(.loaded(1)) { … }, or receive(where: { … }); time is virtual
        let io = IO<Int, Never> { 1 }; io.unsafeRunAsync { print($0) }
            an IO blocks; asynchronous work is a LazyTask: LazyTask(io)
        let io = IO<Int, Fault>.attempt { 1 }
            write IO { … }
        let io = IO<Int, Never>.defer { IO<Int, Never>.of(1) }
            deferred(_:)
        let io = IO<Int, Never>.of(1).flatTap { _ in IO<Void, Never>.of(()) }
            tap(_:)
        let io = IO<Int, Never>.of(1).map2(IO<Int, Never>.of(2)) { $0 + $1 }
            zip(_:_:)
        let io = IO<Int, Never>.of(1).product(IO<Int, Never>.of(2))
            zip(_:)
        let io = IO.zip(IO<Int, Never>.of(1), IO<Int, Never>.of(2))
            write zip(a, b), a function
        let io = IO<[Int], Never>.traverse([1, 2]) { IO<Int, Never>.of($0) }
            write items.traverse { io(of: $0) }
        let io = IO<Int, Never>.lazy { IO<Int, Never>.of(1) }
            deferred(_:)
        let io = IO<Int, Fault>.of(1).either()
            attempt()
        let io = IO<Int, Never>.unit
            of(_:)
        let io = IO<Int, Fault>.fail(Fault()).catchError { _ in IO<Int, Never>.of(1) }
            catch(_:)
        let t = LazyTask<Int, Never>.of(1).zipPar(LazyTask<Int, Never>.of(2))
            zip(_:)
        let t = LazyTask.all([LazyTask<Int, Never>.of(1)])
            write tasks.sequence(), or items.traverse { task(of: $0) }
        let t = LazyTask.zip(LazyTask<Int, Never>.of(1), LazyTask<Int, Never>.of(2))
            write zip(a, b), a function
        let t = LazyTask.gather(LazyTask<Int, Never>.of(1), LazyTask<Int, Never>.of(2))
            write tasks.sequence(), or items.traverse { task(of: $0) }
        let t = LazyTask<Int, Fault>.of(1).retry(3).timeout(.seconds(1))
            timeout(after:)
        let t = LazyTask<Int, Fault>.of(1).retry(times: 3)
            retry(_:)
        let t = LazyTask<Int, Fault>.of(1).retry(3, delay: .seconds(1))
            write retry(3, backoff: .constant(.seconds(1)))
        let t = LazyTask<Int, Fault>.of(1).flatMap { LazyTask<Int, Fault>.pure($0) }.perform()
            of(_:)
            run()
        let t = LazyTask<Int, Fault>.of(1).eraseToAnyPublisher()
            write Signals.from(task)
        let t = LazyTask<Int, Fault>.of(1).sink { print($0) }
            write a Task: Task { try await task.run() }
        let t = LazyTask<Int, Fault>.of(1).asSignal()
            write Signals.from(task)
        let t = LazyTask<Int, Fault>.of(1).mapError { $0 }.onFailure { print($0) }
            tapError(_:)
        let t = LazyTask<Int, Fault>.failure(Fault()).handleError { _ in 0 }
            fail(_:)
            recover(_:)
        let m = Maybe<Int>.none.or(1)
            getOrElse(_:)
        let m = Maybe.some(1).filterNot { $0 > 1 }
            write filter { !… }
        let m = Maybe.some(1).toOption()
            an optional is a Maybe: leave the call out
        let m = Maybe.some(1).getOrNil()
            an optional is a Maybe: leave the call out
        let m = Maybe.some(1).toList()
            toArray()
        let m = Maybe.some(1).exists { $0 > 1 }
            write value.map(condition) ?? false
        let m = Maybe.some(1).contains { $0 > 1 }
            write value.map(condition) ?? false
        let m = Maybe.some(1).bind { Maybe.some($0) }
            flatMap(_:)
        let m = Maybe.unit(1)
            of(_:)
        let m = Maybe.fromOptional(1)
            of(_:)
        let e = Either<String, Int>.left("").swap().fold({ $0 }, { $0.count })
            fold(ifLeft:ifRight:)
        let e = Either<String, Int>.left("").getOrElse { 0 }
            getOrElse(_:)
        let e = Either<String, Int>.left("").handleErrorWith { _ in .right(1) }
            recover(_:)
        let e = Either<String, Int>.left("").handleError { _ in 1 }
            write recover { _ in .right(value) }
        let e = Either.fromOption(1, "")
            write optional.toEither(orLeft: left)
        let e = Either<String, Int>.cond(true, { 1 }, { "" })
            write condition ? .right(value) : .left(error)
        let r = Result<Int, Fault>.success(1).value
            success
        let r = Result<Int, Fault>.success(1).error
            failure
        let r = Result<Int, Fault>.of(1).bimap({ $0 }, { $0 })
            bimap(failure:success:)
        let v = Validated<Int, Fault>.valid(1).product(.valid(2))
            write zip(a, b), a function of up to eight and more
        let v = Validated<Int, Fault>.valid(1).toEither().mapLeft { $0.head }
            first
        let v = Validated<Int, Fault>.map2(.valid(1), .valid(2)) { $0 + $1 }
            write zip(a, b), a function of up to eight and more
        let v = Validated<Int, Fault>.fromEither(.left(Fault()))
            write either.toValidated(), or result.toValidated()
        let v = Validated<Int, Fault>.fromOption(1, Fault())
            write optional.toValidated(orFailure: failure)
        let v = Validated<Int, Fault>.cond(true, 1, Fault())
            write condition ? .valid(value) : .invalid(failure)
        let v = Validated<Int, Fault>.valid(1).handleErrorWith { _ in .valid(1) }
            orElse(_:)
        let v = Validated<Int, Fault>.valid(1).getOrThrow()
            get()
        let v = Validated<Int, Fault>.valid(1).isError
            isInvalid
        let c = prop(\State.count)({ $0 + 1 })
            write over(path, f): the function comes along
        let c = with(State(), concat(set(\.count, 1), over(\.count, { $0 + 1 })))
            pipe(_:_:)
        let j = json["a"]["b"]["c"].string ?? ""
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let j = json["a"]["b"].arrayValue
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let j = json["a"].dictionaryValue["b"]?.string
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let j = json["a"]["b"].int
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let j = json["a"]["b"].numberValue
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        for (key, value) in json.dictionaryValue { print(key, value) }
            write json.members: an array of keys with their values
        for item in json["list"].arrayValue { print(item["a"].stringValue) }
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let j = try JSON(data: Data())
            init(parsing:)
        let j = JSON(1).int
            integer(as:)
        let j = JSON(rawValue: 1)
            init(untyped:)
        let j = json.arrayObject
            elements
        let j = json[0]["a"].string
            a value that may be missing goes on with ?: json["a"]?["b"]?.string
        let j = json.rawData()
            write Data(json.utf8())
        let j = json.value(forKey: "a")
            write json[key]
        let j = json.asString
            string
        let j = json.isArray
            write json.kind == .array
        """#
}
