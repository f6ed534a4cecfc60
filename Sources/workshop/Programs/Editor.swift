import CurrycombWorkbook
import Foundation

package struct Editor: Equatable {
    /// The program and its arguments, including the file.
    package var command: [String]
    /// True if the editor runs in the workshop's terminal.
    var usesTerminal: Bool
    package var name: String

    /// Chooses an editor: the one in `$VISUAL` or `$EDITOR`, or else one that is installed; `nil` if there is none.
    package static func choose(
        for file: String, line: Int?, environment: (String) -> String?, isInstalled: (String) -> Bool
    ) -> Editor? {
        for variable in ["VISUAL", "EDITOR"] {
            guard let wish = environment(variable), let program = shellWords(wish).first else { continue }
            let name = (program as NSString).lastPathComponent
            return Editor(
                // The variable may contain arguments and quotes, so it is passed to a shell, as git does.
                command: ["/bin/sh", "-c", "\(wish) \"$@\"", program] + arguments(name, file, line),
                usesTerminal: !windowed.contains(name), name: name)
        }
        for name in ["code", "codium", "cursor", "zed", "xed"] + opener(environment) where isInstalled(name) {
            return Editor(command: [name] + arguments(name, file, line), usesTerminal: false, name: name)
        }
        for name in ["nano", "vim", "vi"] where isInstalled(name) {
            // The learner did not choose this editor, and `vim` does not say how to leave it. A status line stays visible;
            // after a message, `vim` would wait for a key.
            let text = Say.leavingVim.replacing("'", with: "''").replacing("%", with: "%%")
            let help = name == "vim" ? ["-c", "set laststatus=2 | let &statusline='\(text)'"] : []
            return Editor(command: [name] + help + arguments(name, file, line), usesTerminal: true, name: name)
        }
        return nil
    }

    package static func choose(for file: String, line: Int?) -> Editor? {
        let environment = ProcessInfo.processInfo.environment
        return choose(for: file, line: line, environment: { environment[$0] }, isInstalled: isInPath)
    }

    /// True if the program is certainly not installed. False for a name in `$VISUAL` or `$EDITOR` that a shell may
    /// expand, such as `~/bin/edit`.
    var isMissing: Bool {
        let program = command[0] == "/bin/sh" ? command[3] : command[0]
        guard program.wholeMatch(of: /[\w.+\/-]+/) != nil else { return false }
        return program.contains("/")
            ? !FileManager.default.isExecutableFile(atPath: program) : !Self.isInPath(program)
    }

    package static func isInPath(_ program: String) -> Bool {
        // macOS has `/usr/bin/xed` even without Xcode, but then it cannot open a file.
        if program == "xed" {
            let selected = try? FileManager.default.destinationOfSymbolicLink(atPath: "/var/db/xcode_select_link")
            let isThere = FileManager.default.fileExists(atPath: "/Applications/Xcode.app")
            guard hasXcode(named: named("DEVELOPER_DIR"), selected: selected, isThere: isThere) else { return false }
        }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }

    /// Returns true if the developer tools are those of Xcode; the command line tools include no editor.
    ///
    /// - Parameters:
    ///   - named: the value of `DEVELOPER_DIR`.
    ///   - selected: the folder that `xcode-select` has set; `nil` if none is set.
    ///   - isThere: true if Xcode is in its usual place; used only if `named` and `selected` are `nil`.
    static func hasXcode(named: String?, selected: String?, isThere: Bool) -> Bool {
        (named ?? selected).map { $0.contains(".app") } ?? isThere
    }

    private static func named(_ variable: String) -> String? { ProcessInfo.processInfo.environment[variable] }

    // Only macOS uses `open`: on Linux, it may be another name for `xdg-open` or a similar program, which rejects the
    // options of the Mac's `open`.
    #if canImport(Darwin)
    private static func opener(_ environment: (String) -> String?) -> [String] { ["open"] }
    #else
    // Without a display, as over ssh or in a container, `xdg-open` opens nothing.
    private static func opener(_ environment: (String) -> String?) -> [String] {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment($0)?.isEmpty == false } ? ["xdg-open"] : []
    }
    #endif

    /// The editors that have their own windows, so the workshop continues while they are open.
    private static let windowed: Set<String> = [
        "code", "code-insiders", "codium", "cursor", "zed", "xed", "open", "xdg-open", "subl", "mate", "bbedit", "gvim",
        "mvim", "gedit", "kate", "atom", "idea", "fleet", "nova", "windsurf", "gnome-text-editor",
    ]

    private static func arguments(_ name: String, _ file: String, _ line: Int?) -> [String] {
        // `-t` requests the default text editor, because without Xcode there may be no program that opens Swift files.
        if name == "open" { return ["-t", file] }
        guard let line else { return [file] }
        switch name {
        case "code", "code-insiders", "codium", "cursor", "windsurf": return ["--goto", "\(file):\(line)"]
        case "zed", "subl", "hx", "helix": return ["\(file):\(line)"]
        case "xed": return ["--line", "\(line)", file]
        case "mate": return ["-l", "\(line)", file]
        case "vi", "vim", "nvim", "gvim", "mvim", "nano", "emacs", "emacsclient", "micro", "kak", "joe", "ed", "gedit",
            "bbedit":
            return ["+\(line)", file]
        default: return [file]
        }
    }
}

extension Editor {
    /// Opens a file in an editor: in its own window, or in this terminal until the editor ends. Returns a sentence to
    /// show, if there is one.
    package static func open(_ path: String, line: Int?, called name: String, in terminal: Terminal) -> String? {
        guard let editor = choose(for: path, line: line) else { return Say.noEditor(name) }
        if editor.usesTerminal {
            terminal.leave()
            defer { terminal.enter() }
            return Spawn.inTerminal(editor.command) == 0 ? nil : Say.editorFailed(editor.name)
        }
        return editor.start() ? Say.opening(name, editor.name) : Say.editorFailed(editor.name)
    }

    /// Starts an editor that has its own window. Returns false if that fails, or if the program ends with an error
    /// within a fifth of a second, as the shell does if the editor is not installed.
    func start() -> Bool {
        guard let process = Spawn.silently(command) else { return false }
        let deadline = ProcessInfo.processInfo.systemUptime + 0.2
        repeat {
            if let end = Spawn.hasEnded(process) { return end == .exit(0) }
            usleep(5000)
        } while ProcessInfo.processInfo.systemUptime < deadline
        // A child process that has ended stays a zombie until its parent waits for it, so a thread waits for the
        // editor.
        Thread.detachNewThread { Spawn.wait(process) }
        return true
    }
}
