import { once } from 'node:events'
import { expect, test } from 'vitest'
import { gatherWrites } from './gather-writes.ts'

const text = (piece: Uint8Array | undefined) => new TextDecoder().decode(piece)
const flush = (sink: object) => (sink as { flush(): void }).flush()

test('what is written before a flush is sent as one piece, the rest at the end', async () => {
  const { sink, stream } = gatherWrites()
  const reader = stream.getReader()
  for (const part of ['<p>', 'é', '</p>']) sink.write(part)
  flush(sink)
  expect(text((await reader.read()).value)).toBe('<p>é</p>')
  flush(sink)
  sink.write('later')
  sink.end()
  expect(text((await reader.read()).value)).toBe('later')
  expect((await reader.read()).done).toBe(true)
})

test('when the reader stops, writing ends', async () => {
  const { sink, stream } = gatherWrites()
  const closed = once(sink, 'close')
  await stream.cancel()
  await closed
  expect(sink.destroyed).toBe(true)
  flush(sink)
})

test('a failed write is a failed read', async () => {
  const { sink, stream } = gatherWrites()
  sink.on('error', () => {})
  sink.destroy(new Error('broken'))
  await expect(stream.getReader().read()).rejects.toThrow('broken')
})

test('what ended before a flush is there as one piece', () => {
  const { sink, whole } = gatherWrites()
  for (const part of ['<p>', 'é']) sink.write(part)
  expect(whole()).toBeNull()
  sink.end('</p>')
  expect(text(whole() ?? undefined)).toBe('<p>é</p>')
  const streamed = gatherWrites()
  streamed.sink.write('shell')
  flush(streamed.sink)
  streamed.sink.end('late')
  expect(streamed.whole()).toBeNull()
})
