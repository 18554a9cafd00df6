import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'
import { askAddressChange, changePassword, removeProvider } from './account-changes.ts'
import { getOwnSignIn } from '../queries/get-own-sign-in.ts'
import { followAddressLink } from '#domain/closing/follow-address-link.ts'

const app = startTestApp()

const { linkIn, verified, signIn, signUp } = signInOf(() => app)
const DAY = 24 * 3_600_000

async function somebody() {
  const email = await verified()
  const cookies = await signIn(email)
  const user = (await app.runtime.auth.findSession(headers(cookies))).user!
  return { email, cookies, id: user.id, sessionId: user.sessionId }
}
const isIn = async (cookies: string[]) =>
  (await app.runtime.auth.findSession(headers(cookies))).user !== null
const tokenIn = async (email: string, kind: string) =>
  (await linkIn(email, kind)).get('token') ?? ''
const ask = (userId: string, to: string) => askAddressChange(app.caller(system), { userId, to })
const follow = (kind: 'change' | 'keep', token: string, sessionId: string | null = null) =>
  followAddressLink(app.runtime, { kind, token, sessionId })
const kindsTo = async (email: string) => (await app.mailsTo(email)).map(({ kind }) => kind)
const auditOf = async (id: string) => {
  const { rows } = await app.runtime.scope.as(app.caller('superuser').actor, async (db) => {
    await sql`select app.enter_staff()`.execute(db)
    return sql<{ operation: string }>`
      select operation from app.audit_entries where subject_id = ${id} order by at`.execute(db)
  })
  return rows.map(({ operation }) => operation)
}
let addresses = 0
const newAddress = () => `moved${(addresses += 1)}@demo.test`

describe('a new password', () => {
  test('ends every other session and every open link, sends an email and writes an audit line', async () => {
    const { email, cookies, id, sessionId } = await somebody()
    const elsewhere = await signIn(email)
    await app.runtime.auth.requestReset(headers(), email)
    const reset = await tokenIn(email, 'accounts.reset-password')
    const to = newAddress()
    await ask(id, to)
    const hash = await app.runtime.auth.hashPassword('second-password')
    await changePassword(app.caller(system), { userId: id, hash, sessionId })
    expect(await isIn(cookies)).toBe(true)
    expect(await isIn(elsewhere)).toBe(false)
    await expect(signIn(email)).toBeRefused('bad_input')
    expect(await isIn(await signIn(email, 'second-password'))).toBe(true)
    const again = { token: reset, password: 'third-password' }
    await expect(app.runtime.auth.resetPassword(headers(), again)).toBeRefused('bad_input')
    expect(await follow('change', await tokenIn(to, 'accounts.confirm-address'))).toEqual({
      outcome: 'over',
    })
    expect(await kindsTo(email)).toContain('accounts.password-changed')
    expect(await auditOf(id)).toContain('accounts.change-password')
  })

  test('set by an emailed reset cancels an address change requested from an unlocked browser', async () => {
    const { email, id } = await somebody()
    const to = newAddress()
    await ask(id, to)
    await app.runtime.auth.requestReset(headers(), email)
    const token = await tokenIn(email, 'accounts.reset-password')
    await app.runtime.auth.resetPassword(headers(), { token, password: 'second-password' })
    expect(await follow('change', await tokenIn(to, 'accounts.confirm-address'))).toEqual({
      outcome: 'over',
    })
  })
})

