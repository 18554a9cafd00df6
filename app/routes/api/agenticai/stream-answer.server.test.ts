import { expect, test } from 'vitest'
import type { AnswerPart } from '#domain/assistant/assistant.ts'
import { streamChatAnswer } from './stream-answer.server.ts'

const text = (words: string): AnswerPart => ({ type: 'text', text: words })
const end: AnswerPart = { type: 'end', outcome: 'answered', answeredBy: 'site' }

/** Opens the stream of an answer and records what happens to it. */
function open(answer: (signal: AbortSignal) => AsyncIterable<AnswerPart>) {
  const limit = new AbortController()
  const came: string[] = []
  let heard: AbortSignal | undefined
  const stream = streamChatAnswer(
    (signal) => {
      heard = signal
      return answer(signal)
    },
    { signal: limit.signal, end: () => void came.push('end') },
  )
  return { stream, limit, came, wasLeft: () => heard?.aborted }
}

async function* saying(...parts: AnswerPart[]): AsyncGenerator<AnswerPart> {
  yield* parts
}

/** Yields one part, then nothing until its signal aborts. */
async function* stalling(signal: AbortSignal): AsyncGenerator<AnswerPart> {
  yield text('One')
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const read = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  new TextDecoder().decode((await reader.read()).value)

test('each part is one event, whatever it contains', async () => {
  const parts = [text('Two\n\nlines\ndata: "x"\r\u2028שלום 🙏'), text(''), end]
  const { stream, came } = open(() => saying(...parts))
  const all = await new Response(stream).text()
  const [first, ...events] = all.split('\n\n').slice(0, -1)
  expect(first).toBe(': here')
  expect(events.map((event) => JSON.parse(event.replace(/^data: /, '')))).toEqual(parts)
  for (const event of events) expect(event).toMatch(/^data: [^\n\r]+$/)
  expect(came).toEqual(['end'])
})

test('parts are readable as soon as they are generated', async () => {
  const { stream, came } = open(stalling)
  const reader = stream.getReader()
  expect(await read(reader)).toBe(': here\n\n')
  expect(await read(reader)).toContain('One')
  expect(came).toEqual([])
})

test('a reader that cancels stops the generation and frees the slot', async () => {
  const { stream, came, wasLeft } = open(stalling)
  const reader = stream.getReader()
  await read(reader)
  await reader.cancel()
  expect(wasLeft()).toBe(true)
  expect(came).toEqual(['end'])
})

test('a slow reader does not block the generation, and keeps its slot until the end or the time limit', async () => {
  let isMade = false
  const { stream, came, limit } = open(async function* making() {
    for (let n = 0; n < 500; n += 1) yield text(`${n}`)
    isMade = true
  })
  for (let n = 0; n < 5 && !isMade; n += 1) await settled()
  expect(isMade).toBe(true)
  expect(came).toEqual([])
  limit.abort()
  expect(came).toEqual(['end'])
  // What was generated can still be read.
  expect(await new Response(stream).text()).toContain('499')
})

test('an endless answer is aborted', async () => {
  let made = 0
  const { stream, wasLeft } = open(async function* babbling() {
    for (; made < 10_000; made += 1) yield text('x'.repeat(1_000))
  })
  for (let n = 0; n < 20 && !wasLeft(); n += 1) await settled()
  expect(made).toBeLessThan(600)
  expect((await new Response(stream).text()).length).toBeLessThan(600_000)
})

test('an error ends the stream and frees the slot', async () => {
  const { stream, came } = open(async function* failing() {
    yield text('One')
    throw new Error('a fault of ours')
  })
  await expect(new Response(stream).text()).rejects.toThrow('a fault of ours')
  expect(came).toEqual(['end'])
})
