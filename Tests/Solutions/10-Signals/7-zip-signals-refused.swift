let zipSignalsRefused = [
    "ownClass": """
        final class Waiting<A, B> { var (left, right): ([A], [B]) = ([], []) }
        func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
            Signal { observer in
                let waiting = Waiting<A, B>()
                func match() {
                    if let left = waiting.left.first, let right = waiting.right.first { observer.next((left, right)) }
                }
                match()
                return .none
            }
        }
    """,
    "localFunction": """
        func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
        func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
            Signal { observer in
                var (left, right): ([A], [B]) = ([], [])
                func match() {
                    if !left.isEmpty, !right.isEmpty { observer.next(pair(left.removeFirst(), right.removeFirst())) }
                }
                match()
                return .none
            }
        }
    """,
]
