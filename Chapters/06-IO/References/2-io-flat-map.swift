private struct Answer: IOFlatMap {
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        IO { try next(try io.run()).run() }
    }

    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(reading(name, in: folder)) { text in
            writing(text.uppercased(), to: target, in: folder)
        }
    }
}

package let ioFlatMapReference: any IOFlatMap.Type = Answer.self
