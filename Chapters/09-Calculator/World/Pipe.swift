/// Step 5: not only numbers, and nothing remembered. What is sent in comes out at every subscriber.
///
/// It is `CocoaReactive` and `CocoaReactiveFP` in the article.
public final class Pipe<Value> {
    private let observers = Observers<Value>()
    private let work: ((_ send: @escaping (Value) -> Void) -> Void)?

    /// Makes a pipe into which somebody will send.
    public init() {
        self.work = nil
    }

    private init(work: @escaping (_ send: @escaping (Value) -> Void) -> Void) {
        self.work = work
    }

    /// Makes a pipe that does some work for each subscriber, when that one subscribes.
    ///
    /// It is `createReactiveFPLazy` in the article.
    ///
    /// - Parameter work: gets a function that sends to this subscriber.
    /// - Returns: the pipe; nothing runs yet.
    public static func create(_ work: @escaping (_ send: @escaping (Value) -> Void) -> Void) -> Pipe {
        Pipe(work: work)
    }

    /// How many subscribers there are.
    public var subscriberCount: Int { observers.count }

    /// Sends a value to those who have subscribed; it is not kept for those who come later.
    ///
    /// - Parameter value: what to send.
    public func send(_ value: Value) { observers.tell(value) }

    /// Has somebody told of each value from now on.
    ///
    /// - Parameter subscriber: called with each value, after those who came earlier.
    /// - Returns: removes this subscriber, and no other.
    @discardableResult
    public func subscribe(_ subscriber: @escaping (Value) -> Void) -> () -> Void {
        let remove = observers.add(subscriber)
        work?(subscriber)
        return remove
    }

    /// A pipe out of which comes what a function makes of each value.
    ///
    /// It is `processValue` in the article.
    ///
    /// - Parameter transform: called once for each value.
    /// - Returns: the new pipe.
    public func process<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Pipe<NewValue> {
        let result = Pipe<NewValue>()
        subscribe { result.send(transform($0)) }
        return result
    }
}
