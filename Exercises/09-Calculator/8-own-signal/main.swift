import Chapter09Calculator

// 9.8  A signal, and a dispose that works
//
// The function `create` runs for each subscriber. It receives a function that sends to this
// subscriber, and returns a function that ends the work. `subscribe(…)` returns a function
// that disposes of this subscription. After disposal, this subscriber receives no value, not
// even a value that the work sends while it ends. The work ends once, no matter how often
// `dispose()` is called.
//
//     let ticks = Signal<Int> { send in
//         let remove = clock.listen(send)    // work begins
//         return remove                      // this ends the work
//     }
//     let dispose = ticks.subscribe { print($0) }
//     dispose()                              // from now on, nothing is printed; remove has run once
//
// For each subscriber of the new signal, `bind(…)` calls `block()` once, as soon as the
// subscriber subscribes. `block()` returns the function that makes an inner signal from each
// value. `bind(…)` keeps all inner subscriptions until disposal. Disposal ends the outer work
// and all inner work. When an observer receives a value, it may dispose of its subscription,
// even while `bind` is still subscribing to an inner signal.
//
//     a.bind { { n in Signal { send in send("\(n + 5)"); return {} } } }    // 2 and 5 become "7" and "10"

struct Signal<Value>: SignalShape {
    init(_ create: @escaping (_ send: @escaping (Value) -> Void) -> () -> Void) {
        todo("init")
    }

    func subscribe(_ observer: @escaping (Value) -> Void) -> () -> Void {
        todo("subscribe")
    }

    func bind<NewValue>(_ block: @escaping () -> (Value) -> Signal<NewValue>) -> Signal<NewValue> {
        todo("bind")
    }
}

// The checks use Signal<Int> and Signal<String>. This struct can stay as it is.
struct Answer: OwnSignal {
    func bind(_ signal: Signal<Int>, _ block: @escaping () -> (Int) -> Signal<String>) -> Signal<String> {
        signal.bind(block)
    }
}

judge(Answer.self)
