import CurrycombWorkbook

/// What a learner of this chapter reads, in English.
enum English {
    static let ownSubject = Words(
        title: "The subject in thirty lines",
        task: "Write a subject with nothing but a value, a list of functions and a loop.",
        hints: Hints(
            question: """
                What must the subject keep of each subscriber, to be able to tell it something and to find it \
                again?
                """,
            direction: """
                Keep a box for each subscriber, as in 9.3. leave empties the box and removes it. While send is \
                under way, another send only puts its value into a queue.
                """,
            nearly: """
                waiting.append(value); guard !isSending else { return }; isSending = true; while !waiting.isEmpty \
                { … }; isSending = false. And return { [weak self] in box.tell = nil; self?.boxes.removeAll { $0 \
                === box } }
                """,
            byCheck: [
                Sentence(
                    "initial",
                    "subscribe has two things to do: put the function on the list, and call it once with the value."),
                Sentence(
                    "send",
                    "send sets the value and then calls every function on the list, whatever the value was before."),
                Sentence(
                    "two",
                    "Whoever subscribes hears the value as it is now, and nobody else hears anything because of it."),
                Sentence("order", "Add at the end of an array, and go through it from the front."),
                Sentence(
                    "remove",
                    """
                    As in 9.3: what subscribe returns must find this one subscriber, wherever it stands by now, and \
                    find nothing the second time.
                    """),
                Sentence(
                    "released",
                    """
                    Ask of each closure what it holds. The list must let go of whoever has left, and what subscribe \
                    returns must not hold the subject.
                    """),
                Sentence(
                    "reentrant",
                    """
                    If a value is already being told, a new one has to wait. Whoever began takes the next one when \
                    all have heard this one, and sets value then.
                    """),
                Sentence(
                    "leaving",
                    """
                    A loop goes through the list as it was when it began. How does it notice that somebody has left \
                    since? And where may newcomers come in?
                    """),
            ]),
        checks: [
            Sentence("initial", "subscribing tells the value at once"),
            Sentence("send", "each value that is sent is told, and kept"),
            Sentence("order", "the first to come is the first to hear"),
            Sentence("two", "two subscribers, and one that comes later, hear what they should"),
            Sentence("remove", "whoever leaves hears nothing more, and the others still do"),
            Sentence("released", "what has gone is not held by anybody"),
            Sentence("reentrant", "all hear the same order, even when a subscriber sends"),
            Sentence("leaving", "leaving and joining work in the middle of a send"),
        ],
        misconceptions: [
            Sentence("noInitial", "nothing was told on subscribing. A label would stay empty until the first change."),
            Sentence("initialTwice", "the value was told twice on subscribing. Call tell once there."),
            Sentence("silent", "send told nobody. Go through the list and call each function."),
            Sentence("old", "send told the value before. Set value first, then go through the list."),
            Sentence(
                "onlyOnce",
                "only the first send was told. Does the function stay on the list? And is sending over when the loop has ended?"
            ),
            Sentence(
                "added",
                "what was told is the sum of the values. send replaces the value, it does not add to it."),
            Sentence("twice", "each value was told twice. Is there one entry for each subscriber, and one loop?"),
            Sentence(
                "valueStays",
                "the subscribers were told, and value is the old one still. A later subscriber would begin with that."),
            Sentence(
                "onlyChanges",
                """
                the same value was sent again, and not told. A subject passes on what it gets; leaving out repeats \
                is a rule for 12.2.
                """),
            Sentence(
                "replaced",
                "one came, and those before it heard nothing more. Keep a list: one variable has room for one only."),
            Sentence(
                "allAgain",
                "one came, and those before it were told the value again. Only the new one has to catch up."),
            Sentence(
                "onlyFirstInitial",
                "only the first was told the value on subscribing. Everyone has to know how things stand."),
            Sentence(
                "staleInitial",
                "a later one began with the value that the subject was made with. It should be the latest one."),
            Sentence(
                "history",
                "a later one was told all that had been sent before it came. Only the latest value counts."),
            Sentence("onlyFirst", "a later one heard its first value, and then nothing. Is it in the list?"),
            Sentence(
                "backwards", "the last to come was the first to hear. Put a new subscriber at the end of the list."),
            Sentence(
                "unordered",
                """
                they hear in a different order from that in which they came. An array that you append to keeps it; a \
                Dictionary or a Set does not.
                """),
            Sentence(
                "shared",
                "a subject's subscribers were told by another one. The list has to be inside the class, not outside."),
            Sentence("stillThere", "one had left, and was told even so. What subscribe returns has to remove it."),
            Sentence("removedAll", "one left, and others were lost as well. Remove the one entry that belongs to it."),
            Sentence(
                "removedTwice",
                """
                one left a second time, and somebody else was taken off the list. What has gone must not be looked \
                up by its place.
                """),
            Sentence(
                "byPlace",
                """
                one had left, so all behind it moved up by one place, and the wrong one was taken off. Give each \
                subscriber a number that never changes.
                """),
            Sentence(
                "reusedNumber",
                """
                two subscribers had the same number, so one left in place of the other. Never use a number \
                again, or use boxes.
                """),
            Sentence(
                "kept", "somebody has left, and their function is still in memory, with all that it holds. Remove it."),
            Sentence(
                "keptByLeave",
                """
                what subscribe returned holds the subject. If a subscriber keeps it, that is a cycle: write \
                [weak self].
                """),
            Sentence(
                "holdsItself",
                """
                the subject holds itself, on some way: through a closure that it keeps, or a list. Write [weak self] \
                there, and let no list outside of the class hold it.
                """),
            Sentence(
                "emptiedByLast",
                """
                the last subscriber left while a value waited in line, and that value was lost. Its turn comes even where \
                nobody hears it: value is set then.
                """),
            Sentence(
                "readAnew",
                """
                value was set while the new one still had to wait, and the loop told it to the rest in place of the one \
                whose turn it was. Set value when its turn has come.
                """),
            Sentence(
                "dropped",
                "a value that was sent while another was under way was never told. Let it wait in a queue."),
            Sentence(
                "nested",
                """
                the later value was heard before the earlier one: the inner send was done before the outer one had \
                reached everybody. Let it wait until all have been told.
                """),
            Sentence(
                "latestTwice",
                """
                one heard the later value twice, and the earlier one never: the loop read value anew after it had \
                changed. Let the inner send wait.
                """),
            Sentence(
                "overtaken",
                "some never heard the earlier value: the inner send took its place. Everyone hears every value."),
            Sentence(
                "valueAhead",
                """
                while one value was told, value was already the next. Set value when its turn has come, and not when \
                it is sent.
                """),
            Sentence(
                "onePending",
                "only the last of several waiting values was told: there was room for one. Let it be a list."),
            Sentence(
                "stack",
                """
                the last of several waiting values was told first. What has waited longest comes first: removeFirst.
                """),
            Sentence("stuck", "nothing is told any more. When the queue is empty, sending is over: say so."),
            Sentence(
                "skipped",
                "one left while it was told, and the next was skipped. Go through the list as it was at the start."),
            Sentence(
                "toldAfterwards",
                """
                one had left during the loop, and was told in it even so. Take it off the list at once, and before you \
                tell one, look whether it is still there.
                """),
            Sentence(
                "leaveIgnored",
                """
                one left while a value was told, and it is subscribed still: it hears what is sent later, too. leave works \
                at any time.
                """),
            Sentence(
                "joinedTwice",
                """
                one who came during the loop was told the value on subscribing, and again by the loop. Go through \
                the list as it was at the start.
                """),
            Sentence(
                "joinedLate",
                """
                one who came during the loop missed what was sent after it had come. Take the list anew for each \
                value of the queue.
                """),
            Sentence(
                "noLeave",
                "subscribe returns a function, with which the subscriber leaves: return { … take it off the list … }."),
            Sentence(
                "explicitSelf",
                """
                what subscribe returns outlives the call, so Swift wants to see what it holds. Begin it with \
                [weak self] in, and write self?. before the property.
                """),
            Sentence("weakIsOptional", "a weak self may have gone by then, so it is an optional: self?.subscribers."),
            Sentence("compared", "functions cannot be compared. Give each subscriber a number, and compare that."),
            Sentence(
                "unheard",
                "a value that was sent while nobody listened is lost. Set value even when the list is empty."),
            Sentence(
                "byOldPlace",
                """
                whoever leaves is taken off by the place that it had at first, and places change. Give each subscriber \
                a number that never changes.
                """),
            Sentence(
                "notAtOnce",
                """
                one who subscribed while a value was told heard nothing at once. Everyone begins with the value as \
                it is.
                """),
            Sentence(
                "newestToNewcomer",
                """
                somebody subscribed while a value waited in line, and was told that one twice. Tell them value; what \
                waits reaches them in its turn.
                """),
            Sentence(
                "toldFirst",
                """
                one sent something while it was told its first value, and did not hear it: it was not on the list yet. Put \
                it there first, and then tell it.
                """),
            Sentence(
                "sameWhileTold",
                """
                while a value was told, the same one was sent once more, and dropped. It is told as well, in its turn.
                """),
            Sentence(
                "sameOnce",
                "the same value was sent twice while another was told, and only one was passed on. A queue keeps both."),
        ],
        notice: """
            No monad, no operators, and it does the job. What it lacks: an end, errors, threads, and a chain that \
            goes away with its last listener.
            """,
        toolkit: "Sources/Signals/Core/Subject.swift")

