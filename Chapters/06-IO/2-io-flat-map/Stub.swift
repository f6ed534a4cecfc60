import Chapter06IO

struct Answer: IOFlatMap {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        todo("flatMap")
    }

    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        todo("shout")
    }
}

judge(Answer.self)
