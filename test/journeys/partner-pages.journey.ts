import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

test('signed out, the partner pages stay and ask to sign in, then lead back', async ({ page }) => {
  const answer = await page.goto('/partner-admin?section=documents')
  expect(answer?.status()).toBe(401)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in')
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.locator('#email').fill('applicant@demo.test')
  await page.locator('#password').fill('demo-password')
  await press(page, 'button', 'Login')
  await expect(page).toHaveURL(/\/partner-admin\?section=documents/)
  await expect(page.getByRole('heading', { name: 'Document Uploads' })).toBeVisible()
})

/** As a page, and as the browser's router asks for it, also for the page without its guards. */
const closed = {
  '/partner-dashboard/posts': 'routes/partner/posts',
  '/partner-dashboard/supporters': 'routes/partner/supporters/supporters',
}

for (const [who, status, word] of [
  [null, 401, 'not_signed_in'],
  ['supporter@demo.test', 403, 'forbidden'],
  ['applicant@demo.test', 403, 'forbidden'],
] as const) {
  test(`the pages of approved organizations are closed to ${who ?? 'a visitor'}`, async ({
    page,
    product,
  }) => {
    if (who) await signInAs(page, who)
    for (const [path, module] of Object.entries(closed)) {
      expect((await page.request.get(path)).status(), path).toBe(status)
      for (const address of [`${path}.data`, `${path}.data?_routes=${module}`]) {
        expect(await (await page.request.get(address)).text(), address).toContain(word)
      }
    }
    for (const path of ['/partner-dashboard/posts/new', '/partner-dashboard/supporters']) {
      // Led to the page, which refuses; the form is not even read.
      const sent = await page.request.post(path, {
        form: { intent: 'confirm', type: 'event' },
        headers: { Origin: product.url },
      })
      expect(sent.status(), `sent to ${path}`).toBe(status)
    }
    await page.goto('/partner-dashboard/posts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      who ? 'Open once your organization is approved' : 'Please sign in',
    )
  })
}

const pages = ['/partner-dashboard', '/partner-admin', '/partner-admin?section=documents']
for (const [who, paths] of [
  ['applicant', pages],
  ['partner', pages],
  ['supporter', ['/partner-dashboard', '/partner-dashboard/posts']],
] as const) {
  test(`axe finds nothing on the pages of an organization for the ${who}`, async ({ page }) => {
    await signInAs(page, `${who}@demo.test`)
    for (const path of paths) {
      await page.goto(path)
      await expectNoAxeViolations(page)
    }
  })
}

const press = (page: Page, role: 'button' | 'link', name: string) =>
  page.getByRole('main').getByRole(role, { name, exact: true }).first().click()
