import Foundation
import TestSupport
import Testing

struct HelpfulErrors {
    private static let setting = """
        import CurrycombComposition
        import CurrycombContainers
        import CurrycombEffects
        import CurrycombSignals
        import CurrycombStores
        import CurrycombVerification
        struct Fault: Error {}
        struct Ignoring: Observer {
            mutating func next(_ value: Int) -> Demand { .more }
            mutating func end(_ end: End<Never>) {}
        }
        final class Label { var text = 0 }
        let a: AnySignal<Int, Never> = Signals.just(1).eraseToAnySignal()
        let f: AnySignal<Int, Fault> = Signals.just(1).eraseToAnySignal()
        let queue = QueueScheduler()
        let label = Label()
        let work = LazyTask<Int, Fault>.fail(Fault())
        let subject = Subject<Int, Fault>()
        let subscription = a.observe { _ in }
        var bag: Set<Int> = []
        let valid = Validated<Int, Fault>.valid(1)
        struct Pair { var a: Int, b: Int }
        struct Named { var a: Int, b: String }
        enum Action: Sendable { case add, clear }
        let store = Store(0) { (count: inout Int, action: Action) in count += 1 }
        let io = IO<Int, Fault>.of(1)
        let property = MutableProperty(1)
        """

    /// Lines that do not compile, each with the only error that the compiler reports for it.
    private static let lines: [(code: String, error: String)] = [
        ("a.sink { print($0) }", "'sink(receiveValue:)' has been renamed to 'observe(_:)'"),
        ("a.observe(with: Ignoring())", "'observe(with:)' has been renamed to 'run(with:)'"),
        (
            "a.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })",
            "'sink(receiveCompletion:receiveValue:)' is unavailable: Combine's sink is observe(_:ended:): "
                + "the values first, then the end"
        ),
        (
            "a.subscribe(onNext: { print($0) })",
            "'subscribe(onNext:onError:onCompleted:onDisposed:)' is unavailable: write observe(_:ended:): the values, "
                + "then the end; for views, bind(on: self) { me, value in … }"
        ),
        (
            "a.assign(to: \\.text, on: label)",
            "'assign(to:on:)' is unavailable: "
                + "use bind(to:on:) of CurrycombBindings, or assign in the closure of observe"
        ),
        ("a.switchMap { Signals.of($0) }.run()", "'switchMap' has been renamed to 'flatMapLatest(_:)'"),
        ("a.mergeMap { Signals.of($0) }.run()", "'mergeMap' has been renamed to 'flatMap(_:)'"),
        ("a.flattenMap { Signals.of($0) }.run()", "'flattenMap' has been renamed to 'flatMap(_:)'"),
        ("a.concatMap { Signals.of($0) }.run()", "'concatMap' is unavailable: Rx's concatMap is flatMap(.concat)"),
        ("a.exhaustMap { Signals.of($0) }.run()", "'exhaustMap' is unavailable: Rx's exhaustMap is flatMap(.first)"),
        ("a.tap { print($0) }.run()", "'tap' has been renamed to 'doing(_:)'"),
        (
            "a.handleEvents(receiveOutput: { print($0) }).run()",
            "'handleEvents(receiveOutput:)' has been renamed to 'doing(_:)'"
        ),
        ("a.distinctUntilChanged().run()", "'distinctUntilChanged()' has been renamed to 'removeDuplicates()'"),
        ("a.skipRepeats().run()", "'skipRepeats()' has been renamed to 'removeDuplicates()'"),
        ("a.prepend(1, 2).run()", "'prepend' has been renamed to 'startWith(_:)'"),
        ("a.append(1, 2).run()", "'append' has been renamed to 'endWith(_:)'"),
        ("a.prepend(a).run()", "'prepend' is unavailable: write the first signal first: first.concat(second)"),
        ("a.append(a).run()", "'append' has been renamed to 'concat(_:)'"),
        ("f.replaceError(with: 0).run()", "'replaceError(with:)' has been renamed to 'catchTo(_:)'"),
        ("f.catchAndReturn(0).run()", "'catchAndReturn' has been renamed to 'catchTo(_:)'"),
        ("a.replaceEmpty(with: 0).run()", "'replaceEmpty(with:)' has been renamed to 'defaultIfEmpty(_:)'"),
        (
            "a.setFailureType(to: Fault.self).merge(with: f).run()",
            "'setFailureType(to:)' has been renamed to 'canFail(with:)'"
        ),
        ("a.receive(on: queue).run()", "'receive(on:)' has been renamed to 'deliver(on:)'"),
        ("a.observe(on: queue).run()", "'observe(on:)' has been renamed to 'deliver(on:)'"),
        ("a.observeOn(queue).run()", "'observeOn' has been renamed to 'deliver(on:)'"),
        ("a.deliverOn(queue).run()", "'deliverOn' has been renamed to 'deliver(on:)'"),
        ("a.subscribeOn(queue).run()", "'subscribeOn' has been renamed to 'subscribe(on:)'"),
        ("a.eraseToAnyPublisher().run()", "'eraseToAnyPublisher()' has been renamed to 'eraseToAnySignal()'"),
        ("a.asObservable().run()", "'asObservable()' has been renamed to 'eraseToAnySignal()'"),
        ("a.prefix(2).run()", "'prefix' has been renamed to 'take(_:)'"),
        ("a.prefix(while: { $0 < 2 }).run()", "'prefix(while:)' has been renamed to 'take(while:)'"),
        ("a.takeWhile { $0 < 2 }.run()", "'takeWhile' has been renamed to 'take(while:)'"),
        ("a.takeUntil(f).run()", "'takeUntil' has been renamed to 'take(until:)'"),
        ("a.dropFirst().run()", "'dropFirst' has been renamed to 'skip(_:)'"),
        ("a.drop(while: { $0 < 2 }).run()", "'drop(while:)' has been renamed to 'skip(while:)'"),
        ("a.skipWhile { $0 < 2 }.run()", "'skipWhile' has been renamed to 'skip(while:)'"),
        ("a.skipUntil(f).run()", "'skipUntil' has been renamed to 'skip(until:)'"),
        ("a.ignoreOutput().run()", "'ignoreOutput()' has been renamed to 'ignoreElements()'"),
        ("a.output(at: 1).run()", "'output(at:)' has been renamed to 'element(at:)'"),
        ("a.mapTo(\"x\").run()", "'mapTo' has been renamed to 'mapReplace(_:)'"),
        (
            "a.delay(for: .seconds(1), scheduler: queue).run()",
            "'delay(for:scheduler:)' has been renamed to 'delay(_:on:)'"
        ),
        (
            "a.debounce(for: .seconds(1), scheduler: queue).run()",
            "'debounce(for:scheduler:)' has been renamed to 'debounce(_:on:)'"
        ),
        (
            "a.delay(.seconds(1)).run()",
            "'delay' is unavailable: name the scheduler: delay(.seconds(1), on: QueueScheduler.main)"
        ),
        (
            "a.debounce(.seconds(1)).run()",
            "'debounce' is unavailable: name the scheduler: debounce(.seconds(1), on: QueueScheduler.main)"
        ),
        ("subscription.cancel()", "'cancel()' has been renamed to 'dispose()'"),
        (
            "subscription.store(in: &bag)",
            "'store(in:)' is unavailable: you need not keep a subscription; to end several together, add them to a "
                + "CompositeDisposable"
        ),
        ("subscription.disposed(by: bag)", "'disposed(by:)' has been renamed to 'add(to:)'"),
        ("subject.onNext(1)", "'onNext' has been renamed to 'send(_:)'"),
        ("subject.accept(1)", "'accept' has been renamed to 'send(_:)'"),
        ("subject.onCompleted()", "'onCompleted()' has been renamed to 'complete()'"),
        ("subject.sendCompleted()", "'sendCompleted()' has been renamed to 'complete()'"),
        ("subject.onError(Fault())", "'onError' has been renamed to 'fail(_:)'"),
        (
            "subject.send(completion: .finished)",
            "'send(completion:)' is unavailable: write complete(), or fail(error)"
        ),
        (
            "a.withLatestFrom(a).run()",
            "'withLatestFrom' is unavailable: withLatest(from:) sends pairs: withLatest(from: other).map { $1 }"
        ),
        (
            "a.flatMapFirst { Signals.of($0) }.run()",
            "'flatMapFirst' is unavailable: RxSwift's flatMapFirst is flatMap(.first)"
        ),
        ("a.do(onNext: { print($0) }).run()", "'do(onNext:)' has been renamed to 'doing(_:)'"),
        ("a.doOnNext { print($0) }.run()", "'doOnNext' has been renamed to 'doing(_:)'"),
        ("f.catchErrorJustReturn(0).run()", "'catchErrorJustReturn' has been renamed to 'catchTo(_:)'"),
        ("_ = a.publish()", "'publish()' has been renamed to 'connectable()'"),
        ("_ = a.makeConnectable()", "'makeConnectable()' has been renamed to 'connectable()'"),
        ("_ = LazyTask<Int, Fault>.just(1)", "'just' has been renamed to 'of(_:)'"),
        ("_ = LazyTask<Int, Fault>.pure(1)", "'pure' has been renamed to 'of(_:)'"),
        ("_ = LazyTask<Int, Fault>.succeed(1)", "'succeed' has been renamed to 'of(_:)'"),
        ("_ = LazyTask<Int, Fault>.success(1)", "'success' has been renamed to 'of(_:)'"),
        ("_ = LazyTask<Int, Fault>.failure(Fault())", "'failure' has been renamed to 'fail(_:)'"),
        ("_ = work.flatMapError { _ in LazyTask<Int, Never>.of(0) }", "'flatMapError' has been renamed to 'catch(_:)'"),
        ("_ = work.delay(by: .seconds(1))", "'delay(by:)' has been renamed to 'delay(_:)'"),
        ("_ = work.timeout(.seconds(1))", "'timeout' has been renamed to 'timeout(after:)'"),
        (
            "_ = Effect<Int>.task(work)",
            "'task(_:named:)' is unavailable: this task may fail: turn its error into an action: "
                + ".task(work) { $0 } catch: { .failed($0) }"
        ),
        (
            "_ = Effect<String>.task(work) { \"\\($0)\" }",
            "'task(_:named:_:)' is unavailable: this task may fail: turn its error into an action: "
                + ".task(work) { .loaded($0) } catch: { .failed($0) }"
        ),
        (
            "_ = valid.flatMap { _ in valid }",
            "'flatMap' is unavailable: Validated has no flatMap: after a step that fails, the next step has no value and "
                + "cannot run, so its failures would be lost. Use zip for independent parts, or andThen to stop on "
                + "purpose at the first step that fails."
        ),
        (
            "a.throttle(for: .seconds(1), scheduler: queue, latest: true).run()",
            "'throttle(for:scheduler:latest:)' has been renamed to 'throttle(_:on:latest:)'"
        ),
        (
            "a.timeout(.seconds(1), scheduler: queue).run()",
            "'timeout(_:scheduler:)' is unavailable: name the error: timeout(after: .seconds(1), on: scheduler, "
                + "orFail: error)"
        ),
        (
            "a.timeout(.seconds(1), scheduler: queue, customError: { Fault() }).run()",
            "'timeout(_:scheduler:customError:)' is unavailable: Combine's timeout is timeout(after:on:orFail:), "
                + "which takes the error itself"
        ),
        (
            "a.throttle(.seconds(1)).run()",
            "'throttle(_:latest:)' is unavailable: name the scheduler: throttle(.seconds(1), on: QueueScheduler.main)"
        ),
        (
            "a.debounce(for: .seconds(1)).run()",
            "'debounce(for:)' is unavailable: name the scheduler: debounce(.seconds(1), on: QueueScheduler.main)"
        ),
        (
            "a.throttle(for: .seconds(1)).run()",
            "'throttle(for:)' is unavailable: name the scheduler: throttle(.seconds(1), on: QueueScheduler.main)"
        ),
        (
            "a.delay(for: .seconds(1)).run()",
            "'delay(for:)' is unavailable: name the scheduler: delay(.seconds(1), on: QueueScheduler.main)"
        ),
        (
            "a.timeout(.seconds(1)).run()",
            "'timeout' is unavailable: name the scheduler and the error: timeout(after: .seconds(1), on: "
                + "QueueScheduler.main, orFail: error)"
        ),
        ("a.delay(.seconds(1), scheduler: queue).run()", "'delay(_:scheduler:)' has been renamed to 'delay(_:on:)'"),
        (
            "a.debounce(.seconds(1), scheduler: queue).run()",
            "'debounce(_:scheduler:)' has been renamed to 'debounce(_:on:)'"
        ),
        (
            "a.throttle(.seconds(1), latest: true, scheduler: queue).run()",
            "'throttle(_:latest:scheduler:)' is unavailable: RxSwift's throttle is throttle(_:on:latest:): the "
                + "scheduler first"
        ),
        ("f.tryCatch { _ in a }.run()", "'tryCatch' has been renamed to 'catch(_:)'"),
        ("f.catchError { _ in Signals.just(1) }.run()", "'catchError' has been renamed to 'catch(_:)'"),
        ("f.onErrorReturn(1).run()", "'onErrorReturn' has been renamed to 'catchTo(_:)'"),
        (
            "a.multicast(subject: Subject<Int, Never>()).run()",
            "'multicast(subject:)' is unavailable: write connectable(), which has a subject of its own"
        ),
        (
            "a.multicast { Subject<Int, Never>() }.run()",
            "'multicast' is unavailable: write connectable(), which has a subject of its own"
        ),
        ("a.replay(1).run()", "'replay' has been renamed to 'connectable(replay:)'"),
        ("a.shareReplay(1).run()", "'shareReplay' has been renamed to 'share(replay:)'"),
        ("a.refCount().run()", "'refCount()' is unavailable: share() starts with its first observer"),
        (
            "a.do(onNext: { _ in }, onError: { _ in }).run()",
            "'do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)' is "
                + "unavailable: write doing(_:) for the values, doingAtEnd(_:) for the end and doingAtStart(_:) for the start"
        ),
        ("a.do(onCompleted: {}).run()", "'do(onCompleted:)' has been renamed to 'doingAtEnd(_:)'"),
        ("a.do(onSubscribe: {}).run()", "'do(onSubscribe:)' has been renamed to 'doingAtStart(_:)'"),
        (
            "a.doOnError { _ in }.run()",
            "'doOnError' is unavailable: write doingAtEnd(_:), which receives .failed(error) or .completed"
        ),
        ("a.observe(onNext: { print($0) })", "'observe(onNext:)' has been renamed to 'observe(_:)'"),
        ("a.drive(onNext: { print($0) })", "'drive(onNext:)' has been renamed to 'observe(_:)'"),
        ("a.bind(onNext: { print($0) })", "'bind(onNext:)' has been renamed to 'observe(_:)'"),
        ("a.elementAt(1).run()", "'elementAt' has been renamed to 'element(at:)'"),
        ("a.skipLast(1).run()", "'skipLast' has been renamed to 'skip(last:)'"),
        ("a.takeLast(1).run()", "'takeLast' has been renamed to 'take(last:)'"),
        (
            "a.toArray().run()",
            "'toArray()' has been renamed to 'collect()': which sends one array; to await the array, write try await "
                + "signal.collect().firstValue().run()"
        ),
        (
            "a.distinct().run()",
            "'distinct()' is unavailable: removeDuplicates() compares neighbors; no operator remembers all values"
        ),
        ("a.amb(a).run()", "'amb' has been renamed to 'race(with:)'"),
        ("a.concatWith(a).run()", "'concatWith' has been renamed to 'concat(_:)'"),
        ("a.mergeWith(a).run()", "'mergeWith' has been renamed to 'merge(with:)'"),
        ("a.zipWith(a).run()", "'zipWith' has been renamed to 'zip(with:)'"),
        (
            "a.combineLatest(a) { $0 + $1 }.run()",
            "'combineLatest(_:resultSelector:)' is unavailable: combine, then map: a.combineLatest(with: b).map { … }"
        ),
        ("combineLatest(a, a).run()", "'combineLatest' is unavailable: write Signals.combineLatest(a, b)"),
        ("merge(a, a).run()", "'merge' has been replaced by 'Signals.merge(_:_:)'"),
        ("zip(a, a).run()", "'zip' has been replaced by 'Signals.zip(_:_:)'"),
        ("subject.next(1)", "'next' has been renamed to 'send(_:)'"),
        ("property.accept(2)", "'accept' is unavailable: assign: property.value = new"),
        ("property.onNext(2)", "'onNext' is unavailable: assign: property.value = new"),
        ("property.send(2)", "'send' is unavailable: assign: property.value = new"),
        ("_ = PassthroughSubject<Int, Never>()", "'PassthroughSubject' has been renamed to 'Subject'"),
        (
            "_ = CurrentValueSubject<Int, Never>(1)",
            "'CurrentValueSubject' is unavailable: write MutableProperty(value): its type has no Failure"
        ),
        ("_ = BehaviorSubject(value: 1)", "'BehaviorSubject' is unavailable: write MutableProperty(value)"),
        ("_ = BehaviorRelay(value: 1)", "'BehaviorRelay' is unavailable: write MutableProperty(value)"),
        (
            "_ = PublishSubject<Int>()",
            "'PublishSubject' is unavailable: write Subject<Value, Never>(), or the type of its error in place of "
                + "Never"
        ),
        ("_ = PublishRelay<Int>()", "'PublishRelay' is unavailable: write Subject<Value, Never>()"),
        (
            "_ = ReplaySubject<Int>.create(bufferSize: 1)",
            "'ReplaySubject' is unavailable: write Subject<Value, Never>(replay: 1)"
        ),
        (
            "_ = Set<AnyCancellable>()",
            "'AnyCancellable' is unavailable: you need not keep a subscription; a CompositeDisposable ends several "
                + "together"
        ),
        ("_ = DisposeBag()", "'DisposeBag' has been renamed to 'CompositeDisposable'"),
        ("_ = Just(1)", "'Just' has been replaced by 'Signals.just(_:)'"),
        (
            "_ = Observable.just(1)",
            "'Observable' is unavailable: make signals with Signals: Signals.just(1); their type is some "
                + "Signal<Value, Failure>, or AnySignal"
        ),
        (
            "_ = Observable.combineLatest(a, a) { $0 + $1 }",
            "'Observable' is unavailable: make signals with Signals: Signals.just(1); their type is some "
                + "Signal<Value, Failure>, or AnySignal"
        ),
        ("let some: AnyPublisher<Int, Never> = a", "'AnyPublisher' has been renamed to 'AnySignal'"),
        ("_ = LazyTask<Int, Fault>.value(1)", "'value' has been renamed to 'of(_:)'"),
        ("_ = LazyTask<Int, Fault>.error(Fault())", "'error' has been renamed to 'fail(_:)'"),
        (
            "_ = LazyTask.all([work, work])",
            "'all' is unavailable: write tasks.sequence(), or items.traverse { task(of: $0) }"
        ),
        (
            "_ = LazyTask.gather([work, work])",
            "'gather' is unavailable: write tasks.sequence(), or items.traverse { task(of: $0) }"
        ),
        (
            "_ = LazyTask.whenAll([work, work])",
            "'whenAll' is unavailable: write tasks.sequence(), or items.traverse { task(of: $0) }"
        ),
        ("_ = LazyTask.any([work, work])", "'any' has been renamed to 'firstSuccess(of:)'"),
        ("_ = work.recover { _ in LazyTask<Int, Never>.of(0) }", "'recover' has been renamed to 'catch(_:)'"),
        ("_ = work.catchError { _ in LazyTask<Int, Never>.of(0) }", "'catchError' has been renamed to 'catch(_:)'"),
        ("_ = IO<Int, Fault>.just(1)", "'just' has been renamed to 'of(_:)'"),
        ("_ = IO<Int, Fault>.pure(1)", "'pure' has been renamed to 'of(_:)'"),
        ("_ = IO<Int, Fault>.value(1)", "'value' has been renamed to 'of(_:)'"),
        ("_ = IO<Int, Fault>.succeed(1)", "'succeed' has been renamed to 'of(_:)'"),
        ("_ = IO<Int, Fault>.success(1)", "'success' has been renamed to 'of(_:)'"),
        ("_ = IO<Int, Fault>.failure(Fault())", "'failure' has been renamed to 'fail(_:)'"),
        ("_ = IO<Int, Fault>.error(Fault())", "'error' has been renamed to 'fail(_:)'"),
        ("_ = io.flatMapError { _ in IO<Int, Never>.of(0) }", "'flatMapError' has been renamed to 'catch(_:)'"),
        ("_ = io.recover { _ in IO<Int, Never>.of(0) }", "'recover' has been renamed to 'catch(_:)'"),
        ("_ = io.catchError { _ in IO<Int, Never>.of(0) }", "'catchError' has been renamed to 'catch(_:)'"),
        ("_ = Maybe.just(1)", "'just' has been renamed to 'of(_:)'"),
        ("_ = Maybe<Int>.nothing", "'nothing' has been renamed to 'none'"),
        ("_ = Maybe.pure(1)", "'pure' has been renamed to 'of(_:)'"),
        ("_ = Either<Fault, Int>.just(1)", "'just' has been renamed to 'of(_:)'"),
        ("_ = Either<Fault, Int>.pure(1)", "'pure' has been renamed to 'of(_:)'"),
        ("_ = Either<Fault, Int>.success(1)", "'success' has been renamed to 'right(_:)'"),
        ("_ = Either<Fault, Int>.failure(Fault())", "'failure' has been renamed to 'left(_:)'"),
        ("_ = Validated<Int, Fault>.just(1)", "'just' has been renamed to 'of(_:)'"),
        ("_ = Validated<Int, Fault>.pure(1)", "'pure' has been renamed to 'of(_:)'"),
        ("_ = Validated<Int, Fault>.success(1)", "'success' has been renamed to 'valid(_:)'"),
        ("_ = Validated<Int, Fault>.failure(Fault())", "'failure' has been renamed to 'invalid(_:)'"),
        ("store.send(.add)", "'send' has been renamed to 'dispatch(_:)'"),
        (
            "_ = store.scope(\\.self)",
            "'scope' is unavailable: a view observes its part of the state: store.property(\\.part) or, in SwiftUI, "
                + "an ObservableStore"
        ),
        (
            "_ = store.scope(state: \\.self, action: { (action: Action) in action })",
            "'scope(state:action:)' is unavailable: a view observes its part of the state, store.property(\\.part), "
                + "and dispatches the store's actions"
        ),
        ("_ = Effect<Action>.just(.add)", "'just' is unavailable: write .send(action)"),
        (
            "_ = Effect<Action>.run { send in await send(.add) }",
            "'run(priority:operation:)' is unavailable: write .task(LazyTask { … }) { .loaded($0) } for one action, "
                + ".signal(…) for several; if it throws, .task(work) { .loaded($0) } catch: { .failed($0) }; a pause is "
                + "work.delay(.seconds(1))"
        ),
        (
            "_ = Effect<Action>.task { .add }",
            "'task(priority:operation:)' is unavailable: make it a LazyTask: .task(LazyTask { … }) { .loaded($0) }"
        ),
        (
            "_ = Effect<Action>.fireAndForget { print(\"x\") }",
            "'fireAndForget(priority:_:)' is unavailable: make it an IO: .fireAndForget(IO { … })"
        ),
        (
            "_ = Effect<Action>.concatenate(.none, .none)",
            "'concatenate' is unavailable: effects run at the same time; to run them one after another, make one "
                + "task: .task(first.then(second))"
        ),
        (
            "_ = Effect<Action>.none.cancellable(id: 1)",
            "'cancellable(id:cancelInFlight:)' is unavailable: name the effect where it is made: .task(work, named: "
                + "\"search\"); another with this name replaces it"
        ),
        (
            "_ = Effect<Action>.cancel(id: \"search\")",
            "'cancel(id:)' is unavailable: effects are cancelled by name: .cancel(\"search\")"
        ),
        (
            "_ = Reducer<Int, Action> { state, action in state += 1; return .none }",
            "'init(_:)' has been renamed to 'withEffects(_:)'"
        ),
        ("_ = Reduce { (state: inout Int, action: Action) in state += 1 }", "'Reduce' has been renamed to 'Reducer'"),
        (
            "_ = chain({ (x: Int) -> Int? in x }, { (x: Int) -> Int? in x })",
            "'chain' is unavailable: write Maybe.pipe(f, g) of CurrycombContainers"
        ),
        (
            "_ = chain({ (x: Int) throws -> Int in x }, { (x: Int) throws -> Int in x })",
            "'chain' has been renamed to 'pipe(_:_:)'"
        ),
        ("_ = prop(\\Label.text)", "'prop' is unavailable: write over(path, f), which takes the function as well"),
        ("_ = try JSON.parse(\"{}\")", "'parse' has been replaced by 'init(parsing:)'"),
        (
            "_ = Validator.object(Pair.init) { required(\"a\", \\.a, .int); field(\"b\", \\.b, .int) }",
            "'required' has been renamed to 'field(_:_:_:)'"
        ),
        // Mistakes in calls of the toolkit's own functions, with the compiler's ordinary errors.
        ("_ = a.delay(for: .seconds(1), on: queue)", "extraneous argument label 'for:' in call"),
        ("_ = a.debounce(for: .seconds(1), on: queue)", "extraneous argument label 'for:' in call"),
        ("_ = a.throttle(for: .seconds(1), on: queue)", "extraneous argument label 'for:' in call"),
        (
            "_ = Store(0, Reducer<Label, Action> { _, _ in })",
            "cannot convert value of type 'Int' to expected argument type 'Label'"
        ),
        (
            "_ = Store(0) { (count: inout Int, action: Action) in count.x += 1 }",
            "value of type 'Int' has no member 'x'"
        ),
        // The first object lacks a field, and the second has two fields in the wrong order.
        (
            "_ = Validator.object(Pair.init) { field(\"a\", \\.a, .int) }",
            fields
        ),
        (
            "_ = Validator.object(Named.init) { field(\"b\", \\.b, .string); field(\"a\", \\.a, .int) }",
            fields
        ),
    ]

