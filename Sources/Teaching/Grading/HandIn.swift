import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// The answers of one learner, read before any answer runs.
struct HandIn: Sendable {
    /// The learner's name in the overview, taken from the name of the folder or zip.
    var name: String
    /// The name of the folder or zip after which the learner is named, and then the names of the folders around it,
    /// innermost first.
    var place: [String] = []
    /// The folder that contains the chapters' folders; `nil` for a zip, because its unpacked files are not kept.
    var folder: String?
    /// The answers by slug, as bytes, because a submitted file may not be text.
    var answers: [String: Data] = [:]
    var progress: CurrycombWorkshop.Progress?
}

/// The search for submissions. A submission is a clone, its `Exercises` folder, or a zip of one of these; a folder or a
/// zip may also contain several submissions.
struct HandIns {
    struct Found {
        var handIns: [HandIn] = []
        var problems: [String] = []
        /// The paths of folders that contain no exercises, and of links. They were left out, which need not be a
        /// problem: a folder may contain the teacher's notes.
        var leftOut: [String] = []
    }

    let course: Course
    let temporary: String

    func find(_ paths: [String]) -> Found {
        var found = Found()
        for path in paths {
            let path = Files.real(path)
            look(at: path, shown: path, deeper: 2, name: nil, isOwn: true, &found)
        }
        found.problems += Self.almostEqual(found.handIns)
        Self.addFolders(&found.handIns)
        var taken = Set(found.handIns.map(\.name))
        var seen: Set<String> = []
        for index in found.handIns.indices where !seen.insert(found.handIns[index].name).inserted {
            let name = found.handIns[index].name
            var number = 2
            while !taken.insert("\(name) (\(number))").inserted { number += 1 }
            found.handIns[index].name = "\(name) (\(number))"
        }
        return found
    }

    /// If several learners have the same name, adds to each of these names the nearest folders that differ, as in `ann
    /// (b)`. A number would depend on the order of the learners: in the next run, another learner could have the same
    /// number and get the first learner's remarks, because remarks are found by the name.
    private static func addFolders(_ handIns: inout [HandIn]) {
        for group in Dictionary(grouping: handIns.indices, by: { handIns[$0].name }).values where group.count > 1 {
            let places = Set(group.map { handIns[$0].place })
            guard places.count > 1 else { continue }
            let depths = (0..<(places.map(\.count).max() ?? 0)).filter { depth in
                Set(places.map { $0.dropFirst(depth).first }).count > 1
            }
            func folders(_ place: [String], _ count: Int) -> String {
                depths.prefix(count).reversed().compactMap { place.dropFirst($0).first }.joined(separator: "/")
            }
            let count = (1...depths.count).first { count in
                Set(places.map { folders($0, count) }).count == places.count
            }
            for index in group {
                let folders = folders(handIns[index].place, count ?? depths.count)
                handIns[index].name += Say.line(" (\(folders))")
            }
        }
    }

    /// Returns a problem for each name that several learners have because the names of their folders or zips differ
    /// only in spaces at the ends.
    private static func almostEqual(_ handIns: [HandIn]) -> [String] {
        Dictionary(grouping: handIns, by: \.name).sorted { $0.key < $1.key }.compactMap { name, group in
            let given = Set(group.compactMap(\.place.first))
            let trimmed = Set(given.map { $0.trimmingCharacters(in: .whitespaces) })
            return given.count > trimmed.count ? Say.differInSpaces(given.sorted()) : nil
        }
    }

