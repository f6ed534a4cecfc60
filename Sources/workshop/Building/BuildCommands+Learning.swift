import Foundation

extension BuildCommands {
    /// Returns the commands that carry out a plan. Returns `nil` if the product does not have exactly one source file,
    /// the driver's output has an unexpected form, or a command other than the one for the joined library fails. Then
    /// SwiftPM must build the product.
    ///
    /// With `-###` the driver prints its commands and runs none of them. These commands are used almost unchanged,
    /// since they contain details that cannot be guessed: the package's name, the renamed entry point, the system's
    /// startup files.
    ///
    /// - Parameters:
    ///   - companion: a product that uses the same objects. Its folder contains the joined library.
    ///   - run: runs a command and returns its output; `nil` if the command failed.
    package static func learned(
        from plan: BuildPlan, on inputs: BuildInputs, at paths: BuildPaths, product: String, companion: String,
        run: ([String]) -> String?
    ) -> BuildCommands? {
        guard plan.sources.count == 1 else { return nil }
        let folder = paths.folder(product)
        let object = "\(folder)/main.o"
        let executable = "\(folder)/\(product)"
        guard
            let compile = run(compileQuestion(plan.compile, object: object, root: paths.root)).flatMap(frontendLine),
            let link = run(linkQuestion(plan.link, objects: plan.objects + [object], executable: executable)),
            let (extract, driver) = linkLines(link)
        else { return nil }

        // This list contains only the libraries that the modules' objects need. ``FastBuild`` adds the libraries that
        // the learner's object needs.
        let list = "\(folder)/libraries"
        // Even with `-###`, Clang fails if an object does not exist, so an empty file takes the place of a missing
        // object.
        if !FileManager.default.fileExists(atPath: object) {
            _ = FileManager.default.createFile(atPath: object, contents: nil)
        }
        guard run([extract] + plan.objects + ["-o", list]) != nil,
            let libraries = try? String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init),
            let answer = run(driver.map { $0.hasPrefix("@") ? "@\(list)" : $0 } + ["-fuse-ld=lld", "-###"]),
            let linker = answer.split(separator: "\n").last.map({ shellWords($0) }),
            linker.first?.hasSuffix("ld.lld") == true, linker.contains(object), linker.contains(executable),
            !linker.contains(where: { $0.hasPrefix("@") })
        else { return nil }
        let whole = linker.filter { $0 != "--build-id" }
        let joined = withoutActuallyEscaping(run) { run in
            JoinedLibraries(
                folder: paths.folder(companion), inputs: inputs, objects: Set(plan.objects), run: run
            ).line(instead: whole, of: object)
        }
        return BuildCommands(
            inputs: inputs, plan: plan, compile: compile, link: joined ?? whole, wholeLink: whole,
            libraries: libraries, object: object, executable: executable)
    }

    /// Returns the compiler's command line with `-###`, and without the options that only SwiftPM needs.
    private static func compileQuestion(_ arguments: [String], object: String, root: String) -> [String] {
        let alone: Set = [
            "-parseable-output", "-incremental", "-emit-module", "-emit-dependencies", "-serialize-diagnostics",
        ]
        let withValue: Set = ["-emit-module-path", "-index-store-path", "-output-file-map"]
        var kept: [String] = []
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            if withValue.contains(argument) {
                _ = rest.next()
            } else if !alone.contains(argument) {
                kept.append(argument)
            }
        }
        // Debug information names the folder in which the compiler runs. SwiftPM runs it in the package's folder, so
        // this command names the same folder. The time that the compiler may spend on an expression, in processor
        // seconds, is far above what code that compiles needs. Without this limit, a learner waits up to half a minute
        // for the message that the compiler gave up.
        return kept + [
            "-Xfrontend", "-solver-expression-time-threshold=8",
            "-o", object, "-file-compilation-dir", root, "-diagnostic-style", "llvm", "-no-color-diagnostics", "-###",
        ]
    }

    private static func linkQuestion(_ arguments: [String], objects: [String], executable: String) -> [String] {
        var arguments = arguments
        guard let output = arguments.firstIndex(of: "-o"), output + 1 < arguments.count else { return [] }
        arguments[output + 1] = executable
        return arguments + objects + ["-###"]
    }

    /// Returns the frontend's command line; `nil` if the driver would do more than compile one file.
    private static func frontendLine(_ answer: String) -> [String]? {
        let lines = answer.split(separator: "\n")
        guard lines.count == 1 else { return nil }
        let words = shellWords(lines[0])
        guard words.contains("-frontend"), words.contains("-c"), words.count(where: { $0 == "-primary-file" }) == 1
        else { return nil }
        return words
    }

    private static func linkLines(_ answer: String) -> (extract: String, driver: [String])? {
        let lines = answer.split(separator: "\n").map { shellWords($0) }
        guard lines.count == 2, let extract = lines[0].first, extract.hasSuffix("swift-autolink-extract"),
            lines[1].count(where: { $0.hasPrefix("@") }) == 1
        else { return nil }
        return (extract, lines[1])
    }
}
