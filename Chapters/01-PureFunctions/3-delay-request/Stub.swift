import Chapter01PureFunctions

struct Answer: DelayRequest {
    func delayRequest(_ path: String, from server: Server) -> () -> String {
        todo("delayRequest")
    }

    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        todo("delayRequests")
    }
}

judge(Answer.self)
