import Chapter01PureFunctions

// For a step that needs a separate process, the tour starts this program again with arguments. The new process runs
// only that step.
if let part = OwnProcess.part { part.play() }

Tour.heading("Outer and inner compare")
Tour.say(
    """
    outerCompare reads outerMinimum, a global variable. innerCompare has its own minimum. Both minimums are 1.
    """)
Tour.show("outerCompare(3)", Ours.outerCompare(3))
Tour.show("innerCompare(3)", Ours.innerCompare(3))
Tour.say("Other code sets outerMinimum to 5. Does the same argument still give the same answer?")
outerMinimum = 5
Tour.ask("outerCompare(3)", Ours.outerCompare(3))
Tour.show("innerCompare(3)", Ours.innerCompare(3))
Tour.say("outerCompare gave a different answer for the same argument, so it is not pure.")

Tour.heading("Immediate and delayed request")
let server = Server()
Tour.say(
    """
    callRequest sends a request at once. It returns a different reply each time for the same argument, and the server \
    keeps a list of the requested paths.
    """)
Tour.show("callRequest(\"/honey\", from: server)", Ours.callRequest("/honey", from: server))
Tour.show("callRequest(\"/honey\", from: server)", Ours.callRequest("/honey", from: server))
Tour.show("server.asked", server.asked)
Tour.say(
    """
    delayCallRequest only returns a function that will send the request. Does this call change the server's list?
    """)
let request = Ours.delayCallRequest("/wax", from: server)
Tour.output("let request = delayCallRequest(\"/wax\", from: server)")
Tour.ask("server.asked", server.asked)
Tour.say("The list is the same, so delayCallRequest is pure. The effect happens when the returned function is called.")
Tour.show("request()", request())
Tour.show("server.asked", server.asked)

Tour.heading("What you gain: remember")
var runs = 0
let square = { (x: Int) in
    runs += 1
    return x * x
}
let quickSquare = Ours.memoize(square)
Tour.say(
    """
    The same argument gives the same value, so the value can be remembered. Here a memoized square is called \
    with 12 three times.
    """)
for _ in 1...3 { Tour.show("quickSquare(12)", quickSquare(12)) }
Tour.output("square ran \(runs)×")
Tour.say("The server's replies must not be remembered. quickGet is a memoized server.get.")
let quickGet = Ours.memoize { (path: String) in server.get(path) }
Tour.show("quickGet(\"/honey\")", quickGet("/honey"))
Tour.show("server.get(\"/honey\")", server.get("/honey"))
Tour.say("The server has a new reply now. What does quickGet return?")
Tour.ask("quickGet(\"/honey\")", quickGet("/honey"))
Tour.show("server.get(\"/honey\")", server.get("/honey"))

Tour.heading("What you gain: test")
Tour.say(
    """
    To test innerCompare you call it. To test outerCompare you have to set outerMinimum first, and set it back \
    afterward.
    """)
Tour.show("innerCompare(2) && !innerCompare(1)", Ours.innerCompare(2) && !Ours.innerCompare(1))
let before = outerMinimum
outerMinimum = 1
Tour.output("let before = outerMinimum; outerMinimum = 1")
Tour.show("outerCompare(2) && !outerCompare(1)", Ours.outerCompare(2) && !Ours.outerCompare(1))
outerMinimum = before
Tour.output("outerMinimum = before")

Tour.heading("What you gain: move")
Tour.say(
    """
    Here outerMinimum is 5, but in another process it is still 1. Only the pure function returns the same value there.
    """)
Tour.show("outerCompare(3), here", Ours.outerCompare(3))
Tour.output("outerCompare(3), in another process  →  \(OwnProcess.run("outer-compare", 3).output)")
Tour.show("innerCompare(3), here", Ours.innerCompare(3))
Tour.output("innerCompare(3), in another process  →  \(OwnProcess.run("inner-compare", 3).output)")

Tour.heading("What you gain: run in parallel")
Tour.say(
    """
    The squares of the numbers up to 1000 are added in four parts, on up to four threads. It does not matter which \
    part is done first, because no part needs the result of another part.
    """)
let quarters = [1...250, 251...500, 501...750, 751...1000]
let squares = { @Sendable (numbers: ClosedRange<Int>) in numbers.map { $0 * $0 }.reduce(0, +) }
Tour.show("one after the other", quarters.map(squares).reduce(0, +))
Tour.show("in parallel        ", Ours.inParallel(quarters, squares).reduce(0, +))

Tour.heading("The race on a shared property")
Tour.say(
    """
    Two threads add 1 to the same counter, 200000 times each. Adding takes three steps: read, add, write. If the other \
    thread writes between two of these steps, that thread's update is lost. The race runs in a separate process.
    """)
Tour.show("an update was lost", OwnProcess.run("lose-updates", 200_000).output == "true")
Tour.say("The cure: each thread counts for itself and returns its count. The two values are added at the end.")
Tour.show("200000 and 200000 are", Race.addedCounts(times: 200_000))
Tour.say(
    """
    Worse: two threads set and read the messages of one conversation, again and again. Sooner or later, one thread \
    uses a list that the other thread has just released.
    """)
let race = OwnProcess.run("set-and-read", 50_000_000)
Tour.output("the process survived  →  \(race.survived.map { "\($0)" } ?? race.output)")
Tour.say(
    """
    With values, no list is released while a thread reads it. One thread, the writer, makes new lists. The other \
    thread, the reader, has its own list, which does not change.
    """)
let seen = Race.valuesSetAndRead(times: 1_000)
Tour.show("the writer's latest", seen[0])
Tour.show("what the reader has", seen[1])
