import CurrycombEffects
import Testing

@Suite struct IOTests {
    let log = Log()

    @Test func effectsHappenAtEachRunAndNotBefore() {
        let counter = Counter()
        let io = IO { counter.next() }.map { $0 * 10 }
        #expect(counter.value == 0)
        #expect(io.run() == 10)
        #expect(io.run() == 20)
    }

    @Test func runThrowsTheTypedError() {
        let io = IO<Int, Oops> { () throws(Oops) in throw .number(3) }
        do throws(Oops) {
            _ = try io.map { $0 + 1 }.run()
            Issue.record("the effect did not throw")
        } catch .number(let number) {
            #expect(number == 3)
        } catch {
            Issue.record("the effect threw \(error)")
        }
    }

    @Test func valuesMayHaveAnySizeAndKind() throws {
        struct Large: Equatable, Sendable {
            var words = (1, 2, 3, 4, 5, 6, 7, 8, 9)
            static func == (left: Large, right: Large) -> Bool {
                left.words.0 == right.words.0 && left.words.8 == right.words.8
            }
        }
        #expect(IO<Large, Oops>.of(Large()).flatMap { .of($0) }.result() == .success(Large()))
        #expect(IO<String, Oops>.of("a string that is longer than a few words").result().map(\.count) == .success(40))
        #expect(IO<Void, Never>.of(()).map { 1 }.run() == 1)
        #expect(IO<SIMD8<Double>, Never>.of(SIMD8(repeating: 2)).map { $0.sum() }.run() == 16)
        #expect(IO<UInt8, Never>.of(255).map { Int($0) }.run() == 255)
        #expect(IO<Bool?, Never>.of(nil).run() == nil)
        #expect(IO<Large?, Never>.of(nil).map { $0 == nil }.flatMap { .of($0 ? "none" : "some") }.run() == "none")
        #expect(IO<[Int], Never>.of([1]).flatMap { a in IO { SIMD16<Int>(repeating: a[0]) } }.run().wrappedSum() == 16)
    }

    @Test func aLongChainMayMixWideAndNarrowValues() {
        var io = IO<SIMD16<Double>, Never>.of(.zero)
        for _ in 0..<200 {
            io = io.map { $0 + 1 }.flatMap { wide in IO { SIMD3<Int8>(1, 2, 3) }.map { wide + Double($0.x) - 1 } }
        }
        #expect(io.run() == SIMD16(repeating: 200))
    }

    @Test func stepsRunInOrderAndStopAtTheFirstError() {
        let log = log
        let io = IO<Int, Oops> { () throws(Oops) in
            log.write("first"); return 1
        }
        .tap { value in IO { () throws(Oops) in log.write("tap \(value)") } }
        .tryMap { value throws(Oops) in
            if value == 1 { throw .number(7) }; return value
        }
        .then(
            IO { () throws(Oops) in
                log.write("never"); return 2
            })
        #expect(io.result() == .failure(.number(7)))
        #expect(log.take() == ["first", "tap 1"])
    }

    @Test func flattenRunsTheInnerEffect() {
        #expect(IO<IO<Int, Oops>, Oops>.of(.of(3)).flatten().result() == .success(3))
        #expect(IO<IO<Int, Oops>, Oops>.of(.fail(.late)).flatten().result() == .failure(.late))
    }

    @Test func deferredIsEvaluatedAtEachRun() {
        let counter = Counter()
        let io = IO<Int, Never>.deferred { .of(counter.next()) }
        #expect([io.run(), io.run()] == [1, 2])
    }

    @Test func zipRunsItsEffectsInOrder() {
        let log = log
        func step<Value: Sendable>(_ value: Value) -> IO<Value, Oops> {
            IO { () throws(Oops) in
                log.write("\(value)"); return value
            }
        }
        let four = zip(step(1), step("two"), step(3.0), step([4]))
        #expect(four.result().map { "\($0)" } == Result<String, Oops>.success("(1, \"two\", 3.0, [4])"))
        #expect(four.result().map { "\($0)" } == Result<String, Oops>.success("(1, \"two\", 3.0, [4])"))
        #expect(log.take() == ["1", "two", "3.0", "[4]", "1", "two", "3.0", "[4]"])
        #expect(zip(IO<Int, Never>.of(2), .of(5)) { $0 - $1 }.run() == -3)
        let three: IO<[Int], Never> = zip(.of(2), .of(5), .of(3)) { [$0, $1, $2] }
        #expect(three.run() == [2, 5, 3])
        let failing = zip(step(1), IO<Int, Oops>.fail(.late), step(3))
        #expect(failing.result().map { "\($0)" } == Result<String, Oops>.failure(.late))
        #expect(log.take() == ["1"])
        #expect(step(2).zip(step(3), with: { $0 * $1 }).result() == .success(6))
    }

    @Test func traverseRunsInOrderToTheFirstError() {
        let log = log
        let visit: @Sendable (Int) -> IO<Int, Oops> = { number in
            IO { () throws(Oops) in
                log.write("\(number)")
                if number == 3 { throw .number(3) }
                return number * number
            }
        }
        #expect([1, 2].traverse(visit).result() == .success([1, 4]))
        #expect(log.take() == ["1", "2"])
        #expect((1...5).traverse(visit).result() == .failure(.number(3)))
        #expect(log.take() == ["1", "2", "3"])
        #expect([Int]().traverse(visit).result() == .success([]))
        let all = [IO<Int, Oops>.of(1), .of(2)].sequence()
        #expect([all.result(), all.result()] == [.success([1, 2]), .success([1, 2])])
    }

    @Test func repeatedEndsWhenItsPredicateIsTrue() {
        let counter = Counter()
        #expect(IO { counter.next() }.repeated { $0 == 5 }.run() == 5)
        let endless = IO { () throws(Oops) in
            if counter.next() == 10 { throw Oops.late }
        }.forever()
        guard case .failure(.late) = endless.result() else {
            Issue.record("the effect did not end with its error")
            return
        }
    }

    @Test func anIOConvertsToAndFromOtherTypes() throws {
        #expect(IO<Int, Oops>(.success(1)).result() == .success(1))
        #expect(IO<Int, Oops>(.failure(.late)).result() == .failure(.late))
        #expect(IO<Int, Oops>(1, orFail: .late).result() == .success(1))
        #expect(IO<Int, Oops>(nil, orFail: .late).result() == .failure(.late))
        let function: @Sendable () throws(Oops) -> Int = IO<Int, Oops>.of(4).function
        #expect(try function() == 4)
        #expect(IO<Int, Oops>.fail(.late).attempt().run() == .failure(.late))
        #expect(IO<Int, Oops>.of(1).attempt().absolve().result() == .success(1))
        #expect(IO<Int, Oops>.fail(.late).attempt().absolve().result() == .failure(.late))
        let inferred = IO { 1 }
        let cannotFail: Int = inferred.run()
        #expect(cannotFail == 1)
    }
}
