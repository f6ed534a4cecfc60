import CurrycombSignals
import Synchronization

/// A function whose calls can be observed. You call it like any function, and it is also a signal of its arguments.
///
/// If a model has such a function in place of a method, its calls can be observed without the Objective-C runtime:
///
/// ```swift
/// final class Account: Sendable {
///     let deposit = Calls { (amount: Int) in "deposited \(amount)" }
/// }
/// account.deposit.observe { print("about to deposit \($0)") }
/// account.deposit(100)
/// ```
///
/// A delegate can have such a function as a property for each delegate method. The method then only calls the property;
/// see ``DelegateSignals``.
///
/// The signal completes when the function is released.
public final class Calls<Arguments: Sendable, Answer: Sendable>: Signal {
    /// The arguments of a call; several arguments form a tuple.
    public typealias Value = Arguments
    /// The signal cannot fail.
    public typealias Failure = Never

    private let calls = Subject<Arguments, Never>()
    private let ended = Subject<(arguments: Arguments, answer: Answer), Never>()
    private let body: Mutex<@Sendable (Arguments) -> Answer>

    /// Makes a function whose calls can be observed.
    ///
    /// ```swift
    /// let double = Calls { (number: Int) in 2 * number }
    /// ```
    ///
    /// - Parameter body: the function's work. The work runs after the call has been sent to the observers.
    public init(_ body: @escaping @Sendable (Arguments) -> Answer) { self.body = Mutex(body) }

    /// Makes a function that returns the same answer to every call, until you replace its work.
    ///
    /// ```swift
    /// let shouldReturn = Calls<String, Bool>(answer: true)
    /// ```
    public convenience init(answer: Answer) { self.init { _ in answer } }

    deinit {
        calls.complete()
        ended.complete()
    }

    /// Calls the function.
    ///
    /// ```swift
    /// let double = Calls { (number: Int) in 2 * number }
    /// print(double(4))        // 8
    /// ```
    ///
    /// - Returns: the function's answer.
    @discardableResult
    public func callAsFunction(_ arguments: Arguments) -> Answer {
        calls.send(arguments)
        let answer = body.withLock { $0 }(arguments)
        ended.send((arguments, answer))
        return answer
    }

    /// Replaces the function's work.
    ///
    /// ```swift
    /// shouldReturn.answer { text in !text.isEmpty }
    /// ```
    public func answer(_ body: @escaping @Sendable (Arguments) -> Answer) {
        // The former work is released outside the lock, because the `deinit` of an object that the work captures may
        // call this function.
        var body = body
        self.body.withLock { swap(&$0, &body) }
    }

    /// Replaces the function's work with a closure on the main actor. Until the work is replaced again, the function
    /// may be called only on the main actor.
    ///
    /// ```swift
    /// shouldReturn.answerOnMain { [weak self] text in self?.isComplete ?? false }
    /// ```
    public func answerOnMain(_ body: @escaping @MainActor (Arguments) -> Answer) {
        answer { arguments in MainActor.assumeIsolated { body(arguments) } }
    }

    /// A signal that sends each call with its answer, when the function's work has returned.
    ///
    /// ```swift
    /// double.answers.observe { print("\($0.arguments) gave \($0.answer)") }
    /// ```
    public var answers: some Signal<(arguments: Arguments, answer: Answer), Never> { ended }

    /// Subscribes an observer, which receives the arguments of each call.
    public func subscribe<O: Observer<Arguments, Never>>(_ observer: consuming O, in subscription: Subscription) {
        calls.subscribe(observer, in: subscription)
    }
}

extension Calls where Answer == Void {
    /// Makes a function that does no work: it only sends each call to the observers.
    ///
    /// ```swift
    /// let didScroll = Calls<Double, Void>()
    /// ```
    public convenience init() { self.init { _ in } }
}

extension Calls where Arguments == Void {
    /// Calls the function.
    ///
    /// ```swift
    /// let beat = Calls<Void, Void>()
    /// beat.observe { print("beat") }
    /// beat()          // beat
    /// ```
    ///
    /// - Returns: the function's answer.
    @discardableResult
    public func callAsFunction() -> Answer { self(()) }
}
