/// Step 5 of the chapter's article: a pipe sends values of any type to all of its subscribers and keeps no value.
///
/// It is `CocoaReactive` and `CocoaReactiveFP` in the article.
public final class Pipe<Value> {
    private let observers = Observers<Value>()
    private let work: ((_ send: @escaping (Value) -> Void) -> Void)?

    /// Makes a pipe without subscribers.
    public init() {
        self.work = nil
    }

    private init(work: @escaping (_ send: @escaping (Value) -> Void) -> Void) {
        self.work = work
    }

    /// Makes a pipe that runs some work for each subscriber, when that subscriber subscribes.
    ///
    /// It is `createReactiveFPLazy` in the article.
    ///
    /// - Parameter work: called for each subscriber, with a function that sends to this subscriber. That function still
    ///   sends after the subscriber has been removed.
    /// - Returns: the pipe; nothing runs yet.
    public static func create(_ work: @escaping (_ send: @escaping (Value) -> Void) -> Void) -> Pipe {
        Pipe(work: work)
    }

    /// The number of subscribers.
    public var subscriberCount: Int { observers.count }

    /// Sends a value to the subscribers and does not keep it for later ones.
    public func send(_ value: Value) { observers.tell(value) }

    /// Adds a subscriber, which receives each value from now on.
    ///
    /// - Parameter subscriber: called with each value, after the subscribers that subscribed earlier.
    /// - Returns: a function that removes only this subscriber.
    @discardableResult
    public func subscribe(_ subscriber: @escaping (Value) -> Void) -> () -> Void {
        let remove = observers.add(subscriber)
        work?(subscriber)
        return remove
    }

    /// Returns a pipe that sends `transform`'s result for each value.
    ///
    /// It is `processValue` in the article.
    ///
    /// - Parameter transform: called once for each value.
    public func process<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Pipe<NewValue> {
        let result = Pipe<NewValue>()
        subscribe { result.send(transform($0)) }
        return result
    }
}
