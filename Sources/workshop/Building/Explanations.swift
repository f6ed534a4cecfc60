/// The explanations of the compiler errors that are most common in exercises. The first row that matches is used, so
/// specific rows precede general ones.
enum Explanations {
    static let table: [Explanation] =
        described("return expression", "return type") + functions + returned
        + described("value", "expected argument type") + passed + described("value", "closure result type") + closures
        + operands + values + empty + effects + concurrency + unknown + undotted + declarations + foreign + names
        + shape
}
