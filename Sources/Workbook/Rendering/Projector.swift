/// High-contrast output, for screens that people read from the back of a room.
package enum Projector {
    /// The environment variable that turns high contrast on, in this program and in those that it starts.
    package static let variable = "CURRYCOMB_PROJECTOR"
    package static let option = "--projector"

    static let isOn = isWanted(Platform.environment(variable))

    static func isWanted(_ value: String?) -> Bool { !["", "0"].contains(value ?? "") }
}
