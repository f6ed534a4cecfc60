private struct Answer: DelayRequest {
    func delayRequest(_ path: String, from server: Server) -> () -> String {
        { server.get(path) }
    }

    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        { paths.map { server.get($0) } }
    }
}

package let delayRequestReference: any DelayRequest.Type = Answer.self

// MARK: - Wrong answers

package let delayRequestWrong: KeyValuePairs<String, any Contract.Type> = [
    "twice": Twice.self, "early": Early.self, "remembered": Remembered.self, "allEarly": AllEarly.self,
    "backwards": Backwards.self, "onlyOne": OnlyOne.self, "piledUp": PiledUp.self,
    "otherPath": OtherPath.self,
    "unasked": Unasked.self, "otherServer": OtherServer.self, "allUnasked": AllUnasked.self,
    "askedMore": AskedMore.self, "lastAskedFirst": LastAskedFirst.self,
    "emptyStops": EmptyStops.self,
    "rememberedForAll": RememberedForAll.self, "sorted": Sorted.self, "laterServer": LaterServer.self,
    "serverGone": ServerGone.self, "joined": Joined.self,
]

private protocol RightMany: DelayRequest {}

extension RightMany {
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] { { paths.map { server.get($0) } } }
}

private struct Twice: RightMany {
    func delayRequest(_ path: String, from server: Server) -> () -> String {
        _ = server.get(path)
        return { server.get(path) }
    }
}

private struct Early: RightMany {
    func delayRequest(_ path: String, from server: Server) -> () -> String {
        let reply = server.get(path)
        return { reply }
    }
}

private struct Remembered: RightMany {
    func delayRequest(_ path: String, from server: Server) -> () -> String {
        var known: String?
        return {
            let reply = known ?? server.get(path)
            known = reply
            return reply
        }
    }

    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        var known: [String]?
        return {
            let replies = known ?? paths.map { server.get($0) }
            known = replies
            return replies
        }
    }
}

private struct ServerGone: RightMany {
    func delayRequest(_ path: String, from server: Server) -> () -> String {
        { [weak server] in server?.get(path) ?? "" }
    }
}

private protocol RightOne: DelayRequest {}

extension RightOne {
    func delayRequest(_ path: String, from server: Server) -> () -> String { { server.get(path) } }
}

private struct EmptyStops: RightOne {
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        { [server.get(paths[0])] + paths.dropFirst().map { server.get($0) } }
    }
}

private struct AllEarly: RightOne {
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        let replies = paths.map { server.get($0) }
        return { replies }
    }
}

private struct Backwards: RightOne {
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        { paths.reversed().map { server.get($0) } }
    }
}

private struct Joined: RightOne {
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        { paths.isEmpty ? [] : [server.get(paths.joined(separator: ","))] }
    }
}

private struct LastAskedFirst: RightOne {
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        { paths.reversed().map { server.get($0) }.reversed() }
    }
}

private struct OnlyOne: RightOne {
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        {
            for path in paths { return [server.get(path)] }
            return []
        }
    }
}

private struct PiledUp: RightOne {
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        var replies: [String] = []
        return {
            for path in paths { replies.append(server.get(path)) }
            return replies
        }
    }
}

private struct AllUnasked: RightOne {
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        { paths.enumerated().map { "reply \(server.asked.count + $0 + 1): \($1)" } }
    }
}

private struct OtherPath: RightMany {
    func delayRequest(_ path: String, from server: Server) -> () -> String { { server.get("/honey") } }
}

private struct Unasked: RightMany {
    func delayRequest(_ path: String, from server: Server) -> () -> String {
        { "reply \(server.asked.count + 1): \(path)" }
    }
}

@MainActor private var requests: [String: () -> String] = [:]

private struct OtherServer: RightMany {
    func delayRequest(_ path: String, from server: Server) -> () -> String {
        if let request = requests[path] { return request }
        let request = { server.get(path) }
        requests[path] = request
        return request
    }
}

@MainActor private var lastServer = Server()

private struct LaterServer: RightMany {
    func delayRequest(_ path: String, from server: Server) -> () -> String {
        lastServer = server
        return { lastServer.get(path) }
    }
}

private struct AskedMore: RightOne {
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        {
            let replies = paths.map { server.get($0) }
            _ = paths.map { server.get($0) }
            return replies
        }
    }
}

@MainActor private var replies: [String: String] = [:]

private struct RememberedForAll: RightMany {
    func delayRequest(_ path: String, from server: Server) -> () -> String {
        {
            let reply = replies[path] ?? server.get(path)
            replies[path] = reply
            return reply
        }
    }
}

private struct Sorted: RightOne {
    func delayRequests(_ paths: [String], from server: Server) -> () -> [String] {
        { paths.sorted().map { server.get($0) } }
    }
}
