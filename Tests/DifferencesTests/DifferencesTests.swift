import CurrycombDifferences
import Testing

@Suite struct DifferencesTests {
    @Test func equalValuesDoNotDiffer() {
        #expect(differences([1, 2], [1, 2]).isEmpty)
    }
}
