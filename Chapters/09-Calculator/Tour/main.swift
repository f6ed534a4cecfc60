import Chapter09Calculator

func output(_ lines: [String]) {
    for line in lines { Tour.output(line) }
}

func picture(_ text: String) {
    Tour.say("As a picture, with time running from left to right:")
    output(text.split(separator: "\n").map(String.init))
}

Tour.heading("1  Calls in a chain")
Tour.say("mark.add(2).sub(1).clean().add(3), where add is a property whose value is a closure:")
output(Ours.chained(2, 1, 3))
Tour.say("The same call, taken apart: each dot returns a closure, and each call returns the calculator.")
output(Ours.chainedInSteps(2, 1, 3))

Tour.heading("2  Functions as arguments")
Tour.say("add { 2 }.sub { 1 }.clean().add { 3 }")
output(Ours.functional(2, 1, 3))

Tour.heading("3  A number that notifies its observers")
Tour.say("Two observers. a becomes 10 and 5; then the second observer is removed, and a becomes 11.")
output(Ours.observed([10, 5], thenRemoved: [11]))

Tour.heading("4  c = a + b, and it stays true")
Tour.say("c = a + b and e = c + a - b. Then a = 1, b = 3, a = 5, c = 11, b = 2.")
let changes = [("a", 1), ("b", 3), ("a", 5), ("c", 11), ("b", 2)]
output(Ours.formulas(changes))
picture(Pictures.formulas(changes))

Tour.heading("5  A pipe for any type")
Tour.say("b = a.process { $0 + 3 }.process { $0 + 5 }. Then 2 is sent into a.")
output(Ours.processed([2], adding: 3, then: 5))
Tour.say(
    "A pipe keeps no value. A subscriber subscribes (^) after the first value and is removed (!) before the last one.")
output(Pictures.late([1, 2, 3, 4]).split(separator: "\n").map(String.init))

Tour.heading("6  A pipe for each value")
Tour.say("For each value of a, c subscribes to b and forwards b's values. Here 2 is sent into a, and then 20 into b.")
output(Ours.bound([("a", 2), ("b", 20)], by: FirstBind.bind))
Tour.say("After two values of a, the article's bind has subscribed to b twice. Each value of b then arrives twice.")
output(Ours.bound([("a", 2), ("a", 3), ("b", 20)], by: FirstBind.bind))
Tour.say("The cure: each new value of a removes the previous subscription.")
output(Ours.bound([("a", 2), ("a", 3), ("b", 20)], by: Bind.latest))
let visits = [("a", 0), ("x", 5), ("a", 1), ("x", 6), ("y", 7), ("a", 1), ("y", 8)]
Tour.say("0 in a chooses the pipe x, and 1 chooses y. With the article's bind:")
output(Pictures.bound(visits, by: FirstBind.bind).split(separator: "\n").map(String.init))
Tour.say("With the cure:")
output(Pictures.bound(visits, by: Bind.latest).split(separator: "\n").map(String.init))

Tour.heading("7  Nothing before somebody subscribes")
Tour.say("For each value of a, a function makes a pipe that sends that value plus 5 to each subscriber.")
output(Ours.boundLazily([2, 5], adding: 5, by: FirstBind.lazyBind).lines)
Tour.say("The article's block runs for every value, even if there is no subscriber.")
let unheard = Ours.boundLazily([2, 5], adding: 5, subscribed: false, by: FirstBind.lazyBind)
Tour.show("how often the block ran, with no subscriber", unheard.blockRuns)
Tour.say("The same values with the cure. How often does its block run if there is no subscriber?")
let cured = Ours.boundLazily([2, 5], adding: 5, by: Bind.lazily)
output(cured.lines)
Tour.show("how often the block ran, with one subscriber", cured.blockRuns)
let unheardCured = Ours.boundLazily([2, 5], adding: 5, subscribed: false, by: Bind.lazily)
Tour.ask("how often the block ran, with no subscriber", unheardCured.blockRuns)
Tour.say("The cure: all of the work waits for a subscriber.")

Tour.heading("8  A signal")
Tour.say("A signal describes work, which runs for each subscriber.")
output(Ours.signal([2, 5], adding: 5))
Tour.say("The article's dispose clears a copy. First 1 is sent, then dispose is called, then 2 is sent.")
output(
    Ours.heard([1], thenDisposed: [2]) { observer in
        let subscriber = FirstSubscriber(observer)
        return (subscriber.send, subscriber.dispose)
    })
Tour.say("The cure: dispose clears the observer itself.")
output(
    Ours.heard([1], thenDisposed: [2]) { observer in
        let subscriber = CocoaSubscriber(observer)
        return (subscriber.send, subscriber.dispose)
    })
