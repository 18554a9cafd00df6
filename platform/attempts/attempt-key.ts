import { createHmac } from 'node:crypto'

/** The key of a limit and its subject: without the server's secret no one can tell, or find by guessing, who that is. */
export function attemptKey(secret: string, kind: string, of: readonly string[]): string {
  return createHmac('sha256', `attempts:${secret}`)
    .update(JSON.stringify([kind, ...of]))
    .digest('base64url')
}

/** What the keys of marks begin with, since they are kept longer than what was counted. */
export const MARK = 'mark.'
