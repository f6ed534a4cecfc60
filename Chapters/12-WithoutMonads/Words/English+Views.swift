import CurrycombWorkbook

extension English {
    static let needsLayout = Words(
        title: "Mark, and lay out once",
        task: "Note which panels need layout. Lay each of them out once a cycle, however often it was marked.",
        hints: Hints(
            question: "While run goes through the marked panels, one of them marks another. Where does that mark go?",
            direction: """
                Keep a list without repeats. run takes it into a constant, sorts that by depth, empties the list, and only \
                then calls layout().
                """,
            nearly: "let now = marked.sorted { $0.depth < $1.depth }; marked = []; for panel in now { … }"),
        checks: [
            Sentence("wait", "a mark does nothing by itself; the cycle does the work"),
            Sentence("once", "once a cycle, however often it was marked"),
            Sentence("again", "a mark holds for one cycle, and can be set again"),
            Sentence("order", "outer panels first, else in the order of the marks"),
            Sentence("during", "a mark made during a cycle is for the next one"),
            Sentence("apart", "two cycles know nothing of one another"),
        ],
        misconceptions: [
            Sentence(
                "atOnce", "mark laid the panel out. Ten changes would lay it out ten times; only take a note there."),
            Sentence("never", "a panel was marked, and never laid out. Call panel.layout() in run."),
            Sentence("twice", "one mark, and layout() was called twice. Call it in one place."),
            Sentence("eachMark", "a panel was laid out once for each mark. Note it only where it is not noted yet."),
            Sentence(
                "onlyFirst",
                "only the panel that was marked first was laid out. Keep a list of them, and go through all of it."),
            Sentence("onlyLast", "only the panel that was marked last was laid out. Keep a list of them."),
            Sentence(
                "onlyNeighbours",
                "a panel was noted twice, since another one came between. Look through the whole list."),
            Sentence(
                "lastMark",
                """
                a panel that was marked first is laid out later: its second mark put it at the end. That one should \
                change nothing.
                """),
            Sentence("byName", "two panels may have the same name. They are the same panel only where one === other."),
            Sentence(
                "allEver",
                """
                a panel was laid out because another one was marked. A mark is for one panel, and is forgotten with \
                the cycle.
                """),
            Sentence("notCleared", "the marks of the cycle before are still there. Empty the list in run."),
            Sentence(
                "neverAgain",
                "a panel was marked again, and not laid out. A mark that has been dealt with is forgotten."),
            Sentence(
                "unordered",
                """
                panels at the same depth are laid out in another order than that of their marks. A Set and a \
                Dictionary keep none: use an array.
                """),
            Sentence(
                "inner",
                """
                an inner panel was laid out before the one that it is in. The outer one decides how much room there is: sort \
                by depth.
                """),
            Sentence(
                "onlyOutermost",
                """
                the outermost is first, and those that are in it come in the wrong order: depth 0, 1, 2. Sort by all \
                of it.
                """),
            Sentence(
                "sameCycle",
                """
                a mark made during the cycle was dealt with in the same one. Two panels that mark one another would never \
                end. Take the list before you start.
                """),
            Sentence(
                "lost",
                """
                marks made during the cycle are lost: they were not taken, or went when the list was emptied at the end. Empty \
                it at the start.
                """),
            Sentence(
                "selfLost",
                """
                a panel marked itself while it was laid out, and that is lost. Take its mark away before layout(), \
                not after.
                """),
            Sentence(
                "repeatsDuring",
                """
                a panel was marked twice during the cycle, and laid out twice in the next. Use one rule for all \
                marks.
                """),
            Sentence(
                "oneForTwo", "sorted is handed two panels, and asks which is first: sorted { $0.depth < $1.depth }."),
            Sentence(
                "noEquality", "panels have no ==. Ask whether it is the same object: contains(where: { $0 === panel })."
            ),
            Sentence("noSet", "panels cannot be in a Set, which would lose their order anyway. Use an array."),
            Sentence("shared", "a cycle laid out what was marked in another one. Keep the list inside the class."),
        ],
        notice: """
            A mark is cheap and may be set a hundred times; the work is done once. UIKit and AppKit do that, and so \
            nobody there misses a virtual tree.
            """)

