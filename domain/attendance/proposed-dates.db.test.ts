import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import {
  createTestApp,
  memberOf,
  system,
  type Person,
  type TestApp,
} from '#test/app/create-test-app.ts'
import { disbandTeams, organizationOf } from '#test/app/organization.ts'
import { addSupport, addSupportable } from '#test/app/supporting.ts'
import { findDue } from '#domain/waiting/queries/find-due.ts'
import { listOwnWaiting } from '#domain/waiting/queries/list-own-waiting.ts'
import { hoursField } from './attendance.ts'
import { confirmHours } from './commands/confirm-hours.ts'
import { markAbsent } from './commands/mark-absent.ts'
import { markHere } from './commands/mark-here.ts'
import { proposeHours } from './commands/propose-hours.ts'
import { takeBackHours } from './commands/take-back-hours.ts'
import { getHours } from './queries/get-hours.ts'
import { getOnTheDay } from './queries/get-on-the-day.ts'
import { listOccasions } from './queries/list-occasions.ts'
import { listOwnProposals } from './queries/list-own-proposals.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
let app: TestApp
let itemId: string
let supportId: string
beforeAll(async () => {
  app = await createTestApp()
  await disbandTeams(app)
})
afterAll(() => app.close())

const asPerson = (who: Person = 'ambassador') => ({
  supportId,
  userId: DEMO_USERS[who].id,
  hadIt: true,
})
const propose = (said: { date?: string; day?: string; hours: string }) =>
  proposeHours(app.caller(system), { ...asPerson(), ...said })
const proposal = async () => (await getOnTheDay(app.caller(system), { supportId })).proposal
const pageOf = (dateId: string | null) => getHours(app.caller('partner'), { itemId, dateId })
const confirm = async (dateId: string | null, hours: string) => {
  await markHere(app.caller('partner', newId()), { itemId, dateId, supportId })
  const typed = { [hoursField(supportId)]: hours }
  await confirmHours(app.caller('partner', newId()), { itemId, dateId, hours: typed })
}
const mails = async (title: string) => {
  const { email } = await organizationOf(app, 'partner')
  return (await app.mailsTo(email)).filter(
    ({ kind, subject }) => kind === 'attendance.proposed' && subject.includes(title),
  )
}

