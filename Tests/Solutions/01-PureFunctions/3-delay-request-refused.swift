let delayRequestRefused = [
    "calledNow": """
    func delayRequest(_ path: String, from server: Server) -> () -> String { server.get(path) }
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] { { paths.map { server.get($0) } } }
    """,
    "noPath": """
    func delayRequest(_ path: String, from server: Server) -> () -> String { server.get }
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] { { paths.map { server.get($0) } } }
    """,
    "notAsked": """
    func delayRequest(_ path: String, from server: Server) -> () -> String { { server.get(path) } }
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        { paths.map { delayRequest($0, from: server) } }
    }
    """,
]
