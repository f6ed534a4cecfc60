// Lines, expectations and drawings are in a separate module, which does not need the signals.
@_exported import CurrycombMarbleLines
