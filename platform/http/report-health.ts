import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import type { WebEnv } from './web-env.ts'

const uncached = { 'Cache-Control': 'no-store' }

/** Answers `/healthz`: 200 while the process is alive. */
export function reportAlive(c: Context<WebEnv>): Response {
  return c.text('ok', 200, uncached)
}

/** Answers `/readyz`: 200 if the database responds within `limitMs`, otherwise 503; also 503 during shutdown. */
export function reportReady(
  ready: () => Promise<boolean>,
  { limitMs, isEnding }: { limitMs: number; isEnding: () => boolean },
) {
  return async (c: Context<WebEnv>): Promise<Response> => {
    if (isEnding()) return c.text('ending', 503, uncached)
    const over = new AbortController()
    const isReady = await Promise.race([
      Promise.try(ready).catch(() => false),
      wait(limitMs, false, { signal: over.signal }).catch(() => false),
    ])
    over.abort()
    return isReady ? c.text('ready', 200, uncached) : c.text('not ready', 503, uncached)
  }
}
