import Chapter01PureFunctions
import Chapter02Composition
import Chapter03Currying
import Chapter04Maybe
import Chapter05Either
import Chapter06IO
import Chapter08Verifiers
import Chapter07Task
import CurrycombWorkbook

extension Course {
    /// The course as it stands: a line each chapter.
    static let whole = Course([
        pureFunctions, composition, currying, maybe, either, effects, verifiers,
        pureFunctions, composition, currying, effects, lazyTasks,
        pureFunctions, composition, currying, maybe, verifiers,
    ])
}
