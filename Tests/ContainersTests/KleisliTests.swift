import CurrycombContainers
import Testing

/// The steps have different types, so most wrong orders do not compile. `half` and `less` have the same type, so only
/// the results show their order.
@Suite struct KleisliTests {
    func number(_ text: String) -> Int? { Int(text) }
    func half(_ number: Int) -> Int? { number % 2 == 0 ? number / 2 : nil }
    func less(_ number: Int) -> Int? { number > 0 ? number - 1 : nil }
    func text(_ number: Int) -> String? { "\(number)" }

    @Test func functionsToMaybesCompose() {
        #expect(Maybe.pipe(number, half)("6") == 3 && Maybe.compose(half, number)("6") == 3)
        #expect(Maybe.pipe(number, half)("5") == nil && Maybe.compose(half, number)("x") == nil)
        #expect(Maybe.pipe(number, half, less)("6") == 2 && Maybe.compose(less, half, number)("6") == 2)
        #expect(Maybe.pipe(number, less, half)("6") == nil && Maybe.compose(half, less, number)("6") == nil)
        #expect(Maybe.pipe(number, half, less, text)("6") == "2")
        #expect(Maybe.compose(text, less, half, number)("6") == "2")
    }

    @Test func functionsToEithersCompose() {
        func lift<A, B>(_ f: @escaping (A) -> B?, _ why: String) -> (A) -> Either<String, B> {
            { f($0).toEither(orLeft: why) }
        }
        let (number, half, less, text) = (
            lift(number, "no number"), lift(half, "odd"), lift(less, "not positive"), lift(text, "no text")
        )
        #expect(Either.pipe(number, half)("6") == .right(3) && Either.compose(half, number)("5") == .left("odd"))
        #expect(Either.pipe(number, half, less)("6") == .right(2))
        #expect(Either.compose(half, less, number)("6") == .left("odd"))
        #expect(Either.pipe(number, half, less, text)("0") == .left("not positive"))
        #expect(Either.compose(text, less, half, number)("x") == .left("no number"))
    }

    @Test func functionsToResultsCompose() {
        func lift<A, B>(_ f: @escaping (A) -> B?, _ code: Int) -> (A) -> Result<B, Failed> {
            { f($0).toResult(orFailure: Failed(code)) }
        }
        let (number, half, less, text) = (lift(number, 1), lift(half, 2), lift(less, 3), lift(text, 4))
        #expect(
            Result.pipe(number, half)("6") == .success(3) && Result.compose(half, number)("5") == .failure(Failed(2)))
        #expect(Result.pipe(number, half, less)("6") == .success(2))
        #expect(Result.compose(half, less, number)("6") == .failure(Failed(2)))
        #expect(Result.pipe(number, half, less, text)("0") == .failure(Failed(3)))
        #expect(Result.compose(text, less, half, number)("x") == .failure(Failed(1)))
    }

    @Test func noStepRunsAfterAFailure() {
        var ran = 0
        let counted: (Int) -> Int? = {
            ran += 1
            return $0
        }
        #expect(Maybe.pipe(half, counted, counted)(3) == nil && ran == 0)
    }

    // The following declarations compile only if a composition of `@Sendable` functions or of closures can be
    // `@Sendable`, too.
    @Sendable static func halved(_ number: Int) -> Int? { number % 2 == 0 ? number / 2 : nil }
    static let quarter: @Sendable (Int) -> Int? = Maybe.pipe(halved, halved)

    @Test func compositionsAreSendable() async {
        let eighth: @Sendable (Int) -> Int? = Maybe.compose(Self.halved, Self.halved, Self.halved)
        let either: @Sendable (Int) -> Either<Int, Int> = Either.pipe({ .right($0 + 1) }, { .left($0) })
        let result: @Sendable (Int) -> Result<Int, Failed> = Result.compose(
            { .success($0 * 2) }, { $0 > 0 ? .success($0) : .failure(Failed($0)) }, { .success($0 - 1) },
            { .success($0) })
        let answers = await Task.detached { (Self.quarter(12), eighth(8), either(1), result(5), result(1)) }.value
        #expect(answers.0 == 3 && answers.1 == 1 && answers.2 == .left(2))
        #expect(answers.3 == .success(8) && answers.4 == .failure(Failed(0)))
    }
}
