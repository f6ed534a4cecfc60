/// The start of a program for WebAssembly: the shim calls it.
@_cdecl("scene")
public func scene() { print(browserScene()) }
