/**
 * Messages of the PostgreSQL wire protocol, version 3: one letter, a length that includes itself, a body. Only the start-up
 * packet has no letter (`start-up-packet.ts`). https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

/** Message types from the client, as bytes. */
export const FROM_CLIENT = {
  bind: 0x42,
  close: 0x43,
  describe: 0x44,
  flush: 0x48,
  parse: 0x50,
  query: 0x51,
  sync: 0x53,
  terminate: 0x58,
} as const

/** Length of the first complete message from `at`, or 0 if it is incomplete. */
export function messageLength(bytes: Buffer, at: number): number {
  if (bytes.length - at < 5) return 0
  const length = 1 + bytes.readUInt32BE(at + 1)
  return bytes.length - at < length ? 0 : length
}

/** Splits bytes into complete messages. */
export function* splitMessages(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length;) {
    const length = messageLength(bytes, at)
    // A length below 5 would never advance. PostgreSQL calls this a lost synchronization.
    if (length < 5) throw new Error('A message of the database protocol is broken.')
    yield bytes.subarray(at, at + length)
    at += length
  }
}

/** Creates a message from its letter and body. */
export function message(letter: string, body: Buffer | string = ''): Buffer {
  const content = typeof body === 'string' ? Buffer.from(body) : body
  const head = Buffer.alloc(5)
  head.write(letter, 0, 'latin1')
  head.writeUInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}

/** A simple query, which may contain several statements that succeed or fail together. */
export function encodeQuery(sql: string): Buffer {
  return message('Q', `${sql}\0`)
}

/** The message with which a server ends a connection. */
export function fatalError(code: string, text: string): Buffer {
  return message('E', `SFATAL\0VFATAL\0C${code}\0M${text}\0\0`)
}

/** SQLSTATE and text of the first error in a response, or null. */
export function findError(answer: Buffer): { code: string; text: string } | null {
  for (const part of splitMessages(answer)) {
    if (part[0] !== 0x45) continue
    const fields = part.toString('utf8', 5).split('\0')
    const read = (letter: string) => fields.find((field) => field[0] === letter)?.slice(1)
    return { code: read('C') ?? 'XX000', text: read('M') ?? 'unknown error' }
  }
  return null
}

/** The rows of all statements in a response, as text. */
export function decodeRows(answer: Buffer): (string | null)[][] {
  const rows: (string | null)[][] = []
  for (const part of splitMessages(answer)) {
    if (part[0] !== 0x44) continue
    const row: (string | null)[] = []
    let at = 7
    for (let column = part.readUInt16BE(5); column > 0; column--) {
      const length = part.readInt32BE(at)
      row.push(length < 0 ? null : part.toString('utf8', at + 4, at + 4 + length))
      at += 4 + Math.max(length, 0)
    }
    rows.push(row)
  }
  return rows
}
