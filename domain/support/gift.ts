import type { TokenSigner } from '#platform/token-signer.ts'

/** Amounts to choose by one press, in cents. Eighteen stands for life, so many give in its multiples. */
export const QUICK_AMOUNTS_CENTS = [1_800, 3_600, 7_200, 18_000, 36_000] as const

export const GIVER_NAME_MAX = 120
/** Gifts of one person, for everything, that may wait at once. */
export const GIFTS_WAITING_ANYWHERE_MAX = 20
/** Givers on the page of an item. */
export const GIVERS_SHOWN = 6

/** What people write on a transfer, such as `G-1A2B-3C4D`. The end of an id is its random part. */
export function giftReference(id: string): string {
  const signs = id.replaceAll('-', '').slice(-8).toUpperCase()
  return `G-${signs.slice(0, 4)}-${signs.slice(4)}`
}

/** Eight signs of a reference as somebody types it, in small letters; null for other words. */
export function readGiftReference(text: string): string | null {
  const [, first, second] = /^\s*g[\s-]*([\da-f]{4})[\s-]*([\da-f]{4})\s*$/i.exec(text) ?? []
  return first && second ? (first + second).toLowerCase() : null
}

const PURPOSE = 'gift'

/** The key that opens a gift's page for whoever has it. */
export function sealGift(seal: Pick<TokenSigner, 'close'>, giftId: string): string {
  return seal.close(PURPOSE, giftId)
}

/** Whose page a key opens, or null for a key that is not ours. */
export function openGiftSeal(seal: Pick<TokenSigner, 'open'>, key: string): string | null {
  return seal.open(PURPOSE, key)
}

/** A gift's page; with its key, for mails and for those who came by one. */
export function giftPath(giftId: string, key?: string | null): string {
  return `/gifts/${giftId}${key ? `?key=${encodeURIComponent(key)}` : ''}`
}
