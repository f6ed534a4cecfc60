/// A signal with only the operations of a monad, for counting its calls. As in chapter 10, `map` is derived from
/// `bind`.
package struct MonadSignal<Value> {
    /// The function that calls an observer with each value.
    package let observe: (@escaping (Value) -> Void) -> Void

    /// Makes a signal from a function that calls an observer with each value.
    package init(_ observe: @escaping (@escaping (Value) -> Void) -> Void) { self.observe = observe }

    /// Returns a signal of one value.
    package static func just(_ value: Value) -> MonadSignal { MonadSignal { $0(value) } }

    /// Returns a signal of the values of all signals that a function returns.
    package func bind<New>(_ next: @escaping (Value) -> MonadSignal<New>) -> MonadSignal<New> {
        MonadSignal<New> { observer in observe { next($0).observe(observer) } }
    }

    /// Returns a signal of a function's results for the values.
    package func map<New>(_ transform: @escaping (Value) -> New) -> MonadSignal<New> {
        bind { .just(transform($0)) }
    }
}
