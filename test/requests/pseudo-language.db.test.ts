import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_USERS } from '#db/demo/demo-users.ts'
import { startTestApp, SECRET, type Person } from '#test/app/create-test-app.ts'
import { headers } from '#test/app/sign-in.ts'
import { ADDRESSES } from '../addresses.ts'
import { seedAddresses } from '../access/seed-addresses.ts'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { PSEUDO, pseudoText } from '../load/pseudo-text.ts'
import { listPages } from './list-pages.ts'
import { built } from './open-site.ts'
import { outsideBrackets } from './outside-brackets.ts'
import { openPlainBrowser, type PlainBrowser } from './plain-browser.ts'

/** Otherwise every sixth page: on Hebrew ones, `languages.db.test.ts` finds each text that is not in the catalog, if it is English. */
const asksAll = process.env['EVERYWHERE'] === '1'

test('a text of the pseudo-language is bracketed and longer, with the same parameters', () => {
  const text = pseudoText('Sign up with {name} at /auth', /\{\w+\}/)
  expect(text).toMatch(/^⟦Šîîğñ ûûp ŵîîţĥ \{name\} ààţ \/auth.*⟧$/)
  expect(text.length).toBeGreaterThan(28 * 1.25)
})

test('words outside of brackets are found, except what people have written', () => {
  const html =
    '<p>⟦Ĥéļļö <b>Noa</b> ⟦x⟧⟧ left</p><i dir="auto">theirs</i><img alt="a picture"><a title="⟦y⟧"/>'
  expect(outsideBrackets(html)).toEqual(['left', 'a picture'])
})

describe.skipIf(!built || process.env['TEST_DATABASE'] !== 'postgres')(
  'in a third language',
  () => {
    const app = startTestApp()
    let product: Product
    let ways: Record<string, string> = {}

    beforeAll(async () => {
      ways = await seedAddresses(app)
      const { url } = app.target as { url: string }
      product = await startProduct({
        ...PSEUDO,
        ...ADDRESSES,
        DATABASE_URL: url,
        AUTH_SECRET: SECRET,
      })
    })
    afterAll(() => product?.stop())

    test('no page has a text that is not in the catalog', async () => {
      const browsers = new Map<string, PlainBrowser>()
      const browse = async (who: string) => {
        const browser = openPlainBrowser(fetch, product.url)
        if (who !== 'visitor') {
          // The demo of tests has passwords that only their own app can verify; sessions are the same.
          const { email } = DEMO_USERS[who as Person]
          const as = { email, password: DEMO_PASSWORD, returnTo: '/' }
          for (const cookie of await app.runtime.auth.signIn(headers(), as)) {
            const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? []
            browser.cookies.set(name, value)
          }
        }
        browsers.set(who, browser)
        return browser
      }
      const faults = new Map<string, string>()
      let read = 0
      const pages = await listPages(ways)
      for (const { path, viewer } of pages.filter((_, at) => asksAll || at % 6 === 0)) {
        const browser = browsers.get(viewer) ?? (await browse(viewer))
        const { html, headers: sent } = await browser.open(`/el${path}`)
        if (!sent.get('Content-Type')?.startsWith('text/html')) continue
        read += 1
        if (!/<html lang="el" dir="ltr"/.test(html)) faults.set(path, 'not in the language')
        for (const text of outsideBrackets(html)) faults.set(text, path)
      }
      expect([...faults].map(([text, path]) => `${path}: ${text}`)).toEqual([])
      expect(read).toBeGreaterThan(asksAll ? 100 : 15)
    })
  },
)
