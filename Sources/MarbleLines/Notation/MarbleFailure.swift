/// The error that a `#` in a marble line stands for.
public struct MarbleFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The label after the `#`, as in `#[no network]`; empty for a bare `#`.
    public let label: String

    /// Makes an error; the label is empty for a bare `#`.
    public init(_ label: String = "") { self.label = label }

    /// The label, or `#` if there is none.
    public var description: String { label.isEmpty ? "#" : label }
}
