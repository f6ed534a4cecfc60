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
    """
]
