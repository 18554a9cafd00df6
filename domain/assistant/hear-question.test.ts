import { expect, test } from 'vitest'
import type { Caller } from '#platform/operation.ts'
import { understand } from './understanding/understand.ts'
import type { ChatMessage } from './assistant.ts'
import { hearQuestion } from './hear-question.ts'

const told: unknown[] = []
const caller = {
  runtime: {
    clock: { now: () => new Date('2026-11-22T10:00:00Z') },
    log: { error: (what: unknown) => told.push(what) },
  },
  actor: { kind: 'visitor' },
  requestId: 'one',
} as unknown as Caller

const before: ChatMessage[] = [
  { role: 'user', content: 'Planting trees near Haifa' },
  { role: 'assistant', content: 'Here is some.' },
]

test('earlier messages are remembered, and parsed once per conversation', () => {
  const texts: string[] = []
  const read: typeof understand = (text, about) => {
    texts.push(text)
    return understand(text, about)
  }
  for (const prompt of ['next week?', 'and on Sunday?', 'for children?']) {
    expect(hearQuestion(caller, { prompt, before }, read).said.districts).toEqual([
      'haifa-district',
    ])
  }
  expect(texts.filter((text) => text === before[0]?.content)).toHaveLength(1)
})

test('input that fails to parse is unclear, and the error is logged once', () => {
  const read = () => {
    throw new Error('not this word')
  }
  expect(hearQuestion(caller, { prompt: 'Haifa', before: [] }, read)).toMatchObject({
    text: 'Haifa',
    said: { about: 'unclear', districts: [] },
  })
  expect(told).toHaveLength(1)
})
