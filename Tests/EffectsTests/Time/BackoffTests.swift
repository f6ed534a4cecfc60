import CurrycombEffects
import Testing

@Suite struct BackoffTests {
    private func pauses(_ backoff: Backoff, _ count: Int = 4) -> [Duration] {
        (1...count).map { backoff.pause(afterAttempt: $0) }
    }

    private func seconds(_ values: Double...) -> [Duration] { values.map { .seconds($0) } }

    @Test func pausesGrowAsSpecified() {
        #expect(pauses(.none) == seconds(0, 0, 0, 0))
        #expect(pauses(.constant(.seconds(2))) == seconds(2, 2, 2, 2))
        #expect(pauses(.linear(.seconds(2))) == seconds(2, 4, 6, 8))
        #expect(pauses(.exponential(from: .seconds(1))) == seconds(1, 2, 4, 8))
        #expect(pauses(.exponential(from: .seconds(1), factor: 3)) == seconds(1, 3, 9, 27))
        #expect(pauses(.exponential(from: .seconds(1)).capped(at: .seconds(3))) == seconds(1, 2, 3, 3))
        #expect(pauses(.exponential(from: .seconds(1), upTo: .seconds(3))) == seconds(1, 2, 3, 3))
        #expect(pauses(.exponential(from: .seconds(1), factor: 3, upTo: .seconds(20))) == seconds(1, 3, 9, 20))
        #expect(pauses(Backoff { .seconds(-$0) }) == seconds(0, 0, 0, 0))
    }

    @Test func theFirstPauseIsExactAndGrowthContinues() {
        let pause = Duration(secondsComponent: 0, attosecondsComponent: 123_456_789_012_345_678)
        #expect(Backoff.exponential(from: pause).pause(afterAttempt: 1) == pause)
        #expect(Backoff.exponential(from: pause).pause(afterAttempt: 3) == pause * 4)
        #expect(Backoff.linear(pause).pause(afterAttempt: 1) == pause)
        #expect(Backoff.linear(pause).pause(afterAttempt: 3) == pause * 3)
        let slow = Backoff.exponential(from: .seconds(1), factor: 1.001)
        #expect(slow.pause(afterAttempt: 3_001) > slow.pause(afterAttempt: 2_001) * 2)
    }

    @Test func pausesDoNotOverflow() {
        let backoff = Backoff.exponential(from: .seconds(1))
        for attempt in [Int.min, -1, 0] { #expect(backoff.pause(afterAttempt: attempt) == .seconds(1)) }
        for attempt in [70, 1_000, .max] {
            #expect(backoff.pause(afterAttempt: attempt) >= .seconds(1_000_000_000))
            #expect(backoff.capped(at: .seconds(30)).pause(afterAttempt: attempt) == .seconds(30))
        }
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func withoutAFirstPauseAllPausesAreZero(first: Duration) {
        for attempt in [1, 70, 1_100, .max] {
            #expect(Backoff.exponential(from: first).pause(afterAttempt: attempt) == .zero)
            #expect(Backoff.exponential(from: first, upTo: .seconds(30)).pause(afterAttempt: attempt) == .zero)
            #expect(Backoff.linear(first).pause(afterAttempt: attempt) == .zero)
        }
    }

    @Test func jitterShortensPausesWithinItsLimit() {
        let pause = Backoff.constant(.seconds(8))
        #expect(pauses(pause.jittered(using: { 0 }), 1) == seconds(8))
        #expect(pauses(pause.jittered(using: { 0.75 }), 1) == seconds(2))
        #expect(pauses(pause.jittered(by: 0.5, using: { 0.5 }), 1) == seconds(6))
        for pause in pauses(pause.jittered(by: 0.25), 100) {
            #expect(pause > .seconds(6) && pause <= .seconds(8))
        }
    }
}
