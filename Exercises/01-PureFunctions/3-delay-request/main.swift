import Chapter01PureFunctions

// 1.3  Describe now, ask later
//
// This asks the server at once. The replies are numbered: "reply 1: /honey", then "reply 2: /honey".
//
//     server.get(_ path: String) -> String
//
// Return a function instead. It asks the server each time it is called, and not before.
//
//     let request = delayRequest("/honey", from: server)    // nothing is sent yet
//     request()                                             // "reply 1: /honey"
//     request()                                             // "reply 2: /honey"
//
// delayRequests describes one request for many paths. It asks for them in their order; an empty list returns [].
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
