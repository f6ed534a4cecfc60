import CurrycombDiagrams
import CurrycombWorkshop
import Foundation

/// The diagrams as Swift tests, each made from the source code of its scenario, with a `MarbleClock` in place of the
/// scene. In a test, `«0»` stands for the first line, `«a0»` for the first argument, `«out0»` for the first output, and
/// `«name»` for the operator.
struct MarbleCopies {
    private var scenarios: [String: [Source]] = [:]

    /// The files in the order of `MarbleCatalogue.all`.
    private static let files = [
        "Sources", "Transforming", "Flattening", "Choosing", "Combining", "TimeAndFailure", "Subscribing", "Holding",
    ]

    init(_ toolkit: Workspace) {
        for file in Self.files {
            let text = toolkit.text("Sources/Diagrams/Catalogue/\(file).swift") ?? ""
            for piece in text.components(separatedBy: "MarbleScenario(").dropFirst() {
                guard let source = Source(piece) else { continue }
                scenarios[source.name, default: []].append(source)
            }
        }
    }

    /// Returns true if a scenario runs in a browser. `print` needs features that Embedded Swift lacks.
    static func isInBrowser(_ scenario: MarbleScenario) -> Bool { scenario.name != "print" }

    /// Returns a scenario as a test; `nil` if its code uses declarations that exist only in the catalog.
    func test(_ name: String, _ place: Int) -> String? {
        guard let sources = scenarios[name], sources.indices.contains(place) else { return nil }
        return sources[place].test
    }

    private struct Source {
        let name: String
        let frames: String?
        let body: String

        init?(_ piece: String) {
            guard let start = piece.range(of: "scene in\n") else { return nil }
            let head = piece[..<start.lowerBound]
            let quoted = head.split(separator: "\"", omittingEmptySubsequences: false)
            name = quoted.count > 1 ? String(quoted[1]) : ""
            frames = head.range(of: "frames: ").map { String(head[$0.upperBound...].prefix { $0.isNumber }) }
            guard let body = Self.inside(piece[start.upperBound...]) else { return nil }
            self.body = String(body)
        }

        /// Returns the text before the first closing bracket whose opening bracket is not in the text.
        static func inside(_ text: Substring) -> Substring? {
            var depth = 0
            var isQuoted = false
            for index in text.indices {
                let character = text[index]
                if character == "\"" { isQuoted.toggle() }
                guard !isQuoted else { continue }
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
                if depth < 0 { return text[..<index] }
            }
            return nil
        }

        static func arguments(_ text: Substring) -> [Substring] {
            var parts: [Substring] = []
            var rest = text
            var depth = 0
            var isQuoted = false
            var start = text.startIndex
            for index in text.indices {
                let character = text[index]
                if character == "\"" { isQuoted.toggle() }
                guard !isQuoted else { continue }
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
                if character == ",", depth == 0 {
                    parts.append(text[start..<index])
                    start = text.index(after: index)
                    rest = text[start...]
                }
            }
            return (parts + [rest]).map { part in
                let trimmed = part.drop { $0.isWhitespace }
                return trimmed.dropLast(trimmed.reversed().prefix { $0.isWhitespace }.count)
            }
        }

