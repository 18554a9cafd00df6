import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { signInAs } from '../e2e/sign-in-as.ts'
import { pictureFile } from '../app/pictures.ts'

/** A document that everyone takes for one. */
export const paper = {
  name: 'identity-card.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

/** Begins a post with a picture, as a person of an organization. */
export async function draftPost(page: Page): Promise<void> {
  await signInAs(page, 'partner@demo.test', DEMO_PASSWORD)
  await page.goto('/partner-dashboard/posts/new?type=event')
  await page.getByRole('textbox', { name: 'Title' }).fill('An evening that is not yet whole')
  await page.getByLabel('Picture file').setInputFiles(await picture())
  await page.getByRole('button', { name: 'Save draft', exact: true }).click()
  await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}/)
}

/** Changes an organization's profile and brings a document, signed in as one of its people. */
export async function completeProfile(page: Page): Promise<void> {
  const press = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click()
  const sections = page.getByRole('navigation', { name: 'Partner Profile' })
  await page.goto('/partner-admin')
  await sections.getByRole('link', { name: 'Basic Organizational Information' }).click()
  await page.getByLabel('Mission').fill('Doors that stay open.')
  await press('Save Changes')
  await expect(page).toHaveURL(/\/partner-admin$/)
  await sections.getByRole('link', { name: 'Document Uploads' }).click()
  await page.getByLabel('Choose a file (Registration Certificate)').setInputFiles(paper)
  await press('Upload (Registration Certificate)')
  await expect(page.locator('noscript [role=status]')).toContainText('uploaded')
}

/** Verifies the first identity document that waits, as an admin. */
export async function verifyIdentity(page: Page): Promise<void> {
  await signInAs(page, 'admin@demo.test', DEMO_PASSWORD)
  await page.goto('/admin/identity')
  await page
    .getByRole('button', { name: /^Verify \(/ })
    .first()
    .click()
  await expect(page.locator('noscript [role=status]')).toContainText('Verified')
}

/** A picture, as a form takes it. */
export async function picture() {
  const file = await pictureFile({ width: 320, height: 200 })
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }
}
