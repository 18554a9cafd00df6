import type { Page } from '@playwright/test'
import type { Product } from './start-product.ts'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
})

/** From a visitor's first input to the uploaded document, with and without JavaScript. */

test('a visitor without an account registers an organization @rare @loop', async ({
  page,
  product,
  browser,
}) => {
  const email = 'office@demo.test'
  await page.goto('/partner-registration')
  await press(page, 'link', 'Fill in the form first')
  await expect(page).toHaveURL(/step=basic/)
  await press(page, 'button', 'Continue')
  await expect(page).toHaveURL(/step=basic/)
  await expect(page.getByLabel('Registration number')).toHaveAccessibleDescription(
    /Please enter the registration number/,
  )
  const note = page.getByText('Section 46a approval is included')
  await expect(note).toBeHidden()
  await page.getByLabel('Organization name (English)').fill('Hands of the Hills')
  await page.getByLabel('Organization name (Hebrew)').fill('ידי ההרים')
  await page.getByLabel('Year established').fill('1899')
  await page.getByLabel('Country of registration').selectOption('Israel')
  await page
    .getByLabel('Entity type')
    .selectOption({ label: 'עמותה / Nonprofit association (amuta)' })
  await page.getByLabel('Charitable status').selectOption('Yes')
  await expect(note).toBeVisible()
  await page.getByLabel('Website').fill('hands.example.org')
  await page.getByLabel('Registration number').fill('580123456')
  await press(page, 'button', 'Continue')
  await expect(page.getByLabel('Year established')).toHaveAccessibleDescription(/a year from 1900/)
  await page.getByLabel('Year established').fill('1900')
  await press(page, 'button', 'Continue')

  await expect(page).toHaveURL(/step=contact/)
  const complete = page.getByRole('button', { name: 'Complete Registration' })
  await expect(complete).toBeDisabled()
  await page.getByLabel('Role in the organization').fill('Director')
  await page.getByLabel('Contact person').fill('Noa Bar')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Mobile number').fill('+972 4 555 0100')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await complete.click()
  const refusal = page.getByRole('alert').filter({ hasText: 'You must be logged in' })
  await expect(refusal).toBeFocused()
  await expect(refusal).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Role in the organization')).toHaveValue('Director')

  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await expect(page.getByLabel('Full name')).toHaveValue('Noa Bar')
  await fill(page, { Password: 'a-password' })
  await press(page, 'button', 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()

  // The email is opened in another browser, without the cookie of the one that started.
  const elsewhere = await browser.newContext({ baseURL: product.url })
  await elsewhere.addCookies([{ name: 'consent', value: 'yes', url: product.url }])
  const other = await elsewhere.newPage()
  await other.goto(/http\S+/.exec((await newest(product, email)).text)?.[0] ?? '')
  await fill(other, { Password: 'a-password' })
  await press(other, 'button', 'Confirm my address')
  await expect(other).toHaveURL(/\/partner-registration\?draft=/)
  await expect(other.getByLabel('Mobile number')).toHaveValue('+972 4 555 0100')
  await other.goto('/partner-registration?step=basic')
  await expect(other.getByLabel('Organization name (Hebrew)')).toHaveValue('ידי ההרים')
  await expect(other.getByLabel('Entity type')).toHaveValue('israel/nonprofit-association')
  await press(other, 'button', 'Continue')
  await expect(other.getByLabel('Mobile number')).toHaveValue('+972 4 555 0100')
  await other.getByText('Social links').click()
  await other.getByLabel('LinkedIn').fill('javascript:alert(1)')
  await press(other, 'button', 'Complete Registration')
  await expect(other.getByLabel('LinkedIn')).toHaveAccessibleDescription(/complete address/)
  await expect(other.getByLabel('LinkedIn')).toHaveValue('javascript:alert(1)')
  await other.getByLabel('LinkedIn').fill('')
  await press(other, 'button', 'Complete Registration')

  await expectSaid(other, 'Partner registration submitted successfully!')
  await expect(other.getByText(/within 2-3 business days/).first()).toBeVisible()
  expect((await newest(product, email)).subject).toContain('Hands of the Hills')
  await press(other, 'link', 'Go to Partner Dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Shalom, Noa Bar')
  await expect(other.getByText('Waiting for review')).toBeVisible()
  const superuser = await browser.newPage({ baseURL: product.url })
  await signInAs(superuser, 'superuser@demo.test')
  await superuser.goto('/admin/activity')
  const noted = superuser.getByRole('row').filter({ hasText: 'Partner registration' })
  await expect(noted.first()).toContainText('Hands of the Hills')
  await superuser.close()

  await press(other, 'link', 'Upload the Registration Certificate')
  const paper = other.getByLabel('Choose a file (Registration Certificate)')
  await paper.setInputFiles({ ...pdf('note.pdf'), buffer: Buffer.from('just words') })
  await press(other, 'button', 'Upload (Registration Certificate)')
  await expect(paper).toHaveAccessibleDescription(/PDF, JPG, PNG, DOC or DOCX/)
  await paper.setInputFiles(pdf('תעודת רישום.pdf'))
  await press(other, 'button', 'Upload (Registration Certificate)')
  await expectSaid(other, 'Registration Certificate: uploaded')
  const link = other.getByRole('link', { name: 'תעודת רישום.pdf' })
  const address = (await link.getAttribute('href')) ?? ''
  expect((await other.request.get(address)).status()).toBe(200)
  expect((await page.request.get(address)).status()).toBe(404)

  await other.goto('/partner-registration')
  await expect(other).toHaveURL(`${product.url}/partner-dashboard`)
  await elsewhere.close()
})

test('the entity types depend on the country', async ({ page }) => {
  await page.goto('/partner-registration?step=basic', { waitUntil: 'networkidle' })
  const types = page.getByLabel('Entity type').getByRole('option')
  await page.getByLabel('Country of registration').selectOption('Israel')
  await expect(types).toHaveCount(11)
  await page.getByLabel('Entity type').selectOption('israel/other')
  await page.getByLabel('Country of registration').selectOption('United States')
  await expect(types).toHaveText([
    'Choose an entity type',
    '501(c)(3) Nonprofit',
    '501(c)(4) Social Welfare',
    'Corporation',
    'LLC',
    'Partnership',
    'Other',
  ])
  await expect(page.getByLabel('Entity type')).toHaveValue('not-chosen')
  await page.getByLabel('Country of registration').selectOption('France')
  await expect(types).toHaveCount(5)
})

const press = (page: Page, role: 'button' | 'link', name: string) =>
  page.getByRole('main').getByRole(role, { name, exact: true }).first().click()

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('main').getByLabel(label).first().fill(value)
  }
}

async function newest(product: Product, email: string) {
  const mail = (await product.mails()).find(({ to }) => to === email)
  if (!mail) throw new Error(`no mail to ${email}`)
  return mail
}

/** The one-time message: a toast, or a banner without scripts. */
async function expectSaid(page: Page, text: string) {
  await expect(
    page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: text }),
  ).toBeVisible()
}
