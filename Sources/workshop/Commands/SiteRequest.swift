/// What is asked of `workshop site`.
struct SiteRequest: Equatable {
    /// Where to write it; under `.currycomb` if nothing is said.
    var folder: String?
    /// Whether to show it in the browser.
    var opens = false
    /// Whether the pages of the toolkit's symbols belong to it.
    var hasAPI = false
    /// The path under which it is served, beginning with `/`; `nil` at a server's root.
    var base: String?

    /// The first option that only `site` knows, if one was given.
    var option: String? { opens ? "--open" : hasAPI ? "--api" : base != nil ? "--base" : nil }

    /// A path as it stands in an address: with a slash before it and none behind; `nil` for the root itself.
    static func path(_ text: String) -> String? {
        let parts = text.split(separator: "/")
        return parts.isEmpty ? nil : "/" + parts.joined(separator: "/")
    }
}