        var test: String? {
            // Code that uses one of these cannot be a test, because they exist only in the catalog.
            guard !["Turns()", ".words", "scene.log(as: \"print"].contains(where: body.contains) else { return nil }
            var done = ""
            var rest = body[...]
            var inputs = 0
            var arguments = 0
            var outputs: [(name: String, from: String?)] = []
            // The signals that a signal of signals sends; their lines are below the outputs.
            var groups: [(name: String, from: String?)] = []
            while let call = rest.range(of: "scene.") {
                done += rest[..<call.lowerBound]
                rest = rest[call.upperBound...]
                let name = String(rest.prefix { $0.isLetter })
                rest = rest.dropFirst(name.count)
                if name == "scheduler" {
                    done += "clock.scheduler"
                    continue
                }
                guard rest.first == "(", let inside = Self.inside(rest.dropFirst()) else { return nil }
                rest = rest[inside.endIndex...].dropFirst()
                var parts = Self.arguments(inside)
                switch name {
                case "cold", "hot":
                    parts[0] = "«\(inputs)»"
                    inputs += 1
                    done += "clock.\(name)(\(parts.joined(separator: ", ")))"
                case "play":
                    done += "clock.play(«\(inputs)», \(parts[1]))"
                    inputs += 1
                    guard let closure = Self.closure(&rest), let words = closure.range(of: "value in") else {
                        return nil
                    }
                    let work = closure[words.upperBound...].trimmingCharacters(in: .whitespaces)
                    done += " { event in if let value = event.value { \(work) } }"
                case "number", "text", "choose":
                    done += "«a\(arguments)»"
                    arguments += 1
                case "keep": done += inside
                case "log":
                    guard let variable = done.split(separator: " ").dropLast().last else { return nil }
                    if inside.hasPrefix("ofGroup") {
                        groups.append((String(variable), nil))
                    } else {
                        outputs.append((String(variable), nil))
                    }
                    done += "clock.recorder(.string)"
                case "show":
                    func value(_ label: String) -> String? {
                        parts.first { $0.hasPrefix(label) }.map { String($0.dropFirst(label.count)) }
                    }
                    let named = value("as: ").map { $0.filter { $0 != "\"" } }
                    let variable = named ?? (outputs.contains { $0.name == "got" } ? "got\(outputs.count)" : "got")
                    // The signal to show is the first argument, or the argument with the label `unfailing`.
                    var signal = value("unfailing: ") ?? String(parts[0])
                    if signal.hasPrefix("unfailing:") {
                        signal = signal.dropFirst(10).trimmingCharacters(in: .whitespacesAndNewlines)
                    }
                    signal = Self.withArguments(signal, &arguments)
                    if let closure = Self.closure(&rest) { signal += ".map {\(closure)}" }
                    let times = ["from: ", "until: "].compactMap { label in value(label).map { ", \(label)\($0)" } }
                    outputs.append((variable, value("from: ")))
                    done += "let \(variable) = clock.record(\(signal)\(times.joined()))"
                default: return nil
                }
            }
            done += rest
            guard !outputs.isEmpty else { return nil }
            let lines = done.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
            let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            let expectations = (outputs + groups).enumerated().map { index, output in
                let line =
                    output.from.map {
                        "MarbleLine(\(output.name).line.marbles, subscribed: \($0), length: \(output.name).line.length, unit: .second)"
                    } ?? "\(output.name).line"
                return "    #expect(\(line).description == «out\(index)»)"
            }
            return """
                import CurrycombMarbles
                import CurrycombSignals
                import Testing

                @Test func «name»OfTheseLines() {
                    let clock = MarbleClock(.second)
                \(lines.map { "    " + $0.dropFirst(indent) }.joined(separator: "\n"))
                    clock.run(\(frames.map { "frames: \($0)" } ?? ""))
                \(expectations.joined(separator: "\n"))
                }

                """
        }

        /// Returns an expression in which placeholders replace the calls of `scene`, and adds the number of
        /// placeholders to `count`.
        private static func withArguments(_ text: String, _ count: inout Int) -> String {
            var done = ""
            var rest = text[...]
            while let call = rest.range(of: "scene.") {
                done += rest[..<call.lowerBound]
                rest = rest[call.upperBound...].drop { $0.isLetter }
                guard rest.first == "(", let inside = inside(rest.dropFirst()) else { break }
                rest = rest[inside.endIndex...].dropFirst()
                done += "«a\(count)»"
                count += 1
            }
            return done + rest
        }

        private static func closure(_ text: inout Substring) -> Substring? {
            guard text.hasPrefix(" {"), let inside = inside(text.dropFirst(2)) else { return nil }
            text = text[inside.endIndex...].dropFirst()
            return inside
        }
    }
}
