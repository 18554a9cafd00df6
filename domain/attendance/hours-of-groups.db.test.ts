import { beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { signUpGroup } from '#domain/support/commands/sign-up-group.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { disbandTeams } from '#test/app/organization.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { hoursField } from './attendance.ts'
import { confirmHours } from './commands/confirm-hours.ts'
import { markHere } from './commands/mark-here.ts'
import { proposeHours } from './commands/propose-hours.ts'
import { takeBackHours } from './commands/take-back-hours.ts'
import { getHours } from './queries/get-hours.ts'
import { getOnTheDay } from './queries/get-on-the-day.ts'
import { listOwnProposals } from './queries/list-own-proposals.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const [leader, member, other] = (['supporter', 'ambassador', 'applicant'] as const).map(
  (who) => DEMO_USERS[who].id,
) as [string, string, string]
const app = startTestApp()
let title: string
let itemId: string
let supportId: string
let evenings: string[]

/** A group of three, confirmed for two evenings of three hours. */
beforeEach(async () => {
  await disbandTeams(app)
  const evening = (days: number) => {
    const start = app.runtime.clock.now().getTime() + days * DAY_MS
    return { startDatetime: new Date(start), endDatetime: new Date(start + 3 * HOUR_MS) }
  }
  title = `Pears ${newId()}`
  itemId = await addSupportable(app, {
    type: 'event',
    title,
    ...evening(1),
    furtherDates: [evening(8)],
  } as object)
  const people = [leader, member, other]
  const group = await startGroupAs(app, 'supporter', ['ambassador', 'applicant'], newId())
  const given = { itemId, groupId: group.id, kind: 'volunteer', people } as const
  await signUpGroup(app.caller('supporter', newId()), { ...given, people: [...people] })
  const rows = await app.runtime.scope.as(system, async (db) => ({
    supports: await db
      .selectFrom('supports')
      .select('id')
      .where('projectEventId', '=', itemId)
      .execute(),
    dates: await db
      .selectFrom('projectEventDates')
      .select('id')
      .where('projectEventId', '=', itemId)
      .orderBy('startsAt')
      .execute(),
  }))
  supportId = rows.supports[0]!.id
  evenings = rows.dates.map(({ id }) => id)
  await answerSupport(app.caller('partner'), { id: supportId, answer: 'confirmed' })
})

const say = (userId: string, said: { date?: string; hours: string; members?: string[] }) =>
  proposeHours(app.caller(system), { supportId, userId, hadIt: false, ...said })
const proposal = async () =>
  (await getOnTheDay(app.caller(system), { supportId, userId: leader })).proposal
const rowOf = async (dateId: string) =>
  (await getHours(app.caller('partner'), { itemId, dateId })).rows[0]

test('who leads a group says who of it was there, and the hours of each; the organization confirms them', async () => {
  const [first = '', second = ''] = evenings
  await expect(say(leader, { hours: '3' }), 'before').toBeRefused('conflict')
  app.advance(2 * DAY_MS)
  expect((await proposal()).members.map(({ id }) => id).toSorted()).toEqual(
    [leader, member, other].toSorted(),
  )
  await say(leader, { date: first, hours: '3', members: [leader, member] })
  expect((await proposal()).said).toMatchObject([
    { date: { id: first }, hours: 6, members: [leader, member].toSorted() },
  ])
  const own = await listOwnProposals(app.caller('supporter'), { supportIds: [supportId] })
  expect(own.get(supportId)).toEqual({ hours: 6, isOpen: false })
  expect(await rowOf(first)).toMatchObject({
    said: 6,
    hours: 6,
    saidMembers: [leader, member].toSorted(),
  })
  expect(await rowOf(second)).toMatchObject({ said: null, saidMembers: [] })
  const sent = (await app.mailsTo((await partnerEmail()) ?? '')).filter(
    ({ kind, subject }) => kind === 'attendance.proposed' && subject.includes(title),
  )
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toMatch(/6 hours[^]*2 people of the group/)

  // One of them was not there after all.
  await markHere(app.caller('partner', newId()), {
    itemId,
    dateId: first,
    supportId,
    members: [leader],
  })
  expect(await rowOf(first)).toMatchObject({ people: 1, hours: 3 })
  const hours = { [hoursField(supportId)]: '3' }
  await confirmHours(app.caller('partner', newId()), { itemId, dateId: first, hours })
  expect((await proposal()).said).toEqual([])
  app.advance(7 * DAY_MS)
  await say(leader, { date: second, hours: '2' })
  expect(await rowOf(second)).toMatchObject({ said: 6 })
  app.advance(-9 * DAY_MS)
})

test('nobody else says them, nor more than a day has, nor for people who do not come along', async () => {
  const [date = ''] = evenings
  app.advance(2 * DAY_MS)
  for (const who of [member, other, DEMO_USERS.partner2.id, DEMO_USERS.admin.id]) {
    await expect(say(who, { date, hours: '3' })).toBeRefused('not_found')
  }
  await expect(say(leader, { date, hours: '25' })).rejects.toMatchObject({
    fields: { hours: expect.stringContaining('24') },
  })
  for (const members of [[], [DEMO_USERS.admin.id], [leader, newId()]]) {
    await expect(say(leader, { date, hours: '3', members })).toBeRefused('bad_input')
  }
  await say(leader, { date, hours: '3' })
  const [said] = (await proposal()).said
  const back = (userId: string) =>
    takeBackHours(app.caller(system), { supportId, userId, hadIt: false, id: said?.id ?? '' })
  await expect(back(member)).toBeRefused('not_found')
  const seen = (who: Person) => app.as(who).rows('proposedHours', ['id'], { supportId })
  expect(await seen('partner')).toHaveLength(1)
  expect(await seen('partner2')).toEqual([])
  await back(leader)
  expect((await proposal()).said).toEqual([])
  app.advance(-2 * DAY_MS)
})

async function partnerEmail() {
  const [found] = await app
    .as(system)
    .rows('partners', ['email'], { userId: DEMO_USERS.partner.id })
  return found?.email
}
