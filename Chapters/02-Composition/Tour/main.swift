import Chapter02Composition

let increment = { $0 + 1 }
let double = { $0 * 2 }
let square = { (x: Int) in x * x }

Tour.heading("Two functions as one")
Tour.say("compose(increment, double) is a function: double first, then increment.")
Tour.show("compose(increment, double)(5)", Ours.compose(increment, double)(5))
Tour.ask("compose(double, increment)(5)", Ours.compose(double, increment)(5))

Tour.heading("The parentheses do not matter")
Tour.say("Three functions are composed in two ways, with the same result: this is the law of associativity.")
Tour.show(
    "compose(increment, compose(double, square))(3)",
    Ours.compose(increment, Ours.compose(double, square))(3))
Tour.show(
    "compose(compose(increment, double), square)(3)",
    Ours.compose(Ours.compose(increment, double), square)(3))
Tour.say(
    """
    So compose can also take a list of functions, of any length. For an empty list, compose returns a function that \
    returns its argument.
    """)
Tour.show("compose([increment, double, square])(3)", Ours.compose([increment, double, square])(3))
Tour.ask("compose([])(3)", Ours.compose([])(3))

Tour.heading("Is the first name four letters long?")
Tour.say("isFirstNameFourLetter is composed of isFourLetter, strLength, head, split(\" \") and prop(\"name\").")
for name in ["Jon Snow", "Anna Lee"] {
    let record = ["name": name]
    Tour.show("isFirstNameFourLetter([\"name\": \"\(name)\"])", Ours.isFirstNameFourLetter(record))
}
Tour.say(
    "An X-ray shows the value after every stage. If an answer surprises you, look for the first surprising value."
)
for stage in Ours.stages(["name": "Jon Snow"]) {
    Tour.output(stage.name.padded(to: 14) + stage.value)
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
