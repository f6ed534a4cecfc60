import Chapter10Signals

// 10.8  After an error
//
//     mapFailure(source) { Complaint("\($0)") }         // changes the error, and nothing else
//     of(value), flatMap(source, f)                     // from 10.1 and 10.4
//     signal.subscribe(observer)                        // sends all events of this signal to the observer
//
// When `source` fails, `recover(source, f)` calls `f` and continues with the signal that `f`
// returns. In the picture, `f(#)` is the signal that `f` returns for the error: its line
// begins in the frame of the failure.
//
//     source                  -1-#
//     f(#)                    -x-y|
//     recover(source, f)      -1--x-y|        a Signal<A, Never>: it cannot fail
//
// `answers(…)` sends a request for each word. If a request fails, `answers(…)` sends "?" and
// continues with the other words. When `words` sends "a", the line of `request(a)` begins in
// the same frame.
//
//     words                   -a--b---c|
//     request(a)              --1|
//     request(b)              -#
//     request(c)              -3|
//     answers(words, request) ---1-?---3|

struct Answer: RecoverSignal {
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
        todo("mapFailure")
    }

    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        todo("recover")
    }

    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        todo("answers")
    }
}

judge(Answer.self)
