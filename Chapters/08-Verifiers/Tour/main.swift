import Chapter08Verifiers

Tour.heading("The same check, three times")
Tour.say(
    """
    Three replies from a server, checked by hand: is the first a string, does the second have a customer, does the \
    third have orders?
    """)
let reply: JSON = ["customer": ["name": "Ada"], "orders": .null]
Tour.show("FirstVersion.greeting(.success(\"hello\"))", FirstVersion.greeting(.success("hello")))
Tour.show("FirstVersion.customer(.success(reply))", FirstVersion.customer(.success(reply)))
Tour.show("FirstVersion.orders(.success(reply))", FirstVersion.orders(.success(reply)))

Tour.heading("Functions that make checks")
Tour.say("isKindOf(.string) is a check, made by a function. hasKey makes another kind of check.")
Tour.show("isKindOf(.string)(\"hello\")", Ours.isKindOf(.string)("hello"))
Tour.ask("isKindOf(.number)(true)", Ours.isKindOf(.number)(true))
Tour.show("hasKey(\"customer\")(reply)", Ours.hasKey("customer")(reply))
Tour.say(
    """
    Here null is under orders. The hasKey of Meituan's article would return true, because null is not nil. What \
    does our version return?
    """)
Tour.ask("hasKey(\"orders\")(reply)", Ours.hasKey("orders")(reply))
Tour.say("Our version does not treat null as a value. dictionaryValueByKey returns the null.")
Tour.show("dictionaryValueByKey(\"orders\")(reply)", Ours.dictionaryValueByKey("orders")(reply))

Tour.heading("A slip in Meituan's article, repaired")
Tour.say(
    """
    The article's first example of `try:` returns yes when it has set an error, and no when the value is right. For \
    12, which is not a string:
    """)
let isString = Ours.isKindOf(.string)
let noString = Fault(.wrongKind(expected: .string, got: .number))
Tour.show("exchanged(isString, error)(12)", Ours.exchangedTry(isString, noString, 12))
Tour.show("mended(isString, error)(12)", Ours.mendedTry(isString, noString, 12))
Tour.say("And for \"hello\", which is a string:")
Tour.show("exchanged(isString, error)(\"hello\")", Ours.exchangedTry(isString, noString, "hello"))
Tour.show("mended(isString, error)(\"hello\")", Ours.mendedTry(isString, noString, "hello"))

Tour.heading("Half the code")
Tour.say("The same three replies, with mustBe and transferToKeyChild passed to try and tryMap: the same results.")
Tour.show("SecondVersion.greeting(.success(\"hello\"))", SecondVersion.greeting(.success("hello")))
Tour.show("SecondVersion.customer(.success(reply))", SecondVersion.customer(.success(reply)))
Tour.show("SecondVersion.orders(.success(reply))", SecondVersion.orders(.success(reply)))
Tour.say("Lines of code, counted in the files of this chapter:")
for name in ["FirstVersion.swift", "SecondVersion.swift", "Ours.swift"] {
    Tour.show(name, Ours.linesOfCode(name) ?? 0)
}
Tour.say(
    """
    Ours.swift has the small functions, written once. For three replies, nothing is gained yet: 9 + 29 lines \
    instead of 35. Each further reply takes 3 lines instead of 14, so eight replies need about half the code.
    """)

Tour.heading("The limits of this design")
Tour.say("One order with two faults. The pipeline reports the first fault, but not its path.")
let order: JSON = ["customer": ["name": 7], "items": [["sku": "wax"], ["sku": .null]]]
let name = SecondVersion.name(.success(order))
Tour.show("customer, then name, which must be a string", name)
Tour.say("Rules return a list of faults instead of throwing one, and each fault has its path.")
for fault in Ours.orderRule(order) { Tour.output("\(fault)") }

Tour.heading("A real response")
Tour.say("The toolkit's validator reads Data/orders.json, 525 lines, and lists everything that is wrong with it.")
switch InTheToolkit.read(Orders.text ?? "") {
case .success(let count): Tour.output("\(count) orders")
case .failure(let faults): for fault in faults.all { Tour.output("\(fault.place): \(fault.message)") }
}
