import Chapter09Calculator

// 9.7  Nothing before somebody subscribes
//
// A Source is the work to do for each subscriber. Its closure receives a function, send, that sends to this subscriber.
// Send each value as soon as it comes: a source may never end.
//
//     let numbers = Source<Int> { send in send(2); send(5) }    // nothing runs
//     numbers.subscribe { print($0) }                           // prints 2, then 5
//     asking { clock.time }.subscribe { print($0) }             // asks now, and prints the answer
//     process(numbers) { $0 + 3 }                               // 5, then 8
//
// bind gets a block that makes the function. The block runs once for each subscriber, not for each value: the
// function's memory lasts as long as the subscription, and belongs to it alone.
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
