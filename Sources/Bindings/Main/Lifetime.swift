import CurrycombSignals

#if canImport(ObjectiveC)
import Foundation
#endif

/// The lifetime of an object. The object stores it in a property. When the object is released, every subscription that
/// was added to the lifetime ends immediately, without waiting for the next event:
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
/// On Apple's platforms, every `NSObject`, and so every view of UIKit or AppKit, has a hidden lifetime, which `bind`
/// and the other bindings use. To add subscriptions of your own, make the class conform to ``HasLifetime``.
public final class Lifetime: Sendable {
    private let bag = CompositeDisposable()
    /// A signal that sends once, when the object is released; an observer that is added later also receives this event.
    let ended = Subject<Void, Never>(replay: 1)

    /// Makes a lifetime.
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

    /// Adds a subscription that ends when the object is released. If the subscription ends earlier, the lifetime no
    /// longer retains it.
    ///
    /// ```swift
    /// page.lifetime.add(ticks.observe { print($0) })
    /// ```
    public func add(_ subscription: Subscription) { bag.add(subscription) }

    /// Adds work to do when the object is released.
    ///
    /// ```swift
    /// page.lifetime.onEnd { print("The page has gone.") }
    /// ```
    ///
    /// - Parameter body: the work, which is done once and must not keep the object alive.
    public func onEnd(_ body: @escaping @Sendable () -> Void) { bag.add(body) }

    static func of(_ object: AnyObject) -> Lifetime? {
        if let object = object as? any HasLifetime { return object.lifetime }
        #if canImport(ObjectiveC)
        if let object = object as? NSObject { return object.associatedLifetime }
        #endif
        return nil
    }
}

/// An object with a lifetime, which ends when the object is released.
///
/// ```swift
/// final class Download: HasLifetime { let lifetime = Lifetime() }
/// ```
public protocol HasLifetime: AnyObject {
    /// The object's lifetime: a constant that only the object retains.
    nonisolated var lifetime: Lifetime { get }
}

extension Subscription {
    /// Ends the subscription when the object with this lifetime is released.
    ///
    /// ```swift
    /// ticks.observe { print($0) }.add(to: page.lifetime)
    /// ```
    public func add(to lifetime: Lifetime) { lifetime.add(self) }
}

extension Signal {
    /// Sends values until the object with this lifetime is released, and then completes. The lifetime is not retained.
    ///
    /// ```swift
    /// ticks.take(during: page.lifetime).observe { print($0) }
    /// ```
    public func take(during lifetime: Lifetime) -> some Signal<Value, Failure> {
        take(until: lifetime.ended.canFail(with: Failure.self))
    }
}
