import { randomBytes } from 'node:crypto'

/** Creates a UUID, version 7 (RFC 9562, 5.7): ordered by time to the millisecond, so that indexes grow at their end. */
export function newId(at: Date = new Date()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(at.getTime(), 0, 6)
  return written(bytes, 7)
}

/** Creates a UUID of 16 computed bytes, version 8 (RFC 9562, 5.8): the same bytes give the same id. */
export function idFrom(bytes: Uint8Array): string {
  return written(Buffer.from(bytes.subarray(0, 16)), 8)
}

function written(bytes: Buffer, version: number): string {
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | (version << 4)
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Whether a text is a UUID as `newId` formats it. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text)
}
