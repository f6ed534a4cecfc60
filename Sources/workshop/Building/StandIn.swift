import CurrycombWorkbook

enum BuildOutcome: Sendable {
    case built(executable: String)
    case refused([Diagnostic])
    case failed(String)
}

struct Builder: Sendable {
    let root: String
    init(root: String) { self.root = root }
    func build(_ exercise: Exercise) -> BuildOutcome { build(product: exercise.product) }
    func build(product: String) -> BuildOutcome {
        let result = Capture(seconds: 600).run(["swift", "build", "--package-path", root, "--product", product])
        return result.end == .exit(0) ? .built(executable: root + "/.build/debug/" + product) : .failed(result.output)
    }
    func cancel() {}
}
