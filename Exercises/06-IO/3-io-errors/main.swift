import Chapter06IO

// 6.3  Errors and cleanup
//
// If an effect fails, `catching(…)` continues with the effect that the handler makes from the
// error. The handler's effect may fail, too: then `run()` throws the new error.
//
//     try catching(read) { error in IO { 0 } }.run()    // read's value, or 0 if read fails
//
// `ensure(…)` adds a finalizer, which runs once after the effect, whether the effect succeeds
// or fails. `run()` returns the effect's value or throws its error, even if the finalizer
// fails: the finalizer's error is ignored.
//
//     try ensure(work, close).run()    // runs work, then close; if work fails, throws its error

struct Answer: IOErrors {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        todo("catching")
    }

    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        todo("ensure")
    }
}

judge(Answer.self)
