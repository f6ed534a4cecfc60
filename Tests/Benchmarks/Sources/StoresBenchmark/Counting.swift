/// A small state, so that the time of the store itself is visible.
struct Counting: Sendable {
    var count = 0
    var last = 0
}

enum CountingAction: Sendable {
    case add(Int)
    case reset
}

@inline(never)
func reduce(_ state: inout Counting, _ action: CountingAction) {
    switch action {
    case .add(let number):
        state.count &+= number
        state.last = number
    case .reset: state = Counting()
    }
}
