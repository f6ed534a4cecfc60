/// Where a program for WebAssembly begins: the shim calls it.
@_cdecl("scene")
public func scene() { print(browserScene()) }
