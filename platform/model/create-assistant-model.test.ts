import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { systemClock } from '../clock.ts'
import { readEnv } from '../env.ts'
import { hasty, modelUnderTest, read, wanted } from '#test/app/model-under-test.ts'
import type { ModelTools } from './assistant-model.ts'
import { createAssistantModel } from './create-assistant-model.ts'

const { server, open, advance } = await modelUnderTest()
afterAll(() => server.stop())
beforeEach(() => {
  server.asked.length = 0
})

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

test('without settings there is no model', () => {
  expect(createAssistantModel(readEnv({}), systemClock)).toBeNull()
})

test('requests follow the protocol, and the answer is streamed', async () => {
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

test('it calls tools, and then begins a new text', async () => {
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

test('a tool gets only matching input; unknown tools are not called', async () => {
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

test('tool calls are limited', async () => {
  looked.length = 0
  const many = Array.from({ length: 9 }, () => ({ name: 'look', args: { words: 'more' } }))
  server.play = ({ tool_choice }) =>
    tool_choice === 'none' ? { does: 'say', text: 'Well.' } : { does: 'call', calls: many }
  expect(await read(open().stream(wanted({ tools })))).toBe('Well.')
  expect(server.asked).toHaveLength(6)
  expect(looked).toHaveLength(12)
})

test('a model that ignores that limit is stopped anyway', async () => {
  const calls = [{ name: 'look', args: { words: 'more' } }]
  server.play = () => ({ does: 'call', calls })
  await expect(read(open().stream(wanted({ tools })))).rejects.toMatchObject({
    name: 'ModelAway',
  })
  expect(server.asked).toHaveLength(6)
})

test('reasoning between <think> and </think> is not part of an answer', async () => {
  server.play = () => ({
    does: 'say',
    text: '<think>They may like <b>trees</b>.</think>Trees.',
    piece: 3,
  })
  expect(await read(open().stream(wanted()))).toBe('Trees.')
})

test('concurrent requests are limited; a stalled one frees its slot', async () => {
  server.play = () => ({ does: 'stall' })
  const model = open({ ...hasty, AI_AT_ONCE: '1' })
  const asking = Array.from({ length: 5 }, () => read(model.stream(wanted())))
  const ended = await Promise.allSettled(asking)
  const reasons = ended.map((end) => (end as PromiseRejectedResult).reason.message)
  expect(reasons.toSorted()).toEqual([
    'it is busy',
    'it is busy',
    ...Array.from({ length: 3 }, () => 'it took too long'),
  ])
})

test('after three failures in a row it pauses for half a minute', async () => {
  server.play = () => ({ does: 'send', status: 500, body: '' })
  const model = open()
  for (let time = 0; time < 3; time += 1) {
    await expect(read(model.stream(wanted()))).rejects.toThrow('status 500')
  }
  server.play = () => ({ does: 'say', text: 'Well again.' })
  await expect(read(model.stream(wanted()))).rejects.toThrow('it rests')
  expect(server.asked).toHaveLength(3)
  advance(30_001)
  expect(await read(model.stream(wanted()))).toBe('Well again.')
})

test('errors never contain the key, even if the server repeats it', async () => {
  const other = open({ AI_API_KEY: 'sk-a-very-secret-key' })
  const error: unknown = await read(other.stream(wanted())).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'ModelAway', message: 'status 401' })
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret')
  expect((error as Error).cause).toBeUndefined()
})
