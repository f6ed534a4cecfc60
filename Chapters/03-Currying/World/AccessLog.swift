/// The access log of a shop's server on one morning, invented for this chapter.
///
/// An entry has five fields with a space between them: time, method, path, status and duration. Some lines are empty,
/// some are remarks that begin with `#`, and some were cut off when the server stopped.
public enum AccessLog {
    /// The whole log of 2,600 lines, or `nil` if the file cannot be read.
    public static var text: String? { chapterData("access.log") }

    /// A short log with every kind of line that the whole log contains. The seconds in each time are the line's number,
    /// if you do not count empty lines.
    public static let piece = """
        2026-03-14T08:00:01Z GET /cart 502 40ms
        2026-03-14T08:00:02Z GET /api/orders?page=2 500 7000ms

        2026-03-14T08:00:03Z POST /api/orders 503 900ms
        # log rotated, see the file before
        2026-03-14T08:00:05Z GET /images/500.png 200 3ms
        2026-03-14T08:00:06Z GET /cart 404 3ms
        2026-03-14T08:00:07Z GET /api/orders?page=3 500 812ms
        2026-03-14T08:00:08Z POST /login 500 20ms
        2026-03-14T08:00:09Z GET /c
        2026-03-14T08:00:10Z GET / 500 9ms
        2026-03-14T08:00:11Z GET /cart 503 2ms

        """
}
