import type { AnswerPart } from '#domain/assistant/assistant.ts'

/** Bytes of an answer buffered for a slow reader: more than any answer of ours has. */
const MOST_WAITING = 512 * 1024

const encoder = new TextEncoder()

/**
 * Streams an answer as events, `data: <part as JSON>` each. Generates as fast as possible however slowly it is read,
 * so that a slow reader cannot hold a model. Calls `end` once the stream is read, canceled, or `signal` aborts;
 * canceling also aborts the signal passed to `begin`.
 */
export function streamChatAnswer(
  begin: (signal: AbortSignal) => AsyncIterable<AnswerPart>,
  { signal, end }: { signal: AbortSignal; end: () => void },
): ReadableStream<Uint8Array> {
  const leaving = new AbortController()
  const waiting: Uint8Array[] = []
  let bytes = 0
  let isWhole = false
  let fault: { error: unknown } | undefined
  let wake = () => {}

  const push = (text: string) => {
    const piece = encoder.encode(text)
    bytes += piece.byteLength
    waiting.push(piece)
    wake()
  }

  signal.addEventListener('abort', end, { once: true })

  async function make(): Promise<void> {
    try {
      for await (const part of begin(AbortSignal.any([signal, leaving.signal]))) {
        if (bytes > MOST_WAITING) {
          leaving.abort()
          break
        }
        push(`data: ${JSON.stringify(part)}\n\n`)
      }
    } catch (error) {
      fault = { error }
    }
    isWhole = true
    wake()
  }

  return new ReadableStream<Uint8Array>(
    {
      start() {
        // Confirms that the question arrived, and flushes the headers.
        push(': here\n\n')
        void make()
      },
      async pull(controller) {
        while (waiting.length === 0 && !isWhole) {
          await new Promise<void>((resolve) => (wake = resolve))
        }
        const piece = waiting.shift()
        if (piece) {
          bytes -= piece.byteLength
          return controller.enqueue(piece)
        }
        end()
        if (fault) throw fault.error
        controller.close()
      },
      cancel() {
        leaving.abort()
        end()
      },
    },
    { highWaterMark: 0 },
  )
}
