import Chapter06IO

// 6.1  Describe an effect
//
// `IO { … }` describes work, but does nothing. `run()` does the work each time it is called.
// `Folder` has a method `read`, which reads a file at once, or throws if the file does not
// exist:
//
//     func read(_ name: String) throws -> String       // a method of Folder: try folder.read("honey.txt")
//
//     let io = reading("honey.txt", in: folder)    // nothing has been read
//     try io.run()                                 // "gold", if the file contains "gold" now
//     try map(io) { $0.count }.run()               // 4
//     try of(7).run()                              // 7, and nothing else happens

struct Answer: DescribeReading {
    func reading(_ name: String, in folder: Folder) -> IO<String> {
        todo("reading")
    }

    func of<A>(_ value: A) -> IO<A> {
        todo("of")
    }

    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> {
        todo("map")
    }
}

judge(Answer.self)
