/// The characters of a text picture.
public struct MarbleStyle: Sendable {
    /// The line's own character, where nothing happens.
    let line: String
    /// The end of a line that continues.
    let arrow: String
    let completed: String
    let failed: String
    let disposed: String
    /// The corners and edges of the box: top left, top right, bottom left, bottom right, across, down.
    let box: [String]
    /// True if values have colours, by the codes of a terminal.
    public var colour = false

    /// The notation, under a drawn box: for documentation.
    public static let notation = MarbleStyle(
        line: "-", arrow: "", completed: "|", failed: "#", disposed: "!", box: ["┌", "┐", "└", "┘", "─", "│"])
    /// Drawn lines: for a terminal.
    public static let drawn = MarbleStyle(
        line: "─", arrow: "▸", completed: "┃", failed: "✕", disposed: "!", box: ["╭", "╮", "╰", "╯", "─", "│"])
    /// ASCII alone: for a terminal that knows nothing else.
    public static let ascii = MarbleStyle(
        line: "-", arrow: ">", completed: "|", failed: "#", disposed: "!", box: ["+", "+", "+", "+", "-", "|"])
}
