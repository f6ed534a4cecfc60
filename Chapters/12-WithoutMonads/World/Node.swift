/// A view as a value: its looks, and the views in it. A tree of them describes a page.
public struct Node: Sendable, Equatable, CustomStringConvertible {
    /// The key, which distinguishes it from the others in the same view; it stays when all else changes.
    public let key: String
    /// The text.
    public var text: String
    /// The text's colour.
    public var colour: Colour
    /// The views in it, in order; no two have the same key.
    public var children: [Node]

    /// Describes a view.
    ///
    /// - Parameters:
    ///   - key: the key, which distinguishes it from the others in the same view.
    ///   - text: the text.
    ///   - colour: the text's colour.
    ///   - children: the views in it.
    public init(_ key: String, _ text: String = "", _ colour: Colour = .black, _ children: [Node] = []) {
        (self.key, self.text, self.colour, self.children) = (key, text, colour, children)
    }

    /// Describes a view that only holds others.
    ///
    /// - Parameters:
    ///   - key: the key, which distinguishes it from the others in the same view.
    ///   - children: the views in it.
    public init(_ key: String, _ children: [Node]) { self.init(key, "", .black, children) }

    /// The number of views in the tree, this one included.
    public var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The tree in one line: `page(credit "65" purple, status "fail")`.
    public var description: String {
        var line = key
        if !text.isEmpty { line += " \"\(text)\"" }
        if colour != .black { line += " \(colour)" }
        return children.isEmpty ? line : line + "(\(children.map(\.description).joined(separator: ", ")))"
    }
}
