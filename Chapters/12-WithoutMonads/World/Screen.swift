/// The colors of this chapter's texts.
public enum Colour: String, Sendable, Equatable, CaseIterable {
    /// The default color of texts.
    case black
    /// The color of a credit under 30.
    case grey
    /// The color of a credit from 30 to 69.
    case purple
    /// The color of a credit of 70 or more, and of the status "pass".
    case red

    /// Returns the color of a credit: grey under 30, purple from 30 to 69, and red from 70 up.
    public static func of(_ credit: Int) -> Colour {
        credit < 30 ? .grey : credit < 70 ? .purple : .red
    }
}

/// The status of a credit: enough, not enough, or not set.
public enum Status: String, Sendable, Equatable {
    /// The credit is 0.
    case notSet = "not set"
    /// The credit is not enough.
    case fail
    /// The credit is enough.
    case pass
}

/// A text on the screen.
public struct Label: Sendable, Equatable, CustomStringConvertible {
    /// The text.
    public var text: String
    /// The text's color.
    public var colour: Colour

    /// Makes a label with a text, which is black by default.
    public init(_ text: String, _ colour: Colour = .black) { (self.text, self.colour) = (text, colour) }

    /// The text, followed by its color unless that is black.
    public var description: String { colour == .black ? text : "\(text) \(colour)" }
}

/// The content of a student's page.
public struct Screen: Sendable, Equatable, CustomStringConvertible {
    /// The label with the credit.
    public var credit = Label("")
    /// The label with the status of the credit.
    public var status = Label("")

    /// Makes a screen with empty labels.
    public init() {}

    /// Both labels: `65 purple | fail`.
    public var description: String { "\(credit) | \(status)" }
}
