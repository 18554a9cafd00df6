import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { endGiftPayment } from '#domain/support/end-gift-payment.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { guest, startTestApp, system, visitor, type Person } from '#test/app/create-test-app.ts'
import { linkOf } from '#test/app/announcing.ts'
import { disbandTeams } from '#test/app/organization.ts'
import { addSupport, addSupportable, signUp, stateOf } from '#test/app/supporting.ts'
import { answerSupport } from './commands/answer-support.ts'
import { cancelSupport } from './commands/cancel-support.ts'
import { getSignUp } from './queries/get-sign-up.ts'
import { ANSWERS, type SupportAnswer } from './support-rules.ts'
import { GIFT_MOVES, SUPPORT_MOVES, SUPPORT_STATUSES, type SupportStatus } from './support.ts'

const app = startTestApp()
beforeAll(() => disbandTeams(app))
afterEach(() => expectBooksAgree(app))

const answer = (who: Person, id: string, given: SupportAnswer, reason = 'No room this week') =>
  answerSupport(app.caller(who), { id, answer: given, reason })

/** Only gifts can be refunded. */
const of = SUPPORT_STATUSES.filter((status) => status !== 'refunded')
const ways = of.flatMap((from) => of.map((to) => ({ from, to })))

describe('people can move a support only along the allowed transitions', () => {
  const asked = [...ANSWERS, 'cancelled'] as const
  test.each(ways.filter(({ to }) => asked.some((word) => word === to)))(
    'from $from to $to',
    async ({ from, to }) => {
      const itemId = await addSupportable(app, { places: 10 })
      const id = await addSupport(app, { itemId, status: from, places: 3 })
      const work =
        to === 'cancelled'
          ? cancelSupport(app.caller('supporter'), { id })
          : answer('partner', id, to as SupportAnswer)
      if (SUPPORT_MOVES[from][to] === undefined) {
        await expect(work).rejects.toMatchObject({ code: 'conflict', status: 409 })
        expect((await stateOf(app, id)).status).toBe(from)
        return
      }
      await work
      const holds = to !== 'declined' && to !== 'cancelled'
      expect(await stateOf(app, id)).toEqual({
        status: to,
        reason: to === 'declined' ? 'No room this week' : null,
        taken: holds ? 3 : 0,
      })
    },
  )
})

describe('the database allows the same transitions to anyone', () => {
  test.each(ways.filter(({ from, to }) => from !== to))(
    'from $from to $to',
    async ({ from, to }) => {
      const itemId = await addSupportable(app)
      const id = await addSupport(app, { itemId, status: from })
      await app.asOwner('grant update (status, reason) on app.supports to app_system')
      const move = app.as(system).update('supports', { status: to, reason: 'x' }, { id })
      if (SUPPORT_MOVES[from][to]) await move
      else await expect(move).rejects.toMatchObject({ constraint: 'supports_legal_moves' })
    },
  )
})

describe('a gift has its payment’s transitions only, which no one can make by hand', () => {
  // Nobody waits for a gift.
  const ofGifts = SUPPORT_STATUSES.filter(
    (status) => !['waiting', 'offered', 'lapsed'].includes(status),
  )
  const moves = ofGifts.flatMap((from) => ofGifts.map((to) => ({ from, to })))
  test.each(moves.filter(({ from, to }) => from !== to))(
    'from $from to $to',
    async ({ from, to }) => {
      const itemId = await addSupportable(app)
      const id = await addSupport(app, { itemId, status: from, kind: 'donate' })
      await app.asOwner('grant update (status, reason) on app.supports to app_system')
      const move = (isEnded: boolean) =>
        app.runtime.scope.as(system, async (db) => {
          if (isEnded) await endGiftPayment(db, id, new Date())
          await db
            .updateTable('supports')
            .set({ status: to, reason: 'x' })
            .where('id', '=', id)
            .execute()
        })
      const whose = GIFT_MOVES[from][to]
      const isSomebodys = whose !== undefined && whose !== 'payment'
      // A payable gift is not closed: its payment must end first.
      if (!isSomebodys || from === 'pending') await expect(move(false)).rejects.toThrow()
      if (isSomebodys) await move(true)
      expect((await stateOf(app, id)).status).toBe(isSomebodys ? to : from)
    },
  )
})

