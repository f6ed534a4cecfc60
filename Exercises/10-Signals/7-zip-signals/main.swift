import Chapter10Signals

// 10.7  In pairs
//
// `zipWith` makes pairs: the first value of one signal with the first value of the other, the second with the second,
// and so on. This has to work even if a value arrives while a pair is being sent. A value without a partner waits. If
// either side fails, `zipWith` fails at once.
//
//     a                  -1---2---|
//     b                  --x----y---|
//     zipWith(a, b)      --A----B-|          A is (1, x), B is (2, y)
//
// At frame 9, the signal `a` has completed and none of its values is waiting: there can be no more pairs.
//
//     a.subscribe { event in … }           // returns a Disposable
//     observer.next((left, right))         // a pair is one value: note the double parentheses
//     let all = Disposable()               // all.add(subscription)

struct Answer: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        todo("zipWith")
    }
}

judge(Answer.self)
