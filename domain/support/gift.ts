import type { TokenSigner } from '#platform/token-signer.ts'

/** The suggested amounts, in cents. Eighteen symbolizes life, so many people give multiples of it. */
export const QUICK_AMOUNTS_CENTS = [1_800, 3_600, 7_200, 18_000, 36_000] as const

export const GIVER_NAME_MAX = 120
/** The maximum number of unpaid gifts per donor, for all items. */
export const GIFTS_WAITING_ANYWHERE_MAX = 20
/** The number of donors shown on an item's page. */
export const GIVERS_SHOWN = 6

/** What an email with an update lets a donor without an account refuse. */
export const GIFT_UPDATES = 'gift-updates'

/** The reference to put on a bank transfer, such as `G-1A2B-3C4D`. The end of an id is its random part. */
export function giftReference(id: string): string {
  const signs = id.replaceAll('-', '').slice(-8).toUpperCase()
  return `G-${signs.slice(0, 4)}-${signs.slice(4)}`
}

/** Parses a typed reference into its eight digits in lower case; null for anything else. */
export function readGiftReference(text: string): string | null {
  const [, first, second] = /^\s*g[\s-]*([\da-f]{4})[\s-]*([\da-f]{4})\s*$/i.exec(text) ?? []
  return first && second ? (first + second).toLowerCase() : null
}

const PURPOSE = 'gift'

/** Creates the key that opens a gift's page. */
export function sealGift(seal: Pick<TokenSigner, 'close'>, giftId: string): string {
  return seal.close(PURPOSE, giftId)
}

/** Returns the gift id that a key opens, or null for an invalid key. */
export function openGiftSeal(seal: Pick<TokenSigner, 'open'>, key: string): string | null {
  return seal.open(PURPOSE, key)
}

/** The path of a gift's page; with its key for emails and for visitors who came by one. */
export function giftPath(giftId: string, key?: string | null): string {
  return `/gifts/${giftId}${key ? `?key=${encodeURIComponent(key)}` : ''}`
}
