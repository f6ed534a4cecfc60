import Currycomb
import Foundation

@MainActor final class SearchModel {
    private(set) var title = ""

    init(_ query: some Signal<String, Never>) {
        query.map { "Results for \($0)" }.bind(to: \.title, on: self)
    }
}

try useFunctions()
useSignals()
try await useTasks()

let query = MutableProperty("wax")
let model = SearchModel(query)
query.value = "wicks"
for _ in 0..<1_000 where !model.title.hasSuffix(query.value) { await Task.yield() }
print(model.title)
let save = Command { (name: String) in LazyTask<Int, Never>.of(name.count) }
save.values.observe { print("saved \($0)") }
save.execute("Ada")
while save.isExecuting.value { await Task.yield() }

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("client-\(UUID())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
try await useShelf(at: folder.appendingPathComponent("shelf.journal").path)

Combinations.run()
NineValues.run()
Played.run()
