/// A step that the checks of the laws run. It notes its name and then returns a number or fails.
struct Step: CustomStringConvertible {
    let name: String
    let function: Fn<Int, Int>

    func io(_ journal: Journal, _ x: Int) -> IO<Int> {
        name == "fails" ? journal.failing("fails", with: .missing("\(x)")) : journal.noting(name, giving: function(x))
    }

    func on(_ journal: Journal) -> (Int) -> IO<Int> { { io(journal, $0) } }

    var description: String { name == "fails" ? "fails" : "\(function), noting \(name)" }
}

extension Generator where Value == Step {
    static var step: Generator<Step> {
        Generator<(Fn<Int, Int>, String)>.pair(.function, .element(of: ["a", "b", "fails"]))
            .map { Step(name: $0.1, function: $0.0) }
    }
}
