import { beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { signUpGroup } from '#domain/support/commands/sign-up-group.ts'
import { startTestApp, memberOf, system } from '#test/app/create-test-app.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { hoursField } from './attendance.ts'
import { certifyOwnHours } from './commands/certify-own-hours.ts'
import { confirmHours } from './commands/confirm-hours.ts'
import { markHere } from './commands/mark-here.ts'
import { getCertificate } from './queries/get-certificate.ts'
import { getCheckIn } from './queries/get-check-in.ts'
import { getOnTheDay } from './queries/get-on-the-day.ts'
import { countOwnHours } from './queries/count-own-hours.ts'

const HOUR_MS = 60 * 60 * 1000
const [leader, came, stayed] = (['supporter', 'ambassador', 'applicant'] as const).map(
  (who) => DEMO_USERS[who].id,
) as [string, string, string]
const app = startTestApp()
let itemId: string
let supportId: string

/** A group of three, confirmed for an evening of three hours, which is open for check-in. */
beforeEach(async () => {
  const inHours = (hours: number) => new Date(app.runtime.clock.now().getTime() + hours * HOUR_MS)
  itemId = await addSupportable(app, {
    type: 'event',
    title: 'Quinces',
    startDatetime: inHours(1),
    endDatetime: inHours(4),
  })
  const group = await startGroupAs(app, 'supporter', ['ambassador', 'applicant'], newId())
  await signUpGroup(app.caller('supporter', newId()), {
    itemId,
    groupId: group.id,
    kind: 'volunteer',
    people: [leader, came, stayed],
  })
  const { id } = await app.as(system).row('supports', ['id'], { projectEventId: itemId })
  supportId = id
  await answerSupport(app.caller('partner'), { id, answer: 'confirmed' })
})

const here = (members: readonly string[] | null) =>
  markHere(app.caller('partner', newId()), {
    itemId,
    dateId: null,
    supportId,
    members: members as string[] | null,
  })
const confirm = (hours: string) =>
  confirmHours(app.caller('partner', newId()), {
    itemId,
    dateId: null,
    hours: { [hoursField(supportId)]: hours },
  })
const onTheDay = (userId: string) => getOnTheDay(app.caller(system), { supportId, userId })

test('those of a group who were marked have their hours and a certificate each', async () => {
  await here([leader, came])
  const [row] = (await getCheckIn(app.caller('partner'), { itemId, dateId: null })).expected
  expect(row).toMatchObject({ people: 2, came: [leader, came].toSorted() })
  expect(row?.members.map(({ id }) => id).toSorted()).toEqual([leader, came, stayed].toSorted())
  app.advance(5 * HOUR_MS)
  const before = await countOwnHours(app.caller('ambassador'), {})
  await confirm('6')
  const own = await onTheDay(came)
  expect(own.certificate).toMatchObject({ hours: 3 })
  const said = await getCertificate(app.caller(system), { code: own.certificate?.code ?? '' })
  expect(said).toMatchObject({ name: DEMO_USERS.ambassador.fullName, hours: 3, isOfMember: true })
  const leaders = await onTheDay(leader)
  const group = await getCertificate(app.caller(system), { code: leaders.groupCode ?? '' })
  expect(group).toMatchObject({ name: DEMO_USERS.supporter.fullName, hours: 6, people: 2 })
  // The group's certificate is its leader's, besides their own; whoever stayed at home has none.
  expect(own).toMatchObject({ wasHere: true, groupCode: null })
  expect(leaders.certificate).toMatchObject({ hours: 3, isOfGroup: false })
  expect(await onTheDay(stayed)).toMatchObject({
    certificate: null,
    groupCode: null,
    wasHere: false,
    isMissed: true,
  })
  expect(await countOwnHours(app.caller('ambassador'), {})).toBe(before + 3)
  expect((await certifyOwnHours(app.caller('ambassador'), {})).code).not.toBeNull()
  const thanked = async (id: 'ambassador' | 'applicant') =>
    (await app.mailsTo(DEMO_USERS[id].email)).filter(
      ({ kind, subject }) => kind === 'attendance.thanked' && subject.includes('Quinces'),
    )
  expect((await thanked('ambassador')).at(-1)?.text).toContain('3 hours')
  expect(await thanked('applicant')).toEqual([])
})

test('a correction revokes the certificate of who did not come, and issues that of who did', async () => {
  await here([leader, came])
  app.advance(5 * HOUR_MS)
  await confirm('6')
  const first = (await onTheDay(came)).certificate?.code ?? ''
  await here([leader, stayed])
  expect(await getCertificate(app.caller(system), { code: first })).toHaveProperty('revokedAt')
  await confirm('6')
  expect((await onTheDay(stayed)).certificate).toMatchObject({ hours: 3 })
  expect((await onTheDay(came)).certificate).toBeNull()
})

test('only who comes along can be marked, and at least one', async () => {
  await expect(here([])).toBeRefused('bad_input')
  for (const other of [newId(), DEMO_USERS.admin.id]) {
    await expect(here([leader, other])).toBeRefused('conflict')
  }
  await here(null)
  const [row] = (await getCheckIn(app.caller('partner'), { itemId, dateId: null })).expected
  expect(row).toMatchObject({ people: 3, came: [] })
  // Twice, in another order, counts once.
  await here([came, leader])
  await here([leader, came])
  app.advance(5 * HOUR_MS)
  await confirm('3')
  await here([came, leader])
  expect((await onTheDay(came)).certificate).toMatchObject({ hours: 2 })
})

test('until the hours are confirmed, who is not marked may still come', async () => {
  await here([leader, came])
  expect(await onTheDay(stayed)).toMatchObject({ wasHere: false, isMissed: false })
  expect(await onTheDay(came)).toMatchObject({ wasHere: true, isMissed: false })
})

test('of a group noted by number alone, all have that of the group', async () => {
  await here(null)
  app.advance(5 * HOUR_MS)
  await confirm('9')
  const { code } = (await onTheDay(leader)).certificate ?? {}
  for (const who of [leader, came, stayed]) {
    expect((await onTheDay(who)).certificate).toEqual({ code, hours: 9, isOfGroup: true })
  }
})

test('in the database each sees only their own certificate, and the leader and the organization that of the group', async () => {
  await here([leader, came])
  app.advance(5 * HOUR_MS)
  await confirm('6')
  const seenBy = (who: 'supporter' | 'ambassador' | 'applicant' | 'partner' | 'partner2') =>
    app.runtime.scope.as(memberOf(who), async (db) => {
      const rows = await db
        .selectFrom('certificates')
        .select('memberId')
        .where('supportId', '=', supportId)
        .execute()
      return rows.map(({ memberId }) => memberId ?? 'of the group').toSorted()
    })
  expect(await seenBy('supporter')).toEqual([leader, 'of the group'].toSorted())
  expect(await seenBy('ambassador')).toEqual([came])
  expect(await seenBy('applicant')).toEqual([])
  expect(await seenBy('partner')).toEqual(['of the group'])
  expect(await seenBy('partner2')).toEqual([])
})
