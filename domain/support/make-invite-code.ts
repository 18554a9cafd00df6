import { randomBytes } from 'node:crypto'

/** Creates an unguessable code of 22 URL-safe characters. */
export function makeInviteCode(): string {
  return randomBytes(16).toString('base64url')
}
