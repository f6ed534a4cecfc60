// Compares the time of a bind of `IO` or `LazyTask` with the time of the closures that it replaces:
// `swift run -c release EffectsBenchmark`.

struct Oops: Error {}

compareIO()
compareLazyTask()
