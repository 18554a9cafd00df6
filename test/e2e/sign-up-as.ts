import { expect, type Page } from '@playwright/test'
import type { Product } from './start-product.ts'

export const NEW_PASSWORD = 'a-good-password'

/** Creates an account by form and email, for tests that must not change the demo's accounts; ends signed in. */
export async function signUpAs(page: Page, product: Product, email: string): Promise<void> {
  await page.goto('/auth?view=sign-up')
  await page.getByLabel('Full name').fill('Ruth Amsel')
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(NEW_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  const mail = (await product.mails()).find(({ to }) => to === email)
  await page.goto(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.locator('#password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page).not.toHaveURL(/\/auth/)
}
