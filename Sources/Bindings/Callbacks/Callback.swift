import CurrycombSignals

struct Callback<Value: Sendable, Failure: Error, Handle: Sendable>: Signal {
    let begin: @Sendable (@escaping @Sendable (Result<Value, Failure>) -> Void) -> Handle
    let cancel: @Sendable (Handle) -> Void

    func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        Signals.create { (sink: Sink<Value, Failure>) in
            if sink.subscription.isDisposed { return }
            // If the closure that is passed to `begin` is released without having been called, no result can arrive any
            // more. In that case, the signal is interrupted.
            let relay = Relay(sink) { sink in if !sink.subscription.isDisposed { subscription.dispose() } }
            let handle = begin { result in
                guard relay.begin() else { return }
                switch result {
                case .success(let value):
                    if relay.sink.send(value) == .more { relay.sink.complete() }
                case .failure(let error): relay.sink.fail(error)
                }
            }
            sink.onDispose { cancel(handle) }
        }.subscribe(observer, in: subscription)
    }
}

extension Signals {
    /// Makes a signal from a function that calls back once, with a result.
    ///
    /// ```swift
    /// let profile = Signals.callback { done in server.loadProfile { done($0) } }
    /// ```
    ///
    /// For a closure that is called any number of times, see ``handlers(add:remove:)``. To make a lazy task instead of
    /// a signal, see `LazyTask.callback`.
    ///
    /// - Parameter begin: the function that begins the work. This function is called once for each observer and passes
    ///   the result to `done`, from any thread, before or after it returns. Only the first call of `done` counts.
    /// - Returns: a cold signal, which sends the value and completes, or fails. After disposal, the work continues, but
    ///   its result is ignored. If `done` is released without having been called, the signal is interrupted.
    public static func callback<Value: Sendable, Failure: Error>(
        _ begin: @escaping @Sendable (_ done: @escaping @Sendable (Result<Value, Failure>) -> Void) -> Void
    ) -> some Signal<Value, Failure> {
        Callback(begin: begin, cancel: { _ in })
    }

    /// Makes a signal from a function that calls back once, with a result. The function's work can be stopped.
    ///
    /// ```swift
    /// let profile = Signals.callback { done in
    ///     server.loadProfile { done($0) }
    /// } cancel: { request in
    ///     request.stop()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - begin: the function that begins the work and returns a handle for the work. This function is called once for
    ///     each observer and passes the result to `done`, from any thread, before or after it returns. Only the first
    ///     call of `done` counts.
    ///   - cancel: the function that stops the work. It is called once, at disposal or after `done` has been called.
    /// - Returns: a cold signal, which sends the value and completes, or fails. If `done` is released without having
    ///   been called, the signal is interrupted.
    public static func callback<Value: Sendable, Failure: Error, Handle: Sendable>(
        _ begin: @escaping @Sendable (_ done: @escaping @Sendable (Result<Value, Failure>) -> Void) -> Handle,
        cancel: @escaping @Sendable (Handle) -> Void
    ) -> some Signal<Value, Failure> {
        Callback(begin: begin, cancel: cancel)
    }
}
