extension Examiner {
    func expect<Value: Equatable>(
        _ call: String, _ ending: Ending<Value>, gives expected: Value, ifGot suspects: [(Value, String)] = []
    ) throws {
        switch ending.result {
        case .success(let value): try expect(call, value, is: expected, ifGot: suspects)
        case .failure(let error):
            let evidence = Finding.comparison(
                call: call, expected: Tour.described(expected), got: "threw \(error)", differences: [])
            throw failure(nil, [evidence]) { "\(call) threw \(error)" }
        }
    }

    /// Fails if a run threw an error other than `Service.Failure`, `CancellationError` or `Stuck`.
    func requireNoOwnError<Value>(_ ending: Ending<Value>, of call: String, else misconception: String) throws {
        guard case .failure(let error) = ending.result else { return }
        try require(
            error is Service.Failure || error is CancellationError || error is Stuck, else: misconception, .note(call),
            .note("it threw \(error), not the service's error"))
    }
}

extension Service {
    var asked: [String] { log.filter { $0.contains(" s: asked ") } }

    /// The greatest number of requests for one path.
    var mostAsked: Int {
        var counts: [Substring: Int] = [:]
        for line in asked { counts[line.drop { $0 != ":" }, default: 0] += 1 }
        return counts.values.max() ?? 0
    }
}
