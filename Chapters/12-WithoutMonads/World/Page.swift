/// A page whose content is a function of a number. It is rendered at most once per cycle, however often the number
/// changes.
package final class CreditPage {
    private let tree: (Int) -> Node
    private let canvas: Canvas
    private var shown: Node?
    private var waiting: Int?

    package init(_ tree: @escaping (Int) -> Node, on canvas: Canvas) { (self.tree, self.canvas) = (tree, canvas) }

    /// Stores a number for the next cycle, which shows only the latest number.
    package func show(_ credit: Int) { waiting = credit }

    /// Shows the waiting number, if there is one: draws the whole tree the first time, and then only the differences.
    package func cycle() {
        guard let credit = waiting else { return }
        waiting = nil
        let new = tree(credit)
        if let shown { canvas.apply(Ours.diff(shown, new)) } else { canvas.draw(new) }
        shown = new
    }
}
