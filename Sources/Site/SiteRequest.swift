import CurrycombWorkshop

package struct SiteRequest: Equatable {
    /// The folder for the site; `nil` for the default folder under `.currycomb`.
    package var folder: String?
    var opens = false
    var hasAPI = false
    /// The path under which the site is served, beginning with `/`; `nil` for the root of a server.
    var base: String?

    /// Returns a path with a slash at its start but none at its end; `nil` for the root itself.
    package static func path(_ text: String) -> String? {
        let parts = text.split(separator: "/")
        return parts.isEmpty ? nil : "/" + parts.joined(separator: "/")
    }
}

extension SiteRequest {
    package init(_ reader: inout OptionReader) throws(UsageError) {
        opens = reader.flag("--open")
        hasAPI = reader.flag("--api")
        base = try reader.value("--base", Say.aPath).flatMap(Self.path)
        folder = try reader.atMostOne()
        if base != nil, !hasAPI { throw UsageError(message: Say.baseWithoutAPI) }
    }
}
