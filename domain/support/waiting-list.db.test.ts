import { afterEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deleteAccount } from '#domain/closing/commands/delete-account.ts'
import { hideItem, showItem } from '#domain/project-events/commands/hide-item.ts'
import { unpublishProjectEvent } from '#domain/project-events/commands/unpublish-project-event.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { announce, linkOf } from '#test/app/announcing.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { addPeople, startGroupAs } from '#test/app/groups.ts'
import { signUpAs, takenOf } from '#test/app/signing-up.ts'
import { addSupportable, stateOf } from '#test/app/supporting.ts'
import { answerSupport } from './commands/answer-support.ts'
import { cancelSupport } from './commands/cancel-support.ts'
import { freePlace } from './commands/free-place.ts'
import { moveWaitingLists } from './commands/move-waiting-lists.ts'
import { supportItem } from './commands/support-item.ts'
import { takePlace } from './commands/take-place.ts'
import { getSignUp } from './queries/get-sign-up.ts'
import { listOwnSupports } from './queries/list-own-supports.ts'
import { listSupporters } from './queries/list-supporters.ts'
import { listSupportsToExport } from './queries/list-supports-to-export.ts'

const app = startTestApp()
afterEach(() => expectBooksAgree(app))

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Signs up, or joins the waiting list if every place is taken. */
const join = async (who: Person | Actor, itemId: string, places = '1') =>
  (
    await supportItem(app.caller(who, newId()), {
      kind: 'volunteer',
      itemId,
      places,
      waits: 'yes',
    })
  ).id

/** Runs the job as if it were that moment, until nothing is left. */
async function runAt(at: Date = new Date()): Promise<void> {
  const caller = app.caller(system)
  const clock = { now: () => at }
  while (await moveWaitingLists({ ...caller, runtime: { ...caller.runtime, clock } }, {}));
}

const statusOf = async (id: string) => (await stateOf(app, id)).status
const statusesOf = (ids: readonly string[]) => Promise.all(ids.map(statusOf))

/** The emails to a cast member whose subject begins like this. */
const mailsOf = async (who: Person, subject: string) =>
  (await app.mailsTo(DEMO_USERS[who].email)).filter((mail) => mail.subject.startsWith(subject))

/** An item with one place, taken by the ambassador, for which the supporter and the applicant wait. */
async function fullItem(title: string, more: object = {}) {
  const itemId = await addSupportable(app, { title, places: 1, ...more })
  const held = await join('ambassador', itemId)
  const first = await join('supporter', itemId)
  const second = await join('applicant', itemId)
  return { itemId, held, first, second }
}

test('without a place, people wait in the order in which they came, and hold none', async () => {
  const { itemId, held, first, second } = await fullItem('Pruning in line')
  expect(await statusesOf([held, first, second])).toEqual(['pending', 'waiting', 'waiting'])
  expect(await takenOf(app, itemId)).toBe(1)
  const asLink = app.caller(system)
  const of = { supportId: second, userId: DEMO_USERS.applicant.id, hadIt: true }
  expect(await getSignUp(asLink, of)).toMatchObject({ position: 2, mayTake: false, mayFree: true })
  await cancelSupport(app.caller('supporter'), { id: first })
  expect(await getSignUp(asLink, of)).toMatchObject({ position: 1 })

  const [mail] = await mailsOf('applicant', 'On the waiting list: Pruning in line')
  expect(linkOf(app, mail?.text ?? '')).toMatchObject({ supportId: second })
  // The organization is emailed about whoever has a place, and not about the line.
  const told = (await app.mailsTo('office@open-hands.example')).length
  await join('supporter', itemId)
  expect(await app.mailsTo('office@open-hands.example')).toHaveLength(told)
})

test('who does not want to wait is refused, and nobody waits twice', async () => {
  const { itemId } = await fullItem('Full and asked again')
  const sign = (who: Person, waits?: string) =>
    supportItem(app.caller(who, newId()), { kind: 'volunteer', itemId, places: '1', waits })
  await expect(sign('partner2')).rejects.toMatchObject({
    code: 'conflict',
    message: 'Every place is taken. You can join the waiting list.',
  })
  await expect(sign('supporter', 'yes')).toBeRefused('conflict', 'You are on the waiting list')
})

