private struct Answer: DelayRequest {
    func delayRequest(_ path: String, from server: Server) -> () -> String {
        { server.get(path) }
    }

    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        { paths.map { server.get($0) } }
    }
}

package let delayRequestReference: any DelayRequest.Type = Answer.self
