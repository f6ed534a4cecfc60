// Compares `IO` and `LazyTask` with the closures that these types replace:
// `swift run -c release EffectsBenchmark`.

struct Oops: Error {}

compareIO()
compareLazyTask()
