/// A signal with only the operations of a monad, whose costs the tour measures. As in chapter 10, `map` is derived from
/// `bind`.
package struct MonadSignal<Value> {
    package let observe: (@escaping (Value) -> Void) -> Void

    package init(_ observe: @escaping (@escaping (Value) -> Void) -> Void) { self.observe = observe }

    package static func just(_ value: Value) -> MonadSignal { MonadSignal { $0(value) } }

    package func bind<New>(_ next: @escaping (Value) -> MonadSignal<New>) -> MonadSignal<New> {
        MonadSignal<New> { observer in observe { next($0).observe(observer) } }
    }

    package func map<New>(_ transform: @escaping (Value) -> New) -> MonadSignal<New> {
        bind { .just(transform($0)) }
    }
}
