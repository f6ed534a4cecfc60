import CurrycombWorkbook

struct ExerciseList {
    enum Filter: CaseIterable {
        case all, open, done

        var next: Filter {
            switch self {
            case .all: .open
            case .open: .done
            case .done: .all
            }
        }

        var name: String {
            switch self {
            case .all: Say.filterAll
            case .open: Say.filterOpen
            case .done: Say.filterDone
            }
        }
    }

    var filter = Filter.all
    var search = ""
    var isSearching = false
    var selected: String?
    var activity: String?
    /// What a check of all exercises has found, until the next key.
    var news: String?

    /// Returns the exercises that pass the filter and contain every word of the search in their id, slug, title or
    /// chapter title.
    func shown(_ course: Course, _ progress: Progress) -> [Exercise] {
        let words = search.lowercased().split(separator: " ")
        return course.exercises.filter { exercise in
            switch filter {
            case .all: break
            case .open: if progress.isDone(exercise) { return false }
            case .done: if !progress.isDone(exercise) { return false }
            }
            let title = course.chapter(of: exercise)?.title ?? ""
            let text = "\(exercise.id) \(exercise.slug) \(exercise.words.title) \(title)".lowercased()
            return words.allSatisfy { text.contains($0) }
        }
    }

    mutating func move(_ steps: Int, _ course: Course, _ progress: Progress) {
        let shown = shown(course, progress)
        guard !shown.isEmpty else { return }
        let place = shown.firstIndex { $0.slug == selected }
        let target = place.map { $0 + steps } ?? 0
        selected = shown[min(max(0, target), shown.count - 1)].slug
    }

    /// Returns the exercise at the cursor, or the first one shown if the selected exercise is hidden.
    func selection(_ course: Course, _ progress: Progress) -> Exercise? {
        let shown = shown(course, progress)
        return shown.first { $0.slug == selected } ?? shown.first
    }

    func rows(_ course: Course, _ progress: Progress, _ width: Int) -> (lines: [StyledLine], cursor: Int) {
        let shown = shown(course, progress)
        let selection = selection(course, progress)
        var lines: [StyledLine] = []
        var cursor = 0
        for chapter in course.chapters {
            let exercises = shown.filter { $0.chapterFolder == chapter.folder }
            guard !exercises.isEmpty else { continue }
            if !lines.isEmpty { lines.append("") }
            lines += CourseMap.head(chapter, progress, width)
            for exercise in exercises {
                let isSelected = exercise.slug == selection?.slug
                if isSelected { cursor = lines.count }
                lines.append(CourseMap.row(exercise, progress, width, cursor: isSelected))
            }
        }
        if lines.isEmpty {
            lines = StyledLine.paragraph(
                search.isEmpty ? Say.nothingLeft(filter.name) : Say.nothingFound, .dim, width)
        }
        return (lines, cursor)
    }
}
