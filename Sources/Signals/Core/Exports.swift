// Events have a module of their own, so that marble lines compile without the signals.
@_exported import CurrycombEvents
