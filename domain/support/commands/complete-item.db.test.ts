import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { hideItem, showItem } from '#domain/project-events/commands/hide-item.ts'
import { SITE_FIGURES } from '#domain/content/figure.ts'
import { listSiteFigures } from '#domain/content/queries/list-figures.ts'
import { guest, startTestApp, system, visitor, type Person } from '#test/app/create-test-app.ts'
import { setPartnerStatus } from '#test/app/posting.ts'
import { addSupport, addSupportable, stateOf } from '#test/app/supporting.ts'
import { answerSupport } from './answer-support.ts'
import { completeItem } from './complete-item.ts'
import { getCompletion } from '../queries/get-completion.ts'
import { listItemsToComplete } from '../queries/list-items-to-complete.ts'
import { recordOutcome } from './record-outcome.ts'
import { reopenItem } from './reopen-item.ts'

const app = startTestApp()

/** The hours and meals that the home page shows. */
async function counted() {
  const figures = await listSiteFigures(app.caller(visitor), {})
  const [, hours, meals] = SITE_FIGURES.map(
    (name) => figures.find((one) => one.name === name)!.amount,
  )
  return { hours: hours!, meals: meals! }
}

/** How much the home page figures change during `work`. */
async function movedBy(work: () => Promise<unknown>) {
  const before = await counted()
  await work()
  const after = await counted()
  return { hours: after.hours - before.hours, meals: after.meals - before.meals }
}

const past = { endDate: '2020-01-01' }
const complete = (itemId: string, more: object = {}, who: Person = 'partner') =>
  completeItem(app.caller(who), { itemId, ...more })

describe('a support', () => {
  test('is completed with its hours and meals, which the home page counts and which can be corrected', async () => {
    const id = await addSupport(app, { itemId: await addSupportable(app), status: 'confirmed' })
    const done = { id, answer: 'completed', hours: '1,200', meals: '300' } as const
    expect(await movedBy(() => answerSupport(app.caller('partner'), done))).toEqual({
      hours: 1200,
      meals: 300,
    })
    const caller = app.caller('partner')
    expect(await movedBy(() => recordOutcome(caller, { id, hours: '200', meals: '' }))).toEqual({
      hours: -1000,
      meals: -300,
    })
    expect(await movedBy(() => recordOutcome(caller, { id }))).toEqual({ hours: -200, meals: 0 })
  })

  test('counts nothing before it is completed', async () => {
    const id = await addSupport(app, { itemId: await addSupportable(app), status: 'pending' })
    const given = { id, answer: 'confirmed', hours: '9' } as const
    const caller = app.caller('partner')
    const moved = await movedBy(() => answerSupport(caller, given))
    expect(moved).toEqual({ hours: 0, meals: 0 })
    const early = recordOutcome(caller, { id, hours: '9' })
    await expect(early).toBeRefused('conflict')
  })

  test.each([
    ['hours', '-5'],
    ['hours', '10001'],
    ['meals', '100001'],
    ['meals', '9'.repeat(40)],
    ['hours', '1.5'],
  ])('%s of %s are refused, and nothing changes', async (figure, value) => {
    const id = await addSupport(app, { itemId: await addSupportable(app), status: 'confirmed' })
    const refused = { code: 'bad_input', fields: { [figure]: expect.any(String) } }
    const done = { id, answer: 'completed', [figure]: value } as const
    await expect(answerSupport(app.caller('partner'), done)).rejects.toMatchObject(refused)
    await expect(
      recordOutcome(app.caller('partner'), { id, [figure]: value }),
    ).rejects.toMatchObject(refused)
    expect((await stateOf(app, id)).status).toBe('confirmed')
  })

  test('has only the figures of its kind', async () => {
    const itemId = await addSupportable(app)
    const gift = await addSupport(app, { itemId, status: 'confirmed', kind: 'donate' })
    const caller = app.caller('partner')
    await expect(answerSupport(caller, { id: gift, answer: 'completed', hours: '3' })).toBeRefused(
      'bad_input',
    )
    await answerSupport(caller, { id: gift, answer: 'completed', meals: '40' })
    await expect(recordOutcome(caller, { id: gift, hours: '3' })).toBeRefused('bad_input')
  })
})

