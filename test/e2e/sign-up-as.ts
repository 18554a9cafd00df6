import { expect, type Page } from '@playwright/test'
import { openPlainBrowser } from '../requests/plain-browser.ts'
import type { Product } from './start-product.ts'

export const NEW_PASSWORD = 'a-good-password'

/**
 * Creates an account by form and email, for tests that must not change the demo's accounts. Signs in; the page stays where it
 * is. `sign-in.e2e.ts` tests the forms in the browser.
 */
export async function signUpAs(page: Page, product: Product, email: string): Promise<void> {
  const password = NEW_PASSWORD
  const browser = openPlainBrowser(fetch, product.url)
  const form = await browser.open('/auth?view=sign-up')
  const told = await form.press('Sign Up', { fullName: 'Ruth Amsel', email, password })
  expect(told.heading).toBe('Check Your Email')
  const mail = (await product.mails()).find(({ to }) => to === email)
  const link = await browser.open(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await link.press('Confirm my address')
  const cookies = [...browser.cookies].map(([name, value]) => ({ name, value, url: product.url }))
  expect(cookies.map(({ name }) => name)).toContain('f4i.session_token')
  await page.context().addCookies(cookies)
}