    /// Finds the submissions at a path.
    ///
    /// - Parameter shown: the path to show in messages, because an unpacked zip is in a temporary folder whose name
    ///   means nothing to the teacher.
    private func look(
        at path: String, shown: String, deeper: Int, name: String?, isOwn: Bool, _ found: inout Found
    ) {
        guard Files.exists(path) else {
            found.problems.append(Say.nothingHandedIn(shown))
            return
        }
        let last = (path as NSString).lastPathComponent
        guard Files.isFolder(path) else {
            guard last.lowercased().hasSuffix(".zip") else {
                found.problems.append(Say.notAHandIn(shown))
                return
            }
            switch unpack(path, shown: shown) {
            case .success(let folder):
                var inside = Found()
                look(
                    at: folder, shown: shown, deeper: 2, name: name ?? (last as NSString).deletingPathExtension,
                    isOwn: false, &inside)
                found.handIns += inside.handIns
                // A zip without submissions may contain another zip, which was not unpacked. The message for this case
                // says what to do.
                found.problems += inside.problems.map { $0 == Say.notAHandIn(shown) ? Say.nothingInZip(shown) : $0 }
            case .failure(let refusal): found.problems.append(refusal.why)
            }
            return
        }
        if let exercises = exercises(in: path) {
            let own = last == "Exercises" ? ((path as NSString).deletingLastPathComponent as NSString) : nil
            var handIn = read(exercises, name: name ?? own?.lastPathComponent ?? last)
            handIn.place = place(of: shown, isNamed: name != nil)
            handIn.folder = isOwn ? exercises : nil
            // If `Exercises` was renamed, its parent folder may belong to another clone, such as the teacher's, so the
            // progress in that folder is not read.
            let isNamed = (exercises as NSString).lastPathComponent == "Exercises"
            handIn.progress = (isNamed ? progress(beside: exercises) : nil) ?? progress(beside: exercises + "/x")
            found.handIns.append(handIn)
            return
        }
        let inside = deeper == 0 ? [] : names(in: path)
        let before = found.handIns.count + found.problems.count
        // Many zips contain a single folder with all files. The learner is then named after the zip.
        let kept = inside.count == 1 ? name : nil
        for entry in inside {
            let child = "\(path)/\(entry)"
            let isFolder = Files.isFolder(child)
            guard isFolder || Files.exists(child) && entry.lowercased().hasSuffix(".zip") else {
                if Self.isArchive(entry) { found.problems.append(Say.otherArchive("\(shown)/\(entry)")) }
                continue
            }
            // A symbolic link could lead to any file, such as another learner's answers, so links are left out.
            guard Files.real(child) == child else {
                if isOwn { found.leftOut.append("\(shown)/\(entry)") }
                continue
            }
            if isFolder, !leadsSomewhere(child, deeper: deeper - 1) {
                if isOwn { leaveOut(child, shown: "\(shown)/\(entry)", &found) }
                continue
            }
            look(at: child, shown: "\(shown)/\(entry)", deeper: deeper - 1, name: kept, isOwn: isOwn, &found)
        }
        if found.handIns.count + found.problems.count == before { found.problems.append(Say.notAHandIn(shown)) }
    }

    /// Records that a folder was left out. This is a problem if the folder contains a submission too deep to be read,
    /// or only empty folders. Ignores the report of an earlier run.
    private func leaveOut(_ folder: String, shown: String, _ found: inout Found) {
        if GradeReportFolder.isReport(folder) { return }
        var budget = 2000
        if let deep = submission(in: folder, deeper: 6, &budget) {
            found.problems.append(Say.liesDeeper(shown, shown + deep.dropFirst(folder.count)))
        } else if isEmpty(folder, deeper: 6, &budget) {
            found.problems.append(Say.emptyHandIn(shown))
        } else {
            found.leftOut.append(shown)
        }
    }

    /// Returns the path of the first submission or zip in a folder; `nil` if there is none, or if it lies too deep.
    /// `budget` limits the number of folders that are read.
    private func submission(in folder: String, deeper: Int, _ budget: inout Int) -> String? {
        if exercises(in: folder) != nil { return folder }
        budget -= 1
        guard deeper > 0, budget > 0 else { return nil }
        for entry in names(in: folder) {
            let child = "\(folder)/\(entry)"
            guard Files.real(child) == child else { continue }
            if !Files.isFolder(child) {
                if entry.lowercased().hasSuffix(".zip") { return child }
            } else if let deep = submission(in: child, deeper: deeper - 1, &budget) {
                return deep
            }
        }
        return nil
    }

    /// Returns true if a folder contains nothing but empty folders.
    private func isEmpty(_ folder: String, deeper: Int, _ budget: inout Int) -> Bool {
        budget -= 1
        guard deeper > 0, budget > 0 else { return false }
        for entry in names(in: folder) {
            let child = "\(folder)/\(entry)"
            guard Files.real(child) == child, Files.isFolder(child), isEmpty(child, deeper: deeper - 1, &budget) else {
                return false
            }
        }
        return true
    }

    private static func isArchive(_ name: String) -> Bool {
        [".rar", ".7z", ".tar", ".tgz", ".tar.gz", ".tar.xz", ".tar.bz2"].contains(where: name.lowercased().hasSuffix)
    }

