import CurrycombWorkbook

/// What learners read, in English: exercises 9.3 and 9.4.
extension English {
    static let watchCell = Words(
        title: "A number that tells its observers",
        task: "Write a number that can be observed. Each observer can be removed without disturbing the others.",
        hints: Hints(
            question: "Where does the cell keep its observers, and how does it find one of them again to remove it?",
            direction: """
                Put each observer into a box, a small object, and the boxes into a list. didSet tells them; the \
                function that removes knows its box.
                """,
            nearly: """
                let box = Box(observer); boxes.append(box); return { box.observer = nil; self.boxes.removeAll { $0 \
                === box } }. And didSet calls box.observer?(value) for each box.
                """,
            byCheck: [
                Sentence(
                    "told",
                    """
                    didSet is the place to tell: it runs after each assignment. The observers are in a list that \
                    observe adds to.
                    """),
                Sentence(
                    "unchanged",
                    "In didSet you have both numbers, oldValue and value. Compare them before you tell anybody."),
                Sentence(
                    "seen",
                    "An observer may look into the cell. Tell it when the new number is already in place."),
                Sentence("order", "Add at the end of the list, and go through it from the beginning."),
                Sentence("apart", "Is the list a property of the cell? What is static or global belongs to all cells."),
                Sentence(
                    "remove",
                    """
                    The function that observe returns was made for one observer. Let it remember that one: its box, \
                    not its place.
                    """),
                Sentence(
                    "again",
                    """
                    After the first call there is nothing left to remove. What you look for must never match another \
                    observer.
                    """),
                Sentence(
                    "during",
                    """
                    The loop goes through the list as it was. So a removed observer may still be in it: how can its \
                    box say that it has gone?
                    """),
                Sentence(
                    "released",
                    """
                    Something still holds the removed observer. Look at the list, and at what the returned function \
                    holds.
                    """),
                Sentence(
                    "everywhere",
                    """
                    Play the story through, line by line. Somebody comes, leaves or leaves while being told: who is in \
                    the list then?
                    """),
            ]),
        checks: [
            Sentence("told", "an observer is told of each new number"),
            Sentence("unchanged", "the same number again is no change"),
            Sentence("seen", "whoever is told sees the new number in the cell"),
            Sentence("order", "all are told, in the order in which they came"),
            Sentence("apart", "each cell has its own observers"),
            Sentence("remove", "removal takes away this observer and no other"),
            Sentence("again", "calling an old removal again does no harm"),
            Sentence("during", "observers may be removed while they are being told"),
            Sentence("within", "an observer may change the number, and all are told of that, too"),
            Sentence("released", "a removed observer is let go from memory"),
            Sentence("everywhere", "it holds whoever comes and goes, and whatever the cell becomes"),
        ],
        misconceptions: [
            Sentence(
                "deafWhileTelling",
                """
                an observer changed the number while it was told, and not everybody was told of that. Tell them of every \
                change, even one that comes while you are telling.
                """),
            Sentence(
                "notTold",
                "nobody was told. Is the observer in the list, and does didSet call every one that is there?"),
            Sentence(
                "toldAtOnce",
                "the observer was told 7 when it came. It wants to hear of changes, and there has been none."),
            Sentence("oldTold", "the observer was told the number before the change. Tell value, not oldValue."),
            Sentence(
                "onlyOnce",
                "it was told of the first change, and of no other. Keep the observer after you have called it."),
            Sentence(
                "onlyGrowing",
                "a smaller number was not told. Every other number is a change: value != oldValue."),
            Sentence(
                "noChange",
                """
                the cell was set to the number that it had already, and told its observer. Ask in didSet: value != \
                oldValue.
                """),
            Sentence(
                "tooEarly",
                """
                the observer was told before the cell had changed: in cell.value it still sees 0. Tell in \
                didSet, not in willSet.
                """),
            Sentence(
                "replaced",
                """
                only the last observer is told: each new one takes the place of the one before. Keep a list of \
                them.
                """),
            Sentence("onlyFirst", "only the first observer is told. Go through the whole list."),
            Sentence("backwards", "the last one that came is told first. Go through the list from its beginning."),
            Sentence(
                "noOrder",
                """
                all are told, but not in the order in which they came. A list keeps that order; a dictionary has \
                none.
                """),
            Sentence(
                "shared",
                "a's observers were told of a change in b. A static list belongs to all cells; each needs its own."),
            Sentence(
                "notRemoved",
                """
                remove2() was called, and observer 2 is still told. Does the function that you return find it \
                in the list? A closure has no identity; a box has.
                """),
            Sentence("removesAll", "one was removed, and all are gone. Take out this one only."),
            Sentence(
                "removesOther",
                """
                observer 2 was to go, and another one went. Remember which one the function is for, not which \
                one is at the end.
                """),
            Sentence(
                "byPlace",
                """
                after the first had gone, the others moved up: at place 2 now stood observer 3. A place in a \
                list is not a name: put each observer into a box, and look for that.
                """),
            Sentence(
                "numberReused",
                """
                the new observer got the number of observer 2, and the two are mixed up. The count goes down when \
                one leaves: keep a counter that only goes up.
                """),
            Sentence(
                "placeReused",
                """
                observer 3 is told before observer 2: it has taken the place of the one that left. Whoever \
                comes later is told later: add it at the end.
                """),
            Sentence(
                "removesAnother",
                """
                the same removal was called a second time, and took away somebody else. The second time there is \
                nothing to remove.
                """),
            Sentence(
                "skipped",
                """
                observer 2 was skipped: 1 left the list, 2 moved up, and the loop went on after it. Go through \
                a copy of the list.
                """),
            Sentence("stopped", "when observer 1 left, nobody else was told. The others want to hear of it as well."),
            Sentence(
                "toldAfterRemoval",
                """
                observer 2 had been removed when its turn came, and was told. Before each call, look whether \
                it is still there: has its box been emptied?
                """),
            Sentence(
                "kept",
                """
                the removed observer is still in memory, and all that it uses with it. Nothing may hold it any \
                more; marking it as removed is not enough.
                """),
            Sentence(
                "heldByRemoval",
                """
                the cell has let go of the removed observer, and the function that removes has not: it holds it, or its \
                box with it inside. Empty the box as well, or hold it weakly.
                """),
            Sentence(
                "entriesKept",
                """
                observers have been removed, and something of each stays in the cell, for as long as that lives. Take the \
                whole entry out of the list.
                """),
            Sentence(
                "comparedFunctions",
                "functions cannot be compared in Swift. Put each observer into a box, and compare boxes with ===."),
        ],
        notice: """
            The function that removes was made when its observer came, so it knows which one it is for. Nobody can \
            remove somebody else's.
            """,
        toolkit: "Sources/Signals/Core/EntryList.swift")

