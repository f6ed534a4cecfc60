import Chapter02Composition

package let pipeRight: KeyValuePairs<String, any Contract.Type> = ["helper": Helper.self]

/// Pipes three functions as `pipe(f, pipe(g, h))`, and makes the slug with a helper property.
private struct Helper: PipeContract {
    func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
        func run(_ a: A) -> C {
            let b = f(a)
            return g(b)
        }
        return run
    }

    func pipe<A, B, C, D>(
        _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
    ) -> (A) -> D { pipe(f, pipe(g, h)) }

    private var make: (String) -> String { pipe(pipe(lowercase, words), joined) }
    func slug(_ title: String) -> String { make(title) }
}
