import { expect, test } from 'vitest'
import type { AnswerPart } from '#domain/assistant/assistant.ts'
import { readStreamParts } from './read-parts.ts'

const encoder = new TextEncoder()

/** A stream in chunks of the given number of bytes. */
function streamOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = encoder.encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
}

async function read(text: string, size = 7): Promise<AnswerPart[]> {
  const all: AnswerPart[] = []
  for await (const parts of readStreamParts(streamOf(text, size))) all.push(...parts)
  return all
}

const event = (part: unknown) => `data: ${JSON.stringify(part)}\n\n`
const card = {
  kind: 'project',
  address: '/projects-events/1',
  title: 'קטיף זיתים',
  text: '',
  image: null,
  place: null,
  time: null,
}
const whole: AnswerPart[] = [
  { type: 'text', text: 'שלום 👋 ' },
  { type: 'cards', cards: [{ ...card, kind: 'project' }] },
  { type: 'choices', choices: ['More'] },
  { type: 'end', outcome: 'answered', answeredBy: 'site' },
]

test('yields whole parts in order, however the bytes are split', async () => {
  const text = `: here\n\n${whole.map(event).join('')}`
  for (const size of [1, 2, 3, 7, 64, 10_000]) expect(await read(text, size)).toEqual(whole)
})

test('skips unknown parts and comments', async () => {
  expect(await read(`${event({ type: 'thought' })}: beat\n\n${event(whole[3])}`)).toEqual([
    whole[3],
  ])
})

test.each([
  'data: {"type":"text"}\n\n',
  'data: {"type":"text","text":1}\n\n',
  'data: nonsense\n\n',
  'data: null\n\n',
  event({ type: 'cards', cards: [{ ...card, address: 'https://evil.example' }] }),
  event({ type: 'cards', cards: [{ ...card, address: 'javascript:alert(1)' }] }),
  event({ type: 'cards', cards: [{ ...card, title: undefined }] }),
  event({ type: 'choices', choices: [1] }),
])('rejects %j', async (text) => {
  await expect(read(text)).rejects.toThrow(SyntaxError)
})
