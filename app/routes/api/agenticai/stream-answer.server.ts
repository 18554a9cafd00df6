import type { AnswerPart } from '#domain/assistant/assistant.ts'

/** Bytes of an answer that may wait for a slow reader: more than any answer of ours has. */
const MOST_WAITING = 512 * 1024

const encoder = new TextEncoder()

/**
 * An answer as a stream of events, `data: <part as JSON>` each. It is made as fast as it can be, however slowly it is
 * read, so that nobody holds a model by not reading. `end` is told once it has been read, or left, or `signal` says so;
 * the answer's own signal says stop when its reader leaves, too.
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
        // What its reader knows by that its question has come, and what sends the headers.
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
