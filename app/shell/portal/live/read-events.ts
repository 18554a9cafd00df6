/** An event of the server's stream. */
export type LiveEvent = { event: string; data: string }

/** Parses server-sent events, as written by `platform/live/create-live-updates.ts`, until the stream ends. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield readBlock(block)
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

function readBlock(block: string): LiveEvent {
  const lines = block.split('\n')
  const field = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  return { event: field('event'), data: field('data') }
}
