import Chapter01PureFunctions

// 1.3  Describe now, ask later
//
// server.get("/honey") asks at once, and each reply is a new one: "reply 1: /honey", then "reply 2: /honey".
// Return a function instead. Only when somebody calls it does it ask.
//
//     let request = delayRequest("/honey", from: server)    // the server knows nothing of it
//     request()                                             // "reply 1: /honey"
//     request()                                             // "reply 2: /honey"
//
// The second one is a request for many paths, in their order.
//
//     delayRequests(["/honey", "/wax"], from: server)()     // ["reply 1: /honey", "reply 2: /wax"]

struct Answer: DelayRequest {
    func delayRequest(_ path: String, from server: Server) -> () -> String {
        todo("delayRequest")
    }

    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        todo("delayRequests")
    }
}

judge(Answer.self)
