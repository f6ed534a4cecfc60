// Compares `IO` and `LazyTask` with the closures that these types replace:
// `swift run -c release --package-path Tests/Benchmarks EffectsBenchmark`.

struct Oops: Error {}

compareIO()
compareLazyTask()
