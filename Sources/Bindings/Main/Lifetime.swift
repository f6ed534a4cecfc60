import CurrycombSignals

#if canImport(ObjectiveC)
    import Foundation
#endif

/// The time until an object goes away. An object holds its lifetime in a property, and everything that depends on the
/// object ends with it, at once, not at the next event:
///
/// ```swift
/// @MainActor final class Page: HasLifetime {
///     let lifetime = Lifetime()
///     func show(_ prices: some Signal<Int, Never>) {
///         prices.observe { print($0) }.add(to: lifetime)
///     }
/// }
/// ```
///
/// On Apple's platforms every `NSObject`, and so every view, has a lifetime without doing anything for it.
public final class Lifetime: Sendable {
    private let bag = CompositeDisposable()
    /// Sends once, when the object goes away, also to later observers.
    let ended = Subject<Void, Never>(replay: 1)

    /// Begins a lifetime.
    ///
    /// ```swift
    /// let lifetime = Lifetime()       // a property of the object
    /// ```
    public init() {}

    deinit {
        bag.dispose()
        ended.send()
        ended.complete()
    }

    /// Ends a subscription with the object; a subscription that ends earlier is released.
    ///
    /// ```swift
    /// page.lifetime.add(ticks.observe { print($0) })
    /// ```
    ///
    /// - Parameter subscription: the subscription to end.
    public func add(_ subscription: Subscription) { bag.add(subscription) }

    /// Does something when the object goes away.
    ///
    /// ```swift
    /// page.lifetime.onEnd { print("The page has gone.") }
    /// ```
    ///
    /// - Parameter body: the work to do once. It must not keep the object alive.
    public func onEnd(_ body: @escaping @Sendable () -> Void) { bag.add(body) }

    /// The lifetime of an object, if it has one.
    static func of(_ object: AnyObject) -> Lifetime? {
        if let object = object as? any HasLifetime { return object.lifetime }
        #if canImport(ObjectiveC)
            if let object = object as? NSObject { return object.associatedLifetime }
        #endif
        return nil
    }
}

/// An object that notifies when it goes away.
///
/// ```swift
/// final class Download: HasLifetime { let lifetime = Lifetime() }
/// ```
public protocol HasLifetime: AnyObject {
    /// The time until the object goes away: a constant that only the object holds.
    nonisolated var lifetime: Lifetime { get }
}

extension Subscription {
    /// Ends the subscription with an object.
    ///
    /// ```swift
    /// ticks.observe { print($0) }.add(to: page.lifetime)
    /// ```
    ///
    /// - Parameter lifetime: the object's.
    public func add(to lifetime: Lifetime) { lifetime.add(self) }
}

extension Signal {
    /// Sends values until an object goes away, and completes then.
    ///
    /// ```swift
    /// ticks.take(during: page.lifetime).observe { print($0) }
    /// ```
    ///
    /// - Parameter lifetime: the object's. It is not kept.
    /// - Returns: a signal of the values up to there.
    public func take(during lifetime: Lifetime) -> some Signal<Value, Failure> {
        take(until: lifetime.ended.canFail(with: Failure.self))
    }
}
