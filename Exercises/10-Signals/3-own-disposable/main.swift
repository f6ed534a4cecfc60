import Chapter10Signals

// 10.3  A disposable of your own
//
// A token has an action, which stops something. You can add other tokens to a token. A call to
// `token.dispose()` runs the action, and also calls `dispose()` on all tokens that were added.
// A second call to `token.dispose()` does nothing. The struct in this file does nothing yet:
// it only makes the file compile. Is a struct the right type for a token?
//
//     let token = Token { print("stopped") }
//     token.add(other)                          // token.dispose() will also call other.dispose()
//     token.dispose()                           // prints stopped
//     token.isDisposed                          // true
//     token.dispose()                           // does nothing more
//     token.add(late)                           // too late, so add(…) calls late.dispose() at once
//
//     let note = until(token) { print($0) }     // prints its argument until token is disposed of

struct Token: DisposableShape {
    init(_ action: @escaping () -> Void) {
        todo("init")
    }

    var isDisposed: Bool {
        todo("isDisposed")
    }

    func add(_ other: Token) {
        todo("add")
    }

    func dispose() {
        todo("dispose")
    }
}

struct Answer: OwnDisposable {
    func until<A>(_ token: Token, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        todo("until")
    }
}

judge(Answer.self)
