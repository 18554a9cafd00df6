import { CLIENT_ADDRESS } from '#platform/auth/client-address.ts'
import type { TestApp } from './create-test-app.ts'

/** A request's headers for sign-in, with those cookies. */
export const headers = (cookies: string[] = []) =>
  new Headers({
    [CLIENT_ADDRESS]: '192.0.2.7',
    'user-agent': 'test',
    cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
  })

/** The ways of people who sign up and in, over a world that opens later. */
export function signInOf(world: () => TestApp) {
  let count = 0
  async function signUp(more: { returnTo?: string } = {}) {
    count += 1
    const email = `person${count}@demo.test`
    await world().runtime.auth.signUp(headers(), {
      fullName: `Person ${count}`,
      email,
      mobilePhone: null,
      password: 'first-password',
      returnTo: more.returnTo ?? '/',
    })
    return email
  }

  /** The query of the link in the newest mail of that kind. */
  async function linkIn(email: string, kind: string): Promise<URLSearchParams> {
    const mail = (await world().mailsTo(email)).find((one) => one.kind === kind)
    const address = /https?:\S+/.exec(mail?.text ?? '')?.[0]
    return new URL(address ?? 'about:blank').searchParams
  }

  async function verified(): Promise<string> {
    const email = await signUp()
    const link = await linkIn(email, 'accounts.verify-address')
    const token = link.get('token') ?? ''
    await world().runtime.auth.verifyAddress(headers(), { token, password: 'first-password' })
    return email
  }

  const signIn = (email: string, password = 'first-password') =>
    world().runtime.auth.signIn(headers(), { email, password, returnTo: '/' })

  return { signUp, linkIn, verified, signIn }
}
