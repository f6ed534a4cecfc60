import Chapter10Signals

func play(_ call: String, _ lines: [String]) {
    Tour.say(call)
    lines.forEach(Tour.output)
}

Tour.heading("The article's framework")
play(
    """
    A signal whose creator sends 1, 2 and 3, a second of virtual time apart. Three maps add 1, multiply by 3, and make \
    a text.
    """,
    RunsOfOurs.firstNumbers([1, 2, 3]))
play(
    "A signal and its observer from pipe(): 3, 2 and 1 are sent by hand. The first map is × 3, the second + 1.",
    RunsOfOurs.firstValues([3, 2, 1]))

Tour.heading("Two faults that these examples do not show")
Tour.say("A property test tries a law on up to a hundred inputs, and shrinks an input that breaks the law.")
RunsOfOurs.told(Ours.firstVersionLeftIdentity()).forEach(Tour.output)
Tour.say(
    """
    The signal on the left side sent nothing. Its creator runs inside init, before there can be an observer, so all \
    values that the creator sends at once are lost.
    """)
RunsOfOurs.told(Ours.firstVersionSubscribers()).forEach(Tour.output)
Tour.say("The signal stores only one observer. The next observer replaces it without a warning.")

Tour.heading("The version that passes")
play("The signal stores its creator, and the creator runs for each observer.", RunsOfOurs.numbers([1, 2, 3]))
play("A pipe stores a list of its observers.", RunsOfOurs.values([3, 2, 1]))
Tour.say("The three laws, and the rule for subscribers, on a hundred inputs each:")
Tour.show("brokenLaws()", Ours.brokenLaws().map(\.description))
Tour.show("brokenSubscribers()", Ours.brokenSubscribers()?.description)

Tour.heading("A failure has a type")
let failure = RunsOfOurs.failure([1, 2, 0, 3])
Tour.say("1, 2, 0 and 3 go through a step that multiplies by ten, but refuses a number that is not above zero.")
Tour.show("checked", failure.plain)
Tour.say("After recover, the signal is a Signal<Int, Never>: the type says that it can no longer fail.")
Tour.show("recover(checked) { _ in of(0) }", failure.recovered)

Tour.heading("The five operations of RACStream")
play("empty: a completion. return: a value, then a completion.", RunsOfOurs.emptyAndReturn())
play(
    "bind with stop: each value becomes a signal. At the value 2, the step says that its signal is the last one.",
    RunsOfOurs.bind(
        "-1---2---3|", into: [("1", "a-b--c|"), ("2", "d-e|"), ("3", "f|")], stoppingAt: "2"))
play("concat: b begins when a has completed.", RunsOfOurs.concat("-1-2|", "-x-y|"))
play(
    "zipWith: the first value with the first, the second with the second.",
    RunsOfOurs.zipWith("12----3----|", "--x-y----|"))

Tour.heading("What the article leaves out: disposing of a subscription")
play(
    "The subscription is disposed of at frame 4. The source is stopped, and nothing more arrives.",
    RunsOfOurs.disposed(of: "-1-2-3-4|", at: 4))
Tour.say("A disposable contains another disposable, and is disposed of twice. Then a third one is added, too late:")
Tour.show("log", RunsOfOurs.disposedTwice())

Tour.heading("What the article leaves out: threads")
Tour.say("Four threads send 1,000 values each, at the same time, through an observer that handles one value at a time.")
let sent = Ours.sendFrom(threads: 4, count: 1000)
Tour.show("arrived", sent.arrived)
Tour.ask("two at the same time", sent.overlapped)
Tour.show("each thread's values in order", sent.inOrder)
Tour.say("While a value is being forwarded, a new value waits in a queue.")
RunsOfOurs.sentFromWithin([1, 2]).forEach(Tour.output)
