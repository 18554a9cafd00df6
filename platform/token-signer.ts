import { createHmac, timingSafeEqual } from 'node:crypto'

/** Marks our own words, so that they can be known again when they come back from outside. They can be read, not made. */
export type TokenSigner = {
  close(purpose: string, words: string): string
  /** The words, if this server has signed them for this purpose; else null. */
  open(purpose: string, sealed: string): string | null
}

/** Signs with the secret of the server. What was signed for one purpose is no good for another. */
export function createTokenSigner(secret: string): TokenSigner {
  const mark = (purpose: string, words: string) =>
    createHmac('sha256', secret).update(`seal\0${purpose}\0${words}`).digest()
  return {
    close: (purpose, words) =>
      `${Buffer.from(words).toString('base64url')}.${mark(purpose, words).toString('base64url')}`,
    open(purpose, sealed) {
      const [body = '', given = '', ...more] = sealed.split('.')
      if (more.length > 0) return null
      const words = Buffer.from(body, 'base64url').toString()
      const proof = Buffer.from(given, 'base64url')
      const right = mark(purpose, words)
      return proof.length === right.length && timingSafeEqual(proof, right) ? words : null
    },
  }
}
