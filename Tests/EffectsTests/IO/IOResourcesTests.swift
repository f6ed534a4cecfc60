import CurrycombEffects
import Testing

@Suite struct IOResourcesTests {
    let log = Log()

    private func step(_ name: String, fails: Bool = false) -> IO<Int, Oops> {
        let log = log
        return IO { () throws(Oops) in
            log.write(name)
            if fails { throw .late }
            return 1
        }
    }

    @Test(arguments: [false, true]) func finalizersRunFromTheInnermostOutward(fails: Bool) {
        let io = step("work", fails: fails)
            .ensure(log.writing("inner"))
            .map { $0 + 1 }
            .ensure(log.writing("outer"))
        #expect(io.result() == (fails ? .failure(.late) : .success(2)))
        #expect(log.take() == ["work", "inner", "outer"])
    }

    @Test func aFinalizerReceivesTheResult() {
        let log = log
        let finaliser: @Sendable (Result<Int, Oops>) -> IO<Void, Never> = { result in
            switch result {
            case .success(let value): log.writing("value \(value)")
            case .failure: log.writing("error")
            }
        }
        _ = step("work").ensure(finaliser).result()
        _ = step("work", fails: true).ensure(finaliser).result()
        #expect(log.take() == ["work", "value 1", "work", "error"])
    }

    @Test func bracketReleasesTheAcquiredResource() {
        let log = log
        func using(_ fails: Bool) -> IO<Int, Oops> {
            .bracket(
                acquire: step("acquire"), use: { _ in self.step("use", fails: fails) },
                release: { log.writing("release \($0)") })
        }
        #expect(using(false).result() == .success(1))
        #expect(using(true).result() == .failure(.late))
        #expect(log.take() == ["acquire", "use", "release 1", "acquire", "use", "release 1"])
        let failing = IO<Int, Oops>.bracket(
            acquire: step("acquire", fails: true), use: { _ in self.step("use") },
            release: { log.writing("release \($0)") })
        #expect(failing.result() == .failure(.late))
        #expect(log.take() == ["acquire"])
    }

    @Test func nestedBracketsReleaseInReverseOrder() {
        let log = log
        let io = IO<Int, Oops>.bracket(
            acquire: step("acquire a"),
            use: { _ in
                .bracket(
                    acquire: self.step("acquire b"), use: { _ in self.step("use", fails: true) },
                    release: { _, result in log.writing("release b") })
            }, release: { _, result in log.writing("release a") })
        #expect(io.result() == .failure(.late))
        #expect(log.take() == ["acquire a", "acquire b", "use", "release b", "release a"])
    }
}
