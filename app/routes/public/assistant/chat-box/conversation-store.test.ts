import { beforeEach, expect, test, vi } from 'vitest'
import type { AnswerPart, AssistantRequest } from '#domain/assistant/assistant.ts'
import { Unanswered, type askAssistant } from './ask-assistant.ts'
import { openConversation } from './conversation-store.ts'
import type { Message } from './conversation.ts'

const told = { actionType: 'answer' } as const

/** Replaces the tab's session storage. */
const tab = new Map<string, string>()

beforeEach(() => {
  tab.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  })
})

/** An assistant whose answers the test controls. */
function puppet() {
  const asked: AssistantRequest[] = []
  let give: (parts: AnswerPart[] | Error | null) => void = () => {}
  async function* ask(request: AssistantRequest, signal: AbortSignal) {
    asked.push(request)
    for (;;) {
      const next = await new Promise<AnswerPart[] | Error | null>((resolve) => {
        give = resolve
        signal.addEventListener('abort', () => resolve(new Error('aborted')))
      })
      if (next instanceof Error) throw next
      if (next === null) return
      yield next
    }
  }
  const say = async (next: AnswerPart[] | Error | null) => {
    give(next)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask: ask satisfies typeof askAssistant, asked, say }
}

const text = (words: string): AnswerPart => ({ type: 'text', text: words })
const end: AnswerPart = { type: 'end', outcome: 'answered', answeredBy: 'site' }
const shown = (messages: readonly Message[]) =>
  messages.map(({ role, content, ended }) => [role, content, ...(ended ? [ended] : [])])

test('a question, its answer part by part, and the next question with the earlier messages', async () => {
  const { ask, asked, say } = puppet()
  const store = openConversation('one', ask)
  store.send('  Where? ', told)
  expect(store.read(null).state).toBe('thinking')
  // Only one question at a time.
  store.send('And?', told)
  await say([text('In ')])
  expect(store.read(null).state).toBe('answering')
  await say([text('Haifa.'), { type: 'choices', choices: ['When?'] }, end])
  await say(null)
  expect(store.read(null).state).toBe('idle')
  expect(shown(store.read(null).messages)).toEqual([
    ['user', 'Where?'],
    ['assistant', 'In Haifa.', 'whole'],
  ])
  store.send('   ', told)
  expect(asked).toHaveLength(1)
  store.send('When?', { ...told, opening: 'Hello.' })
  expect(asked[1]).toEqual({
    prompt: 'When?',
    actionType: 'answer',
    context: {
      previousMessages: [
        { role: 'assistant', content: 'Hello.' },
        { role: 'user', content: 'Where?' },
        { role: 'assistant', content: 'In Haifa.' },
      ],
    },
  })
})

test('a failure keeps the partial answer; retrying asks the same question again', async () => {
  const { ask, asked, say } = puppet()
  const store = openConversation('one', ask)
  store.send('Where?', told)
  await say([text('In Hai')])
  await say(new Unanswered({ title: 'Failed', text: 'Too many.' }))
  expect(store.read(null).messages.at(-1)).toMatchObject({
    content: 'In Hai',
    ended: 'failed',
    failure: { title: 'Failed', text: 'Too many.' },
  })
  store.retry(told)
  expect(store.read(null).messages).toHaveLength(1)
  await say([text('In Haifa.'), end])
  await say(null)
  expect(shown(store.read(null).messages)).toEqual([
    ['user', 'Where?'],
    ['assistant', 'In Haifa.', 'whole'],
  ])
  expect(asked.map(({ prompt, context }) => [prompt, context])).toEqual([
    ['Where?', { previousMessages: [] }],
    ['Where?', { previousMessages: [] }],
  ])
})

test('stopping keeps the partial answer and ignores later parts', async () => {
  const { ask, say } = puppet()
  const store = openConversation('one', ask)
  store.send('Where?', told)
  await say([text('In Hai')])
  store.stop()
  expect(store.read(null).state).toBe('idle')
  await say([text('fa.'), end])
  expect(shown(store.read(null).messages)).toEqual([
    ['user', 'Where?'],
    ['assistant', 'In Hai', 'stopped'],
  ])
  store.send('When?', told)
  store.stop()
  expect(shown(store.read(null).messages).at(-1)).toEqual(['assistant', '', 'stopped'])
})

