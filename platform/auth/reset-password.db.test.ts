import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'

const app = startTestApp({ hashing: 'real' })

const { linkIn, verified, signIn } = signInOf(() => app)

describe('a new password', () => {
  test('ends every session, works once and notifies its owner', async () => {
    const email = await verified()
    const [here, there] = [await signIn(email), await signIn(email)]
    await app.runtime.auth.requestReset(headers(), email)
    const token = (await linkIn(email, 'accounts.reset-password')).get('token') ?? ''
    await app.runtime.auth.resetPassword(headers(), { token, password: 'second-password' })
    expect((await app.runtime.auth.findSession(headers(here))).user).toBeNull()
    expect((await app.runtime.auth.findSession(headers(there))).user).toBeNull()
    await expect(signIn(email)).rejects.toThrow('Invalid email or password')
    await expect(signIn(email, 'second-password')).resolves.toHaveLength(2)
    await expect(
      app.runtime.auth.resetPassword(headers(), { token, password: 'third-password' }),
    ).toBeRefused('bad_input')
    expect((await app.mailsTo(email))[0]?.kind).toBe('accounts.password-changed')
  })

  test('is chosen with a link whose token is stored only as a hash', async () => {
    const email = await verified()
    await app.runtime.auth.requestReset(headers(), email)
    const token = (await linkIn(email, 'accounts.reset-password')).get('token') ?? ''
    const { rows } = await sql<{ identifier: string }>`
      select identifier from auth.verifications`.execute(app.database.signIn)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
    for (const { identifier } of rows) {
      expect(identifier).toMatch(/^[\w-]{43}$/)
      // The stored value opens nothing.
      const stolen = { token: identifier, password: 'third-password' }
      await expect(app.runtime.auth.resetPassword(headers(), stolen)).toBeRefused('bad_input')
    }
    await app.runtime.auth.resetPassword(headers(), { token, password: 'second-password' })
  })

  test('invalidates earlier links', async () => {
    const email = await verified()
    const tokens: string[] = []
    for (let round = 0; round < 2; round += 1) {
      await app.runtime.auth.requestReset(headers(), email)
      tokens.push((await linkIn(email, 'accounts.reset-password')).get('token') ?? '')
    }
    const [earlier = '', newest = ''] = tokens
    await app.runtime.auth.resetPassword(headers(), { token: newest, password: 'the-owners' })
    await expect(
      app.runtime.auth.resetPassword(headers(), { token: earlier, password: 'somebody-elses' }),
    ).toBeRefused('bad_input')
    await expect(signIn(email, 'the-owners')).resolves.toHaveLength(2)
  })

  test('is accepted from one of ten concurrent uses of the same link', async () => {
    const email = await verified()
    await app.runtime.auth.requestReset(headers(), email)
    const token = (await linkIn(email, 'accounts.reset-password')).get('token') ?? ''
    const tries = Array.from({ length: 10 }, (_, index) =>
      app.runtime.auth.resetPassword(headers(), { token, password: `password-of-${index}` }),
    )
    const done = (await Promise.allSettled(tries)).map(({ status }) => status)
    const [winner, ...more] = done.flatMap((status, index) => (status === 'fulfilled' ? index : []))
    expect(more).toEqual([])
    await expect(signIn(email, `password-of-${winner}`)).resolves.toHaveLength(2)
  })

  test('request takes the same time with and without an account', async () => {
    for (const email of [DEMO_USERS.ambassador.email, 'nobody@demo.test']) {
      const start = performance.now()
      await app.runtime.auth.requestReset(headers(), email)
      await app.runtime.auth.sendVerification(headers(), { email, returnTo: '/' })
      expect(performance.now() - start).toBeGreaterThan(295)
    }
  })

  test('request for an unknown address gets the same response, and sends nothing', async () => {
    await expect(
      app.runtime.auth.requestReset(headers(), 'nobody@demo.test'),
    ).resolves.toBeUndefined()
    expect(await app.mailsTo('nobody@demo.test')).toEqual([])
  })
})
