private struct Answer: OneRender {
    final class Page: PageShape {
        private let tree: (Int) -> Node
        private let canvas: Canvas
        private var waiting: Int?
        private var shown: Node?

        init(_ tree: @escaping (Int) -> Node, on canvas: Canvas) {
            (self.tree, self.canvas) = (tree, canvas)
        }

        func show(_ number: Int) {
            waiting = number
        }

        func cycle() {
            guard let number = waiting else { return }
            waiting = nil
            let new = tree(number)
            if let shown { canvas.apply(diff(shown, new)) } else { canvas.draw(new) }
            shown = new
        }
    }
}

package let oneRenderReference: any OneRender.Type = Answer.self
