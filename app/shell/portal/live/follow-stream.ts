import { readEvents, type LiveEvent } from './read-events.ts'

/** Milliseconds before each further try; the last repeats. */
const PAUSES = [1_000, 2_000, 5_000, 10_000] as const

/** The server beats every 30 s; after two that are missing nobody is there any more. */
const SILENCE_MS = 75_000

/** Answers that another try does not change: signed out, or no longer what one was. */
const FINAL = new Set([401, 403, 404])

/**
 * Tells what the server says until `signal` ends it or the server refuses for good. A stream that ends, or falls silent,
 * is opened anew; what was said in between is lost, so that `catch-up` is told then.
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
  /** Something may have been missed already. */
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
        // The page asks anew, and is told why.
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
      // Nobody answers, or no longer: as good as an end.
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
