import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

package struct SiteCommand {
    let course: Course
    let workspace: Workspace

    package init(course: Course, workspace: Workspace) {
        // The lessons on the site are not translated, so its titles, exercises and own words are not, either.
        self.course = Course(course.name, root: workspace.root, language: Language(""))
        self.workspace = workspace
    }

    package func run(_ request: SiteRequest) -> Int32 {
        Screens.useOriginals()
        let start = Date()
        let path = request.folder.map { URL(fileURLWithPath: $0).path } ?? workspace.own + "/site"
        // Building takes minutes, so the folder is checked first.
        do {
            try SiteFolder(path: path).check()
            if request.hasAPI, !ApiArchive.mayReplace(in: path) {
                Workshop.complain(Say.apiIsNotOurs(path))
                return Workshop.usage
            }
        } catch {
            return fail(error, path)
        }
        let outcome = BrowserDiagrams(workspace: workspace).build { Workshop.complain(Say.buildingDiagrams) }
        var programs: [String: Data] = [:]
        switch outcome {
        case .built(let built): programs = built
        case .lacking(let why): Workshop.complain(Say.diagramsAreStill(why))
        }
        var archive: String?
        if request.hasAPI {
            let api = ApiArchive(workspace: workspace, base: request.base ?? "")
            switch api.make(begin: { Workshop.complain(Say.buildingAPI) }) {
            case .made(let folder, let warnings):
                if !warnings.isEmpty { Workshop.complain(Say.apiWarned(warnings)) }
                archive = folder
            case .lacking(let why):
                Workshop.complain(Say.noAPI(why))
                return Workshop.notYet
            }
        }
        do throws(Site.Fault) {
            var site = Site(course: course, workspace: workspace, isLive: !programs.isEmpty)
            site.api = archive.map { ApiLinks(archive: $0) }
            var files = try site.files()
            for (name, program) in programs {
                files["assets/diagrams-\(name).js"] = Data(Site.script(name, program).utf8)
            }
            return write(files, archive, to: path, since: start, opens: request.opens)
        } catch {
            Workshop.complain("\(error.file):\(error.line): \(error.problem)")
            return Workshop.notYet
        }
    }

    private func fail(_ error: any Error, _ path: String) -> Int32 {
        switch error as? SiteFolder.Fault {
        case .isFile: Workshop.complain(Say.siteIsFile(path))
        case .isNotOurs: Workshop.complain(Say.siteIsNotOurs(path))
        case nil:
            Workshop.complain(Say.partlyWritten(path, error))
            return Workshop.notWritten
        }
        return Workshop.usage
    }

    private func write(
        _ files: [String: Data], _ archive: String?, to path: String, since start: Date, opens: Bool
    ) -> Int32 {
        do {
            try SiteFolder(path: path).write(files)
            if let archive { try ApiArchive(workspace: workspace, base: "").move(archive, into: path) }
        } catch {
            return fail(error, path)
        }
        print(Say.siteWritten(files.count, path, seconds: Say.seconds(Date().timeIntervalSince(start))))
        if opens {
            #if os(macOS)
            let opener = "open"
            #else
            let opener = "xdg-open"
            #endif
            if Capture(seconds: 10).run([opener, path + "/index.html"]).end != .exit(0) {
                Workshop.complain(Say.siteNotOpened)
            }
        }
        return Workshop.done
    }
}