    static let studentCredit = Words(
        title: "Student credit",
        task: "Build a student's record in a chain, with a filter for the credit. Then write the credit's rules.",
        hints: Hints(
            question: """
                A chain goes on with what a call returns. What should named return, so that this record stays as \
                it is?
                """,
            direction: """
                Copy the record, change the copy, return it. A filter is a property like the others: a function from Int \
                to Bool. For add, first work out the new credit, then compare it with the old one.
                """,
            nearly: """
                var copy = self; copy.name = name; return copy. And: let new = min(max(credit.value + points, 0), 100); \
                if new != credit.value { credit.send(new) }
                """,
            byCheck: [
                Sentence("chain", "Copy the record, change one property of the copy, and return the copy."),
                Sentence(
                    "copy",
                    """
                    The record itself must not change. Is it a struct, and do you change only the copy? The filter \
                    is copied like everything else.
                    """),
                Sentence(
                    "filter",
                    """
                    The filter is a property. Keep it while you build, call it in isSatisfied only, and think of \
                    what stands there before anybody sets one.
                    """),
                Sentence(
                    "colour",
                    """
                    Two limits make three colours. Look at the lower limit first, and mind which side 30 and 70 \
                    belong to.
                    """),
                Sentence(
                    "status",
                    "0 comes first, whatever the filter says. For the rest, ask the student, and no fixed limit."),
                Sentence("add", "Work out the new credit from the old one and the points, and send it once."),
                Sentence("limits", "Keep the new credit between 0 and 100 before you send it: min and max."),
                Sentence(
                    "changes",
                    """
                    Compare the new credit, within its limits, with the old one. If they are the same, there is \
                    nothing to send.
                    """),
            ]),
        checks: [
            Sentence("chain", "each call of the chain adds something, and keeps the rest"),
            Sentence("copy", "a call leaves the record that it was made on as it is"),
            Sentence("filter", "the record's own filter decides, when it is asked"),
            Sentence("colour", "the colour changes at 30 and at 70"),
            Sentence("status", "0 is not set, and the filter decides on the rest"),
            Sentence("add", "points are added, and the new credit is sent"),
            Sentence("limits", "the credit stays between 0 and 100"),
            Sentence("changes", "what does not change is not sent"),
        ],
        misconceptions: [
            Sentence("notKept", "the new record does not have it. Return the copy that you changed."),
            Sentence(
                "forgets", "something from earlier in the chain is lost. Start from a copy of self, not from Record()."),
            Sentence(
                "appended",
                "the name was added to the end of the one before. named says what the name is, and replaces it."),
            Sentence(
                "setForSend",
                "value can only be read. credit.send(…) sets it, and tells all who subscribed."),
            Sentence(
                "openSwitch",
                """
                a number may also be under 0 or over 100, and a switch must cover every number: begin with \
                ..<30, and end with default.
                """
            ),
            Sentence(
                "wordsForCase", "those are the words on the label. The status is one of three: .notSet, .fail, .pass."),
            Sentence(
                "assigned",
                """
                a record is a struct, and this would change it. That is what the chain avoids: var copy = self, change the \
                copy, return it.
                """),
            Sentence(
                "notAsked",
                "the filter says yes, and the record no, or the other way round. Give its answer as it is."),
            Sentence(
                "changesItself",
                "a record was changed by a call that makes another one. Change a copy, in a struct."),
            Sentence(
                "filterChanges",
                "a record got the filter of one that was made from it. Each has a filter of its own, as it has a name."),
            Sentence(
                "askedEarly", "the filter was called while the record was being built. Keep it, and ask it later."),
            Sentence("ownLimit", "each record has a limit of its own. Ask the filter that you were given."),
            Sentence("askedOther", "the filter was asked about another credit. Give it the one that you were given."),
            Sentence("combined", "there were two filters, and the last one counts. It replaces the one before."),
            Sentence(
                "bothNeeded",
                "there were two filters, and both had to say yes. The last one counts: it replaces the one before."),
            Sentence(
                "zeroNever",
                "the filter says yes to 0, and isSatisfied said no. It asks the filter, whatever the credit is."),
            Sentence(
                "firstFilter",
                "there were two filters, and the first one decided. The last one counts: it replaces the one before."),
            Sentence(
                "alwaysEnough",
                "the filter says no, and the record yes. Give the credit to the filter, and return its answer."),
            Sentence("noFilter", "without a filter nobody is satisfied. Let { _ in false } stand where there is none."),
            Sentence("filterForgets", "satisfied(by:) lost the name. Start from a copy of self there as well."),
            Sentence("filterLost", "the filter was lost when a name was added. It is a part of the record as well."),
            Sentence("lowNotGrey", "this is less than 30, and so it is grey. Look at 30 before you look at 70."),
            Sentence("swapped", "purple is for 30 to 69, and red for 70 and more. Are the two swapped?"),
            Sentence("thirtyGrey", "grey is for less than 30. At 30 it is purple: < and not <=."),
            Sentence(
                "seventyPurple",
                "purple is for less than 70. At 70 it is red. The article's text has > here, and its code >=; the code counts."
            ),
            Sentence("failNotSet", "a credit above 0 is set, and fails where the filter says no. Only 0 is not set."),
            Sentence(
                "inverted",
                "a credit that satisfies the filter fails, and one that does not passes. Are pass and fail swapped?"),
            Sentence("zeroFails", "at 0 nothing has been earned yet: notSet, and not fail."),
            Sentence("zeroPasses", "the filter is satisfied by 0, and 0 is still notSet. Look at 0 first."),
            Sentence(
                "seventyFails",
                "this credit satisfies the filter, and so it passes, 70 as well. The filter alone decides."),
            Sentence("filterIgnored", "the student's own filter was not asked. The limit is not always 70."),
            Sentence("nothingSent", "nobody heard of the new credit. Call credit.send(…)."),
            Sentence(
                "pointsSent",
                "those are the points. What is sent is the credit with them: credit.value + points."),
            Sentence("alwaysFive", "5 points were added, whatever was asked for. Use points."),
            Sentence("sentTwice", "one call of add was heard twice. Call send in one place."),
            Sentence(
                "oneByOne", "points went out one by one. All labels are drawn for each: send once, with all of them."),
            Sentence(
                "ownCount",
                """
                the credit is not what you have counted: others send as well, and there is more than one credit. Start \
                from credit.value.
                """),
            Sentence("over", "more than 100 was sent. Take the smaller of it and 100."),
            Sentence("refused", "there was room up to the limit, and nothing was sent. Go as far as the limit."),
            Sentence("below", "a credit below 0 was sent. Take the larger of it and 0."),
            Sentence(
                "stuckAtTop",
                "a credit of 100 can go down again. Compare the new credit with the old one, and nothing else."),
            Sentence(
                "sentUnchanged",
                "the credit was as before, and was sent. Compare first: every send has all labels drawn again."),
            Sentence(
                "forgetsToo",
                "numbered lost what came earlier in the chain. Start from a copy of self there as well."),
            Sentence(
                "filterLostToo",
                "the filter was lost when a number was added. It is a part of the record as well."),
            Sentence(
                "allChangeThemselves",
                "each call changes the record that it was made on. Let it be a struct, and change a copy."),
            Sentence("askedSeventy", "the filter was asked about 70, and not about the credit. Hand it the credit."),
            Sentence(
                "onlyUp",
                """
                points below 0 were left out. They are added like others: take min and max, and compare with the \
                credit before.
                """),
            Sentence(
                "limitSent",
                """
                the credit was at the limit already, and was sent again. Compare with the credit before: every send \
                has all labels drawn again.
                """),
        ],
        notice: """
            The rules are functions of the credit, so you can try them without a button and a label. The article's \
            filter cannot be tried like that: it writes to a label.
            """,
        toolkit: "Sources/Signals/Core/Property.swift")
}
