import CurrycombSignals

/// The student's page with the toolkit's properties: each label is a function of the credit.
package final class CreditWithSignals {
    package var screen: Screen { shown.value }
    private let credit = MutableProperty(0)
    private let shown: Property<Screen>

    package init() {
        let number = credit.map { Label("\($0)", .of($0)) }
        let status = credit.map { $0 == 0 ? Label("not set") : $0 < 70 ? Label("fail") : Label("pass", .red) }
        shown = number.combine(with: status) { number, status in
            var screen = Screen()
            (screen.credit, screen.status) = (number, status)
            return screen
        }
    }

    /// Adds five points to the credit, which is at most 100. The button calls this function.
    package func tap() { credit.modify { $0 = min($0 + 5, 100) } }
}