    private static let fields =
        "'object(_:fields:rules:)' is unavailable: the fields do not fit the function, which takes one for each "
        + "parameter, in that order and of those types"

    /// Lines that compile, each with its only warning, or with an empty string if there must be no warning.
    private static let warned = [
        (
            "a.retry(2).run()", "'retry' is deprecated: this signal cannot fail, so it would never run again"
        ),
        (
            "a.retry(2, backoff: .constant(.seconds(1)), on: queue).run()",
            "'retry(_:backoff:on:)' is deprecated: this signal cannot fail, so it would never run again"
        ),
        (
            "a.catch { _ in Signals.just(1) }.run()",
            "'catch' is deprecated: this signal cannot fail, so the closure would never run"
        ),
        ("a.catchTo(1).run()", "'catchTo' is deprecated: this signal cannot fail, so the value would never be sent"),
        (
            "a.mapError { _ in Fault() }.run()",
            "'mapError' is deprecated: this signal cannot fail; canFail(with: MyError.self) changes only its type"
        ),
        (
            #"let jsonField = FormField("", validator: .string.email())"#,
            "'init(_:validator:)' is deprecated: begin the validator with .text, not .string; with .identity(Int.self), not .int"
        ),
        (
            "_ = zip(work, LazyTask<Int, Never>.of(1))",
            "'zip' is deprecated: this is an optional tuple of tasks; the tasks need one failure type: failing(as:) "
                + "for a task that cannot fail, mapError for another error"
        ),
        (
            "_ = zip(io, IO<Int, Never>.of(1))",
            "'zip' is deprecated: this is an optional tuple of effects; the effects need one failure type: "
                + "failing(as:) for an effect that cannot fail, mapError for another error"
        ),
        (
            "_ = zip(property, property).map { $0.value + $1.value }",
            "'zip' is deprecated: this is an optional tuple of properties; write Property.combine(a, b)"
        ),
        (
            "_ = valid.filterOrElse({ $0 > 0 }, Fault())",
            "'filterOrElse' is deprecated: renamed to 'filterOrElse(_:orFailure:)'"
        ),
        (
            "_ = valid.toEither().filterOrElse({ $0 > 0 }, NonEmpty(Fault()))",
            "'filterOrElse' is deprecated: renamed to 'filterOrElse(_:orLeft:)'"
        ),
        (
            "_ = Result<Int, Fault>.success(1).filterOrElse({ $0 > 0 }, Fault())",
            "'filterOrElse' is deprecated: renamed to 'filterOrElse(_:orFailure:)'"
        ),
        (
            "_ = Store(0) { (count: inout Int, number: Int) in Reducer<Int, Int>.identity(&count, number) }",
            "result of call to 'callAsFunction' is unused"
        ),
        // These lines must compile without a warning.
        ("_ = Store(0) { (count: inout Int, number: Int) in return Reducer<Int, Int>.identity(&count, number) }", ""),
        ("_ = zip(work, work)", ""),
        ("_ = zip([1], [2])", ""),
        ("f.retry(2).catchTo(0).run()", ""),
    ]