describe('of a course', () => {
  let title: string
  let evenings: [string, string, string]

  /** Two evenings that are over, and one to come. */
  beforeEach(async () => {
    const now = app.runtime.clock.now().getTime()
    const evening = (days: number) => ({
      startDatetime: new Date(now + days * DAY_MS),
      endDatetime: new Date(now + days * DAY_MS + 3 * HOUR_MS),
    })
    title = `Course ${newId()}`
    itemId = await addSupportable(app, {
      type: 'event',
      title,
      ...evening(-14),
      furtherDates: [evening(-7), evening(7)],
    } as object)
    supportId = await addSupport(app, {
      itemId,
      status: 'confirmed',
      kind: 'attend',
      who: 'ambassador',
    })
    const rows = await app
      .as(system)
      .rows('projectEventDates', ['id'], { projectEventId: itemId }, 'startsAt')
    evenings = rows.map(({ id }) => id) as typeof evenings
  })

  test('people say which evening they mean, and the organization answers each', async () => {
    const [first, second] = evenings
    expect((await proposal()).dates.map(({ id }) => id)).toEqual([second, first])
    await propose({ date: first, hours: '2' })
    await propose({ date: second, hours: '4' })
    await propose({ date: second, hours: '3' })
    expect((await proposal()).said.map(({ date, hours }) => [date.id, hours])).toEqual([
      [second, 3],
      [first, 2],
    ])
    expect((await pageOf(first)).rows).toMatchObject([{ said: 2, hours: 2 }])
    expect((await pageOf(second)).rows).toMatchObject([{ said: 3, hours: 3 }])
    const sent = await mails(title)
    expect(sent).toHaveLength(2)
    expect(sent.every(({ text }) => /2 hours|4 hours/.test(text))).toBe(true)
    for (const date of [first, second]) {
      expect(sent.some(({ text }) => text.includes(`hours?date=${date}`))).toBe(true)
    }
    const waiting = async () =>
      (await listOccasions(app.caller('partner'), {}))
        .filter((one) => one.itemId === itemId)
        .map(({ date, proposals }) => [date.id, proposals])
        .toSorted()
    expect(await waiting()).toEqual(evenings.map((id, at) => [id, at < 2 ? 1 : 0]).toSorted())

    await confirm(first, '2')
    expect((await pageOf(first)).rows).toMatchObject([{ said: null, hours: 2, isConfirmed: true }])
    expect(await proposal()).toMatchObject({
      dates: [{ id: second }],
      said: [{ date: { id: second }, hours: 3 }],
    })
    expect((await waiting()).filter(([, count]) => count)).toEqual([[second, 1]])
    await expect(propose({ date: first, hours: '9' })).rejects.toMatchObject({
      fields: { date: expect.any(String) },
    })
    expect(await mails(title)).toHaveLength(2)
  })

  test.each([
    ['no evening', ''],
    ['one to come', 'coming'],
    ['one of another item', 'other'],
  ])('%s is refused at its field', async (_, which) => {
    const [other] = await app.runtime.scope.as(system, (db) =>
      db
        .selectFrom('projectEventDates')
        .select('id')
        .where('projectEventId', '<>', itemId)
        .where('endsAt', '<', app.runtime.clock.now())
        .limit(1)
        .execute(),
    )
    const date = { '': '', coming: evenings[2], other: other?.id ?? '' }[which] ?? ''
    await expect(propose({ date, hours: '2' })).toBeRefusedAt('date')
    expect((await proposal()).said).toEqual([])
  })

  test('more than a day has is refused', async () => {
    const [date] = evenings
    await expect(propose({ date, hours: '25' })).rejects.toMatchObject({
      fields: { hours: expect.stringContaining('24') },
    })
  })

  test('confirming all leaves open who says that they came, until the organization says whether', async () => {
    const [date] = evenings
    const other = await addSupport(app, {
      itemId,
      status: 'confirmed',
      kind: 'attend',
      who: 'supporter',
    })
    await propose({ date, hours: '2' })
    const all = { itemId, dateId: date, hours: {} }
    const asPartner = () => app.caller('partner', newId())
    expect(await confirmHours(asPartner(), all)).toEqual({ confirmed: 0, absent: 1, undecided: 1 })
    const rows = async () =>
      (await pageOf(date)).rows.toSorted((one) => (one.supportId === supportId ? -1 : 1))
    const { dueAt, isOfHours } = await findDue(app.caller(system), { supportId })
    expect(isOfHours).toBe(true)
    expect(await rows()).toMatchObject([
      { attended: null, said: 2, isConfirmed: false, answerBy: dueAt },
      { supportId: other, attended: 'absent', said: null, answerBy: null },
    ])
    const owed = async () =>
      (await listOwnWaiting(app.caller('partner'), {})).find(({ kind }) => kind === 'hours')
    const before = (await owed())?.count ?? 0

    app.advance(1000)
    for (const caller of [app.caller('partner2', newId()), app.caller('ambassador', newId())]) {
      await expect(markAbsent(caller, { itemId, dateId: date, supportId })).rejects.toMatchObject({
        code: expect.stringMatching(/not_found|forbidden/),
      })
    }
    await expect(markAbsent(asPartner(), { itemId, dateId: evenings[2], supportId })).toBeRefused(
      'conflict',
    )
    await markAbsent(asPartner(), { itemId, dateId: date, supportId })
    expect(await rows()).toMatchObject([{ attended: 'absent', said: null }, {}])
    expect((await owed())?.count ?? 0).toBe(before - 1)
    expect((await proposal()).said).toEqual([])
    // They object by saying it again.
    app.advance(1000)
    await propose({ date, hours: '2' })
    expect(await rows()).toMatchObject([{ attended: 'absent', said: 2 }, {}])
    await confirm(date, '2')
    expect(await rows()).toMatchObject([{ attended: 'here', hours: 2, said: null }, {}])
    await expect(markAbsent(asPartner(), { itemId, dateId: date, supportId })).toBeRefused(
      'conflict',
    )
  })

  test('whoever was marked absent can say that they were there', async () => {
    const [date] = evenings
    await confirmHours(app.caller('partner', newId()), { itemId, dateId: date, hours: {} })
    await propose({ date, hours: '3' })
    expect((await pageOf(date)).rows).toMatchObject([{ attended: 'absent', said: 3 }])
    await confirm(date, '3')
    expect((await proposal()).said).toEqual([])
  })

  test('after the last evening one that nobody confirmed can still be said', async () => {
    const [first, second, last] = evenings
    app.advance(8 * DAY_MS)
    await confirm(last, '3')
    await confirm(first, '2')
    expect((await proposal()).dates.map(({ id }) => id)).toEqual([second])
    await propose({ date: second, hours: '1' })
    await confirm(second, '1')
    const { certificate, proposal: left } = await getOnTheDay(app.caller(system), { supportId })
    expect(certificate).toMatchObject({ hours: 6 })
    expect(left).toEqual({ dates: [], said: [], members: [] })
    app.advance(-8 * DAY_MS)
  })

  test('they are taken back by their person alone, and then count for nobody', async () => {
    const [date] = evenings
    await propose({ date, hours: '2' })
    const [said] = (await proposal()).said
    const back = (more: object = {}) =>
      takeBackHours(app.caller(system), { ...asPerson(), id: said?.id ?? '', ...more })
    const stranger = { userId: DEMO_USERS.admin.id, hadIt: false }
    for (const more of [stranger, { id: newId() }, { id: 'nothing' }]) {
      await expect(back(more)).toBeRefused('not_found')
    }
    await back()
    await back()
    expect((await pageOf(date)).rows).toMatchObject([{ said: null }])
    expect((await proposal()).said).toEqual([])
    await propose({ date, hours: '4' })
    expect(await mails(title), 'once for an evening').toHaveLength(1)
    await confirm(date, '4')
    await expect(back()).toBeRefused('conflict')
  })

  test('row security: they and the organization see them, and only the page of the sign-up writes them', async () => {
    const [dateId] = evenings
    await propose({ date: dateId, hours: '2' })
    const count = (who: Person) =>
      app.runtime.scope.as(memberOf(who), async (db) => {
        const rows = await db
          .selectFrom('proposedHours')
          .select('id')
          .where('supportId', '=', supportId)
          .execute()
        return rows.length
      })
    expect(await Promise.all((['ambassador', 'partner'] as const).map(count))).toEqual([1, 1])
    for (const who of ['partner2', 'supporter', 'admin'] as const) {
      expect([who, await count(who)]).toEqual([who, 0])
    }
    for (const who of ['ambassador', 'partner', 'admin'] as const) {
      const row = { id: newId(), supportId, dateId, hours: 3, proposedAt: new Date() }
      await expect(app.as(who).insert('proposedHours', row)).toBeRefused('forbidden')
    }
    const own = await listOwnProposals(app.caller('ambassador'), { supportIds: [supportId] })
    expect(own.get(supportId)).toEqual({ hours: 2, isOpen: true })
    const others = await listOwnProposals(app.caller('supporter'), { supportIds: [supportId] })
    expect(others.size).toBe(0)
  })
})

