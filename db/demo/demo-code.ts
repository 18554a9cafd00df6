import { CODE_LENGTH, CODE_SIGNS } from '#domain/ambassadors/link.ts'
import { demoId } from './demo-id.ts'

/** The fixed code of an ambassador's or a campaign's link. */
export function demoCode(key: string): string {
  const bytes = Buffer.from(demoId('ambassador_links', key).replaceAll('-', ''), 'hex')
  return Array.from(
    bytes.subarray(0, CODE_LENGTH),
    (byte) => CODE_SIGNS[byte % CODE_SIGNS.length],
  ).join('')
}
