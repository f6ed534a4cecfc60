private struct Answer: BindPipes {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        var removeFormer: () -> Void = {}
        pipe.subscribe { value in
            removeFormer()
            removeFormer = next(value).subscribe { result.send($0) }
        }
        return result
    }

    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        pipe.subscribe { value in
            next(value).subscribe { result.send($0) }
        }
        return result
    }
}

package let bindPipesReference: any BindPipes.Type = Answer.self
