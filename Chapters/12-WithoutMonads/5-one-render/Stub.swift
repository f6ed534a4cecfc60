import Chapter12WithoutMonads

struct Answer: OneRender {
    final class Page: PageShape {
        init(_ tree: @escaping (Int) -> Node, on canvas: Canvas) {
            todo("init")
        }

        func show(_ number: Int) {
            todo("show")
        }

        func cycle() {
            todo("cycle")
        }
    }
}

judge(Answer.self)
