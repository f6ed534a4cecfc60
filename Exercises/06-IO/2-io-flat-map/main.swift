import Chapter06IO

// 6.2  One effect after another
//
// `flatMap` describes two effects. The second effect may depend on the value of the first
// effect. So `next(…)` is a function: it takes that value and returns the description of the
// second effect.
//
//     try flatMap(IO { 5 }) { x in IO { x * 2 } }.run()    // 10
//
// Then describe a program. These functions are given:
//
//     func reading(_ name: String, in folder: Folder) -> IO<String>
//     func writing(_ text: String, to name: String, in folder: Folder) -> IO<Void>
//     func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B>
//
//     let program = shout("a.txt", into: "loud.txt", in: folder)    // nothing has happened
//     try program.run()                                            // writes "BUZZ" to loud.txt if "buzz" is in a.txt
//
// `text.uppercased()` is the text in capitals. Each `run()` reads the file once. If the file
// does not exist, nothing is written, and `run()` throws the error from `reading`:
// `FileTrouble.missing("a.txt")`.

struct Answer: IOFlatMap {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        todo("flatMap")
    }

    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        todo("shout")
    }
}

judge(Answer.self)
