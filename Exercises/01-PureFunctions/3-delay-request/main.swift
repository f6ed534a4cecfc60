import Chapter01PureFunctions

// 1.3  Describe now, run later
//
// `server.get` sends a request at once and returns the reply. The server numbers its replies:
// "reply 1: /honey", then "reply 2: /honey".
//
//     server.get(_ path: String) -> String
//
// `delayRequest` sends nothing. It returns a function that sends a request each time it is
// called.
//
//     let request = delayRequest("/honey", from: server)    // nothing is sent yet
//     request()                                             // "reply 1: /honey"
//     request()                                             // "reply 2: /honey"
//
// `delayRequests` takes a list of paths and returns a function. Each call of that function
// requests all the paths, in order, and returns the list of replies. For an empty list of
// paths, the function returns `[]`.
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
