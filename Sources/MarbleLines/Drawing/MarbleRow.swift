/// A line of marbles and its name, such as a source's name, `expected` or `got`.
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
