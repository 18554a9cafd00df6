import type { TokenSigner } from '#platform/token-signer.ts'

const PURPOSE = 'check-in'

/** The code of a sign-up that its QR code shows. It names the sign-up, and lets nobody do anything. */
export function signCheckInCode(seal: Pick<TokenSigner, 'close'>, supportId: string): string {
  const bytes = Buffer.from(supportId.replaceAll('-', ''), 'hex')
  return seal.close(PURPOSE, bytes.toString('base64url'))
}

/** Returns the sign-up of a code; null if we have not signed it. */
export function readCheckInCode(seal: Pick<TokenSigner, 'open'>, code: string): string | null {
  return seal.open(PURPOSE, code) === null ? null : signUpOfCode(code)
}

/** Returns the sign-up that a code names, whoever made the code; null if it names none. Works in browsers. */
export function signUpOfCode(code: string): string | null {
  const [body = ''] = code.split('.')
  try {
    const bytes = [...decode(decode(body))].map((byte) => byte.charCodeAt(0).toString(16))
    const hex = bytes.map((byte) => byte.padStart(2, '0')).join('')
    const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex)
    return parts ? parts.slice(1).join('-') : null
  } catch {
    return null
  }
}

/** @throws what is not base64url. */
function decode(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
}
