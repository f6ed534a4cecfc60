import CurrycombBindings
import CurrycombSignals

/// The view model of a sign-up form. It decides when the button can be pressed, but does not depend on the screen.
package final class SignUp: Sendable {
    package struct Entry: Sendable, Equatable {
        package let name, email, password: String
    }

    /// The texts of the fields. This model reads their `property` and `value`; the view is bound to their `following`.
    package let name = Channel(""), email = Channel(""), password = Channel("")
    /// The message that says what is wrong with a field's text; `nil` if nothing is wrong.
    package let nameFault, emailFault, passwordFault: Property<String?>
    /// The command that signs the user up. It is enabled if no text has a fault and no request is running.
    package let submit: Command<Entry, String, Fault>
    /// The message: a greeting, an error or an empty text. Whenever a field's text changes, the message becomes empty.
    package var message: Property<String> { said }

    private let said = MutableProperty("")

    package init(service: Service) {
        nameFault = name.property.map { text in
            text.isEmpty ? "a name is needed" : text.count > 15 ? "too long: 15 characters at most" : nil
        }
        emailFault = email.property.map { text in
            let parts = text.split(separator: "@", omittingEmptySubsequences: false)
            let isAddress = parts.count == 2 && !parts[0].isEmpty && parts[1].dropFirst().dropLast().contains(".")
            return isAddress ? nil : "an address such as ada@comb.org"
        }
        passwordFault = password.property.map { text in
            text.count < 8 ? "8 characters at least" : text.contains(where: \.isNumber) ? nil : "a digit is missing"
        }
        let isValid = nameFault.combine(with: emailFault) { $0 == nil && $1 == nil }
            .combine(with: passwordFault) { $0 && $1 == nil }
        submit = Command(enabledIf: isValid) { (entry: Entry) in
            service.fetch("sign-up/\(entry.name)").mapReplace(entry.name)
        }
        Signals.merge(
            submit.values.map { "Welcome, \($0)!" }.eraseToAnySignal(),
            submit.errors.map { "Not signed up (\($0)). Try again." }.eraseToAnySignal(),
            Signals.merge(name.property, email.property, password.property).mapReplace("").eraseToAnySignal()
        )
        .bind(to: said)
    }

    package var entry: Entry { Entry(name: name.value, email: email.value, password: password.value) }
}