    static let treeDiff = Words(
        title: "What has changed",
        task: "Find the steps from one tree of views to another. Keep every view that is in both.",
        hints: Hints(
            question: "a new view comes to the front. How do you see that the others are the same ones as before?",
            direction: """
                Compare the two nodes' own text and colour. Remove what is gone. Then go through the new children: is the \
                key at its place in your list of keys? If not, was it there before? Then look into those in both.
                """,
            nearly: """
                for (place, child) in new.children.enumerated(): where old has no such key, insert, also into keys; where \
                keys[place] is another one, move, also in keys; and for one in both: diff of the two, with path + [key].
                """),
        checks: [
            Sentence("same", "two trees that are the same need no step"),
            Sentence("update", "another text or colour is one update"),
            Sentence("nested", "a change deep inside is found, with the way to it"),
            Sentence("insert", "a new view is one insertion, wherever it comes"),
            Sentence("remove", "a view that is gone is one removal"),
            Sentence("move", "a view at another place is moved, and not made anew"),
            Sentence("law", "the steps lead from the old tree to the new one"),
            Sentence("fewest", "only new views and changed ones are drawn"),
        ],
        misconceptions: [
            Sentence("noisy", "nothing has changed, and there are steps. Compare before you add one."),
            Sentence(
                "textMissed", "the text changed, and there is no step. Compare the texts of views with the same key."),
            Sentence("colourMissed", "the colour changed, and there is no step. A view is text and colour."),
            Sentence("rootMissed", "the root has a text as well. Begin with the two nodes themselves, at the path []."),
            Sentence("rootInPath", "the path begins below the root: without the root's own key."),
            Sentence(
                "otherPath",
                "these are steps for another view. A path is made of keys: of all on the way, and of the view's own."),
            Sentence("turned", "this leads back to what was there before. The text and the colour are those of new."),
            Sentence("newForChanged", "a view with another text is still the same view: its key says so. Update it."),
            Sentence(
                "allUpdated", "one view has changed, and more are drawn. Add an update only where the two differ."),
            Sentence("onlyTop", "the change is one level deeper. Do the same for the children of views in both trees."),
            Sentence(
                "shortPath",
                "[\"a\"] is another view: there is an a in page and one in row. The path has all keys on the way."),
            Sentence("ownPath", "the path is that of the view that it goes into. Its own key is not a part of it."),
            Sentence(
                "insertMissed", "there is a new view, and no step. Look for keys that the old node does not have."),
            Sentence("childrenTwice", "an insertion brings all that is in the view. Do not go into it as well."),
            Sentence(
                "withoutChildren", "the new view came without what is in it. Insert the child itself, as it is in new."),
            Sentence("appended", "the new view went to the end, and belongs at the front. Its place is that in new."),
            Sentence(
                "byPlace",
                """
                one view came to the front, and others are drawn anew: each was compared with what had its place before. \
                Compare those with the same key.
                """),
            Sentence(
                "needlessMoves",
                """
                the others moved up by themselves when c came. Compare with the keys as they stand after that step, not as \
                they were.
                """),
            Sentence("removeMissed", "a is gone, and there is no step. Look for keys that the new node does not have."),
            Sentence(
                "shifted",
                "one view went, and others are drawn anew. What stays has its key still: compare by that, not by place."
            ),
            Sentence(
                "movesAfterRemove",
                "the others moved up by themselves when a went. Take its key off your list, too."),
            Sentence(
                "halfAnUpdate",
                "an update says all of how a view looks: its text and its colour, also where only one of them has changed."
            ),
            Sentence(
                "secondFunction",
                "diff takes two nodes. Write a second function that takes a path as well; diff calls it with []."),
            Sentence("pathIsList", "a path is a list of keys, even where there is one: [key], or path + [key]."),
            Sentence("mayBeNew", "there may be no such view in old: then it is new. Ask with if let, or guard let."),
            Sentence("orderMissed", "the order changed, and there is no step. Move what is not at its place."),
            Sentence(
                "idleStep",
                """
                a step changes nothing: what it names is as it should be already. After a move, move the key in your list as \
                well.
                """),
            Sentence("movedAsNew", "a view that only moved is drawn. It looks as before: move it, without a new one."),
            Sentence("movedUnchanged", "c moved, and its text changed as well. Look into a view that moved, too."),
            Sentence(
                "wrongPlace", "after the steps the views are in another order, or a step does not fit. Do them by hand."
            ),
            Sentence(
                "broken",
                """
                do the steps by hand on old, one after another, and write down the keys after each: the first that is not as \
                you thought is the one to look at.
                """),
            Sentence(
                "inVain", "the steps lead there, and draw more than they must. Which of these views looks as before?"),
        ],
        notice: """
            Keys are what makes it cheap: without them a new first row looks as if all rows had changed. React and SwiftUI \
            ask for them for that reason.
            """,
        toolkit: "Sources/Differences/Comparison.swift")

