import CurrycombSignals
import Synchronization

extension Store {
    /// Replays a recording: the store receives the recording's initial state immediately, and each event at its time.
    /// Effects are not run again, because their actions were recorded. Actions do not pass through the middleware
    /// again.
    ///
    /// ```swift
    /// store.replay(session, on: .main, speed: 4)      // four times as fast
    /// let time = VirtualScheduler()                   // in a test:
    /// store.replay(session, on: time)
    /// time.advance(by: .seconds(10))                  // the state ten seconds into the session
    /// ```
    ///
    /// - Parameters:
    ///   - recording: the recording to replay.
    ///   - scheduler: the scheduler that measures the time.
    ///   - speed: the speed, as a multiple of the original speed; more than zero. `.infinity` replays without waiting.
    /// - Returns: the subscription. Disposing of the subscription stops the replay; the store keeps its state.
    @discardableResult
    public func replay(
        _ recording: Recording<State, Action>, on scheduler: any Scheduler, speed: Double = 1
    ) -> Subscription {
        precondition(speed > 0, "Store.replay: the speed must be more than zero")
        let subscription = Subscription()
        let player = Player(recording.entries, scheduler, speed, subscription) { [weak engine] event in
            guard let engine else { return false }
            switch event {
            case .action(let action): engine.send(.replayed(action))
            case .state(let state): engine.send(.perform { $0.replace(with: state) })
            }
            return true
        }
        subscription.onDispose { player.cancelTimer() }
        replace(with: recording.initial)
        player.play(from: 0)
        return subscription
    }
}

private final class Player<State: Sendable, Action: Sendable>: Sendable {
    typealias Entry = Recording<State, Action>.Entry

    private let entries: [Entry]
    private let scheduler: any Scheduler
    private let speed: Double
    private let start: Duration
    private let subscription: Subscription
    /// A function that sends an event to the store, or returns false if the store's engine has been released.
    private let send: @Sendable (Recording<State, Action>.Event) -> Bool
    private let timer = Mutex<(index: Int, teardown: Teardown)?>(nil)

    init(
        _ entries: [Entry], _ scheduler: any Scheduler, _ speed: Double, _ subscription: Subscription,
        _ send: @escaping @Sendable (Recording<State, Action>.Event) -> Bool
    ) {
        self.entries = entries
        self.scheduler = scheduler
        self.speed = speed
        self.subscription = subscription
        self.send = send
        start = scheduler.now
    }

    func play(from index: Int) {
        var index = index
        while index < entries.count, !subscription.isDisposed {
            // Each wait is computed from the start of the replay, so small delays do not accumulate.
            let wait = start + divided(entries[index].time) - scheduler.now
            let next = index
            if wait > .zero, !(scheduler is ImmediateScheduler) {
                let teardown = scheduler.schedule(after: wait) { [self] in
                    if subscription.isDisposed { return }
                    if send(entries[next].event) { play(from: next + 1) } else { subscription.dispose() }
                }
                keep(teardown, next)
                return
            }
            guard send(entries[index].event) else { break }
            index += 1
        }
        subscription.dispose()
    }

    /// Returns a time divided by the speed. A negative time counts as zero, and the result is limited to about thirty
    /// thousand years, because a `Duration` traps if it overflows.
    private func divided(_ time: Duration) -> Duration {
        let time = max(.zero, time)
        return time / .seconds(1) / speed < 1e12 ? time / speed : .seconds(1e12)
    }

    /// Stores the teardown of an entry's timer, unless that timer has already fired and a later timer's teardown is
    /// stored.
    private func keep(_ teardown: Teardown, _ index: Int) {
        timer.withLock { timer in
            if timer.map({ $0.index < index }) ?? true { timer = (index, teardown) }
        }
        if subscription.isDisposed { cancelTimer() }
    }

    func cancelTimer() {
        let teardown = timer.withLock { timer in
            defer { timer = nil }
            return timer?.teardown
        }
        teardown?()
    }
}