describe('a new address', () => {
  test('takes effect when its link is used, once, and ends every other session', async () => {
    const { email, cookies, id, sessionId } = await somebody()
    const elsewhere = await signIn(email)
    const to = newAddress()
    await ask(id, to)
    expect(await isIn(await signIn(email))).toBe(true)
    const token = await tokenIn(to, 'accounts.confirm-address')
    expect(await follow('change', token, sessionId)).toMatchObject({ outcome: 'done', to })
    expect(await isIn(cookies)).toBe(true)
    expect(await isIn(elsewhere)).toBe(false)
    await expect(signIn(email)).toBeRefused('bad_input')
    expect(await isIn(await signIn(to))).toBe(true)
    expect(await follow('change', token)).toEqual({ outcome: 'over' })
    expect(await kindsTo(email)).toEqual(
      expect.arrayContaining(['accounts.address-change-asked', 'accounts.address-changed']),
    )
    expect(await auditOf(id)).toEqual(
      expect.arrayContaining(['accounts.ask-address-change', 'accounts.confirm-address-change']),
    )
  })

  test('is set by exactly one of five concurrent uses of the link', async () => {
    const { id } = await somebody()
    const to = newAddress()
    await ask(id, to)
    const token = await tokenIn(to, 'accounts.confirm-address')
    const done = await Promise.all(Array.from({ length: 5 }, () => follow('change', token)))
    expect(done.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
  })

  test('is not set by a link that is a day old, was replaced, or is not one of our tokens', async () => {
    const { id } = await somebody()
    const [first, second] = [newAddress(), newAddress()]
    await ask(id, first)
    await ask(id, second)
    expect(await follow('change', await tokenIn(first, 'accounts.confirm-address'))).toEqual({
      outcome: 'over',
    })
    const stored = await sql<{ confirmHash: string }>`
      select confirm_hash from auth.address_changes where user_id = ${id}`.execute(
      app.database.signIn,
    )
    // Column names are spelled the way the sign-in library spells them.
    const [hash] = Object.values(stored.rows[0] ?? {})
    expect(hash).toMatch(/^[\w-]{43}$/)
    expect(await follow('change', String(hash))).toEqual({ outcome: 'over' })
    const token = await tokenIn(second, 'accounts.confirm-address')
    app.advance(DAY + 1000)
    expect(await follow('change', token)).toEqual({ outcome: 'over' })
    app.advance(-DAY - 1000)
  })

  test('that belongs to another user is not revealed to the requester and gets no link', async () => {
    const { id } = await somebody()
    const other = await somebody()
    await expect(ask(id, other.email)).resolves.toBeUndefined()
    expect(await kindsTo(other.email)).toContain('accounts.address-taken')
    expect(await kindsTo(other.email)).not.toContain('accounts.confirm-address')
  })

  test('that an unverified sign-up holds goes to the user who verifies it', async () => {
    const { id } = await somebody()
    const unproved = await signUp()
    await ask(id, unproved)
    const token = await tokenIn(unproved, 'accounts.confirm-address')
    expect(await follow('change', token)).toMatchObject({ outcome: 'done', person: id })
    expect(await isIn(await signIn(unproved))).toBe(true)
  })

  test('can be undone from the old mailbox, even if it has been changed again since', async () => {
    const { email, id } = await somebody()
    const [first, second] = [newAddress(), newAddress()]
    await ask(id, first)
    const keep = await tokenIn(email, 'accounts.address-change-asked')
    await follow('change', await tokenIn(first, 'accounts.confirm-address'))
    await ask(id, second)
    await follow('change', await tokenIn(second, 'accounts.confirm-address'))
    const thief = await signIn(second)
    // Signing up with the freed address does not help either.
    await app.runtime.auth.signUp(headers(), {
      fullName: 'Thief',
      email,
      mobilePhone: null,
      password: 'the-thiefs-own',
      returnTo: '/',
    })
    expect(await follow('keep', keep)).toMatchObject({ outcome: 'undone', person: id, to: email })
    expect(await isIn(thief)).toBe(false)
    await expect(signIn(email)).toBeRefused('bad_input')
    await app.runtime.auth.requestReset(headers(), email)
    const token = await tokenIn(email, 'accounts.reset-password')
    await app.runtime.auth.resetPassword(headers(), { token, password: 'the-owners-own' })
    const owner = await app.runtime.auth.findSession(headers(await signIn(email, 'the-owners-own')))
    expect(owner.user?.id).toBe(id)
    expect(await follow('keep', keep)).toEqual({ outcome: 'over' })
  })

  test('is in the user’s data export, without its token, and is deleted with the user', async () => {
    const { id } = await somebody()
    const to = newAddress()
    await ask(id, to)
    const own = await getOwnSignIn(app.caller({ kind: 'member', userId: id }), {})
    expect(JSON.stringify(own)).toContain(to)
    expect(JSON.stringify(own)).not.toContain('hash')
  })
})

describe('a provider', () => {
  const addProvider = (id: string, provider: string) =>
    sql`insert into auth.accounts (id, user_id, provider_id, account_id)
        values (${randomUUID()}, ${id}, ${provider}, ${randomUUID()})`.execute(app.database.signIn)
  const remove = (userId: string, provider: 'google' | 'facebook') =>
    removeProvider(app.caller(system), { userId, provider })

  test('is removed with an email and an audit line; a missing one is not found', async () => {
    const { email, id } = await somebody()
    await addProvider(id, 'google')
    await remove(id, 'google')
    expect(await kindsTo(email)).toContain('accounts.provider-removed')
    expect(await auditOf(id)).toContain('accounts.remove-provider')
    await expect(remove(id, 'google')).toBeRefused('not_found')
  })

  test('is kept when it is the last way to sign in, even when two are removed concurrently', async () => {
    const { id } = await somebody()
    await addProvider(id, 'google')
    await addProvider(id, 'facebook')
    await sql`delete from auth.accounts where user_id = ${id} and provider_id = 'credential'`.execute(
      app.database.signIn,
    )
    const tried = await Promise.allSettled([remove(id, 'google'), remove(id, 'facebook')])
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = tried.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason).toMatchObject({ code: 'conflict' })
  })
})

test('only a system job can change how a user signs in', async () => {
  const { id } = await somebody()
  for (const who of ['supporter', 'superuser'] as const) {
    await expect(removeProvider(app.caller(who), { userId: id, provider: 'google' })).toBeRefused(
      'forbidden',
    )
    await expect(
      app.runtime.scope.as(app.caller(who).actor, (db) =>
        sql`select app.remove_way_in(${id}, 'google')`.execute(db),
      ),
    ).toBeRefused('forbidden')
  }
})
