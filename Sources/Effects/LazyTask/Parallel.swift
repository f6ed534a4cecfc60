/// Runs numbered pieces of work as child tasks, at most `limit` at a time, and waits for all of them. `deliver`
/// receives the value of each piece, until a piece fails or is cancelled.
///
/// The first `limit` pieces always begin. Each further piece begins when another one has succeeded, unless the caller
/// has been cancelled. If a piece fails or is cancelled, no further pieces begin, the running ones are cancelled and
/// awaited, and the result is that failure or cancellation.
func parallel<Value: Sendable, Failure: Error>(
    _ count: Int, limit: Int, _ piece: @escaping @Sendable (Int) async -> Outcome<Value, Failure>,
    deliver: (Int, Value) -> Void
) async -> Outcome<Void, Failure> {
    precondition(limit > 0, "a limit of \(limit) would never begin a task: use 1 or more")
    return await withTaskGroup(of: (Int, Outcome<Value, Failure>).self) { group in
        var begun = 0
        while begun < min(count, limit) {
            let index = begun
            group.addTask { (index, await piece(index)) }
            begun += 1
        }
        var ended = Outcome<Void, Failure>.success(())
        while let (number, outcome) = await group.next() {
            guard case .success = ended else { continue }
            switch outcome {
            case .success(let value):
                deliver(number, value)
                if begun < count {
                    if group.isCancelled {
                        ended = .cancelled
                        continue
                    }
                    let index = begun
                    group.addTask { (index, await piece(index)) }
                    begun += 1
                }
            case .failure(let error):
                ended = .failure(error)
                group.cancelAll()
            case .cancelled:
                ended = .cancelled
                group.cancelAll()
            }
        }
        return ended
    }
}
