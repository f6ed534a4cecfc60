/// The characters of a text picture.
public struct MarbleStyle: Sendable {
    /// The character of the line itself, in idle frames.
    let line: String
    /// The arrow at the end of a line whose signal has not ended; empty for no arrow.
    let arrow: String
    let completed: String
    let failed: String
    let disposed: String
    /// The corners and edges of the box: top left, top right, bottom left, bottom right, across, down.
    let box: [String]
    /// True if values and failures are colored with escape sequences.
    public var colour = false

    /// The characters of the marble notation, with a drawn box, for documentation.
    public static let notation = MarbleStyle(
        line: "-", arrow: "", completed: "|", failed: "#", disposed: "!", box: ["┌", "┐", "└", "┘", "─", "│"])
    /// Drawn lines, for a terminal.
    public static let drawn = MarbleStyle(
        line: "─", arrow: "▸", completed: "┃", failed: "✕", disposed: "!", box: ["╭", "╮", "╰", "╯", "─", "│"])
    /// ASCII characters only, for a terminal that cannot show other characters.
    public static let ascii = MarbleStyle(
        line: "-", arrow: ">", completed: "|", failed: "#", disposed: "!", box: ["+", "+", "+", "+", "-", "|"])
}
