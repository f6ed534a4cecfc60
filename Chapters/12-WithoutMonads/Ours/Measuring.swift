/// The costs of a subject and of a signal, in numbers.
package enum Measuring {
    package static var linesOfTheSubject: Int {
        Size.linesOfCode("World/PlainSubject.swift") ?? 0
    }

    /// Prints times and depths, which depend on the machine and the build. Also prints the numbers of lines of code in
    /// this chapter's subject and in the toolkit's.
    package static func run(values: Int) {
        Tour.heading("Frames at the end of a chain of one step, and of ten")
        for depth in Depth.all() { Tour.output("\(padded(depth.name)) \(depth.one), \(depth.ten)") }
        Tour.heading("Nanoseconds for each value, the best of five runs")
        for figure in Speed.figures(values: values) {
            Tour.output("\(padded(figure.name)) \(Int(figure.nanoseconds.rounded()))")
        }
        Tour.heading("Lines of code")
        Tour.output("\(padded("the subject")) \(linesOfTheSubject)")
        Tour.output("\(padded("the toolkit's subject")) \(Size.linesOfTheToolkitsSubject() ?? 0)")
    }

    private static func padded(_ name: String) -> String {
        name + String(repeating: " ", count: max(0, 40 - name.count))
    }
}