    static let sumCells = Words(
        title: "c = a + b",
        task: "Make a cell that follows two others. Then use it for c + a - b.",
        hints: Hints(
            question: "When does c have to be worked out again, and from what?",
            direction: """
                Make the result with what the operation gives now. Observe both cells; at each change, set the \
                result's value again.
                """,
            nearly: """
                cell.observe { _ in result.value = operation(a.value, b.value) }, for a and for b; and \
                combine(combine(c, a, by: +), b, by: -)
                """,
            byCheck: [
                Sentence(
                    "start", "Work it out once, while you make the cell: with the operation, and first a, then b."),
                Sentence(
                    "follows",
                    """
                    Observe both cells. At each change set the value of the one cell that you return, in one \
                    assignment.
                    """),
                Sentence(
                    "operation",
                    "The closure of an observer uses operation as well, and reads both values again: first a, then b."),
                Sentence("byHand", "Work the result out from a and b alone, whatever it was before."),
                Sentence(
                    "diamond",
                    """
                    c and d both follow a. When c tells its observers, a has its new number already: does your closure \
                    read it, or one that it has kept?
                    """),
                Sentence(
                    "formula",
                    "Two calls of combine will do: the result of the first is a cell, and can go into the second."),
                Sentence(
                    "listens", "e has to hear of c, of a and of b. A cell that is made of c and a hears of those two."),
                Sentence(
                    "transcript",
                    """
                    Write it in the order in which it is written: c + a first, and then minus b. Other parentheses show \
                    a state in between.
                    """),
                Sentence(
                    "everywhere",
                    """
                    Any operation may be handed in, and the same cell may be handed in twice. Read the values again \
                    each time.
                    """),
            ]),
        checks: [
            Sentence("start", "its value is right from the start"),
            Sentence("follows", "it follows both cells, and tells once for each change"),
            Sentence("operation", "later changes use the operation that was handed in, too"),
            Sentence("byHand", "what was set by hand lasts until the next change"),
            Sentence("diamond", "what is made of c and a is never told of a state in between"),
            Sentence("formula", "c + a - b"),
            Sentence("listens", "e listens to all three of its cells"),
            Sentence("transcript", "e is told of every change, and never of a state in between"),
            Sentence("everywhere", "it holds for other operations, other cells and the same cell twice"),
        ],
        misconceptions: [
            Sentence(
                "heldWeakly",
                """
                nobody but its observer knew the cell, and it has gone from memory. Hold it in the closures, without \
                weak: then a and b keep it.
                """),
            Sentence(
                "heldBack",
                """
                combine kept the number that each cell told last, and one of the two had changed since. Ask \
                both again: a.value, b.value.
                """),
            Sentence(
                "toldNumber",
                """
                an observer that came earlier had set the cell again, and c was worked out from the number that was told, \
                which no longer holds. Read a.value and b.value at that moment.
                """),
            Sentence(
                "onlyIfNew",
                """
                somebody had set c by hand, then a changed, and c was not set: the result was the same as last time. Set \
                c at each change.
                """),
            Sentence(
                "startsAtZero",
                "0 is what a new cell says: nobody has worked it out yet. Make it with operation(a.value, b.value)."),
            Sentence("swapped", "-5 is 2 - 7: first a, then b."),
            Sentence("alwaysAdds", "9 is 7 + 2: the operation was -, and yours adds. Call operation(…, …)."),
            Sentence(
                "once",
                """
                c stays as it was made. Observe a and b for good, and at each change set the value of the very cell \
                that you returned.
                """),
            Sentence("onlyA", "b changed here, and c does not know of it: it listens to a only. Observe both."),
            Sentence("onlyB", "a changed here, and c does not know of it: it listens to b only. Observe both."),
            Sentence(
                "startKept",
                "c was worked out with an old number. Read a.value and b.value inside the closure, each time."),
            Sentence(
                "halfWay",
                """
                c was set in two steps, and its observers saw the one in between. Set it once: \
                operation(a.value, b.value).
                """),
            Sentence("addsAgain", "the new number was added to the old sum. c is a + b: work it out from a and b."),
            Sentence("sameCell", "the result is one of the two cells. Make a new one: Cell(…)."),
            Sentence(
                "swappedLater",
                "it was right at the start; now a and b are swapped. In the closure, too: first a, then b."),
            Sentence("addsLater", "it was right at the start; now it adds. Call operation in the closure as well."),
            Sentence(
                "fromItself",
                """
                somebody set c to 11, and the change of b was added to that. Work it out from a and b, not from \
                what c was.
                """),
            Sentence("plusB", "17 is 9 + 5 + 3: b is taken away."),
            Sentence("minusA", "7 is 9 - 5 + 3: a is added, and b is taken away."),
            Sentence("minusBoth", "1 is 9 - 5 - 3: a is added, and only b is taken away."),
            Sentence(
                "withoutC",
                "e is made of a and b alone, and does not notice when c is set by hand. Make it of c."),
            Sentence(
                "onlyC",
                """
                a changed here, and e did not notice: it listens to c only. It is made of three cells: listen to \
                each.
                """),
            Sentence("withoutB", "b changed here, and e did not notice. It is made of three cells: listen to each."),
            Sentence(
                "formulaOnce",
                """
                e is never worked out again. combine gives a cell that follows: make e with it, twice, and return \
                the very cell that it gave.
                """),
            Sentence(
                "halfUpdated",
                """
                e was told of a state in between: with the new c, and with a or b as it was before. At each \
                change ask the three for their present values; with combine: first c + a, and then that minus b.
                """),
            Sentence(
                "cellsAdded",
                """
                a and b are cells, but numbers are wanted. combine(…, …, by: +) adds cells; a.value and \
                b.value are numbers.
                """),
        ],
        notice: """
            You said what c is, and not when to work it out. Even so, parentheses matter: in a diamond of cells a \
            half-updated state can be seen. The toolkit's Property never shows one.
            """,
        toolkit: "Sources/Signals/Core/Property.swift")
}
