import CurrycombWorkbook

extension English {
    static let twoWay = Words(
        title: "A field and its model",
        task: """
            Bind a property to a signal, lift a function to two signals, and link two cells both ways, without an echo.
            """,
        hints: Hints(
            question:
                "The field tells the model, and the model tells the field. When is there nothing to tell any more?",
            direction: """
                When the other one has that text already: compare before you write. Hold the cells weakly in both closures, \
                and put both subscriptions into one bag.
                """,
            nearly: """
                field.changes.observe { [weak field, weak model] _ in if let field, let model, model.text != field.text \
                { model.text = field.text } }.add(to: bag), and the same the other way round
                """,
            byCheck: [
                Sentence(
                    "bind",
                    """
                    At each value, set the property that the key path names: target[keyPath: property]. Return the \
                    subscription.
                    """),
                Sentence(
                    "bindWeakly", "One closure uses target. Let it hold it weakly; target is an optional in there."),
                Sentence(
                    "lift",
                    "It is called at each change of either, as soon as both are there. Which operator of 11.3 was that?"
                ),
                Sentence("first", "Before you observe anything: which cell is written, and with what?"),
                Sentence(
                    "both",
                    "It takes two observations, one of each cell's changes. Each of them writes to the other cell."),
                Sentence(
                    "echo",
                    "After the first write both have the same text. So look at the other cell before you write to it."),
                Sentence(
                    "ended",
                    "observe gives a subscription, and there are two of them. Both go into the bag that you return."),
                Sentence("released", "Each of the two closures uses the other cell, and keeps it if you let it."),
                Sentence(
                    "anyBinding",
                    "Each call returns its own subscription, and ends no other. Keep nothing outside the function."),
                Sentence(
                    "anyLift",
                    "Each call has its own latest values and its own subscription. Keep nothing outside the function."),
                Sentence(
                    "anyLink",
                    """
                    Compare with the text that the cell has now, not with one that you have kept. Each new link \
                    starts from the model's text.
                    """),
            ]),
        checks: [
            Sentence("bind", "a bound property follows its signal until disposal"),
            Sentence("bindWeakly", "a binding does not keep its target"),
            Sentence("lift", "the function is called with the latest of both, whenever one changes"),
            Sentence("first", "at first the field takes the model's text"),
            Sentence("both", "each follows the other"),
            Sentence("echo", "what is written to one is not written back"),
            Sentence("ended", "disposing ends both ways"),
            Sentence("released", "a link keeps neither of them"),
            Sentence("anyBinding", "bind: also for several bindings, which come and go"),
            Sentence("anyLift", "lift: also for several calls, in both orders of types"),
            Sentence("anyLink", "link: also for two pairs of cells, linked, parted and linked again"),
        ],
        misconceptions: [
            Sentence(
                "pathAsMember",
                """
                property is not a member's name. It says which member is meant: target?[keyPath: property] = \
                $0.
                """),
            Sentence(
                "plainFlag",
                """
                a text may be written on any thread, where a plain variable must not be changed. You need \
                none: compare the two texts.
                """
            ),
            Sentence(
                "otherName",
                "Other libraries have other names. Combine's sink is observe here, and Rx's distinctUntilChanged is removeDuplicates."
            ),
            Sentence("pairForTwo", "combineLatest gives a pair, and the function takes two: function($0.0, $0.1)."),
            Sentence(
                "oneOfTwo",
                "that is one of two subscriptions. Make a CompositeDisposable(), add both with .add(to: bag), and return the bag."
            ),
            Sentence("notSet", "nothing was set. Observe the signal, and set target[keyPath: property] at each value."),
            Sentence("setOnce", "the first value was set, and no other. A binding goes on until disposal."),
            Sentence("setTwice", "each value was set twice. Observe the signal once."),
            Sentence(
                "bindingStays", "after dispose() the title still followed. Return the subscription of the signal."),
            Sentence(
                "targetKept",
                """
                the page cannot go as long as the signal goes on: a closure holds it. Each that uses it begins with \
                [weak target].
                """),
            Sentence("pairsOnly", "2 came, and waited for another name. zip pairs; combineLatest takes the last one."),
            Sentence("calledOnce", "it was called once. Whenever one of the two changes, it is due again."),
            Sentence("neverCalled", "the function was never called. Observe the two together."),
            Sentence(
                "firstOnlyTells", "only a new name called the function. A new city counts as well: combineLatest."),
            Sentence("secondOnlyTells", "only a new number called the function. A new name counts as well."),
            Sentence("liftStays", "after dispose() it was still called. Return the subscription of both together."),
            Sentence(
                "fieldWins", "the model's Ada is gone: the empty field was written to it. At first the model wins."),
            Sentence("notAtFirst", "the field is still empty. Give it the model's text before anything changes."),
            Sentence("notToModel", "what is typed into the field does not reach the model."),
            Sentence("notToField", "what changes in the model does not reach the field."),
            Sentence(
                "stuck",
                """
                at first each followed the other, and then no more. Is there a flag that is never cleared, or \
                a text that counts as known for ever?
                """),
            Sentence(
                "endless",
                """
                an endless echo: the field writes to the model, the model to the field, and so on. Write only where \
                the text differs.
                """),
            Sentence(
                "echoToField",
                """
                an echo: what was typed into the field came back to it. That makes a cursor jump. Compare before you \
                write.
                """),
            Sentence("writtenTwice", "one change was written to the model twice. One observer each way is enough."),
            Sentence(
                "echoToModel", "an echo: what was written to the model came back to it. Compare on this way, too."),
            Sentence(
                "halfEnded", "one of the two ways goes on after dispose(). Both subscriptions belong in the bag."),
            Sentence(
                "cycle",
                """
                a cycle: each cell keeps its observers, and these keep the other cell. [weak model] here, [weak field] there, \
                and nothing in the bag may hold the two.
                """),
            Sentence("notUnwrapped", "a weak object may have gone: target?[keyPath: property] = value."),
            onMain,
            Sentence(
                "fullFieldWins",
                "the field had a text, and the model took it. At first the field takes the model's, whatever it has."),
            Sentence(
                "fullFieldStays",
                "the field had a text, and kept it. At first the field takes the model's text, whatever it had."),
            Sentence(
                "emptyModel",
                "the model's text was empty, and the field kept its own. An empty text is a text: the field takes it."),
            Sentence("fieldKept", "what observes the model holds the field. Write [weak field] there as well."),
            Sentence("modelKept", "what observes the field holds the model. Write [weak model] there as well."),
            Sentence(
                "deafWhileBusy",
                """
                somebody else answered a text with another one, and it was not passed on. A flag shuts out both the echo \
                and the answer: compare the two texts instead.
                """),
            Sentence("caseLost", "capital and small letters make another text. Compare the texts as they are."),
            Sentence(
                "endsWithFirst",
                "one of the two had completed, and a change of the other was lost. Its last value is still valid."),
            Sentence(
                "emptyKept",
                "a text was cleared, and the other side kept its own. An empty text is a text: pass it on."),
        ],
        notice: """
            Most echoes are found when a cursor jumps or a battery is empty. Comparing before you write ends them, \
            and animations that start twice.
            """,
        toolkit: nil)
}
