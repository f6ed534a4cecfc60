import Chapter12WithoutMonads

// 12.1  The subject in thirty lines
//
// A subject is a value, a list of functions, and a loop. `subscribe(…)` sends the current
// value to the new subscriber at once, and returns a function that removes the subscriber.
// `send(…)` calls the subscribers in the order in which they subscribed.
//
//     let subject = Subject(7)
//     let leave = subject.subscribe { print($0) }    // prints 7
//     subject.send(10)                               // prints 10, and subject.value is 10
//     leave()
//     subject.send(5)                                // prints nothing
//
// If the same value is sent twice, the subscribers receive it twice. `leave()` works at any
// time, even during a send. A second call to `leave()` does nothing. The function `leave` must
// not retain the subject: use `[weak self]`.
//
// If a subscriber sends 2 while 1 is being sent, all subscribers receive 1 before any of them
// receives 2. While 1 is being sent, `value` is 1. A subscriber may be added during the send
// of 1. It receives 1 only one time, and later 2. A subscriber may send a value when it is
// called for the first time. Then it receives this value, too.

struct Answer: OwnSubject {
    final class Subject<Value>: SubjectShape {
        private(set) var value: Value

        init(_ value: Value) {
            self.value = value
        }

        func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void {
            todo("subscribe")
        }

        func send(_ value: Value) {
            todo("send")
        }
    }

    // The checks use Subject<Int> and Subject<String>. These two lines can stay as they are.
    typealias Numbers = Subject<Int>
    typealias Texts = Subject<String>
}

judge(Answer.self)