test('who agrees to wait and finds a place does not wait', async () => {
  const itemId = await addSupportable(app, { places: 2 })
  const id = await join('supporter', itemId, '2')
  const { supports } = await listOwnSupports(app.caller('supporter'), {})
  expect(supports.find((one) => one.id === id)).toMatchObject({ status: 'pending', inLine: null })
  const [row] = await listSupportsToExport(app.caller('partner'), { post: itemId })
  expect(row).toMatchObject({ waitingSince: null })
})

test('a place that becomes free is offered to the first, holds, and is theirs once they take it', async () => {
  const { itemId, held, first, second } = await fullItem('Taken by the first')
  await cancelSupport(app.caller('ambassador'), { id: held })
  expect(await statusesOf([first, second])).toEqual(['offered', 'waiting'])
  expect(await takenOf(app, itemId)).toBe(1)
  // Nobody who comes now gets it.
  await expect(
    supportItem(app.caller('partner2', newId()), { kind: 'volunteer', itemId, places: '1' }),
  ).toBeRefused('conflict')

  const before = new Date()
  await runAt(before)
  await runAt(before)
  const mails = await mailsOf('supporter', 'A place for you: Taken by the first')
  expect(mails).toHaveLength(1)
  const of = linkOf(app, mails[0]?.text ?? '')
  const asLink = app.caller(system)
  const seen = await getSignUp(asLink, of)
  expect(seen).toMatchObject({ status: 'offered', mayTake: true, position: null })
  expect(seen.offeredUntil).toEqual(new Date(before.getTime() + 48 * HOUR))

  await takePlace(asLink, of)
  await takePlace(asLink, of)
  expect(await statusesOf([first, second])).toEqual(['pending', 'waiting'])
  expect(await takenOf(app, itemId)).toBe(1)
  const { supporters, counts } = await listSupporters(app.caller('partner'), {
    post: itemId,
    part: 'line',
  })
  expect(counts).toMatchObject({ waiting: 1, line: 1, closed: 1, all: 3 })
  expect(supporters).toMatchObject([
    { id: second, inLine: { position: 1, offeredUntil: null }, answers: ['declined'] },
  ])
})

test('an offer without an answer passes on after two days, once, and can no longer be taken', async () => {
  const { itemId, held, first, second } = await fullItem('Passed on')
  await cancelSupport(app.caller('ambassador'), { id: held })
  const offered = new Date()
  await runAt(offered)
  await runAt(new Date(offered.getTime() + 48 * HOUR - 1))
  expect(await statusesOf([first, second])).toEqual(['offered', 'waiting'])

  const later = new Date(offered.getTime() + 48 * HOUR)
  await runAt(later)
  await runAt(later)
  expect(await statusesOf([first, second])).toEqual(['lapsed', 'offered'])
  expect(await takenOf(app, itemId)).toBe(1)
  expect(await mailsOf('supporter', 'No longer reserved: your place at Passed on')).toHaveLength(1)
  expect(await mailsOf('applicant', 'A place for you: Passed on')).toHaveLength(1)
  const of = { supportId: first, userId: DEMO_USERS.supporter.id, hadIt: true }
  await expect(takePlace(app.caller(system), of)).toBeRefused('conflict')
  expect(await getSignUp(app.caller(system), of)).toMatchObject({ isHeld: false, mayTake: false })
  // They may wait again, behind the others.
  const again = await join('supporter', itemId)
  expect(await statusOf(again)).toBe('waiting')
})

test('the offer ends three hours before it starts, and none is made within the hour before that', async () => {
  const now = Date.now()
  const at = (hours: number) => new Date(now + hours * HOUR)
  const soon = await fullItem('Tomorrow', { type: 'event', startDatetime: at(20) })
  await cancelSupport(app.caller('ambassador'), { id: soon.held })
  await runAt(new Date(now))
  const of = { supportId: soon.first, userId: DEMO_USERS.supporter.id, hadIt: true }
  expect(await getSignUp(app.caller(system), of)).toMatchObject({ offeredUntil: at(17) })

  // Then a place is for whoever takes it first, of the line too.
  const late = await fullItem('In three hours', { type: 'event', startDatetime: at(3.5) })
  await cancelSupport(app.caller('ambassador'), { id: late.held })
  await runAt(new Date(now))
  expect(await statusesOf([late.first, late.second])).toEqual(['waiting', 'waiting'])
  const second = { supportId: late.second, userId: DEMO_USERS.applicant.id, hadIt: true }
  expect(await getSignUp(app.caller(system), second)).toMatchObject({ mayTake: true })
  await takePlace(app.caller(system), second)
  const first = { supportId: late.first, userId: DEMO_USERS.supporter.id, hadIt: true }
  await expect(takePlace(app.caller(system), first)).toBeRefused('conflict')
  expect(await statusesOf([late.first, late.second])).toEqual(['waiting', 'pending'])

  await runAt(at(30))
  expect(await statusOf(late.first)).toBe('lapsed')
  expect(await mailsOf('supporter', 'No place became free: In three hours')).toHaveLength(1)
})

