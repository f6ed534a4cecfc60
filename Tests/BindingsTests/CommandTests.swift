import CurrycombBindings
import CurrycombEffects
import CurrycombSignals
import Testing

@Suite("A command", .timeLimit(.minutes(60)))
struct CommandTests {
    @Test("sends its values and its state, and refuses a second execution meanwhile")
    func values() {
        let work = Log<Subject<Int, Oops>>()
        let command = Command { (_: String) in
            let subject = Subject<Int, Oops>()
            work.add(subject)
            return subject
        }
        let (values, executing, enabled) = (
            command.values.record(), command.isExecuting.record(), command.isEnabled.record()
        )
        #expect(command.execute("a") != nil)
        #expect(command.execute("b") == nil)
        work.all[0].send(1)
        work.all[0].send(2)
        work.all[0].complete()
        #expect(command.execute("c") != nil)
        work.all[1].send(3)
        #expect(work.all.count == 2)
        #expect(values.words == "1 2 3")
        #expect(executing.words == "false true false true")
        #expect(enabled.words == "true false true false")
    }

    @Test("works on its input")
    func inputs() {
        let command = Command { (text: String) in Signals.just(text.count) }
        let values = command.values.record()
        command.execute("abc")
        command.execute("z")
        #expect(values.words == "3 1")
    }

    @Test("performs an effect at each execution, and sends its value or error")
    func effects() {
        let performed = Log<Int>()
        let command = Command { (number: Int) in
            IO { () throws(Oops) -> Int in
                performed.add(number)
                if number == 0 { throw .boom }
                return number * 10
            }
        }
        let (values, errors) = (command.values.record(), command.errors.record())
        command.execute(1)
        command.execute(0)
        command.execute(2)
        #expect(performed.all == [1, 0, 2])
        #expect(values.words == "10 20")
        #expect(errors.words == "boom")
        Command { IO { performed.add(3) } }.execute()
        #expect(performed.all == [1, 0, 2, 3])
    }

    @Test("`.of` without a type makes a lazy task, not an effect")
    func dots() async {
        let command = Command<Void, Int, Never> { .of(7) }
        let values = command.values.record()
        command.execute()
        await until { !command.isExecuting.value }
        #expect(values.words == "7")
    }

    @Test("continues after an error, and is enabled again when it sends the error")
    func errors() {
        let work = Log<Subject<Int, Oops>>()
        let command = Command {
            let subject = Subject<Int, Oops>()
            work.add(subject)
            return subject
        }
        let errors = command.errors.record()
        let executing = command.isExecuting.record()
        let retried = Log<Bool>()
        let retry = command.errors.take(1).observe { _ in retried.add(command.execute() != nil) }
        command.execute()
        work.all[0].fail(.boom)
        #expect(retried.all == [true])
        work.all[1].fail(.other)
        #expect(errors.words == "boom other")
        #expect(executing.words == "false true false true false")
        retry.dispose()
    }

    @Test("is not enabled while its condition is false")
    func condition() {
        let isValid = MutableProperty(false)
        let ran = Log<Int>()
        let command = Command(enabledIf: isValid) { (number: Int) in
            ran.add(number)
            return Signals.just(number)
        }
        #expect(command.execute(1) == nil)
        #expect(command.isEnabled.value == false)
        isValid.value = true
        #expect(command.isEnabled.value)
        #expect(command.execute(2) != nil)
        #expect(ran.all == [2])
    }

    @Test("can allow several executions at a time")
    func concurrent() {
        let work = Log<Subject<Int, Never>>()
        let command = Command(.concurrent) {
            let subject = Subject<Int, Never>()
            work.add(subject)
            return subject
        }
        let executing = command.isExecuting.record()
        command.execute()
        command.execute()
        #expect(command.isEnabled.value)
        work.all[0].complete()
        #expect(command.isExecuting.value)
        work.all[1].complete()
        #expect(executing.words == "false true false")
    }

    @Test("cancels one execution or all, without an error")
    func cancellation() {
        let stopped = Log<Int>()
        let command = Command(.concurrent) { (number: Int) in
            Signals.never(Int.self, failure: Oops.self).doingAtEnd { _ in stopped.add(number) }
        }
        let errors = command.errors.record()
        let first = command.execute(1)
        command.execute(2)
        command.execute(3)
        first?.dispose()
        first?.dispose()
        #expect(stopped.all == [1])
        #expect(command.isExecuting.value)
        command.cancel()
        #expect(stopped.all.sorted() == [1, 2, 3])
        #expect(!command.isExecuting.value)
        #expect(errors.words == "")
        command.execute(4)
        #expect(command.isExecuting.value)
    }

