import CurrycombWorkbook
import Foundation

/// The playground: a file for trying out ideas. It is built and run after each save or, without a terminal, once.
package struct Playground {
    package static let product = "playground"
    package static let seconds = 30.0

    package let commands: CourseCommands
    /// The judge that builds the playground in a build folder of its own. ``Warmup`` can build the playground there
    /// ahead of time.
    private var answerJudge: LiveJudge { LiveJudge(commands.workspace, scratch: commands.workspace.playgroundBuild) }

    package func run() -> Int32 {
        guard Files.exists(commands.workspace.path(commands.workspace.playground)) else {
            Workshop.complain(Say.playgroundMissing(commands.workspace.playground))
            return Workshop.notYet
        }
        guard commands.traits.isInteractive, let terminal = Terminal() else { return once() }
        return PlaygroundScreen(commands, answerJudge, terminal).run()
    }

    private func once() -> Int32 {
        switch answerJudge.build(product: Self.product) {
        case .built(let executable, _):
            let capture = Capture(seconds: Self.seconds)
            let (output, end) = capture.run([executable])
            print(output, terminator: "")
            if end != .exit(0) { Workshop.complain(Say.end(end, capture)) }
            return end == .exit(0) ? Workshop.done : Workshop.notYet
        case .failed(let problem): Workshop.complain(problem)
        case .refused(let diagnostics):
            commands.show(
                DiagnosticsText(diagnostics, in: commands.workspace.playground, width: commands.traits.columns).lines)
        }
        return Workshop.notYet
    }
}

private final class PlaygroundScreen {
    enum LoopEvent: Sendable {
        case printed(String)
        case ended(ProgramRun.Outcome)
    }

    private let commands: CourseCommands
    private let answerJudge: any AnswerJudge
    private let terminal: Terminal
    private let background: Background<LoopEvent>
    private var pager = Pager(title: Say.playground, content: .output(""), .building)
    private var watcher = Watcher()
    private var note: String?
    /// The latest piece of SwiftPM's output.
    private let said = Shared<String?>(nil)

    private var file: String { commands.workspace.path(commands.workspace.playground) }

    init(_ commands: CourseCommands, _ answerJudge: any AnswerJudge, _ terminal: Terminal) {
        self.commands = commands
        self.answerJudge = answerJudge
        self.terminal = terminal
        background = Background(
            cancel: { answerJudge.cancel() }, wake: { TerminalSignals.wake(TerminalSignals.Wake.message) })
        answerJudge.listen { [said] in said.value = $0 }
    }

    func run() -> Int32 {
        terminal.begin()
        start()
        let signal = terminal.loop(
            pause: { watcher.isWaiting ? 20 : 50 }, frame: frame,
            news: {
                for message in background.messages() { receive(message) }
                if watcher.poll(Files.key(file), now: ProcessInfo.processInfo.systemUptime) { start() }
            }, press: press)
        background.stop()
        background.awaitEnd()
        terminal.end(by: signal)
        return Workshop.done
    }

    /// Handles a key, and returns false if the key ends the playground.
    private func press(_ key: Key) -> Bool {
        note = nil
        if pager.scroll.handle(key, page: terminal.traits.rows - 4) { return true }
        switch key {
        case .character("q"), .escape, .endOfInput: return false
        case .character("o"): edit()
        case .enter, .character("r"): start()
        default: break
        }
        return true
    }

    private func start() {
        watcher.begin(Files.key(file))
        guard Files.exists(file) else {
            let problem = Say.playgroundMissing(commands.workspace.playground)
            (pager.content, pager.state) = (.output(problem), .reading)
            background.stop()
            return
        }
        (pager.content, pager.state) = (.output(""), .building)
        said.value = nil
        let run = ProgramRun(answerJudge: answerJudge)
        background.start { job in
            let outcome = run.run(Playground.product, seconds: Playground.seconds, cancelled: { job.isCancelled }) {
                job.tell(.printed($0))
            }
            if !job.isCancelled { job.tell(.ended(outcome)) }
        }
    }

    private func receive(_ event: LoopEvent) {
        switch event {
        case .printed(let text): (pager.content, pager.state) = (.output(text), .running)
        case .ended(.ended(let end)): pager.state = .ended(end)
        case .ended(.failed(let problem)): (pager.content, pager.state) = (.output(problem), .reading)
        case .ended(.refused(let diagnostics)):
            (pager.content, pager.state) = (.refused(diagnostics, file: commands.workspace.playground), .reading)
        }
    }

    private func edit() {
        note = Editor.open(file, line: nil, called: commands.workspace.playground, in: terminal)
    }

    private func frame(_ columns: Int, _ rows: Int) -> [StyledLine]? {
        let head = StyledLine.spread(
            StyledLine(pager.title, .strong), StyledLine(Say.playing(commands.workspace.playground), .dim), columns)
        let building = pager.state == .building ? said.value.map(Say.line) ?? "" : ""
        let word = note.map { StyledLine($0, .strong) } ?? StyledLine(building, .dim)
        let foot = [word.cut(to: columns), Session.keys(Say.keys(Say.playgroundKeys), columns)]
        let height = max(1, rows - head.count - 1 - foot.count)
        let body = Array(pager.window(columns, height).shown)
        let gap = max(0, height - body.count)
        return head + [""] + body + Array(repeating: "", count: gap) + foot
    }
}