test('of several dates, an offer ends before the next one', async () => {
  const first = new Date(Date.now() - 2 * DAY)
  const next = new Date(Date.now() + DAY)
  const { held, first: id } = await fullItem('Every week', {
    type: 'event',
    startDatetime: first,
    furtherDates: [{ startDatetime: next }],
  })
  await cancelSupport(app.caller('ambassador'), { id: held })
  await runAt()
  const of = { supportId: id, userId: DEMO_USERS.supporter.id, hadIt: true }
  expect(await getSignUp(app.caller(system), of)).toMatchObject({
    offeredUntil: new Date(next.getTime() - 3 * HOUR),
  })
})

test('who wants more places than are free is passed over, and gets them when there are enough', async () => {
  const itemId = await addSupportable(app, { places: 3 })
  const one = await join('ambassador', itemId)
  const two = await join('partner2', itemId, '2')
  const many = await join('supporter', itemId, '3')
  const few = await join('applicant', itemId)
  await cancelSupport(app.caller('ambassador'), { id: one })
  expect(await statusesOf([many, few])).toEqual(['waiting', 'offered'])
  await cancelSupport(app.caller('applicant'), { id: few })
  await cancelSupport(app.caller('partner2'), { id: two })
  expect(await statusOf(many)).toBe('offered')
  expect(await takenOf(app, itemId)).toBe(3)
})

test('places are offered when they are declined, added, left by a group, or left with an account', async () => {
  const declined = await fullItem('Declined')
  await answerSupport(app.caller('partner'), {
    id: declined.held,
    answer: 'declined',
    reason: 'Full',
  })
  expect(await statusesOf([declined.first, declined.second])).toEqual(['offered', 'waiting'])

  const added = await fullItem('Added')
  await app.runtime.scope.as(system, async (db) => {
    await app.asOwner('grant update (places) on app.project_events to app_system')
    await db
      .updateTable('projectEvents')
      .set({ places: 3 })
      .where('id', '=', added.itemId)
      .execute()
  })
  expect(await statusesOf([added.first, added.second])).toEqual(['offered', 'offered'])
  expect(await takenOf(app, added.itemId)).toBe(3)

  const [one, other, third] = await addPeople(app, 3)
  const grouped = await addSupportable(app, { places: 2 })
  const { id: groupId } = await startGroupAs(app, one!, [other!])
  const group = await signUpAs(app, one!, { groupId, itemId: grouped, people: [one!, other!] })
  const waits = await join(third!, grouped)
  expect(await statusOf(waits)).toBe('waiting')
  await freePlace(app.caller(system), {
    supportId: group,
    userId: (other as { userId: string }).userId,
    hadIt: true,
  })
  expect(await statusOf(waits)).toBe('offered')

  const [leaver, next] = await addPeople(app, 2)
  const left = await addSupportable(app, { places: 1 })
  await join(leaver!, left)
  const heir = await join(next!, left)
  await deleteAccount(app.caller(system), { userId: (leaver as { userId: string }).userId })
  expect(await statusOf(heir)).toBe('offered')
})

test('leaving while a place is offered passes it on, and an account that waits can be deleted', async () => {
  const { itemId, held, first, second } = await fullItem('Left while offered')
  const [last] = await addPeople(app, 1)
  const third = await join(last!, itemId)
  await cancelSupport(app.caller('ambassador'), { id: held })
  await freePlace(app.caller(system), {
    supportId: first,
    userId: DEMO_USERS.supporter.id,
    hadIt: true,
  })
  expect(await statusesOf([first, second, third])).toEqual(['cancelled', 'offered', 'waiting'])
  await deleteAccount(app.caller(system), { userId: (last as { userId: string }).userId })
  expect(await statusOf(third)).toBe('cancelled')
  expect(await takenOf(app, itemId)).toBe(1)
})

