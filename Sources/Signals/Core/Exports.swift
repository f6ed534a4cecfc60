// Events have a module of their own, so marble lines compile without the signals.
@_exported import CurrycombEvents
