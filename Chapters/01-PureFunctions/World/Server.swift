/// A server that keeps a list of the paths that it was asked for. Asking it is an effect: the list grows, and each
/// reply differs.
@MainActor public final class Server {
    /// The paths that it was asked for, in order.
    public private(set) var asked: [String] = []

    /// Makes a server without requests.
    public init() {}

    /// Asks the server. The first reply about honey is `"reply 1: /honey"`, the next one `"reply 2: /honey"`.
    ///
    /// - Parameter path: the path to ask for.
    /// - Returns: the reply.
    public func get(_ path: String) -> String {
        asked.append(path)
        return "reply \(asked.count): \(path)"
    }
}
