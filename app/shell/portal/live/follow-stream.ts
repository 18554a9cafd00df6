import { readEvents, type LiveEvent } from './read-events.ts'

/** Milliseconds before each retry; the last one repeats. */
const PAUSES = [1_000, 2_000, 5_000, 10_000] as const

/** The server sends a heartbeat every 30 s; after two missing ones the connection is considered dead. */
const SILENCE_MS = 75_000

/** Statuses that a retry does not change: signed out, or role removed. */
const FINAL = new Set([401, 403, 404])

/**
 * Reports the server's events until `signal` aborts or the server refuses for good. A stream that ends or falls silent
 * is reopened; events in between are lost, so `catch-up` is reported then.
 */
export async function followStream({
  open,
  tell,
  signal,
  isLate = false,
}: {
  open(signal: AbortSignal): Promise<Response>
  tell(said: LiveEvent): void
  signal: AbortSignal
  /** True if events may have been missed already. */
  isLate?: boolean
}): Promise<void> {
  let mayHaveMissed = isLate
  let failures = 0
  while (!signal.aborted) {
    const silence = new AbortController()
    const cut = () => silence.abort()
    let timer = setTimeout(cut, SILENCE_MS)
    try {
      const answer = await open(AbortSignal.any([signal, silence.signal]))
      if (FINAL.has(answer.status)) {
        // The page reloads and gets the reason.
        tell({ event: 'catch-up', data: '' })
        return
      }
      if (answer.ok && answer.body) {
        for await (const said of readEvents(answer.body)) {
          clearTimeout(timer)
          timer = setTimeout(cut, SILENCE_MS)
          failures = 0
          if (said.event !== 'open') tell(said)
          else if (mayHaveMissed) tell({ event: 'catch-up', data: '' })
        }
      }
    } catch {
      // No response, or a lost one: the same as an end.
    } finally {
      clearTimeout(timer)
    }
    mayHaveMissed = true
    const ms = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0
    failures += 1
    await pause(ms, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
