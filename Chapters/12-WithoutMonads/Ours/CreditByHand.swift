/// The student's page with all its conditions in one place.
package final class CreditByHand {
    package private(set) var screen = Screen()
    private var credit = 0

    package init() { show() }

    /// Adds five points to the credit, which is at most 100. The button calls this function.
    package func tap() {
        credit = min(credit + 5, 100)
        show()
    }

    private func show() {
        screen.credit.text = "\(credit)"
        if credit > 0 {
            if credit < 30 {
                screen.credit.colour = .grey
                screen.status = Label("fail")
            } else {
                if credit < 70 {
                    screen.credit.colour = .purple
                    screen.status = Label("fail")
                } else {
                    screen.credit.colour = .red
                    screen.status = Label("pass", .red)
                }
            }
        } else {
            screen.credit.colour = .grey
            screen.status = Label("not set")
        }
    }
}
