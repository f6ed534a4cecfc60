/// 1.3: describing a request is pure; running it is not.
public protocol DelayRequest: Contract {
    /// Returns a function that sends a request to the server each time it is called. `delayRequest` itself sends
    /// nothing.
    ///
    /// `delayRequest("/honey", from: server)()` is `"reply 1: /honey"`, if this is the server's first request.
    /// `delayRequest("/honey", from: server)` does not change `server.asked`.
    func delayRequest(_ path: String, from server: Server) -> () -> String

    /// Returns a function that sends a request for each path, in order, each time it is called. `delayRequests` itself
    /// sends nothing.
    ///
    /// `delayRequests(["/honey", "/wax"], from: server)()` is `["reply 1: /honey", "reply 2: /wax"]`, if these are the
    /// server's first requests.
    /// `delayRequests([], from: server)()` is `[]`.
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String]
}

private enum Step: CustomStringConvertible, Sendable {
    case describe(String), call(Int), ask

    var description: String {
        switch self {
        case .describe(let path): "delayRequest(\(Tour.described(path)), from: server)"
        case .call(let place): "call request \(place + 1)"
        case .ask: "other code requests \"/news\""
        }
    }

    static let path = Generator<String>.element(of: [
        "/honey", "/wax", "/comb", "/", "", "/honey?page=2", "/Wax", "wax", "/honey/", " /wax ", "/Käse",
        "/wax/../comb",
        "a b",
    ])
    static let generator = Generator<Step>.one(of: [
        path.map { .describe($0) }, Generator<Int>.int(in: 0...2).map { .call($0) },
        .constant(.call(0)), .constant(.call(0)), .constant(.ask),
    ])
}

