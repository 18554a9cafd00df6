import { CLIENT_ADDRESS } from '#platform/auth/client-address.ts'
import type { TestApp } from './create-test-app.ts'

/** Request headers for sign-in, with those cookies. */
export const headers = (cookies: string[] = []) =>
  new Headers({
    [CLIENT_ADDRESS]: '192.0.2.7',
    'user-agent': 'test',
    cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
  })

/** Sign-up and sign-in actions for an app that is created later. */
export function signInOf(app: () => TestApp) {
  let count = 0
  async function signUp(more: { returnTo?: string } = {}) {
    count += 1
    const email = `person${count}@demo.test`
    await app().runtime.auth.signUp(headers(), {
      fullName: `Person ${count}`,
      email,
      mobilePhone: null,
      password: 'first-password',
      returnTo: more.returnTo ?? '/',
    })
    return email
  }

  /** The query of the link in the newest email of that kind. */
  async function linkIn(email: string, kind: string): Promise<URLSearchParams> {
    const mail = (await app().mailsTo(email)).find((one) => one.kind === kind)
    const address = /https?:\S+/.exec(mail?.text ?? '')?.[0]
    return new URL(address ?? 'about:blank').searchParams
  }

  async function verified(): Promise<string> {
    const email = await signUp()
    const link = await linkIn(email, 'accounts.verify-address')
    const token = link.get('token') ?? ''
    await app().runtime.auth.verifyAddress(headers(), { token, password: 'first-password' })
    return email
  }

  const signIn = (email: string, password = 'first-password') =>
    app().runtime.auth.signIn(headers(), { email, password, returnTo: '/' })

  return { signUp, linkIn, verified, signIn }
}
