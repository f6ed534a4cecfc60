import Chapter01PureFunctions

package let delayRequestRight: KeyValuePairs<String, any Contract.Type> = ["recursive": Recursive.self]

/// Makes the function for several paths by recursion: the first request, and then the rest.
private struct Recursive: DelayRequest {
    func delayRequest(_ path: String, from server: Server) -> () -> String {
        func ask() -> String { server.get(path) }
        return ask
    }

    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        guard let path = paths.first else { return { [] } }
        let (first, rest) = (delayRequest(path, from: server), delayRequests(Array(paths.dropFirst()), from: server))
        return { [first()] + rest() }
    }
}
