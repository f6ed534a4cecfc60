/// The umbrella module: `import Currycomb` imports seven of the toolkit's modules.
///
/// The operators `>>>`, `<<<` and `|>` are not included, so that they do not clash with an app's own operators. Add
/// them with `import CurrycombCompositionOperators`. `CurrycombMarbles`, `CurrycombDifferences` and `CurrycombTestKit`
/// are not included either.
@_exported import CurrycombBindings
@_exported import CurrycombComposition
@_exported import CurrycombContainers
@_exported import CurrycombEffects
@_exported import CurrycombSignals
@_exported import CurrycombStores
@_exported import CurrycombVerification
