import CurrycombBindings
import CurrycombSignals
import CurrycombWorkbook

/// The view of a ``SignUp``, drawn as lines of text. The user controls it with keys. It is bound to the model, which
/// decides what is valid and when the button can be pressed.
@MainActor
package final class SignUpScreen {
    private struct Field {
        let label: String
        let isSecret: Bool
        let text = MutableProperty("")
        let fault: Property<String?>
    }

    package enum Outcome {
        case goOn, quit
    }

    private let model: SignUp
    private let fields: [Field]
    private let button = Button()
    /// The index of the focused field; the index after the last field stands for the button.
    private var focus = 0

    package init(_ model: SignUp) {
        self.model = model
        fields = [
            Field(label: "Name", isSecret: false, fault: model.nameFault),
            Field(label: "E-mail", isSecret: false, fault: model.emailFault),
            Field(label: "Password", isSecret: true, fault: model.passwordFault),
        ]
        // A two-way binding: typed text goes to the model, and the screen shows the text that the model sets.
        for (field, channel) in zip(fields, [model.name, model.email, model.password]) {
            channel.following.bind(to: field.text)
        }
        // Each tap sends the form's entry to the command, which runs if it is enabled.
        Ours.taps(of: button).map { [weak model] in model?.entry }.compactMap { $0 }.bind(to: model.submit)
    }

    package func press(_ key: Key) -> Outcome {
        switch key {
        case .escape, .endOfInput: return .quit
        case .tab, .down: focus = (focus + 1) % (fields.count + 1)
        case .up: focus = (focus + fields.count) % (fields.count + 1)
        case .enter: if focus == fields.count { button.tap() } else { focus += 1 }
        case .backspace: if focus < fields.count { fields[focus].text.modify { _ = $0.popLast() } }
        case .character(let character):
            if focus < fields.count {
                fields[focus].text.modify { $0.append(character) }
            } else if character == " " {
                button.tap()
            }
        default: break
        }
        return .goOn
    }

    package var lines: [StyledLine] { lines(columns: 80) }

    /// Returns the lines of the view. A fault that does not fit beside its field is shown below the field.
    package func lines(columns: Int) -> [StyledLine] {
        let help = "tab, ↑ ↓ another field     enter  go on, press     esc  quit"
        return [StyledLine("Sign up", .strong), StyledLine("")] + fields.indices.flatMap { line($0, columns) }
            + [StyledLine("")] + buttonLines(columns) + [StyledLine("")] + messageLines(columns) + [StyledLine("")]
            + (columns < Columns.of(help)
                ? ["tab, ↑ ↓   another field", "enter      go on, press", "esc        quit"].map {
                    StyledLine($0, .dim)
                }
                : [StyledLine(help, .dim)])
    }

    private func line(_ index: Int, _ columns: Int) -> [StyledLine] {
        let field = fields[index]
        let text = field.isSecret ? String(repeating: "•", count: field.text.value.count) : field.text.value
        let shown = text + (focus == index ? "▏" : "")
        let head = (focus == index ? "› " : "  ") + field.label.padded(to: 10)
        let start = StyledLine(head, focus == index ? .strong : .plain)
        let line = start + StyledLine(shown.padded(to: min(24, max(8, columns - 15))))
        guard let fault = field.fault.value else { return [line + StyledLine("  ✓", .good)] }
        let style: TextStyle = field.text.value.isEmpty ? .dim : .bad
        if line.columns + 2 + Columns.of(fault) <= columns { return [line + StyledLine("  " + fault, style)] }
        return [start + StyledLine(shown)] + StyledLine.paragraph(fault, style, indent: 12, columns)
    }

    private func buttonLines(_ columns: Int) -> [StyledLine] {
        let isFocused = focus == fields.count
        let text = model.submit.isExecuting.value ? "[ Signing up … ]" : "[ Sign up ]"
        let style: TextStyle = model.submit.isEnabled.value ? (isFocused ? .good : .plain) : .dim
        let button = StyledLine(isFocused ? "› " : "  ", .strong) + StyledLine(text, style)
        // The first fault is shown beside the focused button, or below it if there is no room.
        guard isFocused, let field = fields.first(where: { $0.fault.value != nil }) else { return [button] }
        let why = StyledLine("first the \(field.label.lowercased()): \(field.fault.value ?? "")", .dim)
        if button.columns + 2 + why.columns <= columns { return [button + StyledLine("  ") + why] }
        return [button] + StyledLine.paragraph(why.plain, .dim, indent: 4, columns)
    }

    private func messageLines(_ columns: Int) -> [StyledLine] {
        let text = model.message.value
        if text.isEmpty { return [StyledLine("")] }
        return StyledLine.paragraph(text, text.hasPrefix("Not") ? .bad : .good, indent: 2, columns)
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { Columns.pad(self, to: width) }
}
