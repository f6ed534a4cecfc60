import CurrycombSignals
import Observation

/// A policy that decides which states of a model ``CurrycombSignals/Signals/observing(_:policy:_:)`` sends.
///
/// ```swift
/// Signals.observing(person, policy: .onceATurn) { "\($0.firstName) \($0.lastName)" }
/// ```
public enum ObservationPolicy: Sendable, Equatable {
    /// One state for each change that is made on the main actor, in order. If a change makes the closure read other
    /// properties, the signal follows these from the next turn of the main actor on.
    case everyChange
    /// The state after all changes in a turn of the main actor. If two related properties change in one turn, no
    /// observer receives a state in which only one of them has changed. The exception is an observer that is added
    /// between the two changes.
    case onceATurn
}

extension Signals {
    /// Returns a signal of a value that is read from an `@Observable` model: first the current value, then the value
    /// after each change. This function replaces key-value observing.
    ///
    /// ```swift
    /// @MainActor @Observable final class Player { var name = ""; var score = 0 }
    ///
    /// Signals.observing(player) { $0.score }.observe { print($0) }
    /// ```
    ///
    /// With the policy ``ObservationPolicy/everyChange``, no change that is made on the main actor is missed, even in
    /// quick succession, as long as the closure reads the same properties. If a change makes the closure read other
    /// properties, the signal follows these from the next turn of the main actor on. Until then, their changes are not
    /// sent one by one, and a value may be sent again. With either policy, the latest value is sent. After a change,
    /// values are sent on the main actor in a later turn, so an observer may change the model. If the model is released
    /// before that turn, its last value is lost. If the signal is observed on the main actor, the current value is sent
    /// immediately.
    ///
    /// - Parameters:
    ///   - model: the model, which is read on the main actor and is not retained. If the closure reads one of its
    ///     observable properties, the signal completes when the model is released.
    ///   - policy: the choice between every change and the final value of each turn.
    ///   - read: the closure that reads the model. The signal follows each observable property that the closure reads,
    ///     of this or another model.
    /// - Returns: a cold signal.
    @MainActor
    public static func observing<Model: AnyObject & Observable, Value: Sendable>(
        _ model: Model, policy: ObservationPolicy = .everyChange, _ read: @escaping @MainActor (Model) -> Value
    ) -> some Signal<Value, Never> {
        watching(model, policy, read)
    }

    // `Model` is not constrained to `Observable` here, because a closure that is sent to the main actor may not capture
    // a conformance.
    @MainActor
    private static func watching<Model: AnyObject, Value: Sendable>(
        _ model: Model, _ policy: ObservationPolicy, _ read: @escaping @MainActor (Model) -> Value
    ) -> some Signal<Value, Never> {
        let model = WeakOnMain(model)
        return create { (sink: Sink<Value, Never>) in
            MainActor.perform {
                if sink.subscription.isDisposed { return }
                let watch = Watch(model, policy, read, sink)
                sink.onDispose { _ = watch }
                watch.begin()
            }
        }
    }
}

/// Watches a model for one observer.
///
/// Observation notifies a registration only once, *before* a change. So at each notification, the watch reads the
/// model, which is still in the state after the previous change, and registers again before the new change is made. The
/// watch also reads the model in a later turn, when the model is in the state after the last change so far.
@MainActor
private final class Watch<Model: AnyObject, Value: Sendable> {
    private let model: WeakOnMain<Model>
    private let policy: ObservationPolicy
    private let read: @MainActor (Model) -> Value
    private let sink: Sink<Value, Never>
    /// Earlier states that have not been sent yet.
    private var past: [Value] = []
    /// True if a change has not been sent yet. In that case, `settle` is scheduled.
    private var isStale = false
    /// The number of the latest registration. A notification of an earlier registration is ignored.
    private var generation = 0

    init(
        _ model: WeakOnMain<Model>, _ policy: ObservationPolicy, _ read: @escaping @MainActor (Model) -> Value,
        _ sink: Sink<Value, Never>
    ) {
        self.model = model
        self.policy = policy
        self.read = read
        self.sink = sink
    }

    func begin() {
        if let value = look() { sink.send(value) } else { sink.complete() }
    }

    private func look() -> Value? {
        guard let object = model.object else { return nil }
        generation += 1
        let generation = generation
        // The registration cannot be cancelled, so it does not retain the watch.
        let registration = ChangeRegistration(
            changes: { [weak self] in self?.willChange(generation) }, gone: { [weak self] in self?.checkModel() })
        return withObservationTracking {
            read(object)
        } onChange: {
            registration.notify()
        }
    }

    private func willChange(_ generation: Int) {
        if generation != self.generation || sink.subscription.isDisposed { return }
        let before = look()
        if isStale {
            if policy == .everyChange, let before { past.append(before) }
        } else {
            isStale = true
            QueueScheduler.main.schedule { MainActor.assumeIsolated { self.settle() } }
        }
    }

    private func settle() {
        isStale = false
        // The model is retained until all values have been sent, because its release completes the signal.
        let object = model.object
        // This read registers again: after the change, the closure may read other properties than before.
        let values = past + (look().map { [$0] } ?? [])
        past = []
        for value in values where !sink.subscription.isDisposed { sink.send(value) }
        withExtendedLifetime(object) {}
        checkModel()
    }

    /// Completes the signal if the model has been released. If `settle` is scheduled, `settle` does this after sending
    /// the values.
    private func checkModel() {
        if model.object == nil, !isStale { sink.complete() }
    }
}

/// A watch's registration, which the model retains. The registration calls `changes` before a change, and `gone` when
/// it is released.
private final class ChangeRegistration: Sendable {
    private let changes: @MainActor () -> Void
    private let gone: @MainActor () -> Void

    init(changes: @escaping @MainActor () -> Void, gone: @escaping @MainActor () -> Void) {
        self.changes = changes
        self.gone = gone
    }

    func notify() { MainActor.perform(changes) }

    deinit { MainActor.perform(gone) }
}
