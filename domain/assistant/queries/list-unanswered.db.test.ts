import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import type { ActionType, Outcome } from '../assistant.ts'
import { findUnanswered } from './find-unanswered.ts'
import { getAssistantFigures } from './get-assistant-figures.ts'
import { listUnanswered } from './list-unanswered.ts'
import type { UnansweredOutcome } from '../unanswered.ts'

const DAY = 24 * 60 * 60 * 1000
const app = startTestApp()

type Asked = {
  outcome: Outcome
  by?: 'model' | 'site'
  prompt?: string
  action?: ActionType
  daysAgo?: number
}

/** Inserts rows as the assistant stores a member's questions. */
async function ask(...all: Asked[]): Promise<void> {
  const { userId } = memberOf('supporter')
  const now = app.runtime.clock.now().getTime()
  await app.as('supporter').insert(
    'assistantInteractions',
    all.map(({ outcome, by = 'site', prompt = 'What?', action = 'answer', daysAgo = 1 }) => ({
      id: newId(),
      userId,
      actionType: action,
      answeredBy: by,
      outcome,
      prompt,
      response: 'It says back what was asked',
      tookMs: 7,
      createdAt: new Date(now - daysAgo * DAY),
    })),
  )
}

const read = (outcome: UnansweredOutcome | null = null, before: string | null = null) =>
  listUnanswered(app.caller('admin'), { outcome, before })

beforeAll(async () => {
  await app.as(system).delete('assistantInteractions')
})

test('with no questions there is nothing to count or list', async () => {
  const nothing = {
    asked: 0,
    outcomes: {
      answered: 0,
      'asked-back': 0,
      'nothing-found': 0,
      refused: 0,
      stopped: 0,
      failed: 0,
    },
    answeredBy: { model: 0, site: 0 },
  }
  expect(await getAssistantFigures(app.caller('admin'), {})).toEqual({
    week: nothing,
    month: nothing,
  })
  expect(await read()).toEqual({ questions: [], next: null })
})

test('counts a week and a month, by outcome and by answerer', async () => {
  await ask(
    { outcome: 'answered', by: 'model' },
    { outcome: 'answered', by: 'model', daysAgo: 6.9 },
    { outcome: 'asked-back' },
    { outcome: 'refused', daysAgo: 7.1 },
    { outcome: 'stopped', by: 'model', daysAgo: 29 },
    { outcome: 'answered', daysAgo: 31 },
  )
  const { week, month } = await getAssistantFigures(app.caller('admin'), {})
  expect(week).toMatchObject({
    asked: 3,
    outcomes: { answered: 2, 'asked-back': 1, refused: 0 },
    answeredBy: { model: 2, site: 1 },
  })
  expect(month).toMatchObject({
    asked: 5,
    outcomes: { answered: 2, 'asked-back': 1, refused: 1, stopped: 1 },
    answeredBy: { model: 3, site: 2 },
  })
})

test('lists questions that found nothing or failed, and nothing else', async () => {
  await ask(
    { outcome: 'nothing-found', prompt: 'A ski school?', daysAgo: 2 },
    { outcome: 'failed', by: 'model', action: 'generate', prompt: 'A post', daysAgo: 1 },
    // What users say about themselves for a profile.
    { outcome: 'failed', action: 'analyze', prompt: 'I am a nurse in Leeds' },
    { outcome: 'nothing-found', action: 'volunteer-profile', prompt: 'My sister is ill' },
  )
  const { questions, next } = await read()
  expect(next).toBeNull()
  expect(questions).toEqual([
    {
      id: expect.any(String),
      at: expect.any(Date),
      question: 'A post',
      outcome: 'failed',
      wantsText: true,
    },
    expect.objectContaining({
      question: 'A ski school?',
      outcome: 'nothing-found',
      wantsText: false,
    }),
  ])
  const only = async (outcome: UnansweredOutcome) =>
    (await read(outcome)).questions.map(({ question }) => question)
  expect(await only('failed')).toEqual(['A post'])
  expect(await only('nothing-found')).toEqual(['A ski school?'])
})

test('returns one by id, but none that was answered, is about a person, or does not exist', async () => {
  const find = (id: string) => findUnanswered(app.caller('admin'), { id })
  const [, skiing] = (await read()).questions
  expect(await find(skiing?.id ?? '')).toEqual({ question: 'A ski school?' })
  const others = await app.runtime.scope.as(memberOf('supporter'), (db) =>
    db
      .selectFrom('assistantInteractions')
      .select('id')
      .where('outcome', 'in', ['answered', 'failed'])
      .where('actionType', '!=', 'generate')
      .orderBy('outcome')
      .execute(),
  )
  const ids = others.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(2)
  for (const id of [...ids, newId(), 'nonsense']) expect(await find(id)).toBeNull()
})

test('pages continue from the cursor: each question once, newest first', async () => {
  // Several at the same time, so that only their ids order them.
  await ask(
    ...Array.from({ length: 60 }, (_, n): Asked => ({
      outcome: 'nothing-found',
      prompt: `Question ${n}`,
      daysAgo: 3 + Math.floor(n / 7),
    })),
  )
  const seen: string[] = []
  const times: number[] = []
  let before: string | null = null
  do {
    const page = await read(null, before)
    expect(page.questions.length).toBeLessThanOrEqual(25)
    seen.push(...page.questions.map(({ id }) => id))
    times.push(...page.questions.map(({ at }) => at.getTime()))
    before = page.next
  } while (before)
  expect([seen.length, new Set(seen).size]).toEqual([62, 62])
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect((await read(null, 'nonsense')).questions).toHaveLength(25)
})

test('staff can learn neither who asked nor what was answered, whatever they query', async () => {
  const wanted = ['userId', 'response'] as const
  for (const column of wanted) {
    await expect(
      app.runtime.scope.asStaff(memberOf('superuser'), (db) =>
        db.selectFrom('assistantInteractions').select(column).execute(),
      ),
    ).rejects.toThrow(/permission|may not/i)
  }
  const outcomes = await app.runtime.scope.asStaff(memberOf('admin'), (db) =>
    db.selectFrom('assistantInteractions').select('outcome').distinct().execute(),
  )
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['failed', 'nothing-found'])
})

test.each(['supporter', 'partner', 'partner2', 'ambassador'] as const)(
  'is not for %s',
  async (who) => {
    const caller = app.caller(who)
    await expect(listUnanswered(caller, {})).toBeRefused('forbidden')
    await expect(getAssistantFigures(caller, {})).toBeRefused('forbidden')
    await expect(findUnanswered(caller, { id: newId() })).toBeRefused('forbidden')
  },
)

test.each([visitor, guest(), system])('is not for %o', async (who) => {
  const caller = app.caller(who)
  await expect(listUnanswered(caller, {})).toBeRefused('not_signed_in')
  await expect(getAssistantFigures(caller, {})).toBeRefused('not_signed_in')
  await expect(findUnanswered(caller, { id: newId() })).toBeRefused('not_signed_in')
})
