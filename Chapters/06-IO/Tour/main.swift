import Chapter06IO

let folder = Folder(["poem.txt": "honey\nwax\nbee"])

Tour.heading("Describing is not doing")
Tour.say("reading(\"poem.txt\") is a value. Nothing has read the file so far.")
let poem = Ours.reading("poem.txt", in: folder)
Tour.show("folder.log", folder.log)
Tour.say("Each run() reads the file again. Between the two runs, other code changes the file.")
Tour.show("poem.run()", try poem.run())
folder.put("honey\nwax\nqueen", in: "poem.txt")
Tour.ask("poem.run()", try poem.run())
Tour.show("folder.log", folder.log)

Tour.heading("map: a pure function in the middle")
let turned = Ours.map(poem, Ours.backwards)
Tour.ask("folder.log.count, after map", folder.log.count)
Tour.show("map(poem, backwards).run()", try turned.run())

Tour.heading("flatMap: one effect after another")
Tour.say("One value describes a whole program: read a file, reverse the order of its lines, write another file.")
let program = Ours.turnRound("poem.txt", into: "meop.txt", in: folder)
Tour.show("folder.contents(of: \"meop.txt\") ?? \"none\"", folder.contents(of: "meop.txt") ?? "none")
try program.run()
Tour.show("folder.contents(of: \"meop.txt\") ?? \"none\"", folder.contents(of: "meop.txt") ?? "none")
Tour.show("folder.log.suffix(2)", Array(folder.log.suffix(2)))

Tour.heading("Errors")
let gone = Ours.reading("gone.txt", in: folder)
let careful = Ours.catching(gone) { error in Ours.of("(\(error))") }
Tour.show("catching(gone) { error in of(\"(\\(error))\") }.run()", try careful.run())

Tour.heading("A finalizer, whatever happens")
let journal = Journal()
let close = journal.noting("close", giving: ())
_ = try Ours.ensure(journal.noting("work", giving: 5), close).run()
Tour.show("after work that went well", journal.lines)
let failing: IO<Int> = journal.failing("fail", with: .missing("gone.txt"))
_ = try? Ours.ensure(failing, close).run()
Tour.show("and after work that failed", journal.lines)
