import type { TokenSigner } from '#platform/token-signer.ts'

const PURPOSE = 'consent'
const DAY_MS = 24 * 60 * 60 * 1000
/** How long a parent or guardian has to answer. */
export const CONSENT_DAYS = 7

/** When a parent or guardian who is asked now must have answered. */
export function consentEnd(now: Date): Date {
  return new Date(now.getTime() + CONSENT_DAYS * DAY_MS)
}

/** The page where a parent or guardian answers, with its key. It opens nothing else. */
export function consentPath(seal: Pick<TokenSigner, 'close'>, supportId: string): string {
  const key = seal.close(PURPOSE, supportId)
  return `/consents/${supportId}?${new URLSearchParams({ key }).toString()}`
}

/** Whether a key is that of this sign-up. */
export function isConsentKey(
  seal: Pick<TokenSigner, 'open'>,
  supportId: string,
  key: string,
): boolean {
  return seal.open(PURPOSE, key) === supportId
}