    @Test("can be cancelled by an observer of its state, before the work begins")
    func cancelledAtOnce() {
        let command = Command { (number: Int) in Signals.just(number).eraseToAnySignal() }
        let values = command.values.record()
        command.isExecuting.observe { if $0 { command.cancel() } }
        command.execute(1)
        #expect(values.words == "")
        #expect(!command.isExecuting.value)
    }

    @Test("an execution is stopped while it begins, if its observer wants no more values")
    func stoppedWhileBeginning() {
        let command = Command { (first: Int) in Signals.iterate(first) { $0 + 1 } }
        let values = command.values.record()
        let taken = command.execution(1).take(2).record()
        #expect(taken.words == "1 2 |")
        #expect(values.words == "1 2")
        #expect(!command.isExecuting.value)
    }

    @Test("if an observer of the values cancels at a value, the execution's observer receives only the interruption")
    func cancelledByAnObserver() {
        let command = Command { (first: Int) in Signals.from([first, first + 1]).take(1) }
        command.values.observe { _ in command.cancel() }
        let execution = command.execution(1).record()
        #expect(execution.words == "!")
    }

    @Test("execute has subscribed to the work when it returns, even deep on the stack")
    func deepExecution() {
        let source = Subject<Int, Never>()
        let hidden = (0..<40).reduce(source.eraseToAnySignal()) { signal, _ in signal.map { $0 }.eraseToAnySignal() }
        let command = Command { (_: Int) in hidden }
        let values = command.values.record()
        let start = (0..<40).reduce(Signals.of(0).eraseToAnySignal()) { signal, _ in
            signal.map { $0 }.eraseToAnySignal()
        }
        start.observe { _ in
            command.execute(1)
            source.send(7)
        }
        #expect(values.words == "7")
    }

    @Test("returns an execution as a signal, which begins when observed and is cancelled by disposal")
    func execution() {
        let work = Subject<Int, Oops>()
        let command = Command { (_: Int) in work }
        let execution = command.execution(1)
        #expect(!command.isExecuting.value)
        let record = execution.record()
        let refused = execution.record()
        work.send(5)
        record.dispose()
        #expect(record.words == "5 !")
        #expect(refused.words == "#notEnabled")
        #expect(!command.isExecuting.value)
        let again = execution.record()
        work.fail(.boom)
        #expect(again.words == "#failed(\(String(reflecting: Oops.boom)))")
        let whole = Command { Signals.of(1, 2) }
        #expect(whole.execution(()).record().words == "1 2 |")
    }

    @Test("runs lazy tasks, and cancels them")
    func tasks() async {
        let (began, cancelled) = (Log<Bool>(), Log<Bool>())
        let waiting = LazyTask<Void, Oops> { began.add(true) }.flatMap { LazyTask<Int, Oops>.never }
            .onCancel(LazyTask { cancelled.add(true) })
        let command = Command { (number: Int) in
            number > 0 ? LazyTask<Int, Oops>.of(number * 2) : number < 0 ? .fail(.boom) : waiting
        }
        let values = command.values.record()
        let errors = command.errors.record()
        command.execute(21)
        await until { !command.isExecuting.value }
        command.execute(-1)
        // An error is sent after `isExecuting` has become false, so it may not have arrived yet.
        await until { !errors.words.isEmpty }
        #expect(values.words == "42")
        #expect(errors.words == "boom")
        command.execute(0)
        await until { began.all == [true] }
        command.cancel()
        #expect(!command.isExecuting.value)
        await until { cancelled.all == [true] }
    }

    @Test("runs asynchronous functions, and reports their errors")
    func functions() async {
        let command = Command { (number: Int) async throws(Oops) in
            if number < 0 { throw .boom }
            return number + 1
        }
        let values = command.values.record()
        let errors = command.errors.record()
        command.execute(1)
        await until { !command.isExecuting.value }
        command.execute(-1)
        // An error is sent after `isExecuting` has become false, so it may not have arrived yet.
        await until { !errors.words.isEmpty }
        #expect(values.words == "2")
        #expect(errors.words == "boom")
        let plain = Command { (text: String) in await Task.detached { text.count }.value }
        let counts = plain.values.record()
        plain.execute("abc")
        await until { !plain.isExecuting.value }
        #expect(counts.words == "3")
    }

