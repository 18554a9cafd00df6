import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { linkOf } from '#test/app/announcing.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { disbandTeams, organizationOf } from '#test/app/organization.ts'
import { addSupport, addSupportable, stateOf } from '#test/app/supporting.ts'
import { sendReminders } from '../support/commands/send-reminders.ts'
import { supportItem } from '../support/commands/support-item.ts'
import { getSignUp } from '../support/queries/get-sign-up.ts'
import { addWalkIn } from './commands/add-walk-in.ts'
import { confirmHours } from './commands/confirm-hours.ts'
import { markHere } from './commands/mark-here.ts'
import { undoHere } from './commands/undo-here.ts'
import { findScanned } from './queries/find-scanned.ts'
import { getCheckIn } from './queries/get-check-in.ts'

const app = startTestApp()
beforeAll(() => disbandTeams(app))

const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(app.runtime.clock.now().getTime() + hours * HOUR_MS)
function later(who: Person | typeof system, hours: number) {
  const caller = app.caller(who, newId())
  const clock = { now: () => inHours(hours) }
  return { ...caller, runtime: { ...caller.runtime, clock } }
}

const event = (title: string, more: object = {}) =>
  addSupportable(app, {
    type: 'event',
    title,
    startDatetime: inHours(1),
    endDatetime: inHours(4),
    ...more,
  })
const door = () => app.caller('partner', newId())
const list = (itemId: string) => getCheckIn(app.caller('partner'), { itemId, dateId: null })
const mark = (itemId: string, supportId: string) =>
  markHere(door(), { itemId, dateId: null, supportId })
const add = (itemId: string, more: object = {}) =>
  addWalkIn(door(), { itemId, dateId: null, name: 'Noa Cohen', ...more })
const unanswered = (itemId: string, status: 'pending' | 'waiting' | 'offered') =>
  addSupport(app, { itemId, status, kind: 'attend' })
const confirmations = async (title: string) =>
  (await app.mailsTo(DEMO_USERS.supporter.email)).filter(
    ({ kind, subject }) => kind === 'support.confirmed' && subject.includes(title),
  )

describe('someone whose sign-up is unanswered', () => {
  test('is listed apart, and accepted when they come', async () => {
    const itemId = await event('Pruning')
    const supportId = await unanswered(itemId, 'pending')
    expect(await list(itemId)).toMatchObject({
      total: 0,
      expected: [{ supportId, standing: 'unanswered', attended: null }],
    })
    expect(await findScanned(app.caller('partner'), { supportId })).toMatchObject({
      expected: { standing: 'unanswered' },
    })
    await Promise.all([mark(itemId, supportId), mark(itemId, supportId)])
    expect(await list(itemId)).toMatchObject({
      here: 1,
      total: 1,
      expected: [{ supportId, standing: 'expected', attended: 'here' }],
    })
    const mails = await confirmations('Pruning')
    expect(mails).toHaveLength(1)
    // The link works without signing in.
    const signUp = await getSignUp(app.caller(system), linkOf(app, mails[0]?.text ?? ''))
    expect(signUp).toMatchObject({ id: supportId, status: 'confirmed' })
    // Undoing takes back that they came, not the answer.
    await undoHere(door(), { itemId, dateId: null, supportId })
    expect(await list(itemId)).toMatchObject({ here: 0, total: 1 })
  })

  test.each(['pending', 'waiting', 'offered'] as const)(
    'and comes as a walk-in with their address has one sign-up: %s',
    async (status) => {
      const itemId = await event(`Walk-in ${status}`, { places: 1 })
      const supportId = await unanswered(itemId, status)
      await add(itemId, { email: DEMO_USERS.supporter.email })
      expect((await list(itemId)).expected).toMatchObject([
        { supportId, standing: 'expected', attended: 'here', isWalkIn: false },
      ])
      expect(await stateOf(app, supportId)).toMatchObject({ status: 'confirmed', taken: 1 })
    },
  )

  test('is refused like a walk-in while every place is taken', async () => {
    const itemId = await event('Full', { places: 1 })
    await addSupport(app, { itemId, status: 'confirmed', kind: 'attend', who: 'ambassador' })
    const supportId = await unanswered(itemId, 'waiting')
    const full = { code: 'conflict', message: expect.stringContaining('Every place is taken') }
    await expect(mark(itemId, supportId)).rejects.toMatchObject(full)
    await expect(add(itemId, { email: DEMO_USERS.supporter.email })).rejects.toMatchObject(full)
    expect(await stateOf(app, supportId)).toMatchObject({ status: 'waiting', taken: 1 })
  })

  test('a minor whose parent has not agreed is not accepted for them', async () => {
    const itemId = await event('Minors', { ages: 'consent' })
    const age = { age: 'minor', guardianName: 'Ruth Levi', guardianEmail: 'ruth@example.org' }
    const { id } = await supportItem(app.caller('supporter', newId()), {
      kind: 'attend',
      places: '1',
      itemId,
      age,
    })
    expect((await list(itemId)).expected).toMatchObject([{ standing: 'without-consent' }])
    await expect(mark(itemId, id)).toBeRefused('conflict')
    expect(await stateOf(app, id)).toMatchObject({ status: 'pending' })
  })

  test('did not come if no one saw them: hours leave them out', async () => {
    const itemId = await event('Nobody saw')
    const supportId = await unanswered(itemId, 'pending')
    const of = { itemId, dateId: null, hours: {} }
    expect(await confirmHours(later('partner', 5), of)).toEqual({
      confirmed: 0,
      absent: 0,
      undecided: 0,
    })
    expect(await stateOf(app, supportId)).toMatchObject({ status: 'pending' })
  })
})

test('whoever is signed up at the door of one evening is not reminded of the others', async () => {
  const title = 'Evenings'
  const itemId = await event(title, {
    furtherDates: [{ startDatetime: inHours(49), endDatetime: inHours(52) }],
  })
  await add(itemId, { email: 'one-evening@example.org' })
  const run = () => sendReminders(later(system, 26), {})
  await run()
  const kinds = async () => (await app.mailsTo('one-evening@example.org')).map(({ kind }) => kind)
  expect(await kinds()).toEqual(['attendance.walk-in'])
  const { rows } = await remindersOf(itemId)
  expect(rows).toEqual([])
  // Whoever comes to all of them is.
  await addSupport(app, { itemId, status: 'confirmed', kind: 'attend' })
  await run()
  expect((await remindersOf(itemId)).rows.toSorted()).toEqual(['day', 'list'])
  const [listed] = (await app.mailsTo(await organizationEmail())).filter(
    ({ kind, subject }) => kind === 'support.list' && subject.includes(title),
  )
  expect(listed?.text).toContain('Sarah Whitman')
  expect(listed?.text).not.toContain('Noa Cohen')
})

async function remindersOf(itemId: string) {
  const found = await app.as(system).rows('reminders', ['kind'], { projectEventId: itemId })
  return { rows: found.map(({ kind }) => kind) }
}

async function organizationEmail(): Promise<string> {
  const { email } = await organizationOf(app, 'partner')
  return email
}
