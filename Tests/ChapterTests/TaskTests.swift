import Chapter07Task
import Testing

@Suite @MainActor struct TaskTests {
    @Test func eachRunSendsOneRequestAndCreationSendsNone() async throws {
        let service = Service(["sky": .after(4)])
        let task = Ours.map(Ours.request("sky", from: service)) { $0 + "?" }
        await service.settle()
        #expect(service.log.isEmpty)
        #expect(try await service.run(task).result.get() == "SKY?")
        #expect(await service.run(task).second == 8)
        #expect(service.log.count == 4)
    }

    @Test func parallelTasksTakeAsLongAsTheSlowest() async throws {
        let service = Service(["a": .after(2), "b": .after(7), "c": .after(1)])
        let tasks = ["a", "b", "c"].map { Ours.request($0, from: service) }
        let ending = await service.run(Ours.all(tasks))
        #expect(try ending.result.get() == ["A", "B", "C"])
        #expect(ending.second == 7)
        #expect(await service.run(Ours.oneByOne(tasks)).second == 17)
    }

    @Test func theLoserOfARaceIsCancelled() async throws {
        let service = Service(["a": .after(9), "b": .after(2, failing: 1)])
        let race = Ours.race(Ours.request("a", from: service), Ours.request("b", from: service))
        let ending = await service.run(race)
        #expect(throws: Service.Failure(request: 1, path: "b")) { try ending.result.get() }
        #expect(ending.second == 2)
        #expect(service.log.contains("2 s: cancelled a"))
    }

    @Test func timeoutFailsAndRetrySucceeds() async throws {
        let service = Service(["a": .after(2, failing: 3)])
        let request = Ours.request("a", from: service)
        let late = await service.run(Ours.timeout(request, after: 1, on: service))
        #expect(throws: TimedOut()) { try late.result.get() }
        #expect(try await service.run(Ours.retry(request, atMost: 3)).result.get() == "A")
        #expect(service.seconds == 1 + 6)
    }

    @Test func aTaskThatNeverFinishesIsReported() async {
        let (stream, input) = AsyncStream<Int>.makeStream()
        let ending = await Service([:]).run(LazyTask { for await _ in stream {} })
        input.finish()
        #expect(throws: (any Error).self) { try ending.result.get() }
    }
}
