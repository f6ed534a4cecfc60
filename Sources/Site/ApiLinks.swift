import Foundation

struct ApiLinks {
    /// The paths of the pages about members of `Signal` and `Signals`, such as `signal/merge(with:)`.
    private let pages: Set<String>

    init(archive: String) {
        let data = archive + "/data/documentation/currycombsignals"
        pages = Set(
            ["signal", "signals"].flatMap { owner in
                ((try? FileManager.default.contentsOfDirectory(atPath: "\(data)/\(owner)")) ?? [])
                    .map { "\(owner)/\($0.hasSuffix(".json") ? String($0.dropLast(5)) : $0)" }
            })
    }

    /// Returns the page of a function such as `merge(with:)` or `Signals.just(_:)`, relative to the site's folder;
    /// `nil` if it has none.
    func place(of function: String) -> String? {
        let page = ApiPictures.path(function).lowercased()
        return pages.contains(page) ? "api/documentation/currycombsignals/\(page)/" : nil
    }

    /// The folder with the pages of the API documentation, relative to the site's folder.
    static let start = "api/documentation/"
}
