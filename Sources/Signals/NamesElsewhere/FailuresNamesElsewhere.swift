// Names that other libraries use for failures and side effects: see ObservingNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG && canImport(Dispatch) && !hasFeature(Embedded)
import Dispatch

// MARK: - Failures

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "catchTo(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func replaceError(with value: Value) -> AnySignal<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func catchAndReturn(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
    public func catchErrorJustReturn(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func onErrorReturn(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func onErrorReturnItem(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "to complete in place of a failure, write catch { _ in Signals.empty() }")
extension Signal {
    @_alwaysEmitIntoClient public func catchErrorJustComplete() -> AnySignal<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func catchErrorAndComplete() -> AnySignal<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func ignoreErrors() -> AnySignal<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func ignoreFailure() -> AnySignal<Value, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "catch(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func tryCatch<Other: Signal>(
        _ handler: @escaping (Failure) -> Other
    ) -> AnySignal<Value, Other.Failure> { fatalError() }
    @_alwaysEmitIntoClient public func catchError<Other: Signal>(
        _ handler: @escaping (Failure) -> Other
    ) -> AnySignal<Value, Other.Failure> { fatalError() }
    @_alwaysEmitIntoClient public func flatMapError<Other: Signal>(
        _ handler: @escaping (Failure) -> Other
    ) -> AnySignal<Value, Other.Failure> { fatalError() }
    @_alwaysEmitIntoClient public func onErrorResumeNext<Other: Signal>(
        _ handler: @escaping (Failure) -> Other
    ) -> AnySignal<Value, Other.Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write catchTo(value), or catch { error in Signals.just(value) }")
extension Signal {
    // `LazyTask` has a function with this name. Without this declaration, the compiler may take seconds to report
    // the error in a long chain.
    public func recover(_ recovery: (Failure) -> Value) -> AnySignal<Value, Never> { fatalError() }
    public func onErrorReturn(_ recovery: (Failure) -> Value) -> AnySignal<Value, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "give the number of additional runs: retry(3)")
extension Signal {
    @_alwaysEmitIntoClient public func retry() -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "retry(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func retry(upTo count: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func retry(times count: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func retry(maxAttempts count: Int) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write retry(3, backoff: .exponential(…), on: QueueScheduler.main), or retry(3, if: { error in … })"
)
extension Signal {
    public func retry<Trigger>(when make: @escaping (Self) -> Trigger) -> Self { fatalError() }
    public func retry(times count: Int, backoff: Backoff) -> Self { fatalError() }
    public func retry(_ count: Int, delay: Backoff) -> Self { fatalError() }
    public func retry(_ count: Int, delay: Backoff, when isRetried: @escaping (Failure) -> Bool) -> Self {
        fatalError()
    }
    public func retryWhen<Trigger>(_ make: @escaping (Self) -> Trigger) -> Self { fatalError() }
    public func retry<Place>(upTo count: Int, interval: Double, on place: Place) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry<Pause>(_ count: Int, delay: Pause) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func retry(_ count: Int, delay: Duration) -> Self { fatalError() }
    public func retry<Place: Scheduler>(_ count: Int, delay: Duration, on place: Place) -> Self { fatalError() }
    public func retry<Place>(_ count: Int, delay: Duration, scheduler: Place) -> Self { fatalError() }
    @_disfavoredOverload
    public func retry<Pause, Place>(_ count: Int, delay: Pause, scheduler: Place) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "name the scheduler: retry(3, backoff: .exponential(…), on: QueueScheduler.main)"
)
extension Signal {
    @_disfavoredOverload
    public func retry(_ count: Int, backoff: Backoff) -> Self { fatalError() }
    public func retry(_ count: Int, backoff: Backoff, if isRetried: @escaping (Failure) -> Bool) -> Self {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write the number first: retry(3, backoff: .exponential(…), on: QueueScheduler.main)"
)
extension Signal {
    public func retry(_ backoff: Backoff) -> Self { fatalError() }
    public func retry(backoff: Backoff) -> Self { fatalError() }
    public func retry<Place: Scheduler>(_ backoff: Backoff, on place: Place) -> Self { fatalError() }
    public func retry<Place: Scheduler>(backoff: Backoff, on place: Place) -> Self { fatalError() }
    public func retry(policy backoff: Backoff) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write materialize().compactMap { if case .failed(let error) = $0 { error } else { nil } }"
)
extension Signal {
    public var errors: AnySignal<Failure, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write materialize(): its values are the events .next, .failed and .completed")
extension Signal {
    @_alwaysEmitIntoClient public func asResult() -> AnySignal<Result<Value, Failure>, Never> { fatalError() }
}

// MARK: - Side effects

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "doing(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func tap(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
    public func handleEvents(receiveOutput: @escaping (Value) -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func handleEvents(onNext: @escaping (Value) -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func handleEvents(onValue: @escaping (Value) -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func `do`(onNext: @escaping (Value) -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func `do`(onSuccess: @escaping (Value) -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func doOnNext(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func onEach(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func on(value: @escaping (Value) -> Void) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write doing { … } in a chain, observe { … } at its end")
extension Signal {
    @discardableResult
    @_alwaysEmitIntoClient public func onValue(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func onNext(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "doingAtEnd(_:)")
extension Signal {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func `do`(onCompleted: @escaping () -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func `do`(onDispose: @escaping () -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func on(completed: @escaping () -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func on(terminated: @escaping () -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func on(disposed: @escaping () -> Void) -> Self { fatalError() }
    public func handleEvents(receiveCompletion: @escaping (CompletionElsewhere<Failure>) -> Void) -> Self {
        fatalError()
    }
    @_alwaysEmitIntoClient public func handleEvents(receiveCancel: @escaping () -> Void) -> Self { fatalError() }
    public func onCompletion(_ body: @escaping (End<Failure>) -> Void) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write doingAtEnd { _ in … }: the closure receives the end")
extension Signal {
    @_alwaysEmitIntoClient public func finally(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func finalize(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func onCompletion(_ body: @escaping () -> Void) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "doingAtStart(_:)")
extension Signal {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func `do`(onSubscribe: @escaping () -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func `do`(onSubscribed: @escaping () -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func on(starting: @escaping () -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func on(started: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func onStart(_ body: @escaping () -> Void) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write doingAtEnd(_:), which receives .failed(error) or .completed")
extension Signal {
    @_alwaysEmitIntoClient public func doOnError(_ handler: @escaping (Failure) -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func `do`(onError: @escaping (Failure) -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func on(failed: @escaping (Failure) -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func doOnCompleted(_ handler: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func onError(_ handler: @escaping (Failure) -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func onCompleted(_ handler: @escaping () -> Void) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write doing(_:) for the values, doingAtEnd(_:) for the end and doingAtStart(_:) for the start"
)
extension Signal {
    // Functions called `do` or `on` whose only closure has a label, such as `do(onNext:)` above, are disfavored,
    // because several of them fit a call without the label.
    @_alwaysEmitIntoClient public func `do`(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func `do`(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func on(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func on(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func `do`(
        onNext: ((Value) -> Void)? = nil, afterNext: ((Value) -> Void)? = nil,
        onError: ((Failure) -> Void)? = nil, afterError: ((Failure) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func on(
        starting: (() -> Void)? = nil, started: (() -> Void)? = nil,
        event: ((ReactiveEventElsewhere<Value, Failure>) -> Void)? = nil, failed: ((Failure) -> Void)? = nil,
        completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil,
        disposed: (() -> Void)? = nil, value: ((Value) -> Void)? = nil
    ) -> Self { fatalError() }
    // No closure without an argument comes first: a mistake in `doing { … }` would then be reported for that closure.
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func doing(onValue next: @escaping (Value) -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func doing(onNext next: @escaping (Value) -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func doing(onFailure body: @escaping (Failure) -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func doing(onError body: @escaping (Failure) -> Void) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func doing(
        onNext next: @escaping (Value) -> Void, onError body: @escaping (Failure) -> Void
    ) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func doing(
        onStart start: @escaping () -> Void, onValue next: @escaping (Value) -> Void
    ) -> Self { fatalError() }

    @_disfavoredOverload
    @_alwaysEmitIntoClient public func handleEvents(
        receiveSubscription: ((Subscription) -> Void)? = nil, receiveOutput: ((Value) -> Void)? = nil,
        receiveCompletion: ((CompletionElsewhere<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((DemandElsewhere) -> Void)? = nil
    ) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "print(_:)")
extension Signal {
    public func debug(_ name: String? = nil, trimOutput: Bool = false) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func logEvents(identifier: String = "") -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "put a breakpoint in doing(_:) or doingAtEnd(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func breakpoint(
        receiveSubscription: ((Subscription) -> Bool)? = nil, receiveOutput: ((Value) -> Bool)? = nil,
        receiveCompletion: ((CompletionElsewhere<Failure>) -> Bool)? = nil
    ) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func breakpointOnError() -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write doingAtEnd { _ in … }: the closure receives the end")
extension Signal {
    @_alwaysEmitIntoClient public func onTerminate(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func onTermination(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func onTerminated(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func doOnTerminate(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func doAfterTerminate(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func doFinally(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func doOnComplete(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func doOnDispose(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func onComplete(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func onEnd(_ body: @escaping () -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func doOnEnd(_ body: @escaping () -> Void) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "doingAtEnd(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func onTerminate(_ body: @escaping (End<Failure>) -> Void) -> Self {
        fatalError()
    }
    @_alwaysEmitIntoClient public func onTermination(_ body: @escaping (End<Failure>) -> Void) -> Self {
        fatalError()
    }
    @_alwaysEmitIntoClient public func onTerminated(_ body: @escaping (End<Failure>) -> Void) -> Self {
        fatalError()
    }
    @_alwaysEmitIntoClient public func doFinally(_ body: @escaping (End<Failure>) -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func finally(_ body: @escaping (End<Failure>) -> Void) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func onEnd(_ body: @escaping (End<Failure>) -> Void) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "retry(_:if:)")
extension Signal {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, when isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, while isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, shouldRetry isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, condition isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "retry(_:backoff:on:if:)")
extension Signal {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, backoff: Backoff, on place: any Scheduler, when isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, backoff: Backoff, on place: any Scheduler, where isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, backoff: Backoff, on place: any Scheduler, while isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, backoff: Backoff, on place: any Scheduler, shouldRetry isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, backoff: Backoff, on place: any Scheduler, condition isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "name the scheduler: retry(3, backoff: .exponential(…), on: QueueScheduler.main, if: …)"
)
extension Signal {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, backoff: Backoff, when isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, backoff: Backoff, where isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, backoff: Backoff, while isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, backoff: Backoff, shouldRetry isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry(
        _ count: Int, backoff: Backoff, condition isRetried: @escaping (Failure) -> Bool
    ) -> AnySignal<Value, Failure> { fatalError() }
}
@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "to see each retry, write it in the condition: if: { error in attempts.modify { $0 += 1 }; return true }"
)
extension Signal {
    public func retry<Place, Seen>(
        _ count: Int, backoff: Backoff, on place: Place, if isRetried: @escaping (Failure) -> Bool = { _ in true },
        onRetry seen: Seen
    ) -> Self { fatalError() }
    @_disfavoredOverload
    public func retry<Place, Seen>(
        _ count: Int, if isRetried: @escaping (Failure) -> Bool = { _ in true }, backoff: Backoff, on place: Place,
        onRetry seen: Seen
    ) -> Self { fatalError() }
}

#endif
