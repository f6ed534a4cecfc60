import Dispatch
import Synchronization

/// The functions that the lesson and the tour use: examples from the notes on ReactiveCocoa, translated to Swift, and
/// examples that show the benefits of purity.
package enum Ours {
    /// Returns true if a number is greater than the global variable `outerMinimum`. This function is not pure, because
    /// any code can set that variable.
    @MainActor package static func outerCompare(_ number: Int) -> Bool { number > outerMinimum }

    /// Returns true if a number is greater than a constant inside this function, so the function is pure.
    package static func innerCompare(_ number: Int) -> Bool {
        let minimum = 1
        return number > minimum
    }

    /// Sends a request to the server at once, so this function is not pure.
    @MainActor package static func callRequest(_ path: String, from server: Server) -> String { server.get(path) }

    /// Returns a function that sends a request each time it is called. `delayCallRequest` itself sends nothing, so it
    /// is pure.
    @MainActor package static func delayCallRequest(_ path: String, from server: Server) -> () -> String {
        { server.get(path) }
    }

    /// Returns a function that calls `f` once for each argument, and remembers the result.
    package static func memoize<Input: Hashable, Output>(_ f: @escaping (Input) -> Output) -> (Input) -> Output {
        var known: [Input: Output] = [:]
        return { x in
            if let value = known[x] { return value }
            let value = f(x)
            known[x] = value
            return value
        }
    }

    /// Applies a function to each part, on several threads if possible. Returns the results in the order of the parts.
    package static func inParallel<Part: Sendable, Result: Sendable>(
        _ parts: [Part], _ work: @Sendable (Part) -> Result
    ) -> [Result] {
        let results = Mutex([Result?](repeating: nil, count: parts.count))
        DispatchQueue.concurrentPerform(iterations: parts.count) { index in
            let result = work(parts[index])
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0.compactMap { $0 } }
    }
}
