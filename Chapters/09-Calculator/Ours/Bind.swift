/// Steps 6 and 7 without the faults of ``FirstBind``.
package enum Bind {
    /// Returns a pipe of the latest pipe's values. For each value, removes the previous subscription, and subscribes to
    /// the pipe that `next` returns.
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
    /// result has a subscriber. `block` runs once for each subscriber, when it subscribes.
    package static func lazily<A, B>(_ pipe: Pipe<A>, _ block: @escaping () -> (A) -> Pipe<B>) -> Pipe<B> {
        Pipe.create { send in
            let next = block()
            pipe.subscribe { next($0).subscribe(send) }
        }
    }
}