extension DelayRequest {
    static var checks: [Check<any DelayRequest>] {
        let path = Argument("path", Step.path).andAtLast(.hardTexts)
        let paths = Argument("paths", .array(of: Step.path, count: 1...6))
        let one: Set = ["twice", "remembered", "otherPath", "unasked"]
        let many: Set = ["lastAskedFirst", "backwards", "onlyOne", "piledUp", "remembered", "sorted"]
        return [
            Check("reply", of: "delayRequest") {
                let (server, other) = (Server(), Server())
                _ = Self().delayRequest("/honey", from: server)()
                let before = server.asked.count
                let reply = Self().delayRequest("/honey", from: other)()
                try $0.require(
                    server.asked.count == before || !other.asked.isEmpty, else: "otherServer",
                    .comparison(
                        call: "delayRequest(\"/honey\", from: other)(), after delayRequest(\"/honey\", from: server)()",
                        expected: "\"reply 1: /honey\"", got: Tour.described(reply), differences: []))
                // In the first call, `kept` also keeps the server alive. In the second call, only the returned function
                // can do so.
                let kept = Server()
                let direct = Self().delayRequest("/honey", from: kept)()
                let call = "delayRequest(\"/honey\", from: Server())()"
                let got = $0.making(call, ifItTraps: "serverGone") {
                    Self().delayRequest("/honey", from: Server())()
                }
                try $0.require(
                    kept.asked != ["/honey"] || direct != "reply 1: /honey" || got.hasPrefix("reply "),
                    else: "serverGone",
                    .comparison(
                        call: call, expected: "\"reply 1: /honey\"", got: Tour.described(got), differences: []))
                try $0.agrees(
                    "delayRequest(_, from: server)()", on: path, examples: ["/honey", "/wax"], explainedBy: one
                ) { $0.delayRequest($1, from: Server())() }
            },
            Check("late", of: "delayRequest") {
                for path in ["/honey", "/wax", ""] {
                    let server = Server()
                    _ = Self().delayRequest(path, from: server)
                    try $0.require(
                        server.asked.isEmpty, else: "early",
                        .note("let request = delayRequest(\(Tour.described(path)), from: server)"),
                        .note("server.asked is already \(Tour.described(server.asked))"))
                }
            },
            Check("anew", of: "delayRequest") { examiner in
                let answer = Self()
                let (first, second) = (Server(), Server())
                _ = answer.delayRequest("/nectar", from: first)()
                let reply = answer.delayRequest("/nectar", from: second)()
                try examiner.require(
                    first.asked.isEmpty || !second.asked.isEmpty, else: "rememberedForAll",
                    .note("after a request for \"/nectar\" to another server,"),
                    .note("delayRequest(\"/nectar\", from: server)() returned \(Tour.described(reply)),"),
                    .note("but server.asked is still []"))
                for path in ["/honey", "/wax"] {
                    let server = Server()
                    let reply = answer.delayRequest(path, from: server)()
                    try examiner.require(
                        !server.asked.isEmpty || reply != "reply 1: \(path)", else: "unasked",
                        .note(
                            "delayRequest(\(Tour.described(path)), from: server)() returned \(Tour.described(reply))"),
                        .note("server.asked is still []"))
                }
                try examiner.agrees(
                    story: "server", of: Step.generator, count: 1...14,
                    examples: [[.describe("/honey"), .call(0), .call(0)]], explainedBy: one, tries: 100
                ) { answer, log in
                    let server = Server()
                    var requests: [() -> String] = []
                    return { step in
                        let asked = server.asked.count
                        switch step {
                        case .describe(let path):
                            if requests.count < 3 { requests.append(answer.delayRequest(path, from: server)) }
                        case .call(let place): if place < requests.count { log.note(Tour.described(requests[place]())) }
                        case .ask: _ = server.get("/news")
                        }
                        if server.asked.count > asked {
                            log.note("asked for \(Tour.described(Array(server.asked[asked...])))")
                        } else if case .call(let place) = step, place < requests.count {
                            log.note("asked for nothing")
                        }
                    }
                }
                // Here, a second request, to another server, is described before the first one runs.
                let (server, other) = (Server(), Server())
                let request = answer.delayRequest("/comb", from: server)
                _ = answer.delayRequest("/wax", from: other)
                _ = request()
                try examiner.require(
                    other.asked.isEmpty, else: "laterServer",
                    .note("let request = delayRequest(\"/comb\", from: server)"),
                    .note("let later = delayRequest(\"/wax\", from: other)"),
                    .note("after request(), other.asked is \(Tour.described(other.asked))"))
            },
            Check("all", of: "delayRequests") { examiner in
                let answer = Self()
                for paths in [["/honey", "/wax"], ["/"]] {
                    let server = Server()
                    _ = answer.delayRequests(paths, from: server)
                    try examiner.require(
                        server.asked.isEmpty, else: "allEarly",
                        .note("let requests = delayRequests(\(Tour.described(paths)), from: server)"),
                        .note("server.asked is already \(Tour.described(server.asked))"))
                }
                for paths in [["/honey", "/wax"], ["/"]] {
                    let server = Server()
                    let call = "delayRequests(\(Tour.described(paths)), from: server)()"
                    examiner.running(call)
                    let replies = answer.delayRequests(paths, from: server)()
                    examiner.finished()
                    let areRight = replies == delayRequestReference.init().delayRequests(paths, from: Server())()
                    // A single request that contains every path shows that the answer has joined the paths.
                    let isJoined = server.asked.count == 1 && paths.allSatisfy(server.asked[0].contains)
                    try examiner.require(
                        paths.count == 1 || !isJoined, else: "joined",
                        .note("\(call) returned \(Tour.described(replies))"),
                        .note("server.asked is \(Tour.described(server.asked))"))
                    try examiner.require(
                        server.asked.count >= paths.count || !areRight, else: "allUnasked",
                        .note("\(call) returned \(Tour.described(replies))"),
                        .note("server.asked is \(Tour.described(server.asked))"))
                    try examiner.require(
                        server.asked.count <= paths.count || !areRight, else: "askedMore",
                        .note("\(call) returned \(Tour.described(replies))"),
                        .note("server.asked is \(Tour.described(server.asked))"))
                }
                try examiner.agrees(
                    "delayRequests(_, from: server)()", on: paths,
                    examples: [["/honey", "/wax"], ["/wax", "/honey"]], explainedBy: many
                ) { $0.delayRequests($1, from: Server())() }
                let pages = (1...130).map { "/page/\($0)" }
                try examiner.expect(
                    "delayRequests(pages, from: server)().count, with the pages 1 to 130",
                    answer.delayRequests(pages, from: Server())().count, is: 130)
                try examiner.agrees(
                    making: "delayRequests(_, from: server)", named: ["requests", "others", "third"],
                    from: paths, calls: Argument("", Generator<Void>.constant(())), explainedBy: many, tries: 80
                ) { answer, log, paths in
                    let server = Server()
                    let requests = answer.delayRequests(paths, from: server)
                    if !server.asked.isEmpty { log.note("asked for \(Tour.described(server.asked))") }
                    return { _ in
                        let replies = requests()
                        log.note("server.asked.count is \(server.asked.count)")
                        return replies
                    }
                }
            },
            Check("none", of: "delayRequests") {
                let server = Server()
                let call = "delayRequests([], from: server)()"
                let got = $0.making(call, ifItTraps: "emptyStops") { Self().delayRequests([], from: server)() }
                try $0.expect(call, got, is: [])
                try $0.expect("server.asked, after delayRequests([], from: server)()", server.asked, is: [])
            },
        ]
    }
}
