import type { TokenSigner } from '#platform/token-signer.ts'

const PURPOSE = 'check-in'

/** The code of a sign-up that its QR code shows. It names the sign-up, and lets nobody do anything. */
export function signCheckInCode(seal: Pick<TokenSigner, 'close'>, supportId: string): string {
  const bytes = Buffer.from(supportId.replaceAll('-', ''), 'hex')
  return seal.close(PURPOSE, bytes.toString('base64url'))
}

/** Returns the sign-up of a code; null if we have not signed it. */
export function readCheckInCode(seal: Pick<TokenSigner, 'open'>, code: string): string | null {
  const words = seal.open(PURPOSE, code)
  const hex = words === null ? '' : Buffer.from(words, 'base64url').toString('hex')
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex)
  return parts ? parts.slice(1).join('-') : null
}
