/// A line of marbles and what it is called: a source's name, `expected`, `got`.
public struct MarbleRow: Sendable, Equatable {
    /// What the line is called.
    public let name: String
    /// The line.
    public let line: MarbleLine

    /// Names a line.
    ///
    /// - Parameters:
    ///   - name: what the line is called.
    ///   - line: the line.
    public init(_ name: String, _ line: MarbleLine) {
        self.name = name
        self.line = line
    }
}
