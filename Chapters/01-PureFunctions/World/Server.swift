/// A server that keeps a list of the requested paths. A request is an effect: the list grows, and each reply has a
/// new number.
@MainActor public final class Server {
    /// The requested paths, in order.
    public private(set) var asked: [String] = []

    /// Makes a server that has received no requests.
    public init() {}

    /// Sends a request and returns the reply. The server numbers its replies: `"reply 1: /honey"`, then
    /// `"reply 2: /honey"`.
    public func get(_ path: String) -> String {
        asked.append(path)
        return "reply \(asked.count): \(path)"
    }
}