    static let oneRender = Words(
        title: "One render a cycle",
        task: "Take numbers as often as they come. Once a cycle, draw what differs from what is shown.",
        hints: Hints(
            question: "Which two trees have to be compared, and which of them do you still have when the cycle comes?",
            direction: """
                Keep two things: the number that waits, if any, and the tree that is shown. show changes only the one, and \
                cycle only then the other.
                """,
            nearly: """
                guard let number = waiting else { return }; waiting = nil; let new = tree(number); if let shown { \
                canvas.apply(diff(shown, new)) } else { canvas.draw(new) }; shown = new
                """),
        checks: [
            Sentence("first", "the first cycle draws the whole tree, once"),
            Sentence("wait", "show draws nothing; the cycle takes the last number"),
            Sentence("changes", "then only what differs is drawn"),
            Sentence("later", "each time it is compared with what is shown now"),
            Sentence("nothing", "where nothing has come, nothing is done"),
            Sentence("meanwhile", "a number that comes during a cycle is for the next one"),
            Sentence("apart", "two pages know nothing of one another"),
        ],
        misconceptions: [
            Sentence(
                "neverDrawn", "nothing was drawn. The first time there is nothing to compare with: canvas.draw(…)."),
            Sentence("drawnTwice", "the first tree was drawn twice. There is one draw for it."),
            Sentence("builtAtOnce", "a page that nobody has shown built a tree. Wait for the first cycle."),
            Sentence("drawnAtOnce", "show drew. Ten changes in one cycle would draw ten times; only keep the number."),
            Sentence(
                "builtEachTime",
                "a tree was built for 5, which nobody ever sees. Build it in cycle, of the last number."),
            Sentence("oldest", "5 was shown, and 70 came after it. Keep the last number."),
            Sentence("largest", "80 was shown, and 20 came after it. The last number counts, and not the largest."),
            Sentence("builtTwice", "one cycle built the same tree twice. Keep it in a constant."),
            Sentence(
                "nothingFound",
                """
                the number changed, and nothing was drawn. Was the tree that is shown replaced before the two were compared? \
                Then new is compared with new.
                """),
            Sentence(
                "wholeTree",
                "all six views were drawn, and two had changed. Remember what is shown, and apply steps from there."),
            Sentence(
                "oldRebuilt",
                "the tree that is shown was built once more. Keep it: what is on the screen need not be made again."),
            Sentence("appliedTwice", "the same steps were applied twice. One cycle is one render."),
            Sentence("firstChange", "only the first step was applied. There can be several."),
            Sentence("turned", "these steps lead from the new tree to the old one. diff takes the old one first."),
            Sentence(
                "firstTree",
                "75 was compared with the tree for 65, and 70 is shown. Keep the tree of each cycle."),
            Sentence("ownTree", "the tree that you were given was never asked. Build the page with tree(number)."),
            Sentence(
                "nothingYet", "there may be none yet: no number that waits, or no tree that is shown. Ask with if let."),
            Sentence("drawnForNothing", "the page is as it is shown, and was drawn. No step, no draw."),
            Sentence("drawnUnasked", "no number has come, and the cycle drew. Let it do nothing then."),
            Sentence(
                "builtUnasked", "no number has come since, and a tree was built. Forget the number when it is shown."),
            Sentence(
                "zeroIsNothing", "a number was never drawn. None can stand for nothing, neither 0 nor -1: use nil."),
            Sentence(
                "lostMeanwhile",
                "a number that came while the tree was built is lost. Empty waiting before you call tree, and not after."
            ),
            Sentence("shared", "one page knows of the other's tree. Keep all in the class, and nothing outside."),
        ],
        notice: """
            State, tree, difference, one render: that is what React does. The state may change a hundred times between two \
            frames, and costs one comparison.
            """)
}
