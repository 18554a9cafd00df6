import { expect, test } from 'vitest'
import { readEvents, type LiveEvent } from './read-events.ts'

async function read(chunks: string[]) {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
  const events: LiveEvent[] = []
  for await (const event of readEvents(stream)) events.push(event)
  return events
}

test('parses events regardless of chunk boundaries', async () => {
  const text = 'event: open\ndata: \n\nevent: news\ndata: inbox new\n\nevent: beat\ndata: \n\n'
  const all = [
    { event: 'open', data: '' },
    { event: 'news', data: 'inbox new' },
    { event: 'beat', data: '' },
  ]
  expect(await read([text])).toEqual(all)
  expect(await read([...text])).toEqual(all)
  expect(await read([text.slice(0, -1)]), 'an event that is not whole is none').toEqual(
    all.slice(0, 2),
  )
})
