import { createHash } from 'node:crypto'
import type { Digest } from './storage.ts'

/** Bytes are not those that were declared or stored. */
export class ContentError extends Error {}

/**
 * Passes a stream on and compares it with what is expected. The last chunk is held back until everything is known to be right,
 * so that a receiver never has all bytes of wrong content.
 */
export function checkStream(
  source: ReadableStream<Uint8Array>,
  expected: { bytes: number; sha256?: string | null },
): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  const hash = expected.sha256 ? createHash('sha256') : null
  let bytes = 0
  let held: Uint8Array | undefined
  const refuse = async (words: string) => {
    const error = new ContentError(words)
    await reader.cancel(error).catch(() => {})
    throw error
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const { done, value } = await reader.read()
          if (done) break
          bytes += value.byteLength
          hash?.update(value)
          if (bytes > expected.bytes) await refuse(`more than ${expected.bytes} bytes`)
          const ready = held
          held = value
          if (ready) return controller.enqueue(ready)
        }
        if (bytes < expected.bytes) await refuse(`${bytes} of ${expected.bytes} bytes`)
        if (hash && hash.digest('hex') !== expected.sha256) await refuse('other bytes than stored')
        if (held) controller.enqueue(held)
        controller.close()
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

/** Length and hashes of a stream, which is read to its end. */
export async function digestStream(stream: ReadableStream<Uint8Array>): Promise<Digest> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')]
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.byteLength
    sha256.update(chunk)
    md5.update(chunk)
  }
  return { bytes, sha256: sha256.digest('hex'), md5: md5.digest('hex') }
}

/** The same of bytes in memory. */
export function digestBytes(content: Uint8Array): Digest {
  const hexOf = (name: string) => createHash(name).update(content).digest('hex')
  return { bytes: content.byteLength, sha256: hexOf('sha256'), md5: hexOf('md5') }
}
