/// The student's page with a subject: three separate rules, each of which receives the credit.
package final class CreditWithSubject {
    package private(set) var screen = Screen()
    private let credit = PlainSubject(0)

    /// Makes the page. The last two subscribers call `log` for each credit that they receive.
    package init(_ student: Student, log: @escaping (String) -> Void = { _ in }) {
        credit.subscribe { [unowned self] credit in
            screen.status = student.isSatisfied(by: credit) ? Label("pass", .red) : Label("fail")
        }
        credit.subscribe { [unowned self] credit in
            log("first subscriber: credit \(credit)")
            screen.credit = Label("\(credit)", .of(credit))
        }
        credit.subscribe { [unowned self] credit in
            log("second subscriber: credit \(credit)")
            if credit == 0 { screen.status = Label("not set") }
        }
    }

    /// Adds five points to the credit, which is at most 100. The button calls this function.
    package func tap() { credit.send(min(credit.value + 5, 100)) }
}
