import Chapter03Currying

Tour.heading("One argument now, one later")
Tour.say(
    """
    The function matches takes a pattern and a text. Its curried form, match, takes the pattern and returns a function \
    that waits for the text.
    """)
Tour.show("matches(/\\s+/, \"hello world\")", Ours.matches(/\s+/, "hello world"))
Tour.show("match(/\\s+/)(\"hello world\")", Ours.match(/\s+/)("hello world"))
Tour.say("curry turns matches into match, and uncurry turns match into matches.")
Tour.show("curry(matches)(/\\s+/)(\"hello world\")", Ours.curry(Ours.matches)(/\s+/)("hello world"))
Tour.show("uncurry(match)(/\\s+/, \"hello world\")", Ours.uncurry(Ours.match)(/\s+/, "hello world"))
Tour.say(
    "Called with the pattern alone, match returns a function. You can give this function a name, and pass it to map.")
let digits = Ours.match(/[0-9]+/)
Tour.show("digits(\"3 bees, 14 combs\")", digits("3 bees, 14 combs"))
Tour.show("[\"1 or 2\", \"none\"].map(digits)", ["1 or 2", "none"].map(digits))

Tour.heading("Partial application, and flip")
let subtract = { (whole: Int) in { (part: Int) in whole - part } }
Tour.say("To fix the first argument of a curried function, call it. For a function that is not curried, use partial.")
Tour.show("partial(matches, /[0-9]+/)(\"3 bees\")", Ours.partial(Ours.matches, /[0-9]+/)("3 bees"))
Tour.ask("subtract(1)(10)", subtract(1)(10))
Tour.say("If the arguments are in the wrong order, flip swaps them.")
Tour.ask("flip(subtract)(1)(10)", Ours.flip(subtract)(1)(10))

Tour.heading("The pipeline of chapter 2, from curried parts")
Tour.say(
    """
    value(…), parts(…) and equals(…) take two arguments each. curry turns them into prop, split and isEqual, which \
    return stages for a pipe.
    """)
Tour.show("value(\"name\", [\"name\": \"Jon Snow\"])", Ours.value("name", ["name": "Jon Snow"]))
Tour.show(
    "curry(value)(\"name\")([\"name\": \"Jon Snow\"])", Ours.curry(Ours.value)("name")(["name": "Jon Snow"]))
Tour.say("isFirstNameFourLetter is pipe(prop(\"name\"), split(\" \"), head, strLength, isEqual(to: 4)).")
for name in ["Jon Snow", "Anna Lee"] {
    Tour.show("isFirstNameFourLetter([\"name\": \"\(name)\"])", Ours.isFirstNameFourLetter(["name": name]))
}
Tour.say(
    """
    isFirstWord is the same pipe, but its settings are arguments. So it answers another question, too: does the day of \
    a date have two digits?
    """)
let hasTwoDigits = Ours.isFirstWord(of: "date", cutAt: ".", long: 2)
Tour.show("hasTwoDigits([\"date\": \"14.3.2026\"])", hasTwoDigits(["date": "14.3.2026"]))
Tour.show("hasTwoDigits([\"date\": \"3.3.2026\"])", hasTwoDigits(["date": "3.3.2026"]))

Tour.heading("A long text")
Tour.say("pipe(split(\"\\n\"), filter(pipe(match(…), isFull)), count) counts lines. The text is a log of 2,600 lines.")
if let log = AccessLog.text {
    Tour.show("linesMatching(/POST/)(log)", Ours.linesMatching(/POST/)(log))
    Tour.show("linesMatching(/\\s404\\s/)(log)", Ours.linesMatching(/\s404\s/)(log))
}
Tour.say("Which paths fail most often? You answer this question in the last exercise of this chapter.")