    /// Returns the value of ``HandIn/place`` for a path. `isNamed` is true if the learner is named after a zip.
    private func place(of shown: String, isNamed: Bool) -> [String] {
        let parts = shown.split(separator: "/").reversed().map(String.init)
        if isNamed { return Array(parts.drop { !$0.lowercased().hasSuffix(".zip") }) }
        return Array(parts.first == "Exercises" ? parts.dropFirst() : parts[...])
    }

    /// Returns true if a folder is a submission, or contains a submission or a zip.
    private func leadsSomewhere(_ folder: String, deeper: Int) -> Bool {
        if exercises(in: folder) != nil { return true }
        guard deeper > 0 else { return false }
        return names(in: folder).contains { entry in
            entry.lowercased().hasSuffix(".zip") || leadsSomewhere("\(folder)/\(entry)", deeper: deeper - 1)
        }
    }

    private func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { !$0.hasPrefix(".") && $0 != "__MACOSX" }
            .sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    }

    /// Returns the folder that contains the chapters' folders: `Exercises` in the given folder, or the given folder
    /// itself; `nil` if neither contains them. Symbolic links do not count.
    private func exercises(in folder: String) -> String? {
        [folder + "/Exercises", folder].first { candidate in
            Files.real(candidate) == candidate
                && course.chapters.contains { chapter in
                    chapter.exercises.contains { Files.exists("\(candidate)/\(chapter.folder)/\($0.folder)") }
                }
        }
    }

    private func read(_ exercises: String, name: String) -> HandIn {
        // The remarks on an answer are found by this name. It is trimmed, because the names in the table of remarks are
        // trimmed, too.
        var handIn = HandIn(name: Say.line(String(name.prefix(60))).trimmingCharacters(in: .whitespaces))
        let inside = Files.real(exercises) + "/"
        for exercise in course.exercises {
            let file = "\(exercises)/\(exercise.chapterFolder)/\(exercise.folder)/main.swift"
            guard Files.real(file).hasPrefix(inside), let size = Files.key(file)?.size else { continue }
            // An answer that is too long is only reported as such, so zeros take the place of its content.
            handIn.answers[exercise.slug] =
                size > Workspace.longestAnswer
                ? Data(repeating: 0, count: Int(Workspace.longestAnswer) + 1) : Files.bytes(file) ?? Data()
        }
        return handIn
    }

    private func progress(beside exercises: String) -> CurrycombWorkshop.Progress? {
        let clone = Workspace(root: (exercises as NSString).deletingLastPathComponent)
        let file = ProgressFile(clone)
        guard Files.real(file.path) == file.path else { return nil }
        switch file.read() {
        case .progress(let progress), .partlyDamaged(let progress): return progress
        case .missing, .damaged: return nil
        }
    }

    struct Refusal: Error {
        let why: String
    }

    /// Unpacks the answers and the progress file from a zip into a new folder, and returns this folder. The program
    /// `ditto` cannot select files, so it unpacks all of them.
    private func unpack(_ zip: String, shown: String) -> Result<String, Refusal> {
        let folder = "\(temporary)/zip-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // `unzip` would read brackets and stars in the zip's name as a pattern, so it gets a link whose name has none.
        let plain = folder + ".zip"
        try? FileManager.default.createSymbolicLink(atPath: plain, withDestinationPath: zip)
        // The second `sh` is `$0` in the script. No file may become larger than 20 MB.
        let limited = ["sh", "-c", "ulimit -f 40960; exec \"$@\"", "sh"]
        let command: [String]
        if Editor.isInPath("unzip") {
            command = ["unzip", "-qq", "-o", plain, "*main.swift", "*state.json", "-d", folder]
        } else if Editor.isInPath("ditto") {
            command = ["ditto", "-x", "-k", zip, folder]
        } else {
            return .failure(Refusal(why: Say.noUnzip(shown)))
        }
        let (output, end) = Capture(seconds: 120).run(limited + command)
        // `unzip` returns 11 if one of the patterns matches no file, and 1 after a mere warning.
        guard end == .exit(0) || end == .exit(11) || end == .exit(1) else {
            // The names of the link and of the folder mean nothing to the teacher.
            let line = output.split(whereSeparator: \.isNewline).first.map {
                Say.line(String($0).replacing(plain, with: shown).replacing(folder, with: shown))
            }
            return .failure(Refusal(why: Say.badZip(shown, line)))
        }
        return .success(Files.real(folder))
    }
}
