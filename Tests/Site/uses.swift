// What the uses on the operators' pages stand on.
struct Offline: Error {}
enum ScreenError: Error { case retryLater }
struct PlayerState: Sendable { var song = "" }
struct Message: Sendable { var chat = "", text = "" }
func search(_ query: String) -> AnySignal<[String], Offline> {
    Signals.just([query], failure: Offline.self).eraseToAnySignal()
}
