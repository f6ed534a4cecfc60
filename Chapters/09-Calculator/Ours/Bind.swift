/// Steps 6 and 7 of the chapter's article, repaired: `latest` replaces the `bind` of ``FirstBind``, and `lazily`
/// replaces its `lazyBind`.
package enum Bind {
    /// Returns a pipe that forwards the values of the latest pipe that `next` has returned. Each value of `pipe` ends
    /// the previous subscription.
    package static func latest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        var removeFormer: () -> Void = {}
        pipe.subscribe { value in
            removeFormer()
            removeFormer = next(value).subscribe { result.send($0) }
        }
        return result
    }

    /// Returns a pipe that forwards the values of all pipes that `block`'s function returns. Nothing runs before the
    /// result has a subscriber. `block` runs once for each subscriber, when that subscriber subscribes.
    package static func lazily<A, B>(_ pipe: Pipe<A>, _ block: @escaping () -> (A) -> Pipe<B>) -> Pipe<B> {
        Pipe.create { send in
            let next = block()
            pipe.subscribe { next($0).subscribe(send) }
        }
    }
}
