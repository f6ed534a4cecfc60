import Chapter06IO

// 6.3  Errors, and what is done in any case
//
// catching goes on with another effect where the first one fails.
//
//     try catching(read) { error in of(0) }.run()    // what read gives, or 0 where it fails
//
// ensure runs a finaliser after the effect, however that ends. The effect's value or error is passed on.
// Where the finaliser fails, nobody hears of it: the effect's value or error is the one to pass on.
//
//     try ensure(work, close).run()    // work, then close; throws what work throws

struct Answer: IOErrors {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        todo("catching")
    }

    func ensure<A>(_ io: IO<A>, _ finaliser: IO<Void>) -> IO<A> {
        todo("ensure")
    }
}

judge(Answer.self)
