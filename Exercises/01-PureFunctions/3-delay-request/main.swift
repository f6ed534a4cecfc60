import Chapter01PureFunctions

// 1.3  Describe now, ask later
//
// This sends a request to the server at once. The replies are numbered: "reply 1: /honey", then "reply 2: /honey".
//
//     server.get(_ path: String) -> String
//
// Return a function instead. It sends a request each time it is called, and not before.
//
//     let request = delayRequest("/honey", from: server)    // nothing is sent yet
//     request()                                             // "reply 1: /honey"
//     request()                                             // "reply 2: /honey"
//
// delayRequests describes one request for many paths. It requests them in their order; for an empty list it returns [].
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
