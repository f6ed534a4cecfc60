// The functions that a page calls in the browser. The page requests a buffer, writes a question into it, calls one of
// the functions that answer questions, and reads the answer from the buffer.
#if hasFeature(Embedded)
// nonisolated(unsafe) is sound: in the browser, the program has only one thread.
nonisolated(unsafe) private var room = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
nonisolated(unsafe) private var size = 16

/// Returns the address of a buffer with room for a question of `count` bytes.
@_cdecl("diagrams_room")
public func diagramsRoom(_ count: Int) -> UnsafeMutablePointer<UInt8> { makeRoom(count) }

// Each program contains only one of the next three functions: the linker removes the other two.

/// Replaces the question, which is the first `count` bytes of the buffer, with the answer.
///
/// - Returns: the length of the answer in bytes.
@_cdecl("diagrams_run")
public func diagramsRun(_ count: Int) -> Int { answer(count, by: Diagrams.run) }

/// Answers a question about a chain; see `diagramsRun`.
@_cdecl("diagrams_chain")
public func diagramsChain(_ count: Int) -> Int { answer(count, by: Diagrams.chain) }

/// Answers a question about a composition of functions; see `diagramsRun`.
@_cdecl("diagrams_pipes")
public func diagramsPipes(_ count: Int) -> Int { answer(count, by: Diagrams.pipes) }

/// Returns the address of the buffer. Call this after each answer, because the address changes when the buffer
/// grows.
@_cdecl("diagrams_place")
public func diagramsPlace() -> UnsafeMutablePointer<UInt8> { room }

private func answer(_ count: Int, by function: (String) -> String) -> Int {
    let question = String(decoding: UnsafeBufferPointer(start: room, count: count), as: UTF8.self)
    let answer = Array(function(question).utf8)
    let place = makeRoom(answer.count)
    for index in answer.indices { place[index] = answer[index] }
    return answer.count
}

private func makeRoom(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if count > size {
        room.deallocate()
        room = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        size = count
    }
    return room
}
#endif
