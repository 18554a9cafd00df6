import { afterAll, expect, test } from 'vitest'
import { hasty, modelUnderTest, read, wanted } from '#test/app/model-under-test.ts'

const { server, open } = await modelUnderTest()
afterAll(() => server.stop())

test('an overlong answer is cut, and its request aborted', async () => {
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
  ['it said nothing', { does: 'say', text: '' }],
  ['', { does: 'break' }],
] as const)('whatever it answers instead, it is away: %# %s', async (reason, turn) => {
  server.play = () => turn
  const asking = read(open().stream(wanted()))
  await expect(asking).rejects.toMatchObject({ name: 'ModelAway' })
  await expect(asking).rejects.toThrow(reason)
  await server.idle()
})

test('a model that does not begin in time is unavailable, and the request is aborted', async () => {
  server.play = () => ({ does: 'stall' })
  await expect(read(open(hasty).stream(wanted()))).rejects.toMatchObject({
    name: 'ModelAway',
    message: 'it took too long',
  })
  await server.idle()
})

test('a missing server is an unavailable model', async () => {
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

test('an answer that ends without a finish reason has broken off', async () => {
  const frame = { choices: [{ index: 0, delta: { content: 'It begins' } }] }
  server.play = () => ({ does: 'send', type: sse, body: `data: ${JSON.stringify(frame)}\n\n` })
  await expect(read(open().stream(wanted()))).rejects.toMatchObject({ name: 'ModelBrokeOff' })
})

test('the total time is limited, even for a slow drip', async () => {
  server.play = () => ({ does: 'say', text: 'drip '.repeat(200), pauseMs: 50 })
  const model = open({ AI_WHOLE_MS: '500' })
  await expect(read(model.stream(wanted()))).rejects.toThrow('it took too long')
  await server.idle()
})

test('a disconnected client aborts the request', async () => {
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

test('a reader that stops aborts the request', async () => {
  server.play = () => ({ does: 'babble', text: 'and on ' })
  for await (const part of open().stream(wanted())) if (part.type === 'text') break
  await server.idle()
})
