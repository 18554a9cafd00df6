/** Paths (with everything below them) that may receive more than the usual, in bytes. */
export type BodyLimits = readonly (readonly [prefix: string, bytes: number])[]

/** The limit that holds for a path: that of the longest prefix which names it, else the usual one. */
export function bodyLimitOf(path: string, limits: BodyLimits, usual: number): number {
  let longest = ''
  let limit = usual
  for (const [prefix, bytes] of limits) {
    // The router asks for the data of `/a` at `/a.data`.
    const isNamed = path.startsWith(prefix) && /^(?:[/.]|$)/.test(path.slice(prefix.length))
    if (isNamed && prefix.length > longest.length) [longest, limit] = [prefix, bytes]
  }
  return limit
}

/** A body that was counted while it was read. */
export type CountedBody = {
  stream: ReadableStream<Uint8Array>
  /** Set once more than the limit has come. */
  isExceeded: () => boolean
}

/**
 * Counts a body as it streams by and breaks it off over the limit, whatever its Content-Length said.
 * The source is left alone then: cancelling it would close the socket before the refusal is sent.
 */
export function countBody(body: ReadableStream<Uint8Array>, limit: number): CountedBody {
  const reader = body.getReader()
  let total = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        total += value.byteLength
        if (total > limit) controller.error(new Error('The body is over its limit.'))
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, isExceeded: () => total > limit }
}