describe('of what goes on for long', () => {
  const dayAgo = (days: number) =>
    new Date(app.runtime.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10)

  beforeEach(async () => {
    itemId = await addSupportable(app, { title: `Driving ${newId()}`, startDate: dayAgo(100) })
    supportId = await addSupport(app, { itemId, status: 'confirmed', who: 'ambassador' })
  })

  test('people name the day, and the organization sees the days and their sum', async () => {
    const { dates } = await proposal()
    expect(dates).toMatchObject([{ days: { from: dayAgo(100) } }])
    await propose({ day: dayAgo(9), hours: '5' })
    await propose({ day: dayAgo(2), hours: '4' })
    await propose({ day: dayAgo(2), hours: '3' })
    const dateId = dates[0]?.id ?? null
    expect((await pageOf(dateId)).rows).toMatchObject([
      {
        said: 8,
        hours: 8,
        saidDays: [
          { day: dayAgo(9), hours: 5 },
          { day: dayAgo(2), hours: 3 },
        ],
      },
    ])
    expect(await mails('Driving')).not.toHaveLength(0)
    await confirm(dateId, '8')
    expect(await proposal()).toEqual({ dates: [], said: [], members: [] })
  })

  test.each([
    ['before it began', () => dayAgo(101)],
    ['to come', () => dayAgo(-2)],
    ['that does not exist', () => '2026-02-30'],
    ['that is missing', () => ''],
  ])('a day %s is refused at its field', async (_, day) => {
    await expect(propose({ day: day(), hours: '2' })).toBeRefusedAt('day')
  })
})
