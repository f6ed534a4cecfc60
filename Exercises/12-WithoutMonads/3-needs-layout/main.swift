import Chapter12WithoutMonads

// 12.3  Mark, and lay out once
//
// mark only notes that a panel needs layout. run is one cycle: it calls panel.layout() of each marked panel, once.
//
//     cycle.mark(a)
//     cycle.mark(b)
//     cycle.mark(a)
//     cycle.run()          // a.layout(), b.layout()
//     cycle.run()          // nothing is marked any more
//
// Outer panels go first: panel.depth is 0 for the outermost, and one more for each panel that it is in. Panels of the same
// depth keep the order of their first marks. A mark made during a cycle waits for the next one.
//
//     panel.layout()       // lays it out, at once
//     one === other        // whether they are the same panel; two may have the same name

struct Answer: NeedsLayout {
    final class Cycle: CycleShape {
        func mark(_ panel: Panel) {
            todo("mark")
        }

        func run() {
            todo("run")
        }
    }
}

judge(Answer.self)
