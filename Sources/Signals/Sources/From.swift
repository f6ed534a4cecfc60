@usableFromInline
struct From<Elements: Sequence & Sendable, Failure: Error>: Signal where Elements.Element: Sendable {
    @usableFromInline typealias Value = Elements.Element
    @usableFromInline let elements: Elements

    @inlinable
    init(_ elements: Elements) { self.elements = elements }

    @inlinable
    @inline(__always)
    func subscribe<O: Observer<Elements.Element, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        for element in elements {
            if subscription.isDisposed { return observer.end(.interrupted) }
            if observer.next(element) == .enough { return }
        }
        observer.end(subscription.isDisposed ? .interrupted : .completed)
    }
}

extension Signals {
    /// Returns a signal of the elements of a sequence. Each subscription iterates over the sequence immediately.
    ///
    /// ```marbles
    /// ┌─────────────────────┐
    /// │ Signals.from(1...4) │
    /// └─────────────────────┘
    ///   (1234|)
    /// ```
    ///
    /// - Parameter elements: the elements to send; the sequence may be endless if an operator such as `take` ends the
    ///   signal.
    @_alwaysEmitIntoClient
    public static func from<Elements: Sequence & Sendable>(
        _ elements: Elements
    ) -> some Signal<Elements.Element, Never> where Elements.Element: Sendable {
        From<Elements, Never>(elements)
    }

    /// Like ``from(_:)``, but with a failure type, for use with signals that may fail.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func from<Elements: Sequence & Sendable, Failure: Error>(
        _ elements: Elements, failure: Failure.Type = Failure.self
    ) -> some Signal<Elements.Element, Failure> where Elements.Element: Sendable {
        From<Elements, Failure>(elements)
    }

    /// Returns a signal of the given values.
    ///
    /// ```marbles
    /// ┌─────────────────────┐
    /// │ Signals.of(1, 2, 3) │
    /// └─────────────────────┘
    ///   (123|)
    /// ```
    @_alwaysEmitIntoClient
    public static func of<Value: Sendable>(_ values: Value...) -> some Signal<Value, Never> {
        From<[Value], Never>(values)
    }

    /// Like ``of(_:)``, but with a failure type, for use with signals that may fail.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func of<Value: Sendable, Failure: Error>(
        _ values: Value..., failure: Failure.Type = Failure.self
    ) -> some Signal<Value, Failure> {
        From<[Value], Failure>(values)
    }
}
