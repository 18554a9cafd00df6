import type { TokenSigner } from '#platform/token-signer.ts'

const PURPOSE = 'consent'
const DAY_MS = 24 * 60 * 60 * 1000
/** How long a parent or guardian has to answer, at most. */
const CONSENT_DAYS = 7

/** When a parent or guardian who is asked now must have answered: in a week, or when it begins if that is sooner; null has begun. */
export function consentEnd(now: Date, begins: Date | null): Date {
  const end = now.getTime() + CONSENT_DAYS * DAY_MS
  return new Date(Math.min(end, begins?.getTime() ?? end))
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
