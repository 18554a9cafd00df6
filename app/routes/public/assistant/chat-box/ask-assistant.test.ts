import { afterEach, expect, test, vi } from 'vitest'
import { askAssistant, type Unanswered } from './ask-assistant.ts'

const request = { prompt: 'Where?', actionType: 'answer' } as const
const NO_RESPONSE = 'Failed to get response from AI assistant'
const WENT_WRONG = 'Something went wrong with the AI assistant'

afterEach(() => {
  vi.unstubAllGlobals()
})

const event = (part: unknown) => `data: ${JSON.stringify(part)}\n\n`
const end = event({ type: 'end', outcome: 'answered', answeredBy: 'site' })
const stream = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/event-stream' } })

/** Asks with the given server response; returns the part types and the failure. */
async function ask(answer: Response | Error, signal = new AbortController().signal) {
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  const types: string[] = []
  try {
    for await (const parts of askAssistant(request, signal))
      types.push(...parts.map(({ type }) => type))
  } catch (error) {
    return { types, failure: (error as Partial<Unanswered>).failure }
  }
  return { types, failure: null }
}

test('a complete answer', async () => {
  const text = event({ type: 'text', text: 'Here.' })
  expect(await ask(stream(text + end))).toEqual({ types: ['text', 'end'], failure: null })
})

test.each([
  ['no response', new TypeError('Failed to fetch'), NO_RESPONSE, 'Failed to process AI request'],
  [
    'an error response',
    Response.json({ result: '', error: 'Wait.' }, { status: 429 }),
    NO_RESPONSE,
    'Wait.',
  ],
  [
    'a proxy error page',
    new Response('<h1>', { status: 502 }),
    NO_RESPONSE,
    'Failed to process AI request',
  ],
  ['a failed part', stream(event({ type: 'failed', error: 'No.' })), NO_RESPONSE, 'No.'],
  [
    'a stream cut off',
    stream(event({ type: 'text', text: 'He' })),
    NO_RESPONSE,
    'Failed to process AI request',
  ],
  ['nothing at all', stream(''), NO_RESPONSE, 'Failed to process AI request'],
  ['nonsense', stream('data: {"type":"text"}\n\n'), WENT_WRONG, 'An unexpected error occurred'],
])('%s produces a message', async (_, answer, title, text) => {
  expect((await ask(answer)).failure).toEqual({ title, text })
})

test('stopping reports no failure', async () => {
  const { failure } = await ask(new DOMException('', 'AbortError'), AbortSignal.abort())
  expect(failure).toBeUndefined()
})

test('a connection lost because the page unloads is not a failure', async () => {
  const page = new AbortController()
  const asked = ask(new TypeError('Failed to fetch'), page.signal)
  setImmediate(() => page.abort())
  expect((await asked).failure).toBeUndefined()
})
