import CurrycombSignals
import Testing

@Suite("Disposables")
struct DisposableTests {
    @Test("a subscription performs each action once, in any order of calls")
    func subscription() {
        let log = Log<String>()
        let subscription = Subscription()
        for name in ["a", "b", "c"] { subscription.onDispose { log.add(name) } }
        #expect(!subscription.isDisposed)
        subscription.dispose()
        subscription.dispose()
        #expect(subscription.isDisposed)
        subscription.onDispose { log.add("late") }
        #expect(log.all.sorted() == ["a", "b", "c", "late"])
    }

    @Test("a bag disposes of its content, and does not grow with ended subscriptions")
    func composite() {
        let subject = Subject<Int, Never>()
        let over = Subject<Int, Never>()
        let bag = CompositeDisposable([subject.observe { _ in }])
        over.observe { _ in }.add(to: bag)
        let key = bag.add {}
        #expect(bag.count == 3)
        over.complete()
        bag.remove(key)
        #expect(bag.count == 1)
        let record = subject.record()
        bag.add(record.subscription)
        bag.dispose()
        bag.dispose()
        #expect(record.words == "!")
        #expect(bag.count == 0)
        let late = subject.record()
        bag.add(late.subscription)
        #expect(late.words == "!")
    }

    @Test("a scoped subscription ends with its owner")
    func scoped() {
        let subject = Subject<Int, Never>()
        let record = subject.record()
        var scope: ScopedDisposable? = record.subscription.scoped()
        subject.send(1)
        #expect(scope?.isDisposed == false)
        scope = nil
        subject.send(2)
        #expect(record.words == "1 !")
    }

    @Test("the count of live subscriptions returns to its start")
    func live() async {
        await #expect(processExitsWith: .success) {
            let before = LiveSubscriptions.current
            let subject = Subject<Int, Never>()
            let kept = subject.map { $0 }.observe { _ in }
            precondition(LiveSubscriptions.current == before + 1)
            Signals.from(0..<100).flatMap { Signals.of($0, $0) }.take(50).observe { _ in }
            Signals.merge(subject, subject).zip(with: subject).flatMap(.latest) { _ in subject }.observe { _ in }
                .dispose()
            subject.share().take(1).observe { _ in }
            subject.send(1)
            precondition(LiveSubscriptions.current == before + 1)
            kept.dispose()
            precondition(LiveSubscriptions.current == before)
        }
    }

    @Test("a teardown that is added while another thread disposes of the subscription is called once")
    func addingDuringDisposal() async {
        for _ in 0..<2_000 {
            let (calls, subscription) = (Counter(), Subscription())
            await onThreads(2) { thread in
                if thread == 0 { return subscription.dispose() }
                for _ in 0..<8 { subscription.onDispose { calls.add() } }
            }
            #expect(calls.value == 8)
        }
    }

    @Test("a long list of teardowns is released without a deep stack", arguments: [true, false])
    func longList(isDisposed: Bool) async {
        let calls = Counter()
        await onThread(stack: 1 << 19) {
            let subscription = Subscription()
            for _ in 0..<100_000 { subscription.onDispose { calls.add() } }
            if isDisposed { subscription.dispose() }
        }
        #expect(calls.value == (isDisposed ? 100_000 : 0))
    }
}
