import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, guest, memberOf, system } from '#test/app/create-test-app.ts'
import { addSupportable, given } from '#test/app/supporting.ts'
import { findPendingSignUp } from '../queries/find-pending-sign-up.ts'
import { requestSignUp } from './request-sign-up.ts'
import { resendSignUpLink } from './resend-sign-up-link.ts'
import { returnPendingSignUp } from './return-pending-sign-up.ts'
import { takePendingSignUp } from './take-pending-sign-up.ts'
import { purgePendingSignUps } from '#domain/activity/commands/purge-by-age.ts'

const HOUR = 60 * 60 * 1000

const app = startTestApp()
let itemId: string
beforeAll(async () => {
  itemId = await addSupportable(app, { title: 'Pruning', places: 3 })
})

const asked = (email: string, more: object = {}) =>
  requestSignUp(app.caller(system, newId()), {
    ...given.volunteer,
    fullName: 'Noa Levi',
    email,
    itemId,
    ...more,
  })

async function tokensOf(email: string): Promise<string[]> {
  const mails = await app.mailsTo(email)
  return mails.map(({ text }) => /confirm\?token=(\S+)/.exec(text)?.[1] ?? '')
}

async function linkTo(email: string, more: object = {}): Promise<string> {
  await asked(email, more)
  return (await tokensOf(email))[0] ?? ''
}

const take = (token: string, userId: string | null = null) =>
  takePendingSignUp(app.caller(system), { token, userId })

const pendingOf = (email: string) => app.as(system).rows('pendingSignUps', '*', { email })

test('only the token’s hash is stored, and nothing of it holds a place or reaches the organization', async () => {
  const token = await linkTo('noa@pending.example')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(await pendingOf('noa@pending.example'))).not.toContain(token)
  const { placesTaken } = await app.as(system).row('projectEvents', ['placesTaken'], { id: itemId })
  expect(placesTaken).toBe(0)
  expect((await app.mailsTo(DEMO_USERS.partner.email)).map(({ kind }) => kind)).not.toContain(
    'support.new',
  )
})

test('a link is used once, with all others of that person for the same', async () => {
  const email = 'once@pending.example'
  const first = await linkTo(email)
  const again = await linkTo(email, { message: 'Once more' })
  const other = await linkTo(email, { ...given.visit })
  const done = await take(again)
  expect(done).toMatchObject({ outcome: 'taken', isOwn: false, typed: { message: 'Once more' } })
  for (const used of [first, again, `${other}x`, '']) {
    await expect(take(used)).toBeRefused('conflict')
    expect(await findPendingSignUp(app.caller(system), { token: used })).toBeNull()
  }
  expect(await take(other)).toMatchObject({ typed: { kind: 'visit' } })
  // A link that could not take effect works again; the others do not.
  await returnPendingSignUp(app.caller(system), { id: 'id' in done ? done.id : '' })
  await expect(take(first)).toBeRefused('conflict')
  expect(await take(again)).toMatchObject({ outcome: 'taken' })
})

test('of many concurrent requests one gets it', async () => {
  const token = await linkTo('race@pending.example')
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => take(token)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a link of staff is not used until they have signed in themselves', async () => {
  const { email, id } = DEMO_USERS.admin
  const token = await linkTo(email)
  for (const who of [null, DEMO_USERS.supporter.id]) {
    expect(await take(token, who)).toEqual({ outcome: 'password', email })
  }
  expect(await take(token, id)).toMatchObject({ outcome: 'taken', isOwn: true })
})

test('a day later a link is void, is not sent again, and is deleted', async () => {
  const email = 'late@pending.example'
  const { id } = await asked(email)
  const [token = ''] = await tokensOf(email)
  app.advance(24 * HOUR + 1000)
  await expect(take(token)).toBeRefused('conflict')
  await resendSignUpLink(app.caller(system), { id })
  expect(await tokensOf(email)).toHaveLength(1)
  const fresh = await linkTo('fresh@pending.example')
  await purgePendingSignUps(app.caller(system), {})
  expect(await pendingOf(email)).toEqual([])
  expect(await take(fresh)).toMatchObject({ outcome: 'taken' })
  app.advance(-24 * HOUR - 1000)
})

test('what cannot be supported is refused before an email is sent', async () => {
  const email = 'none@pending.example'
  const full = await addSupportable(app, { title: 'Full', places: 1 })
  for (const [more, code] of [
    [{ itemId: full, places: '2' }, 'conflict'],
    [{ ...given.attend }, 'conflict'],
    [{ itemId: newId() }, 'not_found'],
    [{ fullName: 'See www.there.example' }, 'bad_input'],
    [{ email: 'none' }, 'bad_input'],
    [{ kind: 'donate' }, 'bad_input'],
  ] as const) {
    await expect(asked(email, more), JSON.stringify(more)).toBeRefused(code)
  }
  expect(await app.mailsTo(email)).toEqual([])
})

test('only the server itself can create, read or use them', async () => {
  const input = { ...given.volunteer, fullName: 'Noa', email: 'x@pending.example', itemId }
  for (const who of [guest(), memberOf('supporter'), memberOf('superuser')]) {
    const caller = app.caller(who)
    for (const call of [
      requestSignUp(caller, input),
      findPendingSignUp(caller, { token: 'x' }),
      takePendingSignUp(caller, { token: 'x', userId: null }),
      resendSignUpLink(caller, { id: newId() }),
      returnPendingSignUp(caller, { id: newId() }),
    ]) {
      await expect(call).toBeRefused('forbidden')
    }
  }
})
