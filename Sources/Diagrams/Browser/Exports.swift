// The functions that a page calls, only in the browser: they make room for a question, answer it, and return the
// answer's address.
#if hasFeature(Embedded)
    // nonisolated(unsafe): WebAssembly has one thread here.
    nonisolated(unsafe) private var room = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
    nonisolated(unsafe) private var size = 16

    /// Makes room for a question.
    @_cdecl("diagrams_room")
    public func diagramsRoom(_ count: Int) -> UnsafeMutablePointer<UInt8> { makeRoom(count) }

    /// Replaces the question in the room with its answer.
    @_cdecl("diagrams_answer")
    public func diagramsAnswer(_ count: Int) -> Int {
        let question = String(decoding: UnsafeBufferPointer(start: room, count: count), as: UTF8.self)
        let answer = Array(Diagrams.answer(question).utf8)
        let place = makeRoom(answer.count)
        for index in answer.indices { place[index] = answer[index] }
        return answer.count
    }

    /// Returns the address of the room; it changes when the room grows.
    @_cdecl("diagrams_place")
    public func diagramsPlace() -> UnsafeMutablePointer<UInt8> { room }

    private func makeRoom(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        if count > size {
            room.deallocate()
            room = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
            size = count
        }
        return room
    }
#endif
