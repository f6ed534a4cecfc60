import Chapter11SignalsInAnApp
import CurrycombBindings
import Foundation

// swift run tour-11         the tour
// swift run tour-11 form    the form, in this terminal
if CommandLine.arguments.dropFirst().first == "form" { exit(runForm(Array(CommandLine.arguments.dropFirst(2)))) }

/// Prints the events of each row as a line of marbles, with a column for each second.
func draw(_ rows: (name: String, log: [String])...) {
    for line in marbles(rows) { Tour.output(line) }
}

Tour.heading("A formula that stays true")
let a1 = MutableProperty(3)
let b1 = a1.map { $0 + 5 }
Tour.show("b1.value", b1.value)
a1.value = 4
Tour.say("a1 is 4 now. No code has set b1: it follows from a1.")
Tour.ask("b1.value", b1.value)
Tour.say(
    """
    Meituan's article prints 12 for 3 + 4, and calls one cell first B1 and then B2. But the sum is 7, and there is \
    only one cell.
    """)

Tour.heading("Five callbacks made one")
let service = Service(["wax": .after(2)])
let clock = service.clock
let (button, scroller, board, profile) = (Button(), Scroller(), NoticeBoard(), Profile(name: "Ada"))
let everything = Signals.merge([
    Ours.taps(of: button).map { "a tap" }.eraseToAnySignal(),
    Ours.positions(of: scroller).map { "scrolled to \($0)" }.eraseToAnySignal(),
    Ours.reply(to: "wax", from: service).map { "the reply \($0)" }.catchTo("no reply").eraseToAnySignal(),
    Ours.notices(named: "rain", on: board).map { "rain \($0)" }.eraseToAnySignal(),
    Ours.values(of: profile, on: clock) { $0.name }.map { "the name \($0)" }.eraseToAnySignal(),
])
let (happened, listening) = listen(to: everything, on: clock)
clock.advance(to: .seconds(1))
button.tap()
scroller.scroll(to: 40)
board.post("rain", "soon")
profile.name = "Bea"
clock.advance(to: .seconds(3))
Tour.say(
    """
    One line of code observes all five: target-action, delegate, closure, notification and \
    Observation.
    """)
for line in happened.log { Tour.output(line) }
listening.dispose()
Tour.say("One more line cleans up after all five.")
Tour.show("button.targetCount", button.targetCount)
Tour.show("scroller.delegate == nil", scroller.delegate == nil)
Tour.show("board.readerCount", board.readerCount)
Tour.say(
    """
    Meituan's article says notification, but its code observes a key path: rac_valuesForKeyPath. A notification has \
    a name.
    """)
Tour.say(
    """
    The article of chapter 10 keeps only one observer for each name and one target for each event: the second \
    field that is observed silences the first.
    """)
let (first, _) = listen(to: Ours.taps(of: button), on: clock)
let (second, _) = listen(to: Ours.taps(of: button), on: clock)
button.tap()
Tour.say("Here each observer has a target of its own.")
Tour.show("[first.log, second.log]", [first.log, second.log])

let scrolling = InTheToolkit.ScrollerSignals().attached(to: scroller) { $0.delegate = $1 }
let toolkit = Signals.merge([
    InTheToolkit.taps(of: button).map { "a tap" }.eraseToAnySignal(),
    scrolling.positions.map { "scrolled to \($0)" }.eraseToAnySignal(),
    InTheToolkit.reply(to: "wax", from: service).map { "the reply \($0)" }.catchTo("no reply").eraseToAnySignal(),
    InTheToolkit.notices(named: "rain", on: board).map { "rain \($0)" }.eraseToAnySignal(),
])
let (again, listeningAgain) = listen(to: toolkit, on: clock)
button.tap()
scroller.scroll(to: 80)
board.post("rain", "now")
clock.advance(by: .seconds(2))
listeningAgain.dispose()
Tour.say("In the toolkit, each of these signals takes only a few lines.")
for line in again.log { Tour.output(line) }
let deposit = Calls { (amount: Int) in "deposited \(amount)" }
let (deposits, _) = listen(to: deposit, on: clock)
Tour.say("With the toolkit's Calls, you can observe the calls to a method, and still call it as before.")
Tour.show("deposit(100)", deposit(100))
Tour.show("deposits.log", deposits.log)
Tour.say(
    """
    The article of chapter 10 wants this for any method of any object, to log and count the calls. Objective-C can \
    put code between caller and method while a program runs. Swift cannot do this with an ordinary method, so you \
    write the method as a Calls.
    """)

