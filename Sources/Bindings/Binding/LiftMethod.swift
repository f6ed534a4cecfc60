import CurrycombSignals

// These functions correspond to ReactiveCocoa's `rac_liftSelector`. Instead of a method's name, they take a closure
// that calls the method, so the compiler checks the call.

extension Signals {
    /// Calls a method of a main-actor object with each value of a signal. The object is not retained. When it is
    /// released, the calls end.
    ///
    /// ```swift
    /// Signals.lift(on: form, messages) { form, message in form.show(message) }
    /// ```
    ///
    /// - Returns: the subscription. Disposing of the subscription ends the calls earlier.
    @MainActor
    @discardableResult
    public static func lift<Target: AnyObject, A: Signal>(
        on target: Target, _ a: A, _ method: @escaping @MainActor (Target, A.Value) -> Void
    ) -> Subscription where A.Failure == Never {
        a.bind(on: target, method)
    }

    /// Calls a method of a main-actor object with the latest values of two signals. The first call is made when both
    /// signals have sent a value; after that, each value of either signal causes a call. The object is not retained.
    /// When it is released, the calls end.
    ///
    /// ```swift
    /// Signals.lift(on: form, title, text) { form, title, text in form.show(title, text) }
    /// ```
    ///
    /// - Returns: the subscription. Disposing of the subscription ends the calls earlier.
    @MainActor
    @discardableResult
    public static func lift<Target: AnyObject, A: Signal, B: Signal>(
        on target: Target, _ a: A, _ b: B, _ method: @escaping @MainActor (Target, A.Value, B.Value) -> Void
    ) -> Subscription where A.Failure == Never, B.Failure == Never {
        combineLatest(a, b).bind(on: target) { method($0, $1.0, $1.1) }
    }

    /// Calls a method with the latest values of three signals; see ``lift(on:_:_:_:)``.
    ///
    /// ```swift
    /// Signals.lift(on: form, title, text, icon) { form, title, text, icon in form.show(title, text, icon) }
    /// ```
    @MainActor
    @discardableResult
    public static func lift<Target: AnyObject, A: Signal, B: Signal, C: Signal>(
        on target: Target, _ a: A, _ b: B, _ c: C,
        _ method: @escaping @MainActor (Target, A.Value, B.Value, C.Value) -> Void
    ) -> Subscription where A.Failure == Never, B.Failure == Never, C.Failure == Never {
        combineLatest(a, b, c).bind(on: target) { method($0, $1.0, $1.1, $1.2) }
    }

    /// Calls a method with the latest values of four signals; see ``lift(on:_:_:_:)``.
    ///
    /// ```swift
    /// Signals.lift(on: form, name, street, town, country) {
    ///     form, name, street, town, country in
    ///     form.fill(name, street, town, country)
    /// }
    /// ```
    @MainActor
    @discardableResult
    public static func lift<Target: AnyObject, A: Signal, B: Signal, C: Signal, D: Signal>(
        on target: Target, _ a: A, _ b: B, _ c: C, _ d: D,
        _ method: @escaping @MainActor (Target, A.Value, B.Value, C.Value, D.Value) -> Void
    ) -> Subscription where A.Failure == Never, B.Failure == Never, C.Failure == Never, D.Failure == Never {
        combineLatest(a, b, c, d).bind(on: target) { method($0, $1.0, $1.1, $1.2, $1.3) }
    }

    /// Calls a method with the latest values of five signals; see ``lift(on:_:_:_:)``.
    ///
    /// ```swift
    /// Signals.lift(on: form, name, street, town, country, phone) {
    ///     form, name, street, town, country, phone in
    ///     form.fill(name, street, town, country, phone)
    /// }
    /// ```
    @MainActor
    @discardableResult
    public static func lift<Target: AnyObject, A: Signal, B: Signal, C: Signal, D: Signal, E: Signal>(
        on target: Target, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
        _ method: @escaping @MainActor (Target, A.Value, B.Value, C.Value, D.Value, E.Value) -> Void
    ) -> Subscription
    where A.Failure == Never, B.Failure == Never, C.Failure == Never, D.Failure == Never, E.Failure == Never {
        combineLatest(a, b, c, d, e).bind(on: target) { method($0, $1.0, $1.1, $1.2, $1.3, $1.4) }
    }

    /// Calls a method with the latest values of six signals; see ``lift(on:_:_:_:)``.
    ///
    /// ```swift
    /// Signals.lift(on: form, name, street, town, country, phone, email) {
    ///     form, name, street, town, country, phone, email in
    ///     form.fill(name, street, town, country, phone, email)
    /// }
    /// ```
    @MainActor
    @discardableResult
    public static func lift<Target: AnyObject, A: Signal, B: Signal, C: Signal, D: Signal, E: Signal, F: Signal>(
        on target: Target, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
        _ method: @escaping @MainActor (Target, A.Value, B.Value, C.Value, D.Value, E.Value, F.Value) -> Void
    ) -> Subscription
    where
        A.Failure == Never, B.Failure == Never, C.Failure == Never, D.Failure == Never, E.Failure == Never,
        F.Failure == Never
    {
        combineLatest(a, b, c, d, e, f).bind(on: target) { method($0, $1.0, $1.1, $1.2, $1.3, $1.4, $1.5) }
    }
}
