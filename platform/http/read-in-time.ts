/** The bytes did not come in time. */
export class LateBody extends Error {}

export type BodyReader = {
  /** The next bytes, or null at the end. @throws LateBody; whatever made the source fail. */
  next(): Promise<Uint8Array | null>
}

/**
 * Reads a body that has `wholeMs` to arrive, and may pause for no longer than `silentMs`. A late source is left alone:
 * cancelling it would close the socket before the refusal is sent.
 */
export function readInTime(
  body: ReadableStream<Uint8Array> | null,
  { wholeMs, silentMs = wholeMs }: { wholeMs: number; silentMs?: number },
): BodyReader {
  const reader = body?.getReader()
  const deadline = performance.now() + wholeMs
  return {
    async next() {
      if (!reader) return null
      const late = Promise.withResolvers<never>()
      const patience = Math.min(silentMs, deadline - performance.now())
      const timer = setTimeout(() => late.reject(new LateBody()), patience)
      try {
        const { done, value } = await Promise.race([reader.read(), late.promise])
        return done ? null : value
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
