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
            nearly: "let now = marked.sorted { $0.depth < $1.depth }; marked = []; for panel in now { … }",
            byCheck: [
                Sentence("wait", "mark only takes a note. All the work is in run."),
                Sentence(
                    "once",
                    """
                    Before you note a panel, look whether the same panel is noted already: the same object, not one \
                    of the same name.
                    """),
                Sentence("again", "When run is over, its marks are forgotten, and only those."),
                Sentence(
                    "order",
                    """
                    sorted by depth keeps panels of the same depth in their order. An array remembers who was marked \
                    first.
                    """),
                Sentence(
                    "during",
                    """
                    While run goes through its panels, mark may be called. Which list does it add to, and is that \
                    list emptied later?
                    """),
                Sentence("apart", "Keep the list inside the class, one for each cycle."),
            ]),
        checks: [
            Sentence("wait", "a mark does nothing by itself; the cycle does the work"),
            Sentence("once", "once a cycle, however often it was marked"),
            Sentence("again", "a mark holds for one cycle, and can be set again"),
            Sentence("order", "outer panels first, and otherwise in the order of the marks"),
            Sentence("during", "a mark made during a cycle is for the next one"),
            Sentence("apart", "two cycles do not disturb each other"),
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
                a panel that was marked first is laid out later: its second mark put it at the end. The second mark \
                should change nothing.
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
                panels at the same depth are laid out in a different order from that of their first marks. Only the \
                depth may change that order.
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
                the outermost is first, and those that are in it come in the wrong order: depth 0, 1, 2. Sort by the \
                whole depth.
                """),
            Sentence(
                "asText",
                """
                the depths are sorted as texts, and among texts "12" comes before "2". Compare the numbers.
                """),
            Sentence(
                "sameCycle",
                """
                a mark made during the cycle was dealt with in the same one. Two panels that mark each other \
                would never end. Take the list before you start.
                """),
            Sentence(
                "lost",
                "marks made during the cycle are lost. Does mark take them down then, and is nothing emptied after it?"),
            Sentence(
                "selfLost",
                """
                a panel marked itself while it was laid out, and that is lost. Its mark is taken away before layout(), and \
                what is marked meanwhile counts like any other mark.
                """),
            Sentence(
                "repeatsDuring",
                """
                a panel was marked twice during the cycle, and laid out twice in the next. Use one rule for all \
                marks.
                """),
            Sentence(
                "oneForTwo",
                "the closure of sorted gets two panels, and says which is first: sorted { $0.depth < $1.depth }."),
            Sentence(
                "noEquality", "panels have no ==. Ask whether it is the same object: contains(where: { $0 === panel })."
            ),
            Sentence("noSet", "panels cannot be in a Set, which would lose their order anyway. Use an array."),
            Sentence("shared", "a cycle laid out what was marked in another one. Keep the list inside the class."),
            Sentence(
                "innerFirst",
                """
                inner panels are laid out before those that they are in: the sorting is the wrong way round. The \
                outermost has depth 0.
                """),
            Sentence(
                "lastOfName",
                """
                two panels have the same name, and only the later one was laid out. They are the same panel only \
                where one === other.
                """),
            Sentence(
                "grows",
                """
                the list grew while run went through it, so a mark made meanwhile was dealt with in the same cycle. \
                Take the list before you start.
                """),
            Sentence(
                "runsAgain",
                """
                run went on until no mark was left. Two panels that mark one another would never end: leave those \
                marks for the next run.
                """),
            Sentence(
                "markedStill",
                """
                a panel of this cycle was marked while it ran, and that is lost: it was on the list still. Empty the \
                list before you call layout().
                """),
        ],
        notice: """
            A mark is cheap and may be set a hundred times; the work is done once. UIKit and AppKit do that, so \
            nobody there misses a virtual tree.
            """)

    static let treeDiff = Words(
        title: "What has changed",
        task: "Find the steps from one tree of views to another. Keep every view that is in both.",
        hints: Hints(
            question: "A new view comes to the front. How do you see that the others are the same ones as before?",
            direction: """
                Compare the two nodes' own text and colour. Remove what is gone. Then go through the new children: is \
                the key at its place in your list of keys? If not, was it there before? Then do the same inside the \
                children that are in both.
                """,
            nearly: """
                for (place, child) in new.children.enumerated(): where old has no such key, insert, also into keys; where \
                keys[place] is another one, move, also in keys; and for one in both: diff of the two, with path + [key].
                """,
            byCheck: [
                Sentence("same", "Add a step only where two things differ."),
                Sentence(
                    "update",
                    """
                    Compare the two nodes themselves, text and colour, at their path. Children come after that, each \
                    by its key.
                    """),
                Sentence(
                    "nested", "Do the same for the children that are in both, with a path that is longer by one key."),
                Sentence(
                    "insert",
                    """
                    Which keys does the new node have, and the old one not? Insert the whole child, at its place in \
                    new, and note its key in your list.
                    """),
                Sentence(
                    "remove",
                    """
                    Which keys does the old node have, and the new one not? Remove these first, from your list as \
                    well.
                    """),
                Sentence(
                    "move",
                    """
                    For each place: is the right key there in your list by now? If not, and it is further on, it \
                    moves, in your list as well. And it may have changed, too.
                    """),
                Sentence(
                    "law",
                    """
                    Take the smallest counterexample and do the steps by hand, one after another, writing down the \
                    keys. Where do they leave your own list?
                    """),
                Sentence(
                    "fewest",
                    """
                    A view that only moves is not drawn, and a step that finds things in order is in vain. Compare \
                    with your list of keys, not with old.
                    """),
            ]),
        checks: [
            Sentence("same", "two trees that are the same need no step"),
            Sentence("update", "another text or colour is one update"),
            Sentence("nested", "a change deep inside is found, with its path"),
            Sentence("insert", "a new view is one insertion, wherever it comes"),
            Sentence("remove", "a view that is gone is one removal"),
            Sentence("move", "a view at another place is moved, not made again"),
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
            Sentence(
                "newForChanged",
                "a view that looks different is still the same view: its key says so. Update it."),
            Sentence(
                "allUpdated", "one view has changed, and more are drawn. Add an update only where the two differ."),
            Sentence(
                "twoUpdates",
                "one view has changed, and it is drawn twice. An update says its text and its colour: one is enough."),
            Sentence("onlyTop", "the change is one level deeper. Do the same for the children of views in both trees."),
            Sentence(
                "shortPath",
                "the path has the view's own key only, and others may have that, too. It has all keys on the way."),
            Sentence("ownPath", "the path is that of the view that it goes into. Its own key is not a part of it."),
            Sentence(
                "insertMissed",
                "there is a new view, and no step. Look for keys that the old node does not have."),
            Sentence("childrenTwice", "an insertion brings all that is in the view. Do not go into it as well."),
            Sentence(
                "withoutChildren", "the new view came without what is in it. Insert the child itself, as it is in new."),
            Sentence("appended", "the new view went to the end, and belongs at the front. Its place is that in new."),
            Sentence(
                "byPlace",
                """
                one view is new, and others are drawn as well. Compare views with the same key, and not those at the \
                same place.
                """),
            Sentence(
                "needlessMoves",
                """
                one view is new, and others were moved. They make room by themselves: compare with the keys as they \
                stand after that step.
                """),
            Sentence(
                "removeMissed",
                "a view is gone, and there is no step. Look for keys that the new node does not have."),
            Sentence(
                "shifted",
                """
                one view went, and others are drawn. The views that remain have kept their keys: compare by that, and \
                not by place.
                """),
            Sentence(
                "movesAfterRemove",
                "one view went, and others were moved. They close up by themselves: take the key off your list, too."),
            Sentence(
                "halfAnUpdate",
                """
                an update says all of how a view looks: its text and its colour, even if only one of them has \
                changed.
                """
            ),
            Sentence(
                "secondFunction",
                "diff takes two nodes. Write a second function that takes a path as well; diff calls it with []."),
            Sentence("pathIsList", "a path is a list of keys, even where there is one: [key], or path + [key]."),
            Sentence("mayBeNew", "there may be no such view in old: then it is new. Ask with if let, or guard let."),
            Sentence("orderMissed", "the order changed, and nothing is moved. Move what is not at its place."),
            Sentence(
                "idleStep",
                """
                a step changes nothing: what it names is as it should be already. After a move, your list of keys has to \
                be in the new order, too: take the key out, and put it in at its place; the others move up.
                """),
            Sentence(
                "stopsAtUpdate",
                """
                a view looks different, and its children are not compared. After an update, go on: what is in it may have \
                changed as well.
                """),
            Sentence(
                "movedAsNew",
                "a view that only moved is taken out, or drawn. It looks as before: move it, without a new one."),
            Sentence(
                "placedAsBefore",
                """
                a view was left where it is, since it had this place in the old tree. The steps before may have pushed it \
                away: compare with the keys as they stand by then.
                """),
            Sentence("movedUnchanged", "a view moved, and looks different as well. Look into a view that moved, too."),
            Sentence(
                "wrongPlace",
                "after the steps the tree is not the new one, or a step does not fit. Do them by hand."),
            Sentence(
                "inVain", "the steps lead there, and draw more than they must. Which of these views looks as before?"),
            Sentence(
                "insertedLast",
                """
                the insertions come last, from the back. A place counts the views that are there then: go through \
                the new children from the front.
                """),
            Sentence(
                "removedLast",
                "what is gone is removed last, and stands in the way until then: places count it. Remove first."),
            Sentence(
                "lastTwoKeys",
                """
                the path begins with the view above, and misses what is above that. It has all keys on the way: path \
                + [key].
                """),
            Sentence("halfOld", "the text or the colour is not the one in new. An update says both as they are to be."),
            Sentence(
                "takenOut",
                "a view that is in both trees is removed, and inserted as if it were new. Update it, or move it."),
            Sentence(
                "leavesOnly",
                """
                a view that holds others has a text and a colour of its own, and they changed. Compare them in each \
                view.
                """),
            Sentence("caseBlind", "capital and small letters make another text. Compare the texts as they are."),
            Sentence(
                "twoLevels",
                """
                the change is below the second level, and is not found. Let the same function look into the \
                children, and into theirs.
                """),
        ],
        notice: """
            Keys make it cheap: without them a new first row looks as if all rows had changed. That is why React \
            and SwiftUI ask for them.
            """,
        toolkit: "Sources/Differences/Comparison.swift")

    static let oneRender = Words(
        title: "One render a cycle",
        task: "Take numbers as often as they come. Once a cycle, draw what differs from what is shown.",
        hints: Hints(
            question: "Which two trees have to be compared, and which of them do you still have when the cycle comes?",
            direction: """
                Keep two things: the number that waits, if any, and the tree that is shown. show changes only the \
                number; cycle takes it, and changes the tree.
                """,
            nearly: """
                guard let number = waiting else { return }; waiting = nil; let new = tree(number); if let shown { \
                canvas.apply(diff(shown, new)) } else { canvas.draw(new) }; shown = new
                """,
            byCheck: [
                Sentence("first", "The first time there is nothing to compare with. Draw all of it, once."),
                Sentence("wait", "show only keeps the number, the last one. tree is for cycle to call."),
                Sentence(
                    "changes",
                    "Compare the tree that is shown with the new one, in this order, and only then forget the old one."),
                Sentence("later", "What is shown changes with each cycle. Keep the new tree each time, after drawing."),
                Sentence(
                    "nothing",
                    """
                    An optional says whether a number waits. Forget it when you take it, and do nothing where there \
                    is none.
                    """),
                Sentence(
                    "meanwhile",
                    "tree may call show. So take the number, and make room for the next one, before you call tree."),
                Sentence("apart", "Everything that a page knows is kept in its own properties."),
            ]),
        checks: [
            Sentence("first", "the first cycle draws the whole tree, once"),
            Sentence("wait", "show draws nothing; the cycle takes the last number"),
            Sentence("changes", "after that only what differs is drawn"),
            Sentence("later", "each time it is compared with what is shown now"),
            Sentence("nothing", "where nothing has come, nothing is done"),
            Sentence("meanwhile", "a number that comes during a cycle is for the next one"),
            Sentence("apart", "two pages do not disturb each other"),
        ],
        misconceptions: [
            Sentence(
                "neverDrawn", "nothing was drawn. The first time there is nothing to compare with: canvas.draw(…)."),
            Sentence("drawnTwice", "the tree was drawn twice. There is one draw for it."),
            Sentence("builtAtOnce", "a page that nobody has shown built a tree. Wait for the first cycle."),
            Sentence("drawnAtOnce", "show drew. Ten changes in one cycle would draw ten times; only keep the number."),
            Sentence(
                "builtEachTime",
                """
                show called tree, even for numbers that nobody ever sees. Build the tree in cycle, from the last \
                number.
                """),
            Sentence("oldest", "a number was shown, and a later one is not. Keep the last number."),
            Sentence(
                "largest",
                """
                a number was shown, and a smaller one that came later is not. The last one counts, and not the \
                largest.
                """),
            Sentence(
                "nothingFound",
                """
                the number changed, and nothing was drawn. Was the tree that is shown replaced before the two were compared? \
                Then new is compared with new.
                """),
            Sentence(
                "wholeTree",
                "the whole page was drawn again. Remember what is shown, and apply the steps from there."),
            Sentence(
                "wholeIfChanged",
                "something had changed, and the whole page was drawn. Remember what is shown, and apply the steps from there."
            ),
            Sentence("appliedTwice", "the same steps were applied twice. One cycle is one render."),
            Sentence("firstChange", "only the first step was applied. There can be several."),
            Sentence("turned", "these steps lead from the new tree to the old one. diff takes the old one first."),
            Sentence(
                "firstTree",
                """
                the new tree was compared with the first one, and not with what is shown. Keep the tree of each \
                cycle.
                """),
            Sentence(
                "ownTree",
                "the tree function that you were given was never called. Build the page with tree(number)."),
            Sentence(
                "nothingYet", "there may be none yet: no number that waits, or no tree that is shown. Ask with if let."),
            Sentence("drawnForNothing", "nothing had changed, and the page was drawn again. No step, no draw."),
            Sentence("drawnUnasked", "no number has come, and the cycle drew. Let it do nothing then."),
            Sentence(
                "builtUnasked", "no number has come since, and a tree was built. Forget the number when it is shown."),
            Sentence(
                "zeroIsNothing", "a number was never drawn. No number can stand for nothing, neither 0 nor -1: use nil."
            ),
            Sentence(
                "smallestIsNothing",
                "the smallest number was never drawn. No number can stand for nothing, not even Int.min: use nil."),
            Sentence(
                "othersCanvas",
                "something was on the canvas before the page, and the first time not all was drawn. Keep what you have drawn."
            ),
            Sentence(
                "emptyIsNothing",
                """
                after a page without children everything was drawn anew. That page was shown as well: after the first \
                time only steps are applied, whatever the pages are like.
                """),
            Sentence("builtAgain", "tree was called twice in a cycle. Call it once, and keep what it gives."),
            Sentence(
                "lostMeanwhile",
                """
                a number that came while the tree was built is lost. Does show take it then, and is nothing emptied after \
                tree was called?
                """),
            Sentence("shared", "one page knows of the other's tree. Keep all in the class, and nothing outside."),
            Sentence(
                "eachDrawn",
                "the numbers before the last were drawn as well. In a cycle only the last one counts."),
            Sentence(
                "oldLeft",
                "a number from before the last cycle was shown later. When one is shown, forget all that have come."),
            Sentence(
                "backIgnored",
                """
                a number was left out since it is the one on the screen, and another one was waiting. The last one \
                counts, even if it is the one on the screen.
                """),
            Sentence("drawnEarly", "a page that nobody has shown was drawn. Draw with the first cycle."),
        ],
        notice: """
            State, tree, difference, one render: that is what React does. The state may change a hundred times \
            between two frames, and it costs one comparison.
            """)
}
