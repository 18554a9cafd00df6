import type { Page } from '@playwright/test'
import { onItsOwnProduct } from './own-product.ts'
import { expect } from './product.ts'

/** The production limits, with waits of only seconds. */
const test = onItsOwnProduct({ LIMITS: 'quick' })

const WAIT = /Too many attempts\. Please wait \d+ seconds, then try again\./

/** The guest cookie of one visitor's browser. */
const BROWSER = 'guest=5b0d6a51-52a5-4d7e-9f0b-6b7a2c1f3e90'

async function login(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.locator('#password').fill(password)
  // The previous message may still be visible: wait for this request's response.
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await answered
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'
  const email = javaScriptEnabled ? 'supporter@demo.test' : 'ambassador@demo.test'

  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`after too many guesses the waiting time is shown; then the right password works, ${how}`, async ({
      page,
      product,
    }) => {
      await page.goto('/auth')
      for (let n = 0; n < 5; n += 1) {
        await login(page, email, `a wrong one, ${n}`)
        await expect(page.getByText('Invalid email or password')).toBeVisible()
      }
      await login(page, email, 'a wrong one, too')
      await expect(page.getByText(WAIT)).toBeVisible()
      await expect(page.getByLabel('Email address')).toHaveValue(email)
      await login(page, email, 'demo-password')
      await expect(page).toHaveURL(`${product.url}/`)
    })
  })
}

test('a program gets it in a header, for every form', async ({ product }) => {
  const post = (path: string, form: Record<string, string>) =>
    fetch(product.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html', cookie: BROWSER },
      body: new URLSearchParams(form),
    })
  const forms: [string, (n: number) => Record<string, string>, number][] = [
    ['/auth', () => ({ email: 'partner@demo.test', password: 'a guess' }), 5],
    ['/contact', () => ({ name: 'A' }), 20],
  ]
  for (const [path, form, free] of forms) {
    for (let n = 0; n < free; n += 1) {
      expect((await post(path, form(n))).status, `${path}, ${n}`).not.toBe(429)
    }
    const answer = await post(path, form(free))
    expect([path, answer.status]).toEqual([path, 429])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toMatch(/Too many attempts/)
  }
})
