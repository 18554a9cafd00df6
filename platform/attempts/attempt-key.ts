import { createHmac } from 'node:crypto'

/** What stands for a kind and whom it is about: without the server's secret nobody can tell, or try out, who that is. */
export function attemptKey(secret: string, kind: string, of: readonly string[]): string {
  return createHmac('sha256', `attempts:${secret}`)
    .update(JSON.stringify([kind, ...of]))
    .digest('base64url')
}

/** What the keys of marks begin with, since they are kept longer than what was counted. */
export const MARK = 'mark.'
