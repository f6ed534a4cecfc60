/// A screen that counts what is drawn on it.
public final class Canvas {
    /// What it shows.
    public private(set) var tree: Node?
    /// How many views have been drawn, all in all.
    public private(set) var drawn = 0
    /// What was asked of it, in order: `draw page, 6 views`, `update ["credit"] "70" red`.
    public private(set) var log: [String] = []

    /// Makes an empty screen.
    public init() {}

    /// Draws a tree, all of it.
    ///
    /// - Parameter tree: what to show.
    public func draw(_ tree: Node) {
        self.tree = tree
        drawn += tree.count
        log.append("draw \(tree.key), \(tree.count) views")
    }

    /// Changes what is shown, and draws only what changes. A step that does not fit is noted, and not done.
    ///
    /// - Parameter changes: the steps, in order.
    public func apply(_ changes: [Change]) {
        for change in changes {
            do {
                guard let shown = tree else { throw Misfit(description: "\(change): nothing is shown yet") }
                tree = try shown.applying([change])
                drawn += change.drawn
                log.append("\(change)")
            } catch {
                log.append("does not fit: \(error)")
            }
        }
    }
}
