import Chapter10Signals

// 10.7  In pairs
//
// `zipWith` makes pairs: the first value of `a` with the first value of `b`, then the second
// values, and so on. A value without a partner waits. While `zipWith` sends a pair, another
// value may arrive: your code has to work in this case, too. If one of the two signals fails,
// `zipWith` fails at once.
//
//     a                  -1---2---|
//     b                  --x----y---|
//     zipWith(a, b)      --A----B-|          A is (1, x), B is (2, y)
//
// In frame 9, the signal `a` completes, and none of its values is waiting. So there can be no
// more pairs, and `zipWith` completes.
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
