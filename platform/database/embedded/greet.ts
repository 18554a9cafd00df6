import type { EmbeddedConnection } from './connection.ts'
import type { WireSession } from './session.ts'
import { readStartUp } from './start-up-packet.ts'
import { message } from './wire.ts'

/** Settings that a server reports to every client at start-up. */
const REPORTED = [
  'server_version',
  'server_encoding',
  'client_encoding',
  'application_name',
  'DateStyle',
  'IntervalStyle',
  'TimeZone',
  'integer_datetimes',
  'standard_conforming_strings',
]

/** Answers a start-up packet like a server. True when the connection is logged in; throws SessionError if it is refused. */
export function greet(
  connection: EmbeddedConnection,
  packet: Buffer,
  session: WireSession,
): boolean {
  const startUp = readStartUp(packet)
  switch (startUp.kind) {
    case 'encryption':
      // Encryption is useless inside one process. The client continues with a plain packet or closes.
      connection.send(Buffer.from('N'))
      connection.expectStartUp()
      return false
    case 'cancel':
      // A request to cancel another connection's statement. A thread that runs it cannot listen; the watchdog ends statements
      // that take too long.
      connection.end()
      return false
    case 'refused':
      connection.refuse(startUp.code, startUp.text)
      return false
    case 'login':
      connection.user = startUp.user
      connection.startSettings = startUp.settings
      connection.send(welcome(connection.id, session.logIn(connection, REPORTED)))
      return true
  }
}

function welcome(id: number, settings: [string, string][]): Buffer {
  const authenticated = message('R', Buffer.alloc(4))
  const reports = settings.map(([name, value]) => message('S', `${name}\0${value}\0`))
  const key = Buffer.alloc(8)
  key.writeUInt32BE(id)
  return Buffer.concat([authenticated, ...reports, message('K', key), message('Z', 'I')])
}
