import Chapter12WithoutMonads

// `swift run -c release tour-12 measure` prints times, depths and lines of code. A number after `measure` is the number
// of values that each run sends. Without `measure`, the output does not depend on the clock or the build.
if CommandLine.arguments.dropFirst().first == "measure" {
    Measuring.run(values: CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 100_000)
    showDepths()
} else {
    showStudent()
    showLayout()
    showTrees()
    showMeasures()
}

func showStudent() {
    Tour.heading("A record and a subject")
    let student = Student().named("Ming").gender(.male).numbered(345).satisfied { $0 >= 70 }
    Tour.show("student.name", student.name)
    Tour.show("student.number", student.number)
    Tour.show("student.isSatisfied(by: 69)", student.isSatisfied(by: 69))
    Tour.show("student.isSatisfied(by: 70)", student.isSatisfied(by: 70))

    Tour.say("The page's subscribers receive the current credit at once. Two of them print it.")
    let page = CreditWithSubject(student) { Tour.output($0) }
    Tour.show("page.screen", page.screen)
    Tour.say("One tap on the button adds five points.")
    page.tap()
    Tour.show("page.screen", page.screen)
    Tour.say("A new page gets twenty taps. It is printed when its color or status changes:")
    let quiet = CreditWithSubject(student)
    var last = quiet.screen
    for _ in 1...20 {
        quiet.tap()
        if quiet.screen.credit.colour != last.credit.colour || quiet.screen.status != last.status {
            Tour.output("\(quiet.screen)")
        }
        last = quiet.screen
    }

    Tour.say(
        "When the first subscriber receives 1, it sends 2. The second subscriber still receives both values in order.")
    let subject = PlainSubject(0)
    var second: [Int] = []
    subject.subscribe { if $0 == 1 { subject.send(2) } }
    subject.subscribe { second.append($0) }
    subject.send(1)
    Tour.show("second", second)
}

func showLayout() {
    Tour.heading("Cocoa's way: mark, and lay out once a cycle")
    let cycle = LayoutCycle()
    var work: [String] = []
    let page = Panel("page") { work.append($0.name) }
    let row = Panel("row", in: page) { work.append($0.name) }
    let label = Panel("label", in: row) { label in
        work.append(label.name)
        if work.count == 3 { cycle.mark(label) }
    }
    for _ in 1...100 { [label, row, page].forEach(cycle.mark) }
    Tour.say("Three panels have been marked a hundred times each.")
    Tour.show("work", work)
    for number in 1...3 {
        work = number == 1 ? [] : ["…"]
        cycle.run()
        Tour.show("cycle \(number)", work.filter { $0 != "…" })
    }
    Tour.say("In the first cycle, label marked itself. So the second cycle lays it out again.")
}

func showTrees() {
    Tour.heading("A view tree, and what has changed")
    let (before, after) = (Ours.page(65), Ours.page(70))
    Tour.output("\(before)")
    Tour.output("\(after)")
    for change in Ours.diff(before, after) { Tour.output("  \(change)") }

    Tour.say("Three numbers are set before the first cycle, and two before the second.")
    let canvas = Canvas()
    let page = CreditPage(Ours.page, on: canvas)
    for number in [0, 5, 65] { page.show(number) }
    page.cycle()
    Tour.show("canvas.drawn", canvas.drawn)
    for number in [100, 70] { page.show(number) }
    page.cycle()
    Tour.show("canvas.drawn", canvas.drawn)
    page.cycle()
    Tour.show("canvas.log", canvas.log)

    Tour.say("A new student is inserted at the top of a list of a hundred.")
    let students = (1...100).map { Node("\($0)", [Node("name", "student \($0)"), Node("credit", "\($0)")]) }
    let (old, new) = (Node("list", students), Node("list", [Node("0", [Node("name", "Ming")])] + students))
    Tour.show("views in the list", new.count)
    Tour.show("views drawn, if they are identified by their keys", Ours.diff(old, new).reduce(0) { $0 + $1.drawn })
    Tour.ask("views drawn, if they are identified by their position", Ours.drawnByPlace(old, new))

    Tour.say(
        """
        The old tree and the new one have to be two values. If a tree is changed in place, there is nothing to \
        compare.
        """)
    var shared = before
    shared.children[1].text = "70"
    Tour.show("diff(shared, shared)", Ours.diff(shared, shared))
}

func showMeasures() {
    Tour.heading("What is gained, and what is lost")
    Tour.say(
        """
        The lines of code of the subject, and then of the student's page in three forms: with this subject, by hand, \
        and with the toolkit's signals.
        """)
    for file in [
        "World/PlainSubject", "Ours/CreditWithSubject", "Ours/CreditByHand", "Ours/CreditWithSignals",
    ] {
        Tour.show("\(file).swift", Size.linesOfCode("\(file).swift") ?? 0)
    }
    let toolkit = Size.linesOfTheToolkitsSubject() ?? 0
    Tour.show("the toolkit's subject takes more than ten times as many", toolkit > 10 * Measuring.linesOfTheSubject)

    Tour.say("Calls in a chain of ten steps, for one value, after the last subscriber was removed.")
    let nobody = Calls.whenNobodyListens()
    Tour.show("subjects", nobody.subjects)
    Tour.show("signal", nobody.signal)
    Tour.say("Calls for one value, with two subscribers.")
    let two = Calls.whenTwoListen()
    Tour.show("subjects", two.subjects)
    Tour.show("signal", two.signal)

    Tour.say(
        """
        A signal is a value that stores the functions of its operators. This is its size in bytes, with one operator \
        and with ten.
        """)
    Tour.show("one", Size.bytesOfOneOperator())
    Tour.show("ten", Size.bytesOfTenOperators())
}

func showDepths() {
    Tour.say("The number of frames that each step of a chain adds to a real backtrace, in this build.")
    for depth in Depth.all() { Tour.show(depth.name, depth.perStep) }
    Tour.say("The number of frames that belong to the steps themselves, at the end of ten steps.")
    for depth in Depth.all(counting: ownFrameCount) { Tour.show(depth.name, depth.ten) }
    Tour.say(
        """
        The depth depends on the build more than on the monad. But the steps of a signal have returned when its \
        observer is called: a backtrace there shows the library, but none of the steps. With subjects, in a debug \
        build, it shows all ten.
        """)
}