describe('permissions', () => {
  let id: string
  beforeAll(async () => {
    id = await signUp(app, 'supporter', await addSupportable(app))
  })

  test.each([visitor, guest(), system])('%o is not signed in', async (who) => {
    await expect(answerSupport(app.caller(who), { id, answer: 'confirmed' })).toBeRefused(
      'not_signed_in',
    )
    await expect(cancelSupport(app.caller(who), { id })).toBeRefused('not_signed_in')
  })

  test.each(['supporter', 'partner2', 'applicant', 'ambassador', 'admin'] as const)(
    '%s cannot answer for the organization',
    async (who) => {
      for (const given of ANSWERS) {
        await expect(answer(who, id, given)).toBeRefused('not_found')
      }
    },
  )

  test.each(['partner', 'partner2', 'applicant', 'ambassador', 'admin'] as const)(
    '%s cannot cancel another’s support',
    async (who) => {
      await expect(cancelSupport(app.caller(who), { id })).toBeRefused('not_found')
    },
  )

  test('and no one can without the commands', async () => {
    const set = (who: Person, status: SupportStatus) =>
      app.as({ kind: 'member', userId: DEMO_USERS[who].id }).update('supports', { status }, { id })
    await expect(set('supporter', 'confirmed')).toBeRefused('forbidden')
    await expect(set('partner', 'cancelled')).toBeRefused('forbidden')
    for (const stranger of ['partner2', 'applicant', 'admin'] as const) {
      expect((await set(stranger, 'cancelled')).numUpdatedRows).toBe(0n)
    }
    expect((await stateOf(app, id)).status).toBe('pending')
  })

  test('an invalid id is not found', async () => {
    await expect(answer('partner', "x' or true", 'confirmed')).toBeRefused('not_found')
    await expect(cancelSupport(app.caller('supporter'), { id: '' })).toBeRefused('not_found')
  })
})

test('declining requires a reason, which only declining stores', async () => {
  const id = await signUp(app, 'supporter', await addSupportable(app))
  await expect(answer('partner', id, 'declined', '  ')).toBeRefusedAt('reason')
  await answer('partner', id, 'confirmed', 'left over in the field')
  expect((await stateOf(app, id)).reason).toBeNull()
})

test('a support that has not begun cannot be completed, nor one that is over cancelled', async () => {
  const later = await addSupportable(app, { startDate: '2999-01-01' })
  const early = await addSupport(app, { itemId: later, status: 'confirmed' })
  await expect(answer('partner', early, 'completed')).toBeRefused('conflict', 'not started')
  const past = await addSupportable(app, { endDate: '2020-01-01' })
  const late = await addSupport(app, { itemId: past, status: 'confirmed' })
  await expect(cancelSupport(app.caller('supporter'), { id: late })).toBeRefused(
    'conflict',
    'is over',
  )
  await answer('partner', late, 'completed')
})

test('of two concurrent answers one wins, and the other gets a conflict', async () => {
  const id = await signUp(app, 'supporter', await addSupportable(app))
  const both = await Promise.allSettled([
    answer('partner', id, 'confirmed'),
    cancelSupport(app.caller('supporter'), { id }),
    answer('partner', id, 'declined'),
  ])
  const lost = both.filter((one) => one.status === 'rejected')
  // Confirmed first, then declined or cancelled, is allowed too.
  expect(lost.length).toBeGreaterThanOrEqual(1)
  for (const { reason } of lost) expect(reason).toMatchObject({ code: 'conflict' })
})

test('supporter and organization are emailed about each step', async () => {
  const title = 'Told of each step'
  const itemId = await addSupportable(app, { title })
  const mine = async (address: string) =>
    (await app.mailsTo(address)).filter(({ subject, text }) => (subject + text).includes(title))

  const first = await signUp(app, 'ambassador', itemId, 'visit')
  await answer('partner', first, 'confirmed')
  const [confirmed] = await mine(DEMO_USERS.ambassador.email)
  expect(confirmed?.subject).toBe(`Confirmed: ${title}`)
  expect(confirmed?.text).toContain('A visit for 4 people')
  expect(confirmed?.text).toContain('will write to you at this address')
  // The links of all answers open the sign-up without signing in.
  const open = (text = '') => getSignUp(app.caller(system), linkOf(app, text))
  expect(await open(confirmed?.text)).toMatchObject({ id: first, status: 'confirmed' })
  await answer('partner', first, 'completed')
  const [completed, ...before] = await mine(DEMO_USERS.ambassador.email)
  expect(before).toHaveLength(1)
  expect(await open(completed?.text)).toMatchObject({ id: first, status: 'completed' })

  const second = await signUp(app, 'supporter', itemId)
  await answer('partner', second, 'declined', 'The week is full')
  const [declined] = await mine(DEMO_USERS.supporter.email)
  expect(declined?.text).toContain('Their reason: The week is full')
  expect(await open(declined?.text)).toMatchObject({ id: second, status: 'declined' })

  const third = await signUp(app, 'supporter', itemId)
  await cancelSupport(app.caller('supporter'), { id: third })
  const kinds = await app.runtime.scope.as(system, (db) =>
    db.selectFrom('mails').select('kind').where('text', 'like', `%${title}%`).execute(),
  )
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
    'support.cancelled',
    'support.completed',
    'support.confirmed',
    'support.declined',
    'support.new',
    'support.new',
    'support.new',
  ])
})