Tour.heading("A text that is too long")
let page = Page()
let text = Subject<String, Never>()
let connection = Ours.connect(text.eraseToAnySignal(), to: page, limit: 15)
text.send("a bee")
text.send("a bee in a bonnet")
connection.dispose()
for line in page.log { Tour.output(line) }
Tour.say(
    """
    The filter in Meituan's article returns a boxed NO. That is a pointer, and not nil, so every text passes the \
    filter.
    """)
let lengths = Signals.of("a bee", "a bee in a bonnet").map { $0.count > 15 }
Tour.show("filter { $0 }", hear(lengths.filter { $0 }.mapReplace("Too long"), on: VirtualScheduler()))
Tour.show(
    "filter { boxed($0) != nil }",
    hear(lengths.filter { Optional($0) != nil }.mapReplace("Too long"), on: VirtualScheduler()))

Tour.heading("The home page")
/// Combines two signals and returns the events of the result. Each call has its own clock.
func heard(
    _ combine: (AnySignal<String, Fault>, AnySignal<String, Fault>) -> some Signal<String, Fault>
) -> [String] {
    let clock = VirtualScheduler()
    return hear(combine(scripted("1:a 4:b 5:|", on: clock), scripted("2:1 3:2 6:|", on: clock)), on: clock)
}
Tour.say(
    """
    merge sends the values as they arrive. zip pairs the first value of each signal, then the second, and so on. \
    combineLatest sends the latest values of both.
    """)
draw(
    ("a", heard { a, _ in a }), ("b", heard { _, b in b }), ("merge", heard { $0.merge(with: $1) }),
    ("zip", heard { $0.zip(with: $1).map { $0 + $1 } }),
    ("combineLatest", heard { $0.combineLatest(with: $1).map { $0 + $1 } }))
Tour.say("flatMap makes a second request from the reply to the first.")
let towns = Service(["here": .after(2, "ulm"), "ulm": .after(5, "offers of ulm")])
Tour.show("offers", hear(towns.fetch("here").flatMap { towns.fetch($0) }, on: towns.clock))
Tour.show("towns.log", towns.log)
Tour.say(
    """
    The user picks Ulm, and then Bonn. flatMap sends the offers of both cities, those of Ulm last; flatMapLatest \
    cancels the request for Ulm.
    """)
let (both, latest) = (Service(["ulm": .after(5), "bonn": .after(1)]), Service(["ulm": .after(5), "bonn": .after(1)]))
Tour.show(
    "flatMap", hear(scripted("1:ulm 4:bonn 4:|", on: both.clock).flatMap { both.fetch($0) }, on: both.clock))
Tour.show(
    "flatMapLatest",
    hear(scripted("1:ulm 4:bonn 4:|", on: latest.clock).flatMapLatest { latest.fetch($0) }, on: latest.clock))
Tour.show("latest.log", latest.log)

Tour.heading("One chain for all errors")
Tour.say(
    """
    A request, a check, a second request, another check: four places where the chain may fail, and one place that \
    catches the failure.
    """)
let shop = Service([
    "wax": .after(1, "price of wax"), "price of wax": .after(1, "12"), "oil": .after(1, "price of oil"),
    "price of oil": .after(1, "much"), "glue": .after(1, ""), "ink": .after(1, failing: 9),
])
for path in ["wax", "oil", "glue", "ink"] {
    let start = shop.clock.now
    let price = Ours.price(of: path, from: shop).map(String.init).catch { Signals.just("no price (\($0))") }
    let got = hear(price.delay(.zero, on: shop.clock), on: shop.clock)
    Tour.output(
        "\(path)  \(got.first?.drop { $0 != " " }.dropFirst(4) ?? "")  after \((shop.clock.now - start).components.seconds) s"
    )
}
Tour.say("The try in Meituan's article returns YES with an error, and NO without one: the two are swapped.")
Tour.say("An error that is caught after merge ends the page. An error that is caught in each part does not.")
let (broken, mended) = (
    Service(["wax": .after(3), "ink": .after(1, failing: 9)]),
    Service(["wax": .after(3), "ink": .after(1, failing: 9)])
)
draw(
    ("late", hear(Signals.merge(["wax", "ink"].map { broken.fetch($0) }).catchTo("?"), on: broken.clock)),
    ("inside", hear(Ours.page(["wax", "ink"], from: mended), on: mended.clock)))
Tour.show("mended.log", mended.log)

