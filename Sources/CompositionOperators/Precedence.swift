/// `|>` binds less tightly than arithmetic, ranges and `??`, but more tightly than comparison: `a + b |> f == c`
/// compares `f(a + b)` with `c`.
precedencegroup ForwardApplicationPrecedence {
    associativity: left
    higherThan: ComparisonPrecedence
    lowerThan: NilCoalescingPrecedence
}

/// `>>>` binds more tightly than `|>`, so that `a |> f >>> g` needs no parentheses.
precedencegroup ForwardCompositionPrecedence {
    associativity: left
    higherThan: ForwardApplicationPrecedence
}

/// `<<<` binds more tightly than `|>`. `<<<` has no precedence relative to `>>>`: an expression that mixes the two
/// needs parentheses, because the order would not be obvious to a reader.
precedencegroup BackwardCompositionPrecedence {
    associativity: right
    higherThan: ForwardApplicationPrecedence
}

/// Composition, left to right: `(f >>> g)(a)` is `g(f(a))`.
infix operator >>> : ForwardCompositionPrecedence

/// Composition, right to left: `(g <<< f)(a)` is `g(f(a))`.
infix operator <<< : BackwardCompositionPrecedence

/// Application, with the value first: `a |> f` is `f(a)`.
infix operator |> : ForwardApplicationPrecedence