test('unloading the page is not a failure: the question waits and the partial answer stays', async () => {
  const { ask, say } = puppet()
  const store = openConversation('one', ask)
  store.send('Where?', told)
  store.leave()
  await say(new Unanswered({ title: 'Failed', text: 'Gone.' }))
  expect(store.read(null).state).toBe('idle')
  expect(shown(openConversation('one', ask).read(null).messages)).toEqual([['user', 'Where?']])
  store.retry(told)
  await say([text('In Hai')])
  store.leave()
  expect(shown(openConversation('one', ask).read(null).messages)).toEqual([
    ['user', 'Where?'],
    ['assistant', 'In Hai', 'stopped'],
  ])
})

test('resetting aborts the current answer and forgets everything', async () => {
  const { ask, say } = puppet()
  const store = openConversation('one', ask)
  store.send('Where?', told)
  await say([text('In Hai')])
  store.reset()
  await say([text('fa.'), end])
  expect(store.read(null)).toMatchObject({ messages: [], state: 'idle' })
  expect(tab.size).toBe(0)
})

test('a tab restores it; an answer in progress at unload counts as stopped', async () => {
  const { ask, say } = puppet()
  const store = openConversation('one', ask)
  store.send('Where?', told)
  await say([text('In Haifa.'), end])
  await say(null)
  store.send('When?', told)
  const again = openConversation('one', puppet().ask)
  expect(shown(again.read(null).messages)).toEqual([
    ['user', 'Where?'],
    ['assistant', 'In Haifa.', 'whole'],
    ['user', 'When?'],
  ])
  // Restored messages are not read aloud.
  expect(again.read(null).messages.some(({ isNew }) => isNew)).toBe(false)
  expect(openConversation('other', ask).read(null).messages).toEqual([])
})

test('a visitor who signs in keeps it; sign-out or another user drops it, on other pages too', async () => {
  const { ask, say } = puppet()
  const store = openConversation('one', ask)
  store.send('Where?', told)
  await say([text('In Haifa.'), end])
  await say(null)
  store.adopt('ann')
  expect(store.read('ann').messages).toHaveLength(2)
  for (const other of [null, 'ben']) {
    // Not even before it is dropped.
    expect(store.read(other).messages).toEqual([])
    expect(openConversation('one', ask).read(other).messages).toEqual([])
  }
  store.adopt('ben')
  expect(store.read('ben').messages).toEqual([])
  store.adopt('ann')
  expect(store.read('ann').messages).toEqual([])
  expect(tab.size).toBe(0)
})

test('posted messages are added once, even after a reset', () => {
  const store = openConversation('one', puppet().ask)
  const posted: Message[] = [{ id: 'a', role: 'user', content: 'Where?', at: 0 }]
  store.add(posted)
  store.add(posted)
  expect(store.read(null).messages).toHaveLength(1)
  store.reset()
  store.add(posted)
  expect(store.read(null).messages).toEqual([])
})

test('works without storage and ignores foreign data in it', async () => {
  for (const broken of ['not JSON', '[]', '{"messages":{}}', '{"messages":[null,1,{"id":"a"}]}']) {
    tab.set('conversation:one', broken)
    expect(openConversation('one', puppet().ask).read(null).messages).toEqual([])
  }
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const { ask, say } = puppet()
  const store = openConversation('one', ask)
  store.send('Where?', told)
  await say([text('In Haifa.'), end])
  await say(null)
  expect(store.read(null).messages).toHaveLength(2)
  store.reset()
  expect(store.read(null).messages).toEqual([])
})

test('keeps the newest part of a long conversation, within limits', async () => {
  const { ask, say } = puppet()
  const store = openConversation('one', ask)
  for (let turn = 0; turn < 40; turn += 1) {
    store.send(`Question ${turn} ${'x'.repeat(2_000)}`, told)
    await say([text('y'.repeat(6_000)), end])
    await say(null)
  }
  const kept = tab.get('conversation:one') ?? ''
  expect(kept.length).toBeLessThanOrEqual(200_000)
  expect(kept).toContain('Question 39')
  expect(kept).not.toContain('Question 0 ')
  expect(openConversation('one', ask).read(null).messages.length).toBeGreaterThan(10)
})