Tour.heading("Verifiers in a chain of signals")
Tour.say(
    """
    The chain can use the functions of chapter 8 as they are: try(verifyAndOutputError(isKindOf(.object), …)), \
    then tryMap(transferToKeyChild("name")). From request to screen:
    """)
let directory = Service([
    "ada": .after(1, "{\"name\": \"Ada\"}"), "all": .after(1, "[1, 2]"), "new": .after(1, "{}"),
    "old": .after(1, "{\"name\": null}"), "torn": .after(1, "{\"name\": "), "away": .after(1, failing: 9),
])
let card = Page()
for path in ["ada", "all", "new", "old", "torn", "away"] {
    Ours.bind(Ours.name(at: path, from: directory), to: card, \.title).add(to: CompositeDisposable())
    directory.clock.run()
}
for line in card.log { Tour.output(line) }
Tour.say(
    """
    In some places, says Meituan's article, such functions replaced more than half of the code. Today, a validator \
    does more in one step: validate(with:) reports every fault, with its path.
    """)

Tour.heading("Model, view, and what is between them")
Tour.say("A two-way binding without an echo: a text that is written to one cell is not written back.")
let (field, model) = (Cell(""), Cell("Ada"))
let link = Ours.link(field, model)
field.text = "Bea"
model.text = "Cleo"
Tour.show("field.written", field.written)
Tour.show("model.written", model.written)
link.dispose()
Tour.say(
    """
    The toolkit's Channel does the same, with transforms between the two sides. The toolkit's Command provides \
    everything that a button needs.
    """)
let post = Service(["letter": .after(2, failing: 1)])
let isReady = MutableProperty(true)
let submit = Command(enabledIf: isReady) { (path: String) in post.fetch(path) }
let (enabled, _) = listen(to: submit.isEnabled.map { $0 ? "y" : "n" }, on: post.clock)
let (executing, _) = listen(to: submit.isExecuting.map { $0 ? "y" : "n" }, on: post.clock)
let (errors, _) = listen(to: submit.errors.map { _ in "e" }, on: post.clock)
let (values, _) = listen(to: submit.values, on: post.clock)
for second in [1, 2, 5] {
    post.clock.advance(to: .seconds(second))
    submit.execute("letter")
}
post.clock.run()
Tour.say(
    """
    The button is pressed in seconds 1, 2 and 5. The first run fails after 2 s, so it is still running at the \
    second press.
    """)
draw(("enabled", enabled.log), ("executing", executing.log), ("errors", errors.log), ("values", values.log))
Tour.show("post.log", post.log)

Tour.heading("On the right thread")
let log = ExecutionLog()
let load = Signals.create { (sink: Sink<String, Never>) in
    log.note("loaded")
    sink.send("wax")
}
.eraseToAnySignal()
let picture = Ours.picture(
    load,
    { text in
        log.note("decoded")
        return text.uppercased()
    }, on: log)
log.run { picture.observe { log.note("shown \($0)") } }
Tour.say("subscribe(on:) decides where the work is done, and deliver(on:) decides where the steps after it run.")
for line in log.lines { Tour.output(line) }

Tour.heading("0 to 100, one a second")
Tour.say(
    """
    The old style in Meituan's article: a variable, and a closure that schedules itself. The closure retains itself, \
    so it stays in memory after the last number. It also never completes the signal.
    """)
let past = VirtualScheduler()
draw(("old style", hear(Ours.countOldStyle(to: 4, on: past), on: past)))
Tour.show("old counters in memory", OldCounter.count)
Tour.say("Our version has no variable.")
let (short, long) = (VirtualScheduler(), VirtualScheduler())
draw(("count to 4", hear(Ours.countSignal(to: 4, on: short), on: short)))
let count = hear(Ours.countSignal(to: 100, on: long), on: long)
Tour.show("count.count", count.count)
Tour.show("count.last ?? \"\"", count.last ?? "")
Tour.say(
    """
    The article's new version begins with 1. It adds up the numbers with aggregate, which sends only the final sum.
    """)
let sum = VirtualScheduler()
let aggregate = Signals.just(1).repeat().take(100).reduce(0) { $0 + $1 }
Tour.show("aggregate", hear(aggregate.flatMap(.concat) { Signals.just($0).delay(.seconds(1), on: sum) }, on: sum))
Tour.say("scan sends each sum, and startWith adds the 0.")

Tour.heading("A form that runs")
Tour.say(
    """
    A form whose texts, faults and requests are signals. You use it with the keyboard, and the tests run the same \
    model.
    """)
Tour.output("swift run tour-11 form")