test('the organization lets someone in when there is a place, and declines others', async () => {
  const { itemId, held, first, second } = await fullItem('Let in')
  const answer = (id: string, given: 'confirmed' | 'declined') =>
    answerSupport(app.caller('partner'), { id, answer: given, reason: 'Not this time' })
  await expect(answer(second, 'confirmed')).rejects.toMatchObject({
    code: 'conflict',
    message: 'There is no free place for them at the moment.',
  })
  await cancelSupport(app.caller('ambassador'), { id: held })
  await answer(first, 'declined')
  expect(await statusesOf([first, second])).toEqual(['declined', 'offered'])
  await answer(second, 'confirmed')
  expect(await statusOf(second)).toBe('confirmed')
  expect(await takenOf(app, itemId)).toBe(1)
  for (const who of ['partner2', 'supporter', 'admin'] as const) {
    await expect(answerSupport(app.caller(who), { id: second, answer: 'confirmed' })).toBeRefused(
      'not_found',
    )
  }
})

test('where everyone is welcome, taking the place confirms it', async () => {
  const { held, first } = await fullItem('All welcome', { welcomesAll: true })
  expect(await statusOf(held)).toBe('confirmed')
  await cancelSupport(app.caller('ambassador'), { id: held })
  const of = { supportId: first, userId: DEMO_USERS.supporter.id, hadIt: true }
  await takePlace(app.caller(system), of)
  expect(await statusOf(first)).toBe('confirmed')
  expect(await mailsOf('supporter', 'Confirmed: All welcome')).toHaveLength(1)
})

test('what is hidden offers nothing: an open offer returns to its place in line', async () => {
  const { itemId, held, first, second } = await fullItem('Hidden meanwhile')
  await cancelSupport(app.caller('ambassador'), { id: held })
  await runAt()
  await hideItem(app.caller('admin'), { id: itemId, reason: 'A question' })
  await runAt(new Date(Date.now() + 3 * DAY))
  expect(await statusesOf([first, second])).toEqual(['waiting', 'waiting'])
  const of = { supportId: first, userId: DEMO_USERS.supporter.id, hadIt: true }
  await expect(takePlace(app.caller(system), of)).toBeRefused('conflict')
  await showItem(app.caller('admin'), { id: itemId })
  expect(await statusesOf([first, second])).toEqual(['offered', 'waiting'])
})

test('taking it down ends the line, and tells who waits', async () => {
  const { postId: itemId, supportId: held } = await announce(app, 'Taken down')
  await join('ambassador', itemId, '18')
  const waits = await join('applicant', itemId)
  expect(await statusOf(waits)).toBe('waiting')
  await unpublishProjectEvent(app.caller('partner'), { postId: itemId, message: 'It rains' })
  expect(await statusesOf([held, waits])).toEqual(['cancelled', 'cancelled'])
  expect(await mailsOf('applicant', 'Canceled: Taken down')).toHaveLength(1)
  expect(await takenOf(app, itemId)).toBe(0)
})

describe('permissions', () => {
  test('only its own person, by the server, takes a place, and only the job moves lines', async () => {
    const { held, first } = await fullItem('Someone else’s')
    await cancelSupport(app.caller('ambassador'), { id: held })
    for (const who of ['supporter', 'partner', 'admin'] as const) {
      const of = { supportId: first, userId: DEMO_USERS[who].id, hadIt: false }
      await expect(takePlace(app.caller(who), of)).toBeRefused('forbidden')
      await expect(moveWaitingLists(app.caller(who), {})).toBeRefused('forbidden')
    }
    await expect(
      takePlace(app.caller(system), {
        supportId: first,
        userId: DEMO_USERS.applicant.id,
        hadIt: false,
      }),
    ).toBeRefused('not_found')
    // Not past the commands either.
    await expect(
      app
        .as({ kind: 'member', userId: DEMO_USERS.supporter.id })
        .update('supports', { status: 'pending' }, { id: first }),
    ).toBeRefused('forbidden')
    expect(await statusOf(first)).toBe('offered')
  })

  test('a member cannot read another’s position', async () => {
    const { second } = await fullItem('Whose position')
    const seen = (who: Person) =>
      app.runtime.scope.as({ kind: 'member', userId: DEMO_USERS[who].id }, (db) =>
        db
          .selectNoFrom((of) =>
            of.fn<number | null>('app.waiting_position', [of.val(second)]).as('n'),
          )
          .executeTakeFirst(),
      )
    expect(await seen('applicant')).toEqual({ n: 2 })
    expect(await seen('partner')).toEqual({ n: 2 })
    expect(await seen('supporter')).toEqual({ n: null })
    expect(await seen('partner2')).toEqual({ n: null })
  })
})
