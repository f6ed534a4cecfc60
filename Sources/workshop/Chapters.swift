import Chapter01PureFunctions
import Chapter02Composition
import Chapter03Currying
import Chapter04Maybe
import Chapter05Either
import Chapter06IO
import Chapter07Task
import Chapter08Verifiers
import Chapter12WithoutMonads
import CurrycombWorkbook

extension Course {
    /// The course as it stands: a line each chapter.
    static let whole = Course([
        pureFunctions, composition, currying, maybe, either, effects, lazyTasks, verifiers, withoutMonads,
    ])
}
