import { createHash } from 'node:crypto'

/** The fixed id of a demo row: a UUID of version 8 (RFC 9562, 5.8) derived from its table and key. */
export function demoId(table: string, key: string): string {
  const bytes = createHash('sha256').update(`${table} ${key}`).digest().subarray(0, 16)
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [8, 4, 4, 4, 12]
    .reduce<{ at: number; parts: string[] }>(
      ({ at, parts }, length) => ({
        at: at + length,
        parts: [...parts, hex.slice(at, at + length)],
      }),
      { at: 0, parts: [] },
    )
    .parts.join('-')
}
