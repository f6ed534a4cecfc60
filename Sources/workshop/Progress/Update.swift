import CurrycombWorkbook
import Foundation

/// Brings a learner's clone up to date during the course.
///
/// Files with answers do not change. A merge keeps the learner's committed version. The new version of a file with an
/// uncommitted answer is written only to git's index, so git does not change the file. All other files get the new
/// version, except those that only the learner's commits have changed. As a precaution, the answers are first copied to
/// a folder, and the state of the tracked files is stored in a commit.
struct Update {
    enum Outcome: Equatable {
        case upToDate
        /// The clone was updated. `answers` is the number of answers, all of which are unchanged. `kept` is the folder
        /// with copies of the learner's files in `Exercises`; `nil` if none was copied.
        case updated(commits: Int, answers: Int, kept: String?)
        /// The branch did not move, but copies of the answers may have been made; the text is the reason.
        case refused(String)
    }

    let workspace: Workspace
    var stamp = Reset.stamp
    var seconds = 300.0

    /// Additional variables for git, as `NAME=value`.
    var variables: [String] = []

    private var git: Git { Git(folder: workspace.root, environment: variables) }
    private static let answers = "Exercises"

    func callAsFunction() -> Outcome {
        // An interruption could leave the clone in a broken state. A slow fetch cannot be interrupted, either, but it
        // has a time limit.
        TerminalSignals.ignoreInterrupts(true)
        defer { TerminalSignals.ignoreInterrupts(false) }
        do throws(Git.Refusal) {
            return try update()
        } catch {
            return .refused(error.message)
        }
    }

    private func update() throws(Git.Refusal) -> Outcome {
        guard git.ask("--version") != nil else { throw Git.Refusal(message: Say.noGit) }
        guard let top = git.ask("rev-parse", "--show-toplevel"), Files.real(top) == Files.real(workspace.root),
            let folder = git.ask("rev-parse", "--absolute-git-dir")
        else {
            try checkThatGitReads()
            throw Git.Refusal(message: Say.notAClone(workspace.root))
        }
        try checkNothingIsGoingOn(folder)
        guard let branch = git.ask("symbolic-ref", "--quiet", "--short", "HEAD") else {
            throw Git.Refusal(message: Say.detached)
        }
        guard let upstream = git.ask("rev-parse", "--abbrev-ref", "@{upstream}"),
            let remote = git.ask("config", "branch.\(branch).remote")
        else { throw Git.Refusal(message: Say.noUpstream(branch)) }
        let edited = try changed(since: "HEAD", outside: true)
        guard edited.isEmpty else { throw Git.Refusal(message: Say.editedOutside(Say.some(edited))) }
        do throws(Git.Refusal) {
            try git.tell("fetch", "--quiet", remote, seconds: seconds)
        } catch {
            throw Git.Refusal(message: Say.notFetched(remote, error.message))
        }

        let mine = try commit("HEAD")
        let theirs = try commit("@{upstream}")
        if git.ask("merge-base", "--is-ancestor", theirs, mine) != nil { return .upToDate }
        guard let base = git.ask("merge-base", mine, theirs) else {
            throw Git.Refusal(message: Say.noCommonHistory(upstream))
        }
        let commits = Int(try git("rev-list", "--count", "\(mine)..\(theirs)").dropLast()) ?? 0
        let (answers, kept) = try keepAnswers(since: base, mine)
        let new = base == mine ? theirs : try merge(base, mine, theirs, folder, upstream)
        try move(from: mine, to: new, folder)
        return .updated(commits: commits, answers: answers, kept: kept)
    }

    /// Throws a refusal with git's own reason if the folder is a clone that git does not read, for example because it
    /// belongs to another user.
    private func checkThatGitReads() throws(Git.Refusal) {
        guard Files.exists(workspace.path(".git")) else { return }
        do throws(Git.Refusal) {
            try git("rev-parse", "--show-toplevel")
        } catch {
            throw Git.Refusal(message: Say.gitRefuses(workspace.root, error.message))
        }
    }

    private func commit(_ name: String) throws(Git.Refusal) -> String {
        try git("rev-parse", "--verify", name + "^{commit}").trimmingCharacters(in: .newlines)
    }

    private func checkNothingIsGoingOn(_ folder: String) throws(Git.Refusal) {
        let signs = [
            "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply", "BISECT_LOG",
        ]
        let isGoingOn = signs.contains { Files.exists("\(folder)/\($0)") }
        let unmerged = try git.paths(["ls-files", "--unmerged", "-z"])
        guard !isGoingOn, unmerged.isEmpty else { throw Git.Refusal(message: Say.goingOn) }
    }

    /// Returns the tracked files that differ from a commit, either inside or outside the folder with the answers.
    private func changed(since commit: String, outside: Bool) throws(Git.Refusal) -> [String] {
        let place = outside ? [".", ":(exclude)\(Self.answers)"] : [Self.answers]
        var paths = Set(try git.paths(["diff", "--name-only", "--no-renames", "-z", commit, "--"] + place))
        paths.formUnion(try git.paths(["diff", "--cached", "--name-only", "--no-renames", "-z", commit, "--"] + place))
        return paths.sorted()
    }

    // MARK: - The current state

