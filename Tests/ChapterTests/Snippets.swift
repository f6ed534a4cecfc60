import Foundation
import TestSupport

/// The Swift code of a page as one program, which checks the value of each line that ends with `// → value` and is not
/// indented. Questions (`swift question`) are treated like other code.
struct Snippets {
    /// The number of blocks of Swift code on the page.
    private(set) var count = 0
    /// The program, which prints a line for each value that differs from the page.
    var program: String { "import CurrycombWorkbook\nimport \(module)\n" + check + code }
    private(set) var imports: [String] = []
    /// The output that the page expects, from the comments `// prints: `.
    private(set) var prints: [String] = []
    private let module: String
    private let check: String
    private var code = ""
    private(set) var marbles: [(line: Int, text: String)] = []

    init(of page: String, importing module: String) throws {
        let name = String(page.split(separator: "/").last ?? "")
        self.module = module
        check = """
            func pageLine<Value>(_ line: Int, _ value: Value, is expected: String) {
                let got = Tour.described(value)
                if got != expected { print("\(name):\\(line): says \\(expected), and gives \\(got)") }
            }

            """
        var fence: String?
        let text = try String(contentsOf: Places.root.appendingPathComponent(page), encoding: .utf8)
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("```") {
                fence = fence == nil ? String(line.dropFirst(3)) : nil
                if fence.map(Self.isCode) ?? false { count += 1 }
                continue
            }
            if fence == "marbles" { marbles.append((index + 1, line)) }
            guard fence.map(Self.isCode) ?? false else { continue }
            if let words = line.range(of: "// prints: ") { prints.append(String(line[words.upperBound...])) }
            if let arrow = line.range(of: "// → "), !line.hasPrefix(" ") {
                let expected = String(line[arrow.upperBound...])
                code += "pageLine(\(index + 1), \(line[..<arrow.lowerBound]), is: \(String(reflecting: expected)))\n"
            } else {
                if line.hasPrefix("import ") { imports.append(line) }
                code += line + "\n"
            }
        }
    }

    /// Returns the code of the page as a function, so several pages can be one program.
    func function(_ name: String) -> String {
        let body = code.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
        return "@MainActor func \(name)() async throws {\n\(check)\(body.joined(separator: "\n"))}\n\n"
    }

    /// Returns true if code blocks with this info string are run.
    static func isCode(_ info: String) -> Bool { info == "swift" || info == "swift question" }
}
