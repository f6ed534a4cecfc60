// @unchecked is sound for `WeakObserver`: its weak reference may be read on any thread and is never assigned again.
import CurrycombSignals

/// An observer that calls a closure with an object and each value, until the object is released.
struct MainObserver<Target: AnyObject, Value: Sendable>: Observer {
    typealias Failure = Never

    let target: WeakOnMain<Target>
    let body: @MainActor (Target, Value) -> Void

    mutating func next(_ value: Value) -> Demand {
        MainActor.assumeIsolated {
            guard let object = target.object else { return .enough }
            body(object, value)
            return .more
        }
    }

    mutating func end(_ end: End<Never>) {}
}

extension Signal where Failure == Never {
    /// Calls a closure on the main actor with an object and each value.
    ///
    /// ```swift
    /// messages.bind(on: form) { form, message in form.show(message) }
    /// ```
    ///
    /// - Parameters:
    ///   - target: the object, which is not retained. When the object is released, the binding ends: immediately if the
    ///     object has a ``Lifetime``, otherwise at the next value.
    ///   - body: the closure, which receives the object and each value on the main actor: immediately if the value was
    ///     sent on the main actor and no earlier value waits, otherwise as soon as possible. Values from several
    ///     threads keep their order.
    /// - Returns: the subscription. Disposing of the subscription ends the binding earlier.
    @MainActor
    @discardableResult
    public func bind<Target: AnyObject>(
        on target: Target, _ body: @escaping @MainActor (Target, Value) -> Void
    ) -> Subscription {
        let subscription = deliver(on: .mainActor).run(with: MainObserver(target: WeakOnMain(target), body: body))
        Lifetime.of(target)?.add(subscription)
        return subscription
    }

    /// Sets a property of an object to each value, like ReactiveCocoa's `RAC(target, key) = signal`.
    ///
    /// ```swift
    /// isTooLong.not().bind(to: \.isEnabled, on: confirmButton)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: the key path of the property to set.
    ///   - target: the object, which is used on the main actor and is not retained. When the object is released, the
    ///     binding ends, as described for ``bind(on:_:)``.
    /// - Returns: the subscription. Disposing of the subscription ends the binding earlier.
    @MainActor
    @discardableResult
    public func bind<Target: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Target, Value>, on target: Target
    ) -> Subscription {
        bind(on: target) { $0[keyPath: keyPath] = $1 }
    }

    /// Sets an optional property of an object, such as a label's text, to each value.
    ///
    /// ```swift
    /// name.map { "Hello, \($0)" }.bind(to: \.text, on: label)
    /// ```
    @MainActor
    @discardableResult
    public func bind<Target: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Target, Value?>, on target: Target
    ) -> Subscription {
        bind(on: target) { $0[keyPath: keyPath] = $1 }
    }

    /// Sets a property to each value. The values may be sent on any thread.
    ///
    /// ```swift
    /// let latest = MutableProperty("")
    /// words.bind(to: latest)
    /// ```
    ///
    /// - Parameter property: the property to set, which is not retained. When the property is released, the binding
    ///   ends.
    /// - Returns: the subscription. Disposing of the subscription ends the binding earlier.
    @discardableResult
    public func bind(to property: MutableProperty<Value>) -> Subscription {
        bind(weakly: property, until: property) { $0.value = $1 }
    }
}

// MARK: - Objects of any actor

private struct WeakObserver<Target: AnyObject & Sendable, Value: Sendable>: Observer, @unchecked Sendable {
    typealias Failure = Never

    weak var target: Target?
    let body: @Sendable (Target, Value) -> Void

    mutating func next(_ value: Value) -> Demand {
        guard let target else { return .enough }
        body(target, value)
        return .more
    }

    mutating func end(_ end: End<Never>) {}
}

extension Signal where Failure == Never {
    /// Calls a closure with an object and each value. The object is not retained. The signal `life` must last as long
    /// as the object: when `life` ends, the subscription is disposed of.
    func bind<Target: AnyObject & Sendable>(
        weakly target: Target, until life: some Signal<some Sendable, Never>,
        _ body: @escaping @Sendable (Target, Value) -> Void
    ) -> Subscription {
        let subscription = run(with: WeakObserver(target: target, body: body))
        let watch = life.observe({ _ in }, ended: { _ in subscription.dispose() })
        subscription.onDispose { watch.dispose() }
        return subscription
    }
}
