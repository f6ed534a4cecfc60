let allAtOnceRefused = [
    "notRun": """
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        LazyTask { (try await first.run(), try await second.run()) }
    }
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { LazyTask { tasks } }
    """
]
