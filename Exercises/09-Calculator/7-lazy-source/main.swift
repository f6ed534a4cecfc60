import Chapter09Calculator

// 9.7  Nothing before somebody subscribes
//
// A Source describes work that is done for each subscriber. Its closure receives a function,
// `send`, which sends values to this subscriber. Forward each value at once: a source might
// never end.
//
//     let numbers = Source<Int> { send in send(2); send(5) }    // nothing runs
//     numbers.subscribe { print($0) }                           // prints 2, then 5
//     asking { clock.time }.subscribe { print($0) }             // reads the time now, and prints it
//     process(numbers) { $0 + 3 }                               // 5, then 8
//
// `bind` takes a block: a closure that makes a function. This function returns an inner source
// for each value, and `bind` forwards the values of all inner sources. The block runs once for
// each subscriber, before the source's closure. So if the function has state, each
// subscription has its own state.
//
//     bind(numbers) { { number in asking { number + 5 } } }     // 7, then 10

struct Answer: LazySource {
    func asking<A>(_ question: @escaping () -> A) -> Source<A> {
        todo("asking")
    }

    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        todo("process")
    }

    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        todo("bind")
    }
}

judge(Answer.self)
