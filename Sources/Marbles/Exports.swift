// Lines, expectations and drawings have a module of their own, which does not need the signals.
@_exported import CurrycombMarbleLines