describe('a whole project or event', () => {
  test('is neither completed, counted nor listed while hidden by staff', async () => {
    const itemId = await addSupportable(app, past)
    const id = await addSupport(app, { itemId, status: 'confirmed' })
    await hideItem(app.caller('admin'), { id: itemId, reason: 'It never was.' })
    const caller = app.caller('partner')
    expect(await getCompletion(caller, { itemId })).toMatchObject({ obstacle: 'not-public' })
    await expect(complete(itemId, { hours: '900000' })).toBeRefused('conflict')
    expect((await stateOf(app, id)).status).toBe('confirmed')
    await showItem(app.caller('admin'), { id: itemId })
    await complete(itemId)
    expect((await stateOf(app, id)).status).toBe('completed')
  })

  test('is completed with its participants, who are each thanked once; gifts stay', async () => {
    const title = 'All at once'
    const itemId = await addSupportable(app, { title, ...past })
    const add = (who: Person, status: 'pending' | 'confirmed', kind?: 'donate') =>
      addSupport(app, { itemId, status, who, ...(kind ? { kind } : {}) })
    const one = await add('supporter', 'confirmed')
    const other = await add('ambassador', 'confirmed')
    const gift = await add('applicant', 'confirmed', 'donate')
    const waiting = await add('partner2', 'pending')

    expect(await getCompletion(app.caller('partner'), { itemId })).toMatchObject({
      obstacle: null,
      confirmed: 2,
      waiting: 1,
    })
    const open = async () =>
      (await listItemsToComplete(app.caller('partner'), {})).map(({ id }) => id)
    expect(await open()).toContain(itemId)
    expect(await movedBy(() => complete(itemId, { hours: '5000', meals: '80' }))).toEqual({
      hours: 5000,
      meals: 80,
    })
    expect(await open()).not.toContain(itemId)
    const states = await Promise.all([one, other, gift, waiting].map((id) => stateOf(app, id)))
    expect(states.map(({ status }) => status)).toEqual([
      'completed',
      'completed',
      'confirmed',
      'pending',
    ])
    for (const who of ['supporter', 'ambassador'] as const) {
      const thanks = (await app.mailsTo(DEMO_USERS[who].email)).filter(({ subject }) =>
        subject.includes(title),
      )
      expect(thanks.map(({ subject }) => subject)).toEqual([`Thank you for supporting ${title}`])
    }

    expect(await movedBy(() => complete(itemId, { hours: '4000' }))).toEqual({
      hours: -1000,
      meals: -80,
    })
    const reopen = () => reopenItem(app.caller('partner'), { itemId })
    expect(await movedBy(reopen)).toEqual({ hours: -4000, meals: 0 })
    await expect(reopen()).toBeRefused('conflict')
    expect((await stateOf(app, one)).status).toBe('completed')
  })

  test('no longer counts once it is deleted', async () => {
    const itemId = await addSupportable(app, past)
    await complete(itemId, { hours: '70' })
    const remove = () => app.as(system).delete('projectEvents', { id: itemId })
    expect(await movedBy(remove)).toEqual({ hours: -70, meals: 0 })
  })

  test.each([
    ['a project to come', { startDate: '2999-01-01' }, 'not started'],
    ['an event to come', { type: 'event', startDatetime: '2999-01-01T10:00:00Z' }, 'not started'],
    [
      'an event still going on',
      {
        type: 'event',
        startDatetime: '2020-01-01T10:00:00Z',
        endDatetime: '2999-01-01T10:00:00Z',
      },
      'not ended',
    ],
    ['an item taken down', { ...past, status: 'withdrawn' }, 'approved'],
  ])('%s cannot be completed', async (_, more, why) => {
    const itemId = await addSupportable(app, more)
    const refused = { code: 'conflict', message: expect.stringContaining(why) }
    await expect(complete(itemId, { hours: '5' })).rejects.toMatchObject(refused)
  })

  test.each(['-1', '1000001', '1e9'])('%s hours are refused', async (hours) => {
    const itemId = await addSupportable(app, past)
    await expect(complete(itemId, { hours })).toBeRefusedAt('hours')
  })
})

describe('permissions', () => {
  let itemId: string
  let id: string
  beforeAll(async () => {
    itemId = await addSupportable(app, past)
    id = await addSupport(app, { itemId, status: 'completed' })
  })

  test.each([visitor, guest(), system])('%o is not signed in', async (who) => {
    const caller = app.caller(who)
    for (const work of [
      () => completeItem(caller, { itemId }),
      () => reopenItem(caller, { itemId }),
      () => getCompletion(caller, { itemId }),
      () => recordOutcome(caller, { id, hours: '5' }),
      () => listItemsToComplete(caller, {}),
    ]) {
      await expect(work()).toBeRefused('not_signed_in')
    }
  })

  test.each(['supporter', 'partner2', 'applicant', 'ambassador', 'admin', 'superuser'] as const)(
    '%s cannot find it',
    async (who) => {
      const caller = app.caller(who)
      for (const work of [
        () => completeItem(caller, { itemId, hours: '5' }),
        () => reopenItem(caller, { itemId }),
        () => getCompletion(caller, { itemId }),
        () => recordOutcome(caller, { id, hours: '5' }),
      ]) {
        await expect(work()).toBeRefused('not_found')
      }
    },
  )

  test('a suspended organization cannot complete anything', async () => {
    await setPartnerStatus(app, 'partner', 'suspended')
    await expect(complete(itemId, { hours: '5' })).toBeRefused('not_found')
    await setPartnerStatus(app, 'partner', 'approved')
  })

  test('an invalid id is not found', async () => {
    await expect(complete("x' or true")).toBeRefused('not_found')
  })
})
