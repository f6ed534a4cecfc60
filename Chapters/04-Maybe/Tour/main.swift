import Chapter04Maybe

let square = { (x: Int) in x * x }

Tour.heading("A box with a value in it, or none")
Tour.say("of(…) puts a value into a box. isNothing tests whether a box is empty.")
Tour.show("of(5)", Ours.of(5))
Tour.show("isNothing(of(5))", Ours.isNothing(Ours.of(5)))
Tour.show("isNothing(.nothing)", Ours.isNothing(Maybe<Int>.nothing))
Tour.say("map passes the value in the box to a function. What happens if the box is empty?")
Tour.show("map(square)(of(5))", Ours.map(square)(Ours.of(5)))
Tour.ask("map(square)(.nothing)", Ours.map(square)(.nothing))
Tour.say("An empty box stays empty, and the function does not run.")

Tour.heading("The same pipeline, when data may be missing")
Tour.say(
    """
    isFirstNameFourLetter runs twice: for a record with the name Jon Snow, and for one with only a nickname. Zepo's post \
    prints the results like this:
    """)
let good = ["name": "Jon Snow"]
let missing = ["nickname": "Jon Snow"]
Tour.output("//=> \(Ours.printed(Ours.isFirstNameFourLetter(good)))")
Tour.output("//=> \(Ours.printed(Ours.isFirstNameFourLetter(missing)))")
Tour.say(
    """
    Our version prints an empty box as nothing. What about an empty name, which has no first word?
    """)
Tour.show("isFirstNameFourLetter([\"name\": \"Jon Snow\"])", Ours.isFirstNameFourLetter(good))
Tour.show("isFirstNameFourLetter([\"name\": \"Anna Lee\"])", Ours.isFirstNameFourLetter(["name": "Anna Lee"]))
Tour.show("isFirstNameFourLetter([\"nickname\": \"Jon Snow\"])", Ours.isFirstNameFourLetter(missing))
Tour.ask("isFirstNameFourLetter([\"name\": \"\"])", Ours.isFirstNameFourLetter(["name": ""]))

for record in [good, missing, ["name": ""]] {
    Tour.say("An X-ray of \(Tour.described(record)):")
    for stage in Ours.stages(record) {
        Tour.output(stage.name.padded(to: 24) + stage.value)
    }
}

Tour.heading("map obeys two laws")
Tour.say("If a function changes nothing, map with this function changes no box.")
Tour.show("map(identity)(of(5))", Ours.map { (x: Int) in x }(Ours.of(5)))
Tour.say("Mapping twice is the same as mapping once with both functions composed.")
let increment = { (x: Int) in x + 1 }
Tour.show(
    "compose(map(increment), map(square))(of(5))",
    Ours.compose(Ours.map(increment), Ours.map(square))(Ours.of(5)))
Tour.show(
    "map(compose(increment, square))(of(5))", Ours.map(Ours.compose(increment, square))(Ours.of(5)))
Tour.say(
    """
    A hundred random functions and boxes do not break the second law:
    no counterexample is found.
    """)
Tour.show("brokenFusion(of: map)", Ours.brokenFusion(of: Ours.map)?.equation)
Tour.say(
    """
    In Zepo's post, map turns a result of null into an empty box. Such a map breaks the second law. Here, 0 takes the \
    place of null:
    """)
if let broken = Ours.brokenFusion(of: Ours.mapWithNull) {
    for binding in broken.bindings { Tour.output("\(binding.name) = \(binding.value)") }
    Tour.output("left side of the law: \(broken.left), right side: \(broken.right)")
}

Tour.heading("A category, and what a functor keeps")
Tour.say(
    """
    Objects: types, such as Int and String.
    Arrows: pure functions from one type to another.
    Composition: two arrows, end to end, combine into one arrow.
    Identity: an arrow from each object to itself.
    A functor maps each object to an object of another category, and each arrow to
    an arrow. It preserves composition and identity:
    """)
Tour.output("String ── count ──▸ Int                      \"four\"      →  \(Ours.strLength("four"))")
Tour.output(
    "Maybe<String> ── map(count) ──▸ Maybe<Int>   of(\"four\")  →  "
        + Tour.described(Ours.map(Ours.strLength)(Ours.of("four"))))

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
