import TestSupport
import Testing

@testable import CurrycombEffects

@Suite("Alarms", .timeLimit(.minutes(5))) struct AlarmsTests {
    let clock = VirtualClock()
    let alarms: Alarms<VirtualClock>

    init() { alarms = Alarms(clock) }

    private func sleeper(until second: Int) async -> Task<Outcome<Void, Never>, Never> {
        let count = alarms.count
        let sleeper = Task { [alarms] in await alarms.sleep(until: .init(offset: .seconds(second))) }
        await counted(count + 1)
        return sleeper
    }

    private func counted(_ count: Int) async { while alarms.count != count { await Task.yield() } }

    @Test("the earliest rings first, even if it is set last")
    func earliest() async {
        let late = await sleeper(until: 50)
        await clock.sleepers(1)
        let early = await sleeper(until: 10)
        await clock.sleepers(2)
        #expect(await clock.advanceToNextDeadline() == .seconds(10))
        #expect(await !early.value.isCancelled)
        #expect(alarms.count == 1)
        clock.advance(by: .seconds(40))
        #expect(await !late.value.isCancelled)
    }

    @Test("a cancelled sleeper is released at once")
    func cancelled() async {
        let sleeper = await sleeper(until: 3600)
        sleeper.cancel()
        #expect(await sleeper.value.isCancelled)
        #expect(alarms.count == 0)
        let early = Task { [alarms] in
            withUnsafeCurrentTask { $0?.cancel() }
            return await alarms.sleep(until: .init(offset: .seconds(1)))
        }
        #expect(await early.value.isCancelled)
        #expect(alarms.count == 0)
    }

    @Test("a long sleep is split into pieces, and ends on time")
    func long() async {
        let sleeper = await sleeper(until: 200)
        for _ in 0..<3 { #expect(await clock.advanceToNextDeadline() == .seconds(60)) }
        #expect(alarms.count == 1)
        #expect(await clock.advanceToNextDeadline() == .seconds(20))
        #expect(await !sleeper.value.isCancelled)
    }

    @Test("each alarm that is not cancelled rings in its second", arguments: 1...4 as ClosedRange<UInt64>)
    func many(seed: UInt64) async {
        var generator = SplitMix64(seed: seed)
        var sleepers: [(second: Int, task: Task<Outcome<Void, Never>, Never>)] = []
        for _ in 0..<200 {
            let second = Int.random(in: 1...150, using: &generator)
            sleepers.append((second, await sleeper(until: second)))
        }
        var left: [(second: Int, task: Task<Outcome<Void, Never>, Never>)] = []
        for sleeper in sleepers {
            guard Bool.random(using: &generator) else {
                left.append(sleeper)
                continue
            }
            sleeper.task.cancel()
            #expect(await sleeper.task.value.isCancelled)
        }
        #expect(alarms.count == left.count)
        for second in 1...150 {
            clock.advance(by: .seconds(1))
            await counted(left.count { $0.second > second })
        }
        for sleeper in left { #expect(await !sleeper.task.value.isCancelled) }
    }
}
