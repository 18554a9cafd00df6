import { randomBytes } from 'node:crypto'

/** A code that nobody guesses: 22 characters that an address takes as they are. */
export function makeInviteCode(): string {
  return randomBytes(16).toString('base64url')
}
