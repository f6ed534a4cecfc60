// `Backoff` is declared in CurrycombEvents, because signals use it, too. It is exported here, so that a file that calls
// `retry` needs no second import.
@_exported import struct CurrycombEvents.Backoff