    private static let guessing = """
        import Currycomb
        import CurrycombCompositionOperators
        import CurrycombMarbles
        import CurrycombDifferences
        import CurrycombTestKit
        import Foundation
        @MainActor enum Guesses {
            struct Fault: Error {}
            final class Label: NSObject, @unchecked Sendable { var text = "", number = 0 }
            struct Nick { var nick: String? }
            struct Child: Equatable, Sendable { var count = 0 }
            enum ChildAction: Sendable, Equatable { case tap }
            struct State: Equatable, Sendable { var count = 0, text = "", child = Child(), sheet: Child?, isOn = false }
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
            struct Other: Error {}
            static let task = LazyTask<Int, Fault>.of(1)
            static let steady = LazyTask<Int, Never>.of(1)
            static let effect = IO<Int, Fault>.of(1)
            static let steadyEffect = IO<Int, Never>.of(1)
            static let maybe: Int? = 1
            static let either = Either<String, Int>.right(1)
            static let result = Result<Int, Fault>.success(1)
            static let validated = Validated<Int, String>.valid(1)
        """

    /// Returns the guesses in `GuessedNames.txt`, each with the names that its errors must mention, or with `compiles`
    /// if there must be no errors.
    private static func guesses() throws -> [(line: String, names: [String])] {
        var guesses: [(line: String, names: [String])] = []
        let file = Places.root.appendingPathComponent("Tests/GuessedNames.txt")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix(" ") {
                guesses[guesses.count - 1].names.append(line.trimmingCharacters(in: .whitespaces))
            } else {
                guesses.append((String(line), []))
            }
        }
        return guesses
    }

    /// Type-checks a file with this text. `said` contains the compiler's messages, by their kind and their line.
    private static func check(_ text: String) throws -> (compiles: Bool, said: [String: [Int: [String]]]) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let (status, output) = try Program.run(
            "/usr/bin/env",
            [
                "swiftc", "-typecheck", "-swift-version", "6", file, "-I",
                Places.products.appendingPathComponent("Modules").path,
            ])
        var said = ["error": [Int: [String]](), "warning": [:]]
        for line in output.split(separator: "\n") where line.hasPrefix(file) {
            let parts = line.dropFirst(file.count + 1).split(separator: ":", maxSplits: 3)
            guard parts.count == 4, let number = Int(parts[0]) else { continue }
            said[String(parts[2].dropFirst())]?[number, default: []].append(
                parts[3].trimmingCharacters(in: .whitespaces))
        }
        return (status == 0, said)
    }

    @Test func aMistakeInAClosureIsReportedAtItsLine() throws {
        let file = Places.root.appendingPathComponent("Tests/MistakesInClosures.txt")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
        let declarations = parts[0].split(separator: "\n").filter { !$0.hasPrefix("#") }
        let calls = parts[1].split(separator: "\n")
        let text = ["import Currycomb"] + declarations + calls.map { "_ = \($0)" }
        let (compiles, said) = try Self.check(text.joined(separator: "\n"))
        #expect(!compiles)
        for (index, call) in calls.enumerated() {
            let errors = said["error"]?[declarations.count + index + 2] ?? []
            #expect(errors.first?.hasSuffix("has no member 'cont'") == true, "\(call): \(errors)")
        }
    }

    @Test func otherLibrariesNamesGiveHelpfulErrors() throws {
        let before = Self.setting.split(separator: "\n").count
        let guesses = try Self.guesses()
        let functions = guesses.enumerated().map { "static func guess\($0)() async throws { \($1.line) }" }
        let text = [Self.setting] + (Self.lines + Self.warned).map(\.0) + [Self.guessing] + functions + ["}"]
        let (compiles, said) = try Self.check(text.joined(separator: "\n"))
        #expect(!compiles)
        for (index, (line, error)) in Self.lines.enumerated() {
            #expect(said["error"]?[before + index + 1] == [error], "\(line)")
        }
        let behind = before + Self.lines.count + Self.warned.count + Self.guessing.split(separator: "\n").count
        for (index, guess) in guesses.enumerated() {
            let errors = said["error"]?[behind + index + 1] ?? []
            if guess.names == ["compiles"] {
                #expect(errors.isEmpty, "\(guess.line): \(errors)")
                continue
            }
            #expect(!errors.isEmpty, "\(guess.line)")
            #expect(
                errors.allSatisfy { $0.contains(#/has been (renamed|replaced)|is unavailable: /#) },
                "\(guess): \(errors)")
            for name in guess.names { #expect(errors.contains { $0.contains(name) }, "\(guess.line): \(errors)") }
        }
        let wrong = guesses.count { $0.names != ["compiles"] }
        #expect(said["error"]?.count == Self.lines.count + wrong)
        for (index, (line, warning)) in Self.warned.enumerated() {
            let words = said["warning"]?[before + Self.lines.count + index + 1]?.map {
                // Removes the name of the warning's diagnostic group from the end.
                $0.replacing(#/ \[#[\w-]+\]$/#, with: "")
            }
            #expect((words ?? []) == (warning.isEmpty ? [] : [warning]), "\(line)")
        }
    }
}
