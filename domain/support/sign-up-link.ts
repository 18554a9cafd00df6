import type { TokenSigner } from '#platform/token-signer.ts'

const PURPOSE = 'sign-up'
const DAY_MS = 24 * 60 * 60 * 1000
/** The validity of an email's link to a sign-up, in days. */
export const SIGN_UP_LINK_DAYS = 180

/** The sign-up of a link, and its user: the supporter, or a participant in a group. */
export type SignUpOf = { supportId: string; userId: string }

/** Where its page asks how long they helped. */
export const HOURS_ANCHOR = 'own-hours'

/** The path of a sign-up's page; with its key for emails. */
export function signUpPagePath(supportId: string, key?: string | null): string {
  return `/sign-ups/${supportId}${key ? `?key=${encodeURIComponent(key)}` : ''}`
}

/** Creates the key that opens the page for one user, for 180 days. */
export function signSignUpKey(
  seal: Pick<TokenSigner, 'close'>,
  { supportId, userId }: SignUpOf,
  now: Date,
): string {
  const until = now.getTime() + SIGN_UP_LINK_DAYS * DAY_MS
  return seal.close(PURPOSE, `${supportId} ${userId} ${until}`)
}

/** Returns the sign-up that a key opens; null if it is invalid or expired. */
export function readSignUpKey(
  seal: Pick<TokenSigner, 'open'>,
  key: string,
  now: Date,
): SignUpOf | null {
  const [supportId, userId, until] = seal.open(PURPOSE, key)?.split(' ') ?? []
  if (!supportId || !userId || !(Number(until) > now.getTime())) return null
  return { supportId, userId }
}
