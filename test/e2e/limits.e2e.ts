import type { Page } from '@playwright/test'
import { onItsOwnProduct } from './own-product.ts'
import { expect } from './product.ts'

/** The production limits, with waits of only seconds. */
const test = onItsOwnProduct({ LIMITS: 'quick' })

const WAIT = /Too many attempts\. Please wait \d+ seconds, then try again\./

async function login(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.locator('#password').fill(password)
  // The previous message may still be visible: wait for this request's response.
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await answered
}

// Without JavaScript: test/requests/limits.db.test.ts.
test(
  'after too many guesses the waiting time is shown; then the right password works',
  {
    tag: '@rare',
  },
  async ({ page, product }) => {
    const email = 'supporter@demo.test'
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
  },
)