    @Test("without input can be made from a signal, a lazy task or a function")
    func void() async {
        let commands = [
            Command { Signals.just(1) }, Command { LazyTask<Int, Never>.of(2) },
            Command { await Task.detached { 3 }.value },
        ]
        let records = commands.map { $0.values.record() }
        for command in commands { command.execute() }
        await until { commands.allSatisfy { !$0.isExecuting.value } }
        #expect(records.map(\.words) == ["1", "2", "3"])
    }

    @Test("of many threads that execute it at once, one succeeds")
    func race() async {
        for _ in 0..<100 {
            let accepted = Log<Int>()
            let command = Command { (_: Int) in Signals.never(Int.self) }
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<4 {
                    group.addTask { if command.execute(number) != nil { accepted.add(number) } }
                }
            }
            #expect(accepted.all.count == 1)
            #expect(command.isExecuting.value)
        }
    }

    @Test("is executed by a signal, whose values are dropped while the command is not enabled")
    func bound() {
        let taps = Subject<Int, Never>()
        let first = Subject<Int, Never>()
        let ran = Log<Int>()
        let command = Command { (number: Int) in
            ran.add(number)
            return first
        }
        let binding = taps.bind(to: command)
        taps.send(1)
        taps.send(2)
        first.complete()
        taps.send(3)
        #expect(ran.all == [1, 3])
        binding.dispose()
        taps.send(4)
        #expect(ran.all == [1, 3])
    }

    @Test("cancels its executions when it is released, and completes; an execution does not keep it")
    func cancelsAtRelease() {
        let taps = Subject<Int, Never>()
        let lives = Lives()
        let stopped = Log<Bool>()
        var command: Command? = {
            let life = lives.begin()
            return Command { (_: Int) in
                Signals.never(Int.self).doingAtEnd { [life] in
                    _ = life
                    stopped.add($0.isInterrupted)
                }
            }
        }()
        let values = command!.values.record()
        let executing = command!.isExecuting.record()
        let later = command!.execution(1)
        let binding = taps.bind(to: command!)
        taps.send(1)
        #expect(lives.current == 1)
        command = nil
        #expect(stopped.all == [true])
        #expect(values.words == "|")
        #expect(binding.isDisposed)
        #expect(later.record().words == "#notEnabled")
        #expect(executing.words == "false true false")
    }

    @Test("interrupts the observers of executions when it cancels them, and when it is released")
    func executionsAreInterrupted() {
        var command: Command? = Command { (_: Int) in Signals.never(Int.self) }
        let cancelled = command!.execution(1).record()
        command!.cancel()
        #expect(cancelled.words == "!")
        let released = command!.execution(2).record()
        command = nil
        #expect(released.words == "!")
    }

    @Test("releases everything that it used")
    func releasesEverything() {
        let lives = Lives()
        do {
            let life = lives.begin()
            let command = Command { (_: Int) in
                Signals.never(Int.self).doing { [life] _ in _ = life }
            }
            command.execute(1)
        }
        #expect(lives.current == 0)
    }
}

/// A view model as an app would write it. It must compile without further annotations.
@MainActor
final class SignUp {
    let name = Channel("")
    var log: [String] = []
    private(set) lazy var isTooShort = name.property.map { $0.count < 3 }
    private(set) lazy var save = Command(enabledIf: isTooShort.map { !$0 }) { [weak self] (name: String) in
        await self?.store(name) ?? false
    }

    private func store(_ name: String) async -> Bool {
        log.append(name)
        return true
    }
}

@Suite("A view model", .timeLimit(.minutes(60)))
@MainActor
struct ViewModelTests {
    @Test("is bound to its view in both directions, and neither keeps the other")
    func form() async {
        let field = Field()
        let label = Label()
        weak var gone: SignUp?
        do {
            let model = SignUp()
            gone = model
            model.name.following.bind(to: \.text, on: field, changes: field.edits)
            model.isTooShort.map { $0 ? "too short" : "fine" }.bind(to: \.text, on: label)
            field.type("Al")
            #expect(label.text == "too short")
            #expect(model.save.execute(model.name.value) == nil)
            field.type("Alan")
            #expect(label.text == "fine")
            model.save.execute(model.name.value)
            await until { [save = model.save] in !save.isExecuting.value }
            #expect(model.log == ["Alan"])
        }
        #expect(gone == nil)
        field.type("Alan T")
        #expect(label.text == "fine")
    }
}