    /// Copies each changed or untracked file in `Exercises` that is not a listed starting file, and stores the state of
    /// the tracked files in git under a ref. Returns the number of copied answers and the path of the folder with the
    /// copies, relative to the root; the path is `nil` if no file was copied.
    private func keepAnswers(since base: String, _ mine: String) throws(Git.Refusal) -> (Int, String?) {
        let state = git.ask("stash", "create") ?? ""
        try git("update-ref", "refs/currycomb/before-update/\(stamp)", state.isEmpty ? mine : state)
        let untracked = try git.paths(["ls-files", "--others", "--exclude-standard", "-z", "--", Self.answers])
        let renewal = Renewal(workspace)
        let answers = (try changed(since: base, outside: false) + untracked).filter { path in
            guard let text = workspace.text(path) else { return false }
            let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
            return !renewal.isEarlierStub(text, of: String(folder.drop { $0 != "-" }.dropFirst()))
        }
        guard !answers.isEmpty else { return (0, nil) }
        let place = ".currycomb/kept/before-update-\(stamp)"
        do {
            for path in answers {
                let copy = workspace.path("\(place)/\(path)")
                try FileManager.default.createDirectory(
                    atPath: (copy as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try FileManager.default.copyItem(atPath: workspace.path(path), toPath: copy)
            }
        } catch {
            throw Git.Refusal(message: Say.notWritten(place, error))
        }
        return (answers.count { $0.hasSuffix("/main.swift") }, place)
    }

    // MARK: - The new version

    /// Makes a commit that merges the learner's commits with the new ones, without changing the index or any file.
    ///
    /// Whole files are merged, so a committed answer stays the same, byte for byte, even if its stub has changed.
    private func merge(
        _ base: String, _ mine: String, _ theirs: String, _ folder: String, _ upstream: String
    ) throws(Git.Refusal) -> String {
        let index = "\(folder)/currycomb-index"
        try? FileManager.default.removeItem(atPath: index)
        defer { try? FileManager.default.removeItem(atPath: index) }
        var git = git
        git.environment = ["GIT_INDEX_FILE=\(index)"]
        try git("read-tree", "-i", "-m", "--aggressive", base, mine, theirs)
        // Each entry is "mode digest stage<tab>path". The learner's version has stage 2, the new version has stage 3.
        var sides: [String: [String: String]] = [:]
        for entry in try git.paths(["ls-files", "--unmerged", "-z"]) {
            let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
            let words = parts[0].split(separator: " ").map(String.init)
            sides[parts[1], default: [:]][words[2]] = "\(words[0]),\(words[1]),\(parts[1])"
        }
        let both = sides.keys.filter { !$0.hasPrefix(Self.answers + "/") }.sorted()
        guard both.isEmpty else { throw Git.Refusal(message: Say.changedByBoth(Say.some(both), upstream)) }
        for (_, side) in sides {
            if let entry = side["2"] ?? side["3"] { try git("update-index", "--add", "--cacheinfo", entry) }
        }
        let tree = try git("write-tree").trimmingCharacters(in: .newlines)
        if git.ask("var", "GIT_COMMITTER_IDENT") == nil || git.ask("var", "GIT_AUTHOR_IDENT") == nil {
            let (name, address) = ("learner", "learner@localhost")
            git.environment += [
                "GIT_AUTHOR_NAME=\(name)", "GIT_AUTHOR_EMAIL=\(address)", "GIT_COMMITTER_NAME=\(name)",
                "GIT_COMMITTER_EMAIL=\(address)",
            ]
        }
        return try git("commit-tree", tree, "-p", mine, "-p", theirs, "-m", Say.mergeMessage(upstream))
            .trimmingCharacters(in: .newlines)
    }

    /// Moves the files, the index and the branch from one commit to another, except for files in the answers' folder
    /// that differ from the old commit.
    private func move(from old: String, to new: String, _ folder: String) throws(Git.Refusal) {
        let dirty = try changed(since: old, outside: false)
        let (index, before) = ("\(folder)/index", "\(folder)/currycomb-index-before")
        try? FileManager.default.removeItem(atPath: before)
        do {
            try FileManager.default.copyItem(atPath: index, toPath: before)
        } catch {
            throw Git.Refusal(message: Say.notWritten(index, error))
        }
        defer { try? FileManager.default.removeItem(atPath: before) }
        do throws(Git.Refusal) {
            var gone: [String] = []
            for path in dirty {
                // Git does not touch a file if its index entry already matches the new commit.
                if let entry = try git.paths(["ls-tree", "-z", new, "--", path]).first {
                    let words = entry.split(whereSeparator: { $0 == " " || $0 == "\t" })
                    try git("update-index", "--add", "--cacheinfo", "\(words[0]),\(words[2]),\(path)")
                } else {
                    try git("update-index", "--force-remove", "--", path)
                    gone.append(path)
                }
            }
            let base = try gone.isEmpty ? old : tree(of: old, without: gone, folder)
            // The branch moves before the files, because only the branch can be moved back without losing a change.
            try git("update-ref", "-m", "workshop update", "HEAD", new, old)
            do throws(Git.Refusal) {
                try git("read-tree", "-m", "-u", base, new)
            } catch {
                _ = git.ask("update-ref", "-m", "workshop update failed", "HEAD", old, new)
                throw error
            }
        } catch {
            rename(before, index)
            throw Git.Refusal(message: Say.notMoved(error.message))
        }
        _ = git.ask("update-index", "-q", "--refresh")
    }

    /// Returns a commit's tree without the answers at these paths, which the new commit does not contain: git would
    /// otherwise remove these answers.
    private func tree(of commit: String, without paths: [String], _ folder: String) throws(Git.Refusal) -> String {
        let index = "\(folder)/currycomb-index"
        defer { try? FileManager.default.removeItem(atPath: index) }
        var git = git
        git.environment = ["GIT_INDEX_FILE=\(index)"]
        try git("read-tree", commit)
        for path in paths { try git("update-index", "--force-remove", "--", path) }
        return try git("write-tree").trimmingCharacters(in: .newlines)
    }
}
