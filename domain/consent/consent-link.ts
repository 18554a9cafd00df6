import type { TokenSigner } from '#platform/token-signer.ts'

const PURPOSE = 'consent'
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
