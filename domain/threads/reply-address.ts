import { timingSafeEqual } from 'node:crypto'
import type { Side } from './thread.ts'
import type { TokenSigner } from '#platform/token-signer.ts'

const PURPOSE = 'reply'
const PREFIX = 'reply-'
/** Bytes of the signature in an address, whose local part has at most 64 characters (RFC 5321). */
const MARK_BYTES = 12
const ID_BYTES = 16
/** Base 32 in lower case, because servers on the way may change the case of an address. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = Math.ceil(((ID_BYTES + MARK_BYTES) * 8) / 5)

/** The thread and the reader of an email. Without an account: the giver of a gift, or an organization's public address. */
export type ReplyReader = {
  supportId: string
  side: Side
  userId: string | null
  /** Where they are emailed: who has left a mailbox cannot answer from it. */
  email: string
}

/** The address at which answers to an email of a thread arrive, for one reader. */
export function replyAddress(
  seal: Pick<TokenSigner, 'close'>,
  domain: string,
  reader: ReplyReader,
): string {
  const id = Buffer.from(reader.supportId.replaceAll('-', ''), 'hex')
  return `${PREFIX}${encode(Buffer.concat([id, markOf(seal, reader)]))}@${domain}`
}

/** What an address stands for: its thread, and the mark by which its reader is known. */
export type ReplyToken = { supportId: string; mark: Buffer }

/** Reads an address of ours; null if it is none. Whether the mark is right is for `isMarkOf`. */
export function readReplyAddress(address: string, domain: string): ReplyToken | null {
  const [local = '', host = '', ...more] = address.toLowerCase().split('@')
  if (more.length > 0 || host !== domain || !local.startsWith(PREFIX)) return null
  const bytes = decode(local.slice(PREFIX.length))
  if (!bytes) return null
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  const supportId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { supportId, mark: bytes.subarray(ID_BYTES) }
}

/** Whether a mark was made for this reader. */
export function isMarkOf(
  seal: Pick<TokenSigner, 'close'>,
  mark: Buffer,
  reader: ReplyReader,
): boolean {
  return mark.length === MARK_BYTES && timingSafeEqual(mark, markOf(seal, reader))
}

function markOf(
  seal: Pick<TokenSigner, 'close'>,
  { supportId, side, userId, email }: ReplyReader,
): Buffer {
  const [, mark = ''] = seal
    .close(PURPOSE, `${supportId} ${side} ${userId ?? ''} ${email.toLowerCase()}`)
    .split('.')
  return Buffer.from(mark, 'base64url').subarray(0, MARK_BYTES)
}

function encode(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => SIGNS[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

function decode(text: string): Buffer | null {
  if (text.length !== LENGTH) return null
  const fives = [...text].map((sign) => SIGNS.indexOf(sign))
  if (fives.includes(-1)) return null
  const bits = fives.map((five) => five.toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
