@usableFromInline
struct MapError<Value: Sendable, Failure: Error, OutputFailure: Error>: Stage {
    @usableFromInline typealias Input = Value
    @usableFromInline typealias Output = Value

    @usableFromInline let transform: @Sendable (Failure) -> OutputFailure

    @inlinable
    init(_ transform: @escaping @Sendable (Failure) -> OutputFailure) { self.transform = transform }

    @inlinable
    func next<D: Observer<Value, OutputFailure>>(_ value: Value, to downstream: inout D) -> Demand {
        downstream.next(value)
    }

    @inlinable
    func end<D: Observer<Value, OutputFailure>>(_ end: End<Failure>, to downstream: inout D) {
        downstream.end(end.mapError(transform))
    }
}

extension Signal {
    /// Changes the error of a failure.
    ///
    /// ```marbles
    /// a  -1-2-#
    ///  ┌───────────────────────────────────────────┐
    ///  │ a.mapError { _ in MarbleFailure("late") } │
    ///  └───────────────────────────────────────────┘
    ///    -1-2-#[late]
    /// ```
    @_alwaysEmitIntoClient
    public func mapError<Other: Error>(
        _ transform: @escaping @Sendable (Failure) -> Other
    ) -> some Signal<Value, Other> {
        through(MapError(transform))
    }
}

@usableFromInline
struct CanFail<Value: Sendable, OutputFailure: Error>: Stage {
    @usableFromInline typealias Input = Value
    @usableFromInline typealias Output = Value
    @usableFromInline typealias Failure = Never

    @inlinable
    init() {}

    @inlinable
    func next<D: Observer<Value, OutputFailure>>(_ value: Value, to downstream: inout D) -> Demand {
        downstream.next(value)
    }

    @inlinable
    func end<D: Observer<Value, OutputFailure>>(_ end: End<Never>, to downstream: inout D) {
        switch end {
        case .completed: downstream.end(.completed)
        case .interrupted: downstream.end(.interrupted)
        }
    }
}

extension Signal where Failure == Never {
    /// Changes the failure type of a signal that cannot fail, for functions that require another failure type.
    ///
    /// ```marbles
    /// a  -1-2-#
    ///  ┌──────────────────────────────────────────────────┐
    ///  │ a.catchTo("x").canFail(with: MarbleFailure.self) │
    ///  └──────────────────────────────────────────────────┘
    ///    -1-2-(x|)
    /// ```
    @_alwaysEmitIntoClient
    public func canFail<Other: Error>(with failure: Other.Type = Other.self) -> some Signal<Value, Other> {
        through(CanFail())
    }

    /// See ``mapError(_:)``.
    @_documentation(visibility: internal)
    @available(*, deprecated, message: "this signal cannot fail; canFail(with: MyError.self) changes only its type")
    public func mapError<Other: Error>(
        _ transform: @escaping @Sendable (Never) -> Other
    ) -> some Signal<Value, Other> { canFail(with: Other.self) }

    /// See ``mapError(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "this signal cannot fail; canFail(with: MyError.self) changes only its type")
    @_disfavoredOverload
    public func mapError<Input, Other: Error>(
        _ transform: @escaping @Sendable (Input) -> Other
    ) -> AnySignal<Value, Other> { fatalError() }
}
