import { beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { AppError } from '#platform/errors.ts'
import { ModelAway, ModelBrokeOff, type ModelPart } from '#platform/model/assistant-model.ts'
import { memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { pageLanguage } from '#platform/text/language.ts'
import { answerQuestion } from './answer-question.ts'
import type { AnswerPart, AssistantRequest } from './assistant.ts'

/** What the model does with the next question. */
let play: (signal: AbortSignal) => AsyncIterable<ModelPart>
const app = startTestApp({
  model: { name: 'a model', stream: ({ signal }) => play(signal) },
})
beforeEach(() => app.as(system).delete('assistantInteractions'))

const question = { prompt: 'What can my family do near Haifa?', actionType: 'answer' } as const
const text = (words: string): ModelPart => ({ type: 'text', text: words })
const never = new AbortController().signal

async function ask(signal = never, look?: (part: AnswerPart) => void): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = []
  for await (const part of answerQuestion(app.caller(visitor), question, signal)) {
    parts.push(part)
    look?.(part)
  }
  return parts
}
const saidOf = (parts: AnswerPart[]) =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
const kept = () => app.as(system).rows('assistantInteractions', '*')

test('the model answers when there is one', async () => {
  play = async function* () {
    yield text('There is ')
    yield text('much to do.')
  }
  const parts = await ask()
  expect(saidOf(parts)).toBe('There is much to do.')
  expect(parts.at(-1)).toEqual({ type: 'end', outcome: 'answered', answeredBy: 'model' })
  expect(await kept()).toMatchObject([
    { answeredBy: 'model', outcome: 'answered', response: 'There is much to do.', userId: null },
  ])
})

test.each([
  ['is away', new ModelAway('no connection')],
  ['has a fault that nobody thought of', new TypeError('x is undefined')],
])('the site answers when the model %s before its first word', async (_, fault) => {
  play = async function* () {
    yield* []
    throw fault
  }
  const parts = await ask()
  expect(saidOf(parts)).toMatch(/Haifa/)
  expect(parts.at(-1)).toMatchObject({ type: 'end', answeredBy: 'site' })
  expect(parts.filter(({ type }) => type === 'failed')).toEqual([])
  expect(await kept()).toMatchObject([{ answeredBy: 'site', outcome: 'answered' }])
})

test('an answer that breaks off later has failed, and its text so far is kept', async () => {
  play = async function* () {
    yield text('It begins well, and then ')
    throw new ModelBrokeOff('the line')
  }
  const parts = await ask()
  expect(parts.at(-1)).toEqual({ type: 'failed', error: 'Failed to process AI request' })
  expect(saidOf(parts)).toMatch(/^It begins well/)
  expect(await kept()).toMatchObject([
    { answeredBy: 'model', outcome: 'failed', response: expect.stringMatching(/^It begins/) },
  ])
})

/** Emits one part, then nothing, ignoring its signal. */
async function* stall(): AsyncGenerator<ModelPart> {
  yield text('It begins well.\n\n')
  await new Promise(() => {})
}

test('a user who leaves stops the model, and nothing more is generated', async () => {
  const listener = new AbortController()
  let wasStopped = false
  play = async function* (signal) {
    try {
      yield text('It begins well.\n\n')
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    } finally {
      wasStopped = true
    }
  }
  const parts = await ask(listener.signal, () => setImmediate(() => listener.abort()))
  expect(wasStopped).toBe(true)
  expect(parts.map(({ type }) => type)).toEqual(['language', 'text'])
  expect(await kept()).toMatchObject([{ answeredBy: 'model', outcome: 'stopped' }])
})

test('an answer is stored even when the reader stops reading', async () => {
  play = stall
  for await (const part of answerQuestion(app.caller(visitor), question, never)) {
    if (part.type === 'text') break
  }
  expect(await kept()).toMatchObject([{ outcome: 'stopped' }])
})

test('an answer that takes too long has failed, even before its first word', async () => {
  const silent = async function* (): AsyncGenerator<ModelPart> {
    await new Promise(() => {})
    yield text('')
  }
  for (const played of [stall, silent]) {
    const limit = new AbortController()
    play = played
    const asked = ask(limit.signal)
    setTimeout(() => limit.abort(new AppError('unavailable', '')), 20)
    expect((await asked).at(-1)).toEqual({ type: 'failed', error: 'Failed to process AI request' })
  }
  expect((await kept()).map(({ outcome }) => outcome)).toEqual(['failed', 'failed'])
})

test('a member’s question is stored as theirs; the model receives nothing about them', async () => {
  play = async function* () {
    yield text('Hello.')
  }
  const parts = answerQuestion(app.caller(memberOf('supporter')), question, never)
  for await (const _ of parts);
  expect(await kept()).toMatchObject([{ userId: DEMO_USERS.supporter.id }])
})

test('an answer is in the language of the question, of model and site alike', async () => {
  const hebrew = { prompt: 'התנדבות בחיפה', actionType: 'answer' } as const
  play = async function* () {
    yield { type: 'text', text: pageLanguage() }
  }
  const first = async (prompt: AssistantRequest) => {
    const parts: AnswerPart[] = []
    for await (const part of answerQuestion(app.caller(visitor), prompt, never)) parts.push(part)
    return parts.slice(0, 2)
  }
  expect(await first(hebrew)).toEqual([
    { type: 'language', language: 'he' },
    { type: 'text', text: 'he' },
  ])
  expect(await first(question)).toEqual([
    { type: 'language', language: 'en' },
    { type: 'text', text: 'en' },
  ])
})
