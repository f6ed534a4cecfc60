/// A line of marbles with a name, such as `a`, `expected` or `got`.
public struct MarbleRow: Sendable, Equatable {
    /// The name of the line.
    public let name: String
    /// The line.
    public let line: MarbleLine

    /// Makes a row from a line and its name.
    public init(_ name: String, _ line: MarbleLine) {
        self.name = name
        self.line = line
    }
}
