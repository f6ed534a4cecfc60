import Chapter12WithoutMonads

// 12.3  Mark, and lay out once
//
// `mark(…)` only notes that a panel needs layout. `run()` is one cycle: it calls `layout()`
// once on each marked panel.
//
//     cycle.mark(a)
//     cycle.mark(b)
//     cycle.mark(a)
//     cycle.run()          // a.layout(), b.layout()
//     cycle.run()          // nothing is marked anymore
//
// `run()` lays out outer panels first. `panel.depth` is the number of panels that contain the
// panel, so a panel that is in no other panel has the depth 0. Panels of the same depth keep
// the order of their first marks. A panel that is marked during a cycle is laid out in the
// next cycle.
//
//     panel.layout()       // lays out the panel at once
//     one === other        // true if they are the same panel; two panels may have the same name

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
