import { createHmac, timingSafeEqual } from 'node:crypto'

/** Marks our own words, so that they can be known again when they come back from outside. They can be read, not made. */
export type Seal = {
  close(purpose: string, words: string): string
  /** The words, if this house has sealed them for this purpose; else null. */
  open(purpose: string, sealed: string): string | null
}

/** A seal made with the secret of the house. What was sealed for one purpose is no good for another. */
export function openSeal(secret: string): Seal {
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
