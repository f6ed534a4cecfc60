struct HTTPRequest: Equatable {
    var method: String
    var path: String
    var query: String
    /// The headers, by their names in lowercase.
    var headers: [String: String]
    var body: [UInt8] = []
    var address = ""
    var keepsAlive = true

    var length: Int? { headers["content-length"].flatMap { Int($0) } }

    init?(head bytes: ArraySlice<UInt8>) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
        let words = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return nil }
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        method = String(words[0])
        path = String(target[0])
        query = target.count > 1 ? String(target[1]) : ""
        headers = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let name = line[..<colon].lowercased()
            // RFC 9112 forbids a space before the colon, because a proxy may read such a header differently.
            guard !name.isEmpty, !name.contains(where: Self.isBlank) else { return nil }
            var value = line[line.index(after: colon)...].drop(while: Self.isBlank)
            while value.last.map(Self.isBlank) == true { value.removeLast() }
            // A second `Content-Length` is refused, because two lengths can be used to smuggle a request past a proxy.
            guard headers.updateValue(String(value), forKey: name) == nil || name != "content-length" else {
                return nil
            }
        }
        if let length = headers["content-length"] {
            guard !length.isEmpty, length.utf8.count <= 12, length.utf8.allSatisfy({ (0x30...0x39).contains($0) })
            else { return nil }
        }
        let connection = headers["connection"]?.lowercased() ?? ""
        keepsAlive = words[2] == "HTTP/1.1" ? !connection.contains("close") : connection.contains("keep-alive")
    }

    private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}

struct HTTPResponse: Sendable, Equatable {
    var status: Int
    var type = "text/plain; charset=utf-8"
    var headers: [(String, String)] = []
    var body: [UInt8]
    var closes = false

    init(_ status: Int, _ text: String = "") {
        self.status = status
        body = Array(text.utf8)
    }

    init(json: [UInt8]) {
        status = 200
        type = "application/json"
        body = json
    }

    init(_ type: String, _ body: [UInt8]) {
        status = 200
        self.type = type
        self.body = body
    }

    static func tooMuch(_ status: Int, again seconds: Double) -> HTTPResponse {
        var response = HTTPResponse(status, Say.reason(status) + "\n")
        response.headers.append(("Retry-After", "\(max(1, Int(seconds.rounded(.up))))"))
        return response
    }

    static func == (left: HTTPResponse, right: HTTPResponse) -> Bool {
        left.bytes(keepsAlive: true) == right.bytes(keepsAlive: true)
    }

    func bytes(keepsAlive: Bool) -> [UInt8] {
        var head = "HTTP/1.1 \(status) \(Say.reason(status))\r\nContent-Length: \(body.count)\r\n"
        if !body.isEmpty { head += "Content-Type: \(type)\r\n" }
        for (name, value) in Self.always + headers { head += "\(name): \(value)\r\n" }
        head += "Connection: \(keepsAlive ? "keep-alive" : "close")\r\n\r\n"
        return Array(head.utf8) + body
    }

    /// The headers of all responses. `workshop doctor` recognizes a board by the first header. Because of the others, a
    /// browser does not cache a response, guess its type, reveal the page's address, or load anything from other sites.
    private static let always = [
        ("Class-Board", "1"),
        ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
        (
            "Content-Security-Policy",
            "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; "
                + "form-action 'none'; frame-ancestors 'none'"
        ),
    ]
}
