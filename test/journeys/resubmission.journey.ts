import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import { startProduct, type Product } from './start-product.ts'

let product: Product
test.beforeAll(async () => {
  // Of its own, since other journeys decide about the one application of the demo.
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('what is asked to be changed is changed and sent again, and the history stays', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: product.url })).newPage()
  const office = await browser.newContext({ baseURL: product.url })
  const admin = await office.newPage()
  await signInAs(admin, 'admin@demo.test')
  await admin.goto('/admin/applications')
  await admin.getByRole('link', { name: 'Carmel Listening Line' }).first().click()
  await admin.getByRole('link', { name: /Ask for changes/ }).click()
  await admin.getByRole('textbox').fill('The registration number has nine digits.')
  await admin.getByRole('button', { name: /Ask for changes/ }).click()
  await expect(admin.getByRole('textbox')).toHaveCount(0)
  await office.close()

  await signInAs(page, 'applicant@demo.test')
  await page.goto('/partner-dashboard')
  await expect(page.getByText('The registration number has nine digits.')).toBeVisible()
  await press(page, 'link', 'Edit and resubmit')
  await expect(page.getByText('The registration number has nine digits.')).toBeVisible()
  await expect(page.getByLabel('Organization name (English)')).toHaveValue('Carmel Listening Line')
  await expect(page.getByLabel('Entity type')).toHaveValue('israel/nonprofit-association')
  await page.getByLabel('Registration number').fill('580999999')
  await press(page, 'button', 'Continue')
  const complete = page.getByRole('button', { name: 'Complete Registration' })
  await expect(complete).toBeDisabled()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await complete.click()
  await expectSaid(page, 'Partner registration submitted successfully!')
  await page.goto('/partner-dashboard')
  await expect(page.getByText('Waiting for review')).toBeVisible()
  await page.getByText('Earlier registrations (1)').click()
  await expect(page.getByText('The registration number has nine digits.')).toBeVisible()
  await page.goto('/partner-admin')
  await expect(page.getByText('580999999')).toBeVisible()
})

const press = (page: Page, role: 'button' | 'link', name: string) =>
  page.getByRole('main').getByRole(role, { name, exact: true }).first().click()

/** Said once by the page: in a toast, or without scripts in a banner. */
async function expectSaid(page: Page, text: string) {
  await expect(
    page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: text }),
  ).toBeVisible()
}
