import { DEMO_PASSWORD } from '#db/demo/cast.ts'
import { expect, type Page } from '@playwright/test'

/** Signs in with a demo account, by the form. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(DEMO_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).not.toHaveURL(/\/auth/)
}
