/// A view as a value: its key, text, color and children. A tree of views describes a page.
public struct Node: Sendable, Equatable, CustomStringConvertible {
    /// The key, which distinguishes the view from its siblings. The key stays the same when everything else changes.
    public let key: String
    /// The text.
    public var text: String
    /// The text's color.
    public var colour: Colour
    /// The children, in order. No two of them may have the same key.
    public var children: [Node]

    /// Describes a view.
    public init(_ key: String, _ text: String = "", _ colour: Colour = .black, _ children: [Node] = []) {
        (self.key, self.text, self.colour, self.children) = (key, text, colour, children)
    }

    /// Describes a view without a text, which only contains other views.
    public init(_ key: String, _ children: [Node]) { self.init(key, "", .black, children) }

    /// The number of views in the tree, including this one.
    public var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The tree in one line: `page(credit "65" purple, status "fail")`.
    public var description: String {
        var line = key
        if !text.isEmpty { line += " \"\(text)\"" }
        if colour != .black { line += " \(colour)" }
        return children.isEmpty ? line : line + "(\(children.map(\.description).joined(separator: ", ")))"
    }
}
