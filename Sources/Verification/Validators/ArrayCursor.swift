@usableFromInline
struct ArrayCursor {
    private enum Source {
        case parsed(Tape, next: Int32, end: Int32)
        case built([JSON], next: Int)
    }

    private var source: Source
    @usableFromInline let count: Int

    @usableFromInline
    init?(_ json: JSON) {
        switch json.storage {
        case .parsed(let tape, let node):
            guard tape[node].kind == .array else { return nil }
            source = .parsed(tape, next: node + 1, end: tape.after(node))
            count = Int(tape[node].length)
        case .array(let elements):
            source = .built(elements, next: 0)
            count = elements.count
        default:
            return nil
        }
    }

    @usableFromInline
    mutating func next() -> JSON? {
        switch source {
        case .parsed(let tape, let next, let end):
            guard next < end else { return nil }
            source = .parsed(tape, next: tape.after(next), end: end)
            return JSON(.parsed(tape, next))
        case .built(let elements, let next):
            guard next < elements.count else { return nil }
            source = .built(elements, next: next + 1)
            return elements[next]
        }
    }
}
