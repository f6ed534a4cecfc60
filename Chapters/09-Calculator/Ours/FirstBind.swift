/// Steps 6 and 7 of the chapter's article, with their faults. `Bind.swift` repairs them.
package enum FirstBind {
    /// Returns a pipe that forwards the values of all pipes that `next` returns. It is `processValue2` in the article.
    ///
    /// Its fault: it subscribes again for every value, but removes no subscription. If `next` returns the same pipe
    /// twice, each value of that pipe then arrives twice.
    package static func bind<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        pipe.subscribe { value in next(value).subscribe { result.send($0) } }
        return result
    }

    /// Returns a pipe that forwards the values of all pipes that `block`'s function returns. It is `processValueLazy`
    /// in the article.
    ///
    /// Its faults: `block` runs for every value, and it runs even if the returned pipe has no subscriber.
    package static func lazyBind<A, B>(_ pipe: Pipe<A>, _ block: @escaping () -> (A) -> Pipe<B>) -> Pipe<B> {
        bind(pipe) { block()($0) }
    }
}
