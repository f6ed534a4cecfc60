import Foundation

/// The steps in which SwiftPM would build one executable product, as written in `debug.yaml`.
package struct BuildPlan: Codable, Equatable {
    /// The compiler's command line, with the sources in place of the file that lists them.
    package let compile: [String]
    /// The command line with which the compiler links the program, without objects.
    package let link: [String]
    package var sources: [String]
    /// The objects of all modules that the product depends on.
    package let objects: [String]

    /// Reads the plan of a product from `debug.yaml`; `nil` if there is none, or if it has an unexpected form.
    ///
    /// - Parameter product: the product's name, which is also its target's name.
    package init?(of product: String, in file: String, triple: String) {
        guard let text = try? Data(contentsOf: URL(filePath: file), options: .mappedIfSafe),
            let module = Self.command("C.\(product)-\(triple)-debug.module", in: text),
            let executable = Self.command("C.\(product)-\(triple)-debug.exe", in: text),
            let linking = executable.arguments.firstIndex(where: { $0.hasPrefix("@") })
        else { return nil }
        sources = module.inputs.filter { $0.hasSuffix(".swift") }
        // SwiftPM adds `-color-diagnostics` only if it was started from a terminal. The option is removed, so that
        // plans can be compared.
        var compile = module.arguments.filter { $0 != "-color-diagnostics" }
        guard let listing = compile.firstIndex(where: { $0.hasPrefix("@") && $0.hasSuffix("/sources") }) else {
            return nil
        }
        compile.replaceSubrange(listing...listing, with: sources)
        self.compile = compile
        var link = executable.arguments
        link.remove(at: linking)
        link.removeAll { $0 == "-color-diagnostics" }
        self.link = link
        // The `.swiftmodule.o` files are left out: only a debugger reads them, and some do not exist before SwiftPM has
        // built the product.
        let own = Set(module.outputs)
        objects = executable.inputs.filter {
            $0.hasSuffix(".o") && !$0.hasSuffix(".swiftmodule.o") && !own.contains($0)
        }
    }

    private struct Entry {
        package var arguments: [String] = []
        package var inputs: [String] = []
        package var outputs: [String] = []
    }

    /// Returns the entry for a key: lines of the form `name: [JSON]`, up to an empty line.
    private static func command(_ key: String, in text: Data) -> Entry? {
        guard let start = text.range(of: Data("  \"\(key)\":\n".utf8))?.upperBound,
            let end = text.range(of: Data("\n\n".utf8), in: start..<text.endIndex)?.lowerBound
        else { return nil }
        var entry = Entry()
        for line in text[start..<end].split(separator: UInt8(ascii: "\n")) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let list = try? JSONDecoder().decode([String].self, from: line[line.index(after: colon)...])
            switch String(decoding: line[..<colon], as: UTF8.self).trimmingCharacters(in: .whitespaces) {
            case "args": entry.arguments = list ?? []
            case "inputs": entry.inputs = list ?? []
            case "outputs": entry.outputs = list ?? []
            default: break
            }
        }
        return entry.arguments.isEmpty ? nil : entry
    }
}
