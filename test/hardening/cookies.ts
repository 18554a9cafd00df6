import { expect, test } from 'vitest'
import { send, sendForm, type Sent } from './send.ts'
import type { Site } from './site.ts'

const made = ({ headers }: Sent) => headers['set-cookie'] ?? []

/** Every response that sets a cookie, each requested as users do. */
async function allCookies(url: string, account: { email: string; password: string }) {
  const answers = [
    await sendForm(`${url}/auth`, account),
    await sendForm(`${url}/preferences/theme`, { theme: 'dark' }),
    await sendForm(`${url}/preferences/sidebar`, { sidebar: 'closed' }),
    await sendForm(`${url}/preferences/consent`, { consent: 'no' }),
    await sendForm(`${url}/auth?view=forgot`, { email: 'nobody@here.example' }),
    await sendForm(`${url}/contact`, {
      form: 'contact',
      name: 'Noa Lev',
      email: 'noa@here.example',
      subject: 'A question',
      message: 'Do you need somebody who binds books?',
    }),
    await send(`${url}/a/abcdefgh`),
  ]
  return answers.flatMap(made)
}

export function cookieLaws(site: () => Site, proxied: () => Site): void {
  test('a session is inaccessible to scripts, and bound to this host over https', async () => {
    const account = { email: 'eve@here.example', password: 'a-first-password' }
    await sendForm(`${proxied().url}/auth?view=sign-up`, { ...account, fullName: 'Eve Adar' })
    const session = (await allCookies(proxied().url, account)).find((one) =>
      one.includes('session_token='),
    )
    expect(session).toMatch(/^__Host-f4i\.session_token=/)
    for (const part of [/; httponly/i, /; secure/i, /; path=\/(;|$)/i, /; samesite=lax/i]) {
      expect(session).toMatch(part)
    }
    expect(session).not.toMatch(/; domain=/i)
  })

  test('every cookie is same-site, and secure over https', async () => {
    const account = { email: 'eve@here.example', password: 'a-first-password' }
    const secure = await allCookies(proxied().url, account)
    const plain = await allCookies(site().url, {
      email: 'supporter@demo.test',
      password: 'demo-password',
    })
    expect(secure.length).toBeGreaterThan(4)
    for (const cookie of [...secure, ...plain]) {
      expect(cookie).toMatch(/; samesite=(lax|strict)/i)
      expect(cookie).not.toMatch(/; domain=/i)
    }
    for (const cookie of secure) expect(cookie).toMatch(/; secure/i)
    for (const cookie of plain) expect(cookie, 'the control').not.toMatch(/; secure/i)
    // Cookies that scripts may read: settings, and messages for the next page.
    const open = [...secure, ...plain].filter((one) => !/; httponly/i.test(one))
    const names = [...new Set(open.map((one) => one.split('=', 1)[0]))]
    expect(names.toSorted()).toEqual(['consent', 'flash', 'sidebar', 'theme'])
  })
}
