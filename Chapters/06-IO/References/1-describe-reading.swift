private struct Answer: DescribeReading {
    func reading(_ name: String, in folder: Folder) -> IO<String> {
        IO { try folder.read(name) }
    }

    func of<A>(_ value: A) -> IO<A> {
        IO { value }
    }

    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> {
        IO { transform(try io.run()) }
    }
}

package let describeReadingReference: any DescribeReading.Type = Answer.self
