import Chapter01PureFunctionsWords
import Chapter02CompositionWords
import Chapter03CurryingWords
import Chapter04MaybeWords
import Chapter05EitherWords
import Chapter06IOWords
import Chapter07TaskWords
import Chapter08VerifiersWords
import Chapter09CalculatorWords
import Chapter10SignalsWords
import Chapter11SignalsInAnAppWords
import Chapter12WithoutMonadsWords
import Chapter13OneWayDataFlowWords
import CurrycombWorkshop

extension Course {
    /// The course as it stands: a line each chapter.
    static let whole = Course(
        "Currycomb",
        chapters: [
            pureFunctions, composition, currying, maybe, either, effects, lazyTasks, verifiers, calculator, signals,
            signalsInAnApp, withoutMonads, oneWayDataFlow,
        ])
}
