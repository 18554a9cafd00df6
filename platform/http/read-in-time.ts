/** The bytes did not arrive in time. */
export class LateBody extends Error {}

/** The rest is no longer wanted. */
export class GivenUpBody extends Error {}

export type BodyReader = {
  /** The next bytes, or null at the end. @throws LateBody; GivenUpBody; any error of the source. */
  next(): Promise<Uint8Array | null>
}

type ReadTimes = { wholeMs: number; silentMs?: number; givenUp?: AbortSignal }

/**
 * Reads a body that has `wholeMs` to arrive, may pause for at most `silentMs`, and is dropped when `givenUp` aborts. The source
 * is then left open: canceling it would close the socket before the refusal is sent.
 */
export function readInTime(
  body: ReadableStream<Uint8Array> | null,
  { wholeMs, silentMs = wholeMs, givenUp }: ReadTimes,
): BodyReader {
  const reader = body?.getReader()
  const deadline = performance.now() + wholeMs
  return {
    async next() {
      if (!reader) return null
      const over = Promise.withResolvers<never>()
      const giveUp = () => over.reject(new GivenUpBody())
      if (givenUp?.aborted) giveUp()
      givenUp?.addEventListener('abort', giveUp)
      const patience = Math.min(silentMs, deadline - performance.now())
      const timer = setTimeout(() => over.reject(new LateBody()), patience)
      try {
        const { done, value } = await Promise.race([reader.read(), over.promise])
        return done ? null : value
      } finally {
        clearTimeout(timer)
        givenUp?.removeEventListener('abort', giveUp)
      }
    },
  }
}
