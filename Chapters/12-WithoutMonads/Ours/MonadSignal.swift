/// A signal as small as a monad can be, with `map` made of `bind` as chapter 10 derives it; for counting its calls only.
package struct MonadSignal<Value> {
    /// The function that calls an observer with each value.
    package let observe: (@escaping (Value) -> Void) -> Void

    /// Makes a signal.
    ///
    /// - Parameter observe: calls a function with each value.
    package init(_ observe: @escaping (@escaping (Value) -> Void) -> Void) { self.observe = observe }

    /// A signal of one value.
    package static func just(_ value: Value) -> MonadSignal { MonadSignal { $0(value) } }

    /// Goes on with the signal that a function makes of each value.
    package func bind<New>(_ next: @escaping (Value) -> MonadSignal<New>) -> MonadSignal<New> {
        MonadSignal<New> { observer in observe { next($0).observe(observer) } }
    }

    /// Changes each value.
    package func map<New>(_ transform: @escaping (Value) -> New) -> MonadSignal<New> {
        bind { .just(transform($0)) }
    }
}
