/// The `pipe` of 2.4, for two to eight functions. The functions run from left to right.
extension FailingPaths {
    /// Composes two functions.
    public func pipe<A, B, C>(_ f1: @escaping (A) -> B, _ f2: @escaping (B) -> C) -> (A) -> C {
        { f2(f1($0)) }
    }

    /// Composes three functions.
    public func pipe<A, B, C, D>(
        _ f1: @escaping (A) -> B, _ f2: @escaping (B) -> C, _ f3: @escaping (C) -> D
    ) -> (A) -> D {
        pipe(pipe(f1, f2), f3)
    }

    /// Composes four functions.
    public func pipe<A, B, C, D, E>(
        _ f1: @escaping (A) -> B, _ f2: @escaping (B) -> C, _ f3: @escaping (C) -> D, _ f4: @escaping (D) -> E
    ) -> (A) -> E {
        pipe(pipe(f1, f2, f3), f4)
    }

    /// Composes five functions.
    public func pipe<A, B, C, D, E, F>(
        _ f1: @escaping (A) -> B, _ f2: @escaping (B) -> C, _ f3: @escaping (C) -> D, _ f4: @escaping (D) -> E,
        _ f5: @escaping (E) -> F
    ) -> (A) -> F {
        pipe(pipe(f1, f2, f3, f4), f5)
    }

    /// Composes six functions.
    public func pipe<A, B, C, D, E, F, G>(
        _ f1: @escaping (A) -> B, _ f2: @escaping (B) -> C, _ f3: @escaping (C) -> D, _ f4: @escaping (D) -> E,
        _ f5: @escaping (E) -> F, _ f6: @escaping (F) -> G
    ) -> (A) -> G {
        pipe(pipe(f1, f2, f3, f4, f5), f6)
    }

    /// Composes seven functions.
    public func pipe<A, B, C, D, E, F, G, H>(
        _ f1: @escaping (A) -> B, _ f2: @escaping (B) -> C, _ f3: @escaping (C) -> D, _ f4: @escaping (D) -> E,
        _ f5: @escaping (E) -> F, _ f6: @escaping (F) -> G, _ f7: @escaping (G) -> H
    ) -> (A) -> H {
        pipe(pipe(f1, f2, f3, f4, f5, f6), f7)
    }

    /// Composes eight functions.
    public func pipe<A, B, C, D, E, F, G, H, I>(
        _ f1: @escaping (A) -> B, _ f2: @escaping (B) -> C, _ f3: @escaping (C) -> D, _ f4: @escaping (D) -> E,
        _ f5: @escaping (E) -> F, _ f6: @escaping (F) -> G, _ f7: @escaping (G) -> H, _ f8: @escaping (H) -> I
    ) -> (A) -> I {
        pipe(pipe(f1, f2, f3, f4, f5, f6, f7), f8)
    }
}
