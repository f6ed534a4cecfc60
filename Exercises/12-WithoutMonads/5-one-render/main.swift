import Chapter12WithoutMonads

// 12.5  One render a cycle
//
// A page is a function of a number: `tree(70)` is the page for 70. `show(…)` only stores a
// number, and `cycle()` draws the page for this number.
//
//     let page = Page(tree, on: canvas)
//     page.show(65)
//     page.cycle()                 // canvas.draw(tree(65)): the first time, the whole tree
//     page.show(5)
//     page.show(70)
//     page.cycle()                 // canvas.apply(diff(…)): from 65 to 70, and 5 is never drawn
//     page.cycle()                 // does nothing: there is no new number
//
// A cycle calls `tree(…)` at most once, and only with the number that the cycle shows. Any
// number may be shown, even 0 or -1. If `show(…)` is called while `tree(…)` is running, the
// new number is for the next cycle. The first cycle draws the whole tree, even if the canvas
// already shows a tree.
//
//     diff(old, new)               // the steps of 12.4
//     canvas.draw(node)            // draws the whole tree
//     canvas.apply(steps)          // draws what the steps change

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
