/// A bag of disposables that are disposed of together.
///
/// Removing a closure from the bag takes constant time. A subscription that ends is removed automatically, so ended
/// subscriptions do not accumulate in the bag.
public final class CompositeDisposable: Disposable {
    private struct Contents: Sendable {
        var isDisposed = false
        var issued = 0
        var teardowns: [Int: Teardown] = [:]
    }

    private let contents = Guarded(Contents())

    /// Makes an empty bag.
    public init() {}

    /// Makes a bag of subscriptions.
    public convenience init(_ subscriptions: [Subscription]) {
        self.init()
        for subscription in subscriptions { add(subscription) }
    }

    /// True if the bag has been disposed of.
    public var isDisposed: Bool { contents.withLock { $0.isDisposed } }

    /// The number of disposables in the bag.
    public var count: Int { contents.withLock { $0.teardowns.count } }

    /// Adds a subscription, which is removed when its signal has ended. If the bag is already disposed of, the
    /// subscription is disposed of immediately.
    public func add(_ subscription: Subscription) {
        let key = add { subscription.dispose() }
        subscription.onDispose { self.remove(key) }
    }

    /// Adds work to do at disposal. If the bag is already disposed of, the work is done immediately.
    ///
    /// - Returns: a key for ``remove(_:)``.
    @discardableResult
    public func add(_ body: @escaping @Sendable () -> Void) -> Int {
        let key = contents.withLock { contents -> Int? in
            if contents.isDisposed { return nil }
            contents.issued += 1
            contents.teardowns[contents.issued] = Teardown(body)
            return contents.issued
        }
        if let key { return key }
        body()
        return 0
    }

    /// Removes the work with a key that ``add(_:)-(()->Void)`` returned, without doing it. A key that is unknown or has
    /// been used is ignored.
    public func remove(_ key: Int) {
        _ = contents.withLock { $0.teardowns.removeValue(forKey: key) }
    }

    /// Disposes of everything in the bag, in the order of addition. A second call does nothing.
    public func dispose() {
        let teardowns = contents.withLock { contents in
            contents.isDisposed = true
            defer { contents.teardowns = [:] }
            return contents.teardowns
        }
        let keys = Array(teardowns.keys)
        for place in stableOrder(of: keys) { teardowns[keys[place]]?() }
    }
}

extension Subscription {
    /// Adds the subscription to a bag.
    public func add(to bag: CompositeDisposable) { bag.add(self) }
}
