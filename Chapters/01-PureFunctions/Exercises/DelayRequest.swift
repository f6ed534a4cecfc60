/// 1.3: to describe a request is pure; to run it is not.
public protocol DelayRequest: Contract {
    /// Describes a request: a function that asks the server each time it is called, and not before.
    ///
    /// `delayRequest("/honey", from: server)()` is `"reply 1: /honey"`, if the server has not been asked yet.
    /// `delayRequest("/honey", from: server)` leaves `server.asked` empty.
    func delayRequest(_ path: String, from server: Server) -> () -> String

    /// Describes some requests as one: a function that asks for all of them in order, and not before it is called.
    ///
    /// `delayRequests(["/honey", "/wax"], from: server)()` is `["reply 1: /honey", "reply 2: /wax"]`.
    /// `delayRequests([], from: server)()` is `[]`.
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String]
}

let delayRequest = Exercise(
    in: folder, 3, "delay-request", minutes: 8, words: English.delayRequest,
    compilerSuspects: [
        CompilerSuspect("calledNow", "cannot convert return expression of type 'String' to return type '() -> String'"),
        CompilerSuspect(
            "calledNow",
            """
            cannot convert return expression of type '[String]' to return type '() -> [String]'
            """),
        CompilerSuspect("noPath", "cannot convert * of type '*(String) -> String' to * type '() -> String'"),
        CompilerSuspect("notAsked", "function value was used as a property; add () to call it"),
        CompilerSuspect("notAsked", "cannot convert * of type '[() -> String]' to * type '*[String]'"),
    ])

extension DelayRequest {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter01PureFunctions.delayRequest }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let one = "delayRequest(\"/honey\", from: server)"
        let many = "delayRequests([\"/honey\", \"/wax\"], from: server)"
        return [
            Check("reply", of: "delayRequest") {
                try $0.expect(
                    "\(one)()", Self().delayRequest("/honey", from: Server())(), is: "reply 1: /honey",
                    ifGot: [("reply 2: /honey", "twice")])
                try $0.expect(
                    "delayRequest(\"/wax\", from: server)()", Self().delayRequest("/wax", from: Server())(),
                    is: "reply 1: /wax", ifGot: [("reply 1: /honey", "otherPath")])
            },
            Check("late", of: "delayRequest") {
                let server = Server()
                _ = Self().delayRequest("/honey", from: server)
                try $0.require(
                    server.asked.isEmpty, else: "early",
                    .note("let request = \(one)"), .note("server.asked is \(Tour.described(server.asked)) already"))
            },
            Check("anew", of: "delayRequest") {
                let request = Self().delayRequest("/honey", from: Server())
                _ = request()
                try $0.expect(
                    "request(), called once more", request(), is: "reply 2: /honey",
                    ifGot: [("reply 1: /honey", "remembered")])
            },
            Check("all", of: "delayRequests") {
                let server = Server()
                let requests = Self().delayRequests(["/honey", "/wax"], from: server)
                try $0.require(
                    server.asked.isEmpty, else: "allEarly",
                    .note("let requests = \(many)"), .note("server.asked is \(Tour.described(server.asked)) already"))
                try $0.expect(
                    "\(many)()", requests(), is: ["reply 1: /honey", "reply 2: /wax"],
                    ifGot: [
                        (["reply 2: /honey", "reply 1: /wax"], "backwards"),
                        (["reply 1: /wax", "reply 2: /honey"], "backwards"),
                        (["reply 2: /wax", "reply 1: /honey"], "backwards"), (["reply 1: /honey"], "onlyOne"),
                        (["reply 1: /wax"], "onlyOne"), (["reply 2: /wax"], "onlyOne"),
                    ])
                try $0.expect(
                    "requests(), called once more", requests(), is: ["reply 3: /honey", "reply 4: /wax"],
                    ifGot: [
                        (["reply 1: /honey", "reply 2: /wax"], "remembered"),
                        (["reply 1: /honey", "reply 2: /wax", "reply 3: /honey", "reply 4: /wax"], "piledUp"),
                    ])
            },
            Check("none", of: "delayRequests") {
                try $0.expect(
                    "delayRequests([], from: server)()", Self().delayRequests([], from: Server())(), is: [])
            },
        ]
    }
}
