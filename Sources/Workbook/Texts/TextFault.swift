/// A fault in a text of an exercise or of the workshop, such as a part that is missing or cannot be parsed: its
/// position, and the text that is expected there or what is wrong.
public struct TextFault: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file, as a path from the root.
    public let file: String
    /// The line, counted from 1; `nil` if the fault concerns the whole file.
    public let line: Int?
    /// The expected text, or the mistake in the text, in a sentence or two.
    public let expected: String

    /// Describes a fault.
    public init(file: String, line: Int?, expected: String) {
        self.file = file
        self.line = line
        self.expected = expected
    }

    /// The fault in the form `Chapters/02-Composition/1-compose-two/Exercise.md:12: …`, or without `:12` if it has no
    /// line.
    public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(expected)" }
}
