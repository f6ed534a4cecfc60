import Foundation
import TestSupport
import Testing

/// What the compiler says where somebody writes what other libraries have.
struct HelpfulErrors {
    private static let setting = """
        import CurrycombContainers
        import CurrycombEffects
        import CurrycombSignals
        import CurrycombStores
        struct Fault: Error {}
        final class Label { var text = 0 }
        let a: AnySignal<Int, Never> = Signals.just(1).eraseToAnySignal()
        let f: AnySignal<Int, Fault> = Signals.just(1).eraseToAnySignal()
        let queue = QueueScheduler.main
        let label = Label()
        let work = LazyTask<Int, Fault>.fail(Fault())
        let subject = Subject<Int, Fault>()
        let subscription = a.observe { _ in }
        var bag: Set<Int> = []
        let valid = Validated<Int, Fault>.valid(1)
        """

    /// A line, and what the compiler is to say of it, and nothing else.
    private static let lines = [
        ("a.sink { print($0) }", "'sink(receiveValue:)' has been renamed to 'observe(_:)'"),
        (
            "a.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })",
            "'sink(receiveCompletion:receiveValue:)' is unavailable: Combine's sink is observe(_:ended:): "
                + "the values first, then the end"
        ),
        (
            "a.subscribe(onNext: { print($0) })",
            "'subscribe(onNext:onError:onCompleted:onDisposed:)' is unavailable: Rx's subscribe is observe(_:ended:): "
                + "the values first, then the end"
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
            "'delay' is unavailable: say on which scheduler: delay(.seconds(1), on: QueueScheduler.main)"
        ),
        (
            "a.debounce(.seconds(1)).run()",
            "'debounce' is unavailable: say on which scheduler: debounce(.seconds(1), on: QueueScheduler.main)"
        ),
        ("subscription.cancel()", "'cancel()' has been renamed to 'dispose()'"),
        (
            "subscription.store(in: &bag)",
            "'store(in:)' is unavailable: a subscription runs without being kept; to end several together, "
                + "bag.add(subscription) to a CompositeDisposable"
        ),
        (
            "subscription.disposed(by: bag)",
            "'disposed(by:)' is unavailable: a subscription runs without being kept; to end several together, "
                + "bag.add(subscription) to a CompositeDisposable"
        ),
        ("subject.onNext(1)", "'onNext' has been renamed to 'send(_:)'"),
        ("subject.accept(1)", "'accept' has been renamed to 'send(_:)'"),
        ("subject.onCompleted()", "'onCompleted()' has been renamed to 'complete()'"),
        ("subject.sendCompleted()", "'sendCompleted()' has been renamed to 'complete()'"),
        ("subject.onError(Fault())", "'onError' has been renamed to 'fail(_:)'"),
        (
            "subject.send(completion: .finished)",
            "'send(completion:)' is unavailable: write complete(), or fail(error)"
        ),
        ("a.withLatestFrom(a).run()", "'withLatestFrom' has been renamed to 'withLatest(from:)'"),
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
        ("_ = work.delay(.seconds(1))", "'delay' has been renamed to 'delayed(by:)'"),
        ("_ = work.timeout(.seconds(1))", "'timeout' has been renamed to 'timeout(after:)'"),
        (
            "_ = Effect<Int>.task(work)",
            "'task(_:named:)' is unavailable: this task may fail: say what its error becomes: "
                + ".task(work) { $0 } catch: { .failed($0) }"
        ),
        (
            "_ = Effect<String>.task(work) { \"\\($0)\" }",
            "'task(_:named:_:)' is unavailable: this task may fail: say what its error becomes: "
                + ".task(work) { .loaded($0) } catch: { .failed($0) }"
        ),
        (
            "_ = valid.flatMap { _ in valid }",
            "'flatMap' is unavailable: Validated has no flatMap: a step that needs the value before it cannot run after a "
                + "failure, so failures would be lost. Use zip for independent parts, andThen to stop at the first failure "
                + "on purpose."
        ),
    ]

    @Test func namesOfOtherLibrariesLeadToOurs() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let before = Self.setting.split(separator: "\n").count
        try ([Self.setting] + Self.lines.map(\.0)).joined(separator: "\n")
            .write(toFile: file, atomically: true, encoding: .utf8)
        let (status, output) = try Compiler.run(
            "/usr/bin/env",
            [
                "swiftc", "-typecheck", "-swift-version", "6", file, "-I",
                Places.products.appendingPathComponent("Modules").path,
            ])
        #expect(status != 0)
        var said: [Int: [String]] = [:]
        for line in output.split(separator: "\n") where line.hasPrefix(file) {
            let parts = line.dropFirst(file.count + 1).split(separator: ":", maxSplits: 3)
            guard parts.count == 4, let number = Int(parts[0]), parts[2] == " error" else { continue }
            said[number, default: []].append(parts[3].trimmingCharacters(in: .whitespaces))
        }
        for (index, (line, error)) in Self.lines.enumerated() {
            #expect(said[before + index + 1] == [error], "\(line)")
        }
        #expect(said.count == Self.lines.count, "\(output)")
    }
}
