import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '#test/world/open-world.ts'
import { headers, signInOf } from '#test/world/sign-in.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const { signUp, linkIn, signIn } = signInOf(() => world)

async function tokenOf(email: string): Promise<string> {
  return (await linkIn(email, 'accounts.verify-address')).get('token') ?? ''
}
const verify = (token: string, password = 'first-password') =>
  world.house.auth.verifyAddress(headers(), { token, password })
const again = (email: string, password: string, fullName = 'The second') =>
  world.house.auth.signUp(headers(), {
    fullName,
    email,
    mobilePhone: null,
    password,
    returnTo: '/partners',
  })

describe('confirming an address', () => {
  test('with its password signs in; a second time it is no beginning any more', async () => {
    const email = await signUp()
    const token = await tokenOf(email)
    const first = await verify(token)
    expect(first.isFirst).toBe(true)
    expect((await world.house.auth.findSession(headers(first.cookies))).user?.email).toBe(email)
    expect((await verify(token)).isFirst).toBe(false)
  })

  test('with an altered link is refused', async () => {
    const email = await signUp()
    const token = await tokenOf(email)
    await expect(verify(`${token.slice(0, -2)}xx`)).rejects.toMatchObject({ code: 'bad_input' })
    await expect(signIn(email)).rejects.toThrow('verify')
  })

  test('does not reach another account', async () => {
    const [mine, theirs] = [await signUp(), await signUp()]
    await verify(await tokenOf(mine))
    await expect(signIn(theirs)).rejects.toThrow('verify')
  })

  test('with another password leaves the address unconfirmed', async () => {
    const email = await signUp()
    const refused = verify(await tokenOf(email), 'another-password')
    await expect(refused).rejects.toMatchObject({ fields: { password: '' } })
    await expect(signIn(email)).rejects.toThrow('verify')
  })
})

describe('an address that somebody else signed up with first', () => {
  test('is not opened to them by a press of its owner', async () => {
    const email = await signUp()
    await expect(verify(await tokenOf(email), '')).rejects.toMatchObject({ code: 'bad_input' })
    await expect(signIn(email, 'first-password')).rejects.toThrow('verify')
  })

  test('belongs to the newest sign-up, with its name and password only', async () => {
    const email = await signUp()
    const early = await tokenOf(email)
    await again(email, 'the-owners-own')
    const mails = await world.mailsTo(email)
    expect(mails.map(({ kind }) => kind)).toEqual(Array(2).fill('accounts.verify-address'))
    expect(mails[0]?.text).toContain('redirect=%2Fpartners')
    await expect(verify(early, 'first-password')).rejects.toMatchObject({ code: 'bad_input' })
    const { cookies } = await verify(await tokenOf(email), 'the-owners-own')
    const { user } = await world.house.auth.findSession(headers(cookies))
    expect(user?.name).toBe('The second')
    await expect(signIn(email, 'first-password')).rejects.toThrow('Invalid email or password')
  })

  test('is taken back by choosing a new password, whoever signed up last', async () => {
    const email = await signUp()
    await again(email, 'the-owners-own')
    await again(email, 'somebody-elses')
    await world.house.auth.requestReset(headers(), email)
    const token = (await linkIn(email, 'accounts.reset-password')).get('token') ?? ''
    await world.house.auth.resetPassword(headers(), { token, password: 'chosen-by-the-owner' })
    await expect(signIn(email, 'somebody-elses')).rejects.toThrow('Invalid email or password')
    await expect(signIn(email, 'chosen-by-the-owner')).resolves.toHaveLength(1)
  })

  test('keeps its password once it was confirmed', async () => {
    const email = await signUp()
    await verify(await tokenOf(email))
    await again(email, 'somebody-elses')
    await expect(signIn(email, 'somebody-elses')).rejects.toThrow('Invalid email or password')
    await expect(signIn(email)).resolves.toHaveLength(1)
  })
})
