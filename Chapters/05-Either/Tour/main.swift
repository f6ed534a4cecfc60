import Chapter05Either

Tour.heading("An error is a value")
Tour.say("number(…) reads a text. It returns an error as a value and throws nothing.")
Tour.show("number(\"12\")", Ours.number("12"))
Tour.show("number(\"twelve\")", Ours.number("twelve"))
Tour.say("map works on the right, mapLeft on the left. Each leaves the other side as it is.")
let double = { (x: Int) in x * 2 }
let shout = { (text: String) in text.uppercased() }
Tour.show("map(double)(number(\"12\"))", Ours.map(double)(Ours.number("12")))
Tour.show("map(double)(number(\"twelve\"))", Ours.map(double)(Ours.number("twelve")))
Tour.show("mapLeft(shout)(number(\"12\"))", Ours.mapLeft(shout)(Ours.number("12")))
Tour.show("mapLeft(shout)(number(\"twelve\"))", Ours.mapLeft(shout)(Ours.number("twelve")))

Tour.heading("The first error decides")
Tour.say("flatMap continues with another step that may fail.")
Tour.show("flatMap(notZero)(number(\"4\"))", Ours.flatMap(Ours.notZero)(Ours.number("4")))
Tour.show("flatMap(notZero)(number(\"0\"))", Ours.flatMap(Ours.notZero)(Ours.number("0")))
Tour.ask("flatMap(notZero)(number(\"no\"))", Ours.flatMap(Ours.notZero)(Ours.number("no")))
Tour.say("recover can turn an error into a right value, and leaves the right side as it is.")
let mend = { (error: String) -> Either<String, Int> in error.hasPrefix("0") ? .right(1) : .left(error) }
for text in ["4", "0", "no"] {
    Tour.show(
        "recover(mend)(flatMap(notZero)(number(\"\(text)\")))",
        Ours.recover(mend)(Ours.flatMap(Ours.notZero)(Ours.number(text))))
}

Tour.heading("The first error, or all of them")
Tour.say("quotient(…) uses zip, but quotientWithAllErrors(…) uses zipAll, which keeps all errors.")
Tour.show("quotient(\"84\", \"2\")", Ours.quotient("84", "2"))
Tour.show("quotient(\"many\", \"0\")", Ours.quotient("many", "0"))
Tour.show("quotientWithAllErrors(\"84\", \"2\")", Ours.quotientWithAllErrors("84", "2"))
Tour.ask("quotientWithAllErrors(\"many\", \"0\")", Ours.quotientWithAllErrors("many", "0"))

Tour.heading("Everything that is wrong with a table")
Tour.say(
    """
    These are the problems in a few lines of a shop's orders. The author of the lines gets one report and can \
    correct everything at once.
    """)
if case .left(let problems) = Ours.orders(Orders.piece) {
    for problem in problems { Tour.output("\(problem)") }
}
Tour.say("The whole table has a few hundred lines. These are its problems, counted by kind:")
if let text = Orders.text, case .left(let problems) = Ours.orders(text) {
    Tour.output("\(problems.count) problems in \(Set(problems.map(\.line)).count) lines")
    for (kind, count) in Ours.counted(problems) { Tour.output("\(count) × \(kind)") }
}
