// Measures a bind of IO and LazyTask beside the closures that they replace: `swift run -c release EffectsBenchmark`.

struct Oops: Error {}

compareIO()
compareLazyTask()
