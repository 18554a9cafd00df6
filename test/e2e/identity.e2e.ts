import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

const pdf = {
  name: 'identity-card.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

/** The text of a toast, or, without scripts, of the banner. */
const expectSaid = (page: Page, words: string) =>
  expect(
    page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: words }),
  ).toBeVisible()

async function openIdentity(page: Page) {
  await page.goto('/dashboard/profile')
  await page.getByRole('dialog').getByText('Identity Verification').click()
}

async function handIn(page: Page) {
  await page.goto('/dashboard/profile')
  await page.getByLabel('Document', { exact: true }).setInputFiles(pdf)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Profile updated successfully')
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'
  const [who, name] = javaScriptEnabled
    ? (['partner', 'Yael Arbel'] as const)
    : (['applicant', 'Miriam Shaked'] as const)

  test.describe(how, { tag: '@rare' }, () => {
    test.use({ javaScriptEnabled })

    test(`a document is submitted, refused, resubmitted, verified and removed, ${how}`, async ({
      page,
      product,
      browser,
    }) => {
      await signInAs(page, `${who}@demo.test`)
      await handIn(page)
      await expect(page.getByText('Waiting for review')).toBeVisible()
      await openIdentity(page)
      const paper = page.getByRole('link', { name: 'Open the document' })
      const address = (await paper.getAttribute('href')) ?? ''
      expect((await page.request.get(address)).status()).toBe(200)

      const office = await browser.newContext({ baseURL: product.url, javaScriptEnabled })
      const staff = await office.newPage()
      expect((await staff.request.get(address)).status()).toBe(404)
      await signInAs(staff, 'admin@demo.test')
      await staff.goto('/admin/identity')
      await expect(
        staff.getByRole('heading', { name: /^Identity documents to review \(\d+\)$/ }),
      ).toBeVisible()
      await expect(staff.getByRole('main')).not.toContainText(`${who}@demo.test`)
      expect((await staff.request.get(address)).status()).toBe(200)
      await staff.getByRole('link', { name: `Reject (${name})` }).click()
      await staff.getByRole('button', { name: 'Reject', exact: true }).click()
      await expect(staff.getByLabel('Reason')).toHaveAccessibleDescription(/Enter a reason/)
      await staff.getByLabel('Reason').fill('It has expired.')
      await staff.getByRole('button', { name: 'Reject', exact: true }).click()
      await expectSaid(staff, 'Rejected. The person has been notified.')

      await page.goto('/dashboard')
      await expect(page.getByText('Reason: It has expired.')).toBeVisible()
      await handIn(page)
      await staff.goto('/admin/identity')
      // Another admin has the same list open, and decides last.
      const desk = await browser.newContext({ baseURL: product.url, javaScriptEnabled })
      const late = await desk.newPage()
      await signInAs(late, 'superuser@demo.test')
      // Without live updates, this page decides about a document that is already gone.
      await late.route('**/api/live*', (route) => route.abort())
      await late.goto('/admin/identity')
      await staff.getByRole('button', { name: `Verify (${name})` }).click()
      await expectSaid(staff, 'Verified. The person has been notified.')
      await late.getByRole('button', { name: `Verify (${name})` }).click()
      await expect(late.getByText('Your decision was not saved')).toBeVisible()
      await office.close()
      await desk.close()

      await openIdentity(page)
      await expect(page.getByText(/^Your identity was verified on/)).toBeVisible()
      const last = (await paper.getAttribute('href')) ?? ''
      expect((await page.request.get(address)).status(), 'the replaced paper').toBe(404)
      await page.getByText('Delete the document').click()
      await page.getByRole('button', { name: 'Yes, delete it' }).click()
      await expectSaid(page, 'Your document has been deleted.')
      await expect(paper).toBeHidden()
      expect((await page.request.get(last)).status()).toBe(404)
    })
  })
}
