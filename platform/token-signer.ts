import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs tokens so that we recognize them later. They can be read, not forged. */
export type TokenSigner = {
  close(purpose: string, words: string): string
  /** The content, if this server signed it for this purpose; otherwise null. */
  open(purpose: string, sealed: string): string | null
}

/** Creates a signer with the server's secret. A token signed for one purpose is invalid for another. */
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
