/// A global minimum, which is 1 at first. Any code may set this minimum.
@MainActor public var outerMinimum: Int {
    get {
        OuterMinimum.looks += 1
        return OuterMinimum.value
    }
    set {
        OuterMinimum.looks += 1
        OuterMinimum.value = newValue
    }
}

@MainActor enum OuterMinimum {
    static var value = 1
    static var looks = 0
}
