import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startModel } from '#test/world/model-server.ts'
import { readEnv } from '../env.ts'
import type { ModelPart, ModelTools, WantedAnswer } from './model.ts'
import { openModel } from './open-model.ts'

const server = await startModel()
afterAll(() => server.stop())
beforeEach(() => {
  server.asked.length = 0
})

/** Far more than is needed, on a busy machine too. */
const patient = { AI_FIRST_WORD_MS: '30000', AI_SILENCE_MS: '30000', AI_WHOLE_MS: '60000' }
const hasty = { AI_FIRST_WORD_MS: '300', AI_SILENCE_MS: '300' }
let now = 0
const clock = { now: () => new Date(now) }

/** Opens a model with these settings in place of the usual ones. */
function open(settings: Record<string, string | undefined> = {}) {
  const env = readEnv({ ...server.settings, ...patient, ...settings })
  return openModel(env, clock)!
}

const wanted = (more: Partial<WantedAnswer> = {}): WantedAnswer => ({
  system: 'You are a test.',
  messages: [{ role: 'user', content: 'What is there?' }],
  tools: {},
  signal: new AbortController().signal,
  ...more,
})

async function read(parts: AsyncIterable<ModelPart>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part.type === 'text' ? part.text : `<${part.type}>`
  return text
}

const looked: unknown[] = []
const tools: ModelTools = {
  look: {
    description: 'Looks something up.',
    input: z.object({ words: z.string().max(10) }),
    async run(input) {
      looked.push(input)
      return { found: 'a tree' }
    },
  },
}

test('without settings there is none', () => {
  expect(openModel(readEnv({}), clock)).toBeNull()
})

test('it is asked as the protocol says, and answers in pieces', async () => {
  server.play = () => ({ does: 'say', text: 'Planting trees, שלום, 🌳.', piece: 2 })
  expect(await read(open().stream(wanted()))).toBe('Planting trees, שלום, 🌳.')
  expect(server.asked[0]).toMatchObject({
    model: server.settings['AI_MODEL'],
    max_tokens: 1200,
    messages: [
      { role: 'system', content: 'You are a test.' },
      { role: 'user', content: 'What is there?' },
    ],
  })
})

test.each([1, 2, 3, 7])('its bytes may be cut anywhere: after each %i', async (bytes) => {
  server.play = () => ({ does: 'say', text: 'Planting trees, שלום, 🌳.', bytes })
  expect(await read(open().stream(wanted()))).toBe('Planting trees, שלום, 🌳.')
})

test('it looks things up, and speaks anew afterwards', async () => {
  looked.length = 0
  server.play = ({ messages }) =>
    messages.at(-1)!.role === 'tool'
      ? { does: 'say', text: `There is ${messages.at(-1)!.content}` }
      : { does: 'call', text: 'Let me look.', calls: [{ name: 'look', args: { words: 'tree' } }] }
  expect(await read(open().stream(wanted({ tools })))).toBe(
    'Let me look.<break>There is {"found":"a tree"}',
  )
  expect(looked).toEqual([{ words: 'tree' }])
  expect(server.asked[0]!.tools?.map((tool) => tool.function.name)).toEqual(['look'])
})

test('a tool gets only what fits it; what is not there is not called', async () => {
  looked.length = 0
  const calls = [
    { name: 'look', args: { words: 'far more than ten characters' } },
    { name: 'look', args: '{"words": ' },
    { name: 'look', args: '"drop table"' },
    { name: 'delete_everything', args: { words: 'all' } },
  ]
  server.play = ({ messages }) =>
    messages.at(-1)!.role === 'tool' ? { does: 'say', text: 'Sorry.' } : { does: 'call', calls }
  expect(await read(open().stream(wanted({ tools })))).toBe('Sorry.')
  expect(looked).toEqual([])
})

test('it may not look things up for ever', async () => {
  looked.length = 0
  const many = Array.from({ length: 9 }, () => ({ name: 'look', args: { words: 'more' } }))
  server.play = ({ tool_choice }) =>
    tool_choice === 'none' ? { does: 'say', text: 'Well.' } : { does: 'call', calls: many }
  expect(await read(open().stream(wanted({ tools })))).toBe('Well.')
  expect(server.asked).toHaveLength(6)
  expect(looked).toHaveLength(12)
})

test('one that does not listen to that ends all the same', async () => {
  const calls = [{ name: 'look', args: { words: 'more' } }]
  server.play = () => ({ does: 'call', calls })
  await expect(read(open().stream(wanted({ tools })))).rejects.toMatchObject({
    name: 'ModelAway',
  })
  expect(server.asked).toHaveLength(6)
})

test('thoughts between <think> and </think> are not part of an answer', async () => {
  server.play = () => ({
    does: 'say',
    text: '<think>They may like <b>trees</b>.</think>Trees.',
    piece: 3,
  })
  expect(await read(open().stream(wanted()))).toBe('Trees.')
})

test('what is too long is cut, and the call with it', async () => {
  server.play = () => ({ does: 'babble', text: 'and on ' })
  const text = await read(open().stream(wanted()))
  expect(text).toHaveLength(5_000 + '<cut>'.length)
  await server.idle()
  server.play = () => ({ does: 'say', text: 'As many tokens as', cut: true })
  expect(await read(open().stream(wanted()))).toBe('As many tokens as<cut>')
})

const sse = 'text/event-stream'

