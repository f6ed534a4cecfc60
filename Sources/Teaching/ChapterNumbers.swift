import CurrycombWorkshop

extension Course {
    /// Returns the numbers of the chapters in a text such as `1-5`, `1,3,7` or `3`, in the order of the course.
    package func chapterNumbers(_ word: String) throws(UsageError) -> [Int] {
        let all = chapters.map(\.number)
        var named: Set<Int> = []
        for part in word.split(separator: ",") {
            let ends = part.split(omittingEmptySubsequences: false, whereSeparator: { "-–…".contains($0) })
                .map { Int($0) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first <= last,
                all.contains(first), all.contains(last)
            else { throw UsageError(message: Say.notChapters(word)) }
            named.formUnion(first...last)
        }
        guard !named.isEmpty else { throw UsageError(message: Say.notChapters(word)) }
        return all.filter(named.contains)
    }
}
