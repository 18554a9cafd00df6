import type { TokenSigner } from '#platform/token-signer.ts'

const PURPOSE = 'sign-up'
const DAY_MS = 24 * 60 * 60 * 1000
/** So long a link in a mail opens the page of a sign-up. */
export const SIGN_UP_LINK_DAYS = 180

/** Whose sign-up a link is about: one who signed up, or who comes along with a group. */
export type SignUpOf = { supportId: string; userId: string }

/** A sign-up's page; with its key, for mails. */
export function signUpPagePath(supportId: string, key?: string | null): string {
  return `/sign-ups/${supportId}${key ? `?key=${encodeURIComponent(key)}` : ''}`
}

/** The key that opens the page for one person, for 180 days. */
export function signSignUpKey(
  seal: Pick<TokenSigner, 'close'>,
  { supportId, userId }: SignUpOf,
  now: Date,
): string {
  const until = now.getTime() + SIGN_UP_LINK_DAYS * DAY_MS
  return seal.close(PURPOSE, `${supportId} ${userId} ${until}`)
}

/** Whose page a key opens; null for one that is not ours or too old. */
export function readSignUpKey(
  seal: Pick<TokenSigner, 'open'>,
  key: string,
  now: Date,
): SignUpOf | null {
  const [supportId, userId, until] = seal.open(PURPOSE, key)?.split(' ') ?? []
  if (!supportId || !userId || !(Number(until) > now.getTime())) return null
  return { supportId, userId }
}