test.each([
  ['status 500', { does: 'send', status: 500, body: '{"error":{"message":"a secret"}}' }],
  ['status 429', { does: 'send', status: 429, body: 'slower' }],
  ['status 404', { does: 'send', status: 404, body: '<h1>not here</h1>' }],
  ['', { does: 'send', type: 'text/html', body: '<h1>It works!</h1>' }],
  ['', { does: 'send', body: '{"choices":[{"message":{"content":"not streamed"}}]}' }],
  ['', { does: 'send', type: sse, body: 'data: {"choices": [\n\n' }],
  ['', { does: 'send', type: sse, body: 'data: {"other": "shape"}\n\n' }],
  ['', { does: 'send', type: sse, body: '' }],
  ['', { does: 'send', type: sse, body: `data: ${'x'.repeat(3_000_000)}` }],
  ['', { does: 'send', status: 302, body: '' }],
  ['it said nothing', { does: 'say', text: '' }],
  ['', { does: 'break' }],
] as const)('whatever it answers instead, it is away: %# %s', async (reason, turn) => {
  server.play = () => turn
  const asking = read(open().stream(wanted()))
  await expect(asking).rejects.toMatchObject({ name: 'ModelAway' })
  await expect(asking).rejects.toThrow(reason)
  await server.idle()
})

test('one that does not begin in time is away, and the call ends', async () => {
  server.play = () => ({ does: 'stall' })
  await expect(read(open(hasty).stream(wanted()))).rejects.toMatchObject({
    name: 'ModelAway',
    message: 'it took too long',
  })
  await server.idle()
})

test('no server at all is a model that is away', async () => {
  const nowhere = open({ AI_BASE_URL: 'http://127.0.0.1:9/v1' })
  await expect(read(nowhere.stream(wanted()))).rejects.toMatchObject({
    name: 'ModelAway',
    message: 'no connection',
  })
})

test.each([
  { does: 'break', text: 'It begins' },
  { does: 'stall', text: 'It begins' },
] as const)(
  'one that begins and does not end has broken off, and nothing goes on: %j',
  async (turn) => {
    server.play = () => turn
    let text = ''
    const reading = async () => {
      for await (const part of open({ AI_SILENCE_MS: '300' }).stream(wanted())) {
        if (part.type === 'text') text += part.text
      }
    }
    await expect(reading()).rejects.toMatchObject({ name: 'ModelBrokeOff' })
    expect(text).toBe('It begins')
    await server.idle()
  },
)

test('one that ends without saying why has broken off', async () => {
  const frame = { choices: [{ index: 0, delta: { content: 'It begins' } }] }
  server.play = () => ({ does: 'send', type: sse, body: `data: ${JSON.stringify(frame)}\n\n` })
  await expect(read(open().stream(wanted()))).rejects.toMatchObject({ name: 'ModelBrokeOff' })
})

test('the whole has a limit, also for one that never stops dripping', async () => {
  server.play = () => ({ does: 'say', text: 'drip '.repeat(200), pauseMs: 50 })
  const model = open({ AI_WHOLE_MS: '500' })
  await expect(read(model.stream(wanted()))).rejects.toThrow('it took too long')
  await server.idle()
})

test('whoever goes away ends the call', async () => {
  server.play = () => ({ does: 'stall', text: 'It begins' })
  const before = server.brokenOff()
  const gone = new AbortController()
  const leaving = async () => {
    const stream = open().stream(wanted({ signal: gone.signal }))
    for await (const part of stream) if (part.type === 'text') gone.abort(new Error('gone'))
  }
  await expect(leaving()).rejects.toThrow('gone')
  await server.idle()
  expect(server.brokenOff()).toBe(before + 1)
}, 20_000)

test('whoever stops reading ends the call', async () => {
  server.play = () => ({ does: 'babble', text: 'and on ' })
  for await (const part of open().stream(wanted())) if (part.type === 'text') break
  await server.idle()
})

test('so many at once, and no more; a stalled one frees its place', async () => {
  server.play = () => ({ does: 'stall' })
  const model = open({ ...hasty, AI_AT_ONCE: '1' })
  const asking = Array.from({ length: 5 }, () => read(model.stream(wanted())))
  const ended = await Promise.allSettled(asking)
  const reasons = ended.map((end) => (end as PromiseRejectedResult).reason.message)
  expect(reasons.filter((reason) => reason === 'it is busy')).toHaveLength(2)
  expect(reasons.filter((reason) => reason === 'it took too long')).toHaveLength(3)
  expect(server.asked.length).toBeLessThanOrEqual(3)
})

test('after three failures in a row it rests for half a minute', async () => {
  server.play = () => ({ does: 'send', status: 500, body: '' })
  const model = open()
  for (let time = 0; time < 3; time += 1) {
    await expect(read(model.stream(wanted()))).rejects.toThrow('status 500')
  }
  server.play = () => ({ does: 'say', text: 'Well again.' })
  await expect(read(model.stream(wanted()))).rejects.toThrow('it rests')
  expect(server.asked).toHaveLength(3)
  now += 30_001
  expect(await read(model.stream(wanted()))).toBe('Well again.')
})

test('a key is in no error, also where the server says it back', async () => {
  const other = open({ AI_API_KEY: 'sk-a-very-secret-key' })
  const error: unknown = await read(other.stream(wanted())).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'ModelAway', message: 'status 401' })
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret')
  expect((error as Error).cause).toBeUndefined()
})
