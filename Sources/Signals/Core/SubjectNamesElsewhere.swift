// Other libraries' names for operations of a subject, a property or a subscription: see NamesElsewhere.swift.

extension Subscription {
    /// See ``dispose()``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "dispose()")
    public func cancel() { fatalError() }

    /// See ``CompositeDisposable``.
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message:
            "a subscription runs without being kept; to end several together, bag.add(subscription) to a CompositeDisposable"
    )
    public func store<Bag>(in bag: inout Bag) { fatalError() }

    /// See ``CompositeDisposable``.
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message:
            "a subscription runs without being kept; to end several together, bag.add(subscription) to a CompositeDisposable"
    )
    public func disposed<Bag>(by bag: Bag) { fatalError() }
}

extension Subject {
    /// See ``send(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "send(_:)")
    public func onNext(_ value: Value) { fatalError() }

    /// See ``send(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "send(_:)")
    public func accept(_ value: Value) { fatalError() }

    /// See ``complete()``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "complete()")
    public func onCompleted() { fatalError() }

    /// See ``complete()``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "complete()")
    public func sendCompleted() { fatalError() }

    /// See ``fail(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fail(_:)")
    public func onError(_ error: Failure) { fatalError() }

    /// See ``send(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "send(_:)")
    public func next(_ value: Value) { fatalError() }
}

extension MutableProperty {
    /// See ``value``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "assign: property.value = new")
    public func accept(_ value: Value) { fatalError() }

    /// See ``value``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "assign: property.value = new")
    public func onNext(_ value: Value) { fatalError() }

    /// See ``value``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "assign: property.value = new")
    public func send(_ value: Value) { fatalError() }
}

#if !hasFeature(Embedded)
    extension Subject {
        /// See ``end(_:)``.
        @_documentation(visibility: internal)
        @available(*, unavailable, message: "write complete(), or fail(error)")
        public func send(completion: CompletionElsewhere) { fatalError() }
    }

    /// Combine's names for the two ends of a signal; see ``End``.
    @_documentation(visibility: internal)
    public enum CompletionElsewhere: Sendable {
        /// The values are complete.
        case finished
        /// An error.
        case failure(any Error)
    }
#endif
