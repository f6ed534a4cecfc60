/// One step from a tree of views to another. Each step is applied to the result of the previous one.
public enum Change: Sendable, Equatable, CustomStringConvertible {
    /// The path to a view: the keys of its ancestors below the root, and its own key. The root's path is `[]`.
    public typealias Path = [String]

    /// Sets the text and the color of a view.
    case update(Path, text: String, colour: Colour)
    /// Inserts a new view, with its children, into the view at the path.
    case insert(Node, in: Path, at: Int)
    /// Removes the view with this key from the view at the path.
    case remove(String, in: Path)
    /// Moves the view with this key to another position in the view at the path.
    case move(String, in: Path, to: Int)

    /// The number of views that have to be drawn for the step. A view that is removed or moved is not drawn again.
    public var drawn: Int {
        switch self {
        case .update: 1
        case .insert(let node, _, _): node.count
        case .remove, .move: 0
        }
    }

    /// The step in words: `insert c in [] at 0`.
    public var description: String {
        switch self {
        case .update(let path, let text, let colour): "update \(path) \"\(text)\" \(colour)"
        case .insert(let node, let path, let place): "insert \(node) in \(path) at \(place)"
        case .remove(let key, let path): "remove \(key) in \(path)"
        case .move(let key, let path, let place): "move \(key) in \(path) to \(place)"
        }
    }
}

/// The error of a step that does not fit, because a view or a position does not exist, because a sibling has the same
/// key, or because a canvas shows nothing yet.
public struct Misfit: Error, Equatable, CustomStringConvertible {
    /// The step, and the reason why it does not fit.
    public let description: String
}

extension Node {
    /// Returns the tree that results from some steps.
    ///
    /// - Throws: ``Misfit`` if a step does not fit the result of the previous steps.
    public func applying(_ changes: [Change]) throws(Misfit) -> Node {
        var tree = self
        for change in changes { try tree.apply(change) }
        return tree
    }

    private mutating func apply(_ change: Change) throws(Misfit) {
        switch change {
        case .update(let path, let text, let colour):
            try reach(path[...], change) { (node: inout Node) throws(Misfit) in
                (node.text, node.colour) = (text, colour)
            }
        case .insert(let new, let path, let place):
            try reach(path[...], change) { (node: inout Node) throws(Misfit) in
                try node.put(new, at: place, change)
            }
        case .remove(let key, let path):
            try reach(path[...], change) { (node: inout Node) throws(Misfit) in
                node.children.remove(at: try node.place(of: key, change))
            }
        case .move(let key, let path, let place):
            try reach(path[...], change) { (node: inout Node) throws(Misfit) in
                try node.put(node.children.remove(at: try node.place(of: key, change)), at: place, change)
            }
        }
    }

    private mutating func reach(
        _ path: ArraySlice<String>, _ change: Change, _ body: (inout Node) throws(Misfit) -> Void
    ) throws(Misfit) {
        guard let key = path.first else { return try body(&self) }
        try children[try place(of: key, change)].reach(path.dropFirst(), change, body)
    }

    private func place(of key: String, _ change: Change) throws(Misfit) -> Int {
        guard let place = children.firstIndex(where: { $0.key == key }) else {
            throw Misfit(description: "\(change): there is no \(key) in \(self)")
        }
        return place
    }

    private mutating func put(_ node: Node, at place: Int, _ change: Change) throws(Misfit) {
        guard 0...children.count ~= place else {
            throw Misfit(description: "\(change): there is no position \(place) in \(self)")
        }
        guard !children.contains(where: { $0.key == node.key }) else {
            throw Misfit(description: "\(change): there is a \(node.key) already in \(self)")
        }
        children.insert(node, at: place)
    }
}
