import CurrycombSignals
import Synchronization

/// The connection from a handler to a signal's observer. Only the handler retains the relay, so when the handler is
/// released, the relay is released, too, and ends the signal.
final class Relay<Value: Sendable, Failure: Error>: Sendable {
    let sink: Sink<Value, Failure>
    private let gone: @Sendable (Sink<Value, Failure>) -> Void
    private let hasBegun = Synchronization.Atomic<Bool>(false)

    init(_ sink: Sink<Value, Failure>, gone: @escaping @Sendable (Sink<Value, Failure>) -> Void = { $0.complete() }) {
        self.sink = sink
        self.gone = gone
    }

    deinit { gone(sink) }

    /// Returns true only in the first call.
    func begin() -> Bool { !hasBegun.exchange(true, ordering: .relaxed) }
}

extension Signals {
    /// Makes a signal from a function that adds a handler and a function that removes it. Use this signal for callbacks
    /// that are called any number of times.
    ///
    /// ```swift
    /// let readings = Signals.handlers { handler in
    ///     sensor.addListener(handler)
    /// } remove: { (listener: Sensor.ListenerID) in
    ///     sensor.removeListener(listener)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - add: the function that adds the handler and returns a token for it. The handler may be called from any
    ///     thread.
    ///   - remove: the function that removes the handler with that token.
    /// - Returns: a cold signal. Each observer has its own handler, which is removed at disposal. The signal completes
    ///   if the handler is released before disposal, for example together with the object that retains the handler.
    public static func handlers<Value: Sendable, Handle: Sendable>(
        add: @escaping @Sendable (_ handler: @escaping @Sendable (Value) -> Void) -> Handle,
        remove: @escaping @Sendable (Handle) -> Void
    ) -> some Signal<Value, Never> {
        create { (sink: Sink<Value, Never>) in
            if sink.subscription.isDisposed { return }
            let relay = Relay(sink)
            let handle = add { relay.sink.send($0) }
            sink.onDispose { remove(handle) }
        }
    }

    /// Makes a signal from an object's handlers, without retaining the object.
    ///
    /// ```swift
    /// let readings = Signals.handlers(of: sensor) { sensor, handler in
    ///     sensor.addListener(handler)
    /// } remove: { sensor, listener in
    ///     sensor.removeListener(listener)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - source: the object to which the handlers are added.
    ///   - add: the function that adds the handler and returns a token that does not retain the handler, such as a
    ///     number. The handler may be called from any thread.
    ///   - remove: the function that removes the handler with that token.
    /// - Returns: a cold signal. Each observer has its own handler, which is removed at disposal. The signal completes
    ///   when the object is released, if the object retains its handlers.
    public static func handlers<Source: AnyObject & Sendable, Value: Sendable, Handle: Sendable>(
        of source: Source,
        add: @escaping @Sendable (Source, _ handler: @escaping @Sendable (Value) -> Void) -> Handle,
        remove: @escaping @Sendable (Source, Handle) -> Void
    ) -> some Signal<Value, Never> {
        handlers { [weak source] handler in
            source.map { add($0, handler) }
        } remove: { [weak source] (handle: Handle?) in
            if let source, let handle { remove(source, handle) }
        }
    }

    /// Makes a signal from the handlers of a main-actor object, such as a control, without retaining the object.
    ///
    /// The signal may be observed on any thread: the handler is added and removed on the main actor, immediately if the
    /// caller is already on the main actor.
    ///
    /// ```swift
    /// let taps = Signals.handlers(on: button) { button, handler in
    ///     button.addTapHandler { handler(()) }
    /// } remove: { button, number in
    ///     button.removeTapHandler(number)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - source: the object to which the handlers are added.
    ///   - add: the function that adds the handler and returns a token that does not retain the handler, such as a
    ///     number.
    ///   - remove: the function that removes the handler with that token.
    /// - Returns: a cold signal. Each observer has its own handler, which is removed at disposal; handlers do not
    ///   replace one another. The signal completes when the object is released, if the object retains its handlers.
    @MainActor
    public static func handlers<Source: AnyObject, Value: Sendable, Handle>(
        on source: Source,
        add: @escaping @MainActor (Source, _ handler: @escaping @MainActor (Value) -> Void) -> Handle,
        remove: @escaping @MainActor (Source, Handle) -> Void
    ) -> some Signal<Value, Never> {
        let source = WeakOnMain(source)
        return create { (sink: Sink<Value, Never>) in
            MainActor.perform {
                if sink.subscription.isDisposed { return }
                guard let object = source.object else { return sink.complete() }
                let relay = Relay(sink)
                let handle = OnMain(add(object) { _ = relay.sink.send($0) })
                sink.onDispose {
                    MainActor.perform { if let object = source.object { remove(object, handle.content) } }
                }
            }
        }
    }
}
