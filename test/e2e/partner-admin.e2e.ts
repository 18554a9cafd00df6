import type { Browser, Locator, Page } from '@playwright/test'
import { pictureFile } from '../app/pictures.ts'
import { onItsOwnProduct } from './own-product.ts'
import { expect, test as onShared } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import type { Product } from './start-product.ts'

/** Renames organizations and changes their addresses, so that other tests would not find them. */
const test = onItsOwnProduct()

/** An organization completes its profile section by section, and visitors see the public parts. */
test('an approved organization completes its profile @rare', async ({ browser, product }) => {
  const owner = await person(browser, product)
  const visitor = await person(browser, product)
  await signInAs(owner, 'partner@demo.test')
  await owner.goto('/partner-admin')
  const page = String(
    await owner.getByRole('link', { name: 'See your public page' }).getAttribute('href'),
  )
  await visitor.goto(page)

  await test.step('the sections that are not complete are marked', async () => {
    const sections = owner.getByRole('navigation', { name: 'Partner Profile' })
    await expect(owner.getByRole('heading', { name: 'Profile Completion' })).toBeVisible()
    await expect(owner.getByText('3/4 sections complete', { exact: true })).toBeVisible()
    await expect(owner.getByText('75%', { exact: true })).toBeVisible()
    const marked = sections.getByRole('link', { name: 'Not complete yet' })
    await expect(marked).toHaveCount(1)
    await expect(marked).toContainText('Document Uploads*')
    await expect(sections.getByRole('link')).toHaveText([
      /Overview/,
      /Basic Organizational Information/,
      /Cover picture/,
      /Contact Information/,
      /Activity & Focus/,
      /Document Uploads/,
    ])
  })

  const name = 'Hands of Galilee'
  await test.step('name and description, with a logo', async () => {
    await open(owner, 'Basic Organizational Information')
    await owner.getByLabel('Organization name (English)').fill('')
    await save(owner)
    await expect(owner.getByRole('alert')).toContainText('Please enter')
    await owner.getByLabel('Organization name (English)').fill(name)
    await owner.locator('#mission').fill('Doors that stand open.')
    await owner.locator('#description').fill('We mend roofs.\n\nWe plant trees.')
    await owner.getByLabel('Physical address').fill('3 Terrace Road, Tzfat')
    const logo = await pictureFile({ width: 300, height: 300, format: 'png' })
    await owner.getByLabel('Logo', { exact: true }).setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await logo.arrayBuffer()),
    })
    await save(owner)
    await expect(owner).toHaveURL(/\/partner-admin$/)
    await expectSaid(owner, 'Basic Organizational Information: saved')
    await seen(visitor.getByRole('heading', { level: 1, name }))
    await expect(visitor.getByText('Doors that stand open.')).toBeVisible()
    await expect(visitor.getByText('3 Terrace Road')).toHaveCount(0)
  })

  await test.step('the contact: public only if the organization chooses so', async () => {
    await open(owner, 'Contact Information')
    await owner.getByRole('textbox', { name: 'Email address' }).fill('hello@open-doors.example')
    await owner.getByLabel('Facebook').fill('https://facebook.com/open-doors')
    const box = owner.getByLabel(/on our public page/)
    await box.uncheck()
    await saved(owner)
    await seen(visitor.getByRole('link', { name: 'Facebook' }))
    await expect(visitor.getByText('hello@open-doors.example')).toHaveCount(0)
    await open(owner, 'Contact Information')
    await owner.getByLabel(/on our public page/).check()
    await saved(owner)
    await seen(visitor.getByRole('link', { name: 'hello@open-doors.example' }))
  })

  await test.step('the focus: all regions at once, and a description of Other', async () => {
    await open(owner, 'Activity & Focus')
    await expect(owner.getByLabel('Other focus area')).toBeHidden()
    const focus = owner.getByRole('group', { name: 'Primary focus areas' })
    await focus.getByLabel('Other', { exact: true }).check()
    await expect(owner.getByLabel('Other focus area')).toBeVisible()
    const regions = owner.getByRole('group', { name: 'Primary regional focus' })
    const all = owner.getByLabel('Select All')
    await all.check()
    await expect(regions.getByLabel('Judea and Samaria')).toBeChecked()
    await all.uncheck()
    await expect(regions.getByLabel('Northern District')).not.toBeChecked()
    await all.check()
    await save(owner)
    await expect(owner.getByRole('alert')).toContainText('Please describe “Other”')
    await expect(regions.getByLabel('Judea and Samaria')).toBeChecked()
    await owner.getByLabel('Other focus area').fill('Roofs and orchards')
    await saved(owner)
    await expectSaid(owner, 'Activity & Focus: saved')
    await seen(visitor.getByText('Roofs and orchards'))
    await expect(visitor.getByText(/Northern District, Haifa District/)).toBeVisible()
  })

  await test.step('the last required document completes the profile', async () => {
    await open(owner, 'Document Uploads')
    for (const document of ['Registration Certificate', 'Good Standing Certificate']) {
      await owner.getByLabel(`Choose a file (${document})`).setInputFiles({
        name: `${document}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
      })
      await press(owner, `Upload (${document})`)
      await expectSaid(owner, `${document}: uploaded`)
    }
    await expect(owner).toHaveURL(/\/partner-admin$/)
    await expect(owner.getByText('4/4 sections complete', { exact: true })).toBeVisible()
    await expect(owner.getByText('100%', { exact: true })).toBeVisible()
  })
})

onShared('all regions are selected at once, and Other asks for a description', async ({ page }) => {
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/partner-admin?section=focus')
  await expect(page.getByLabel('Other focus area')).toBeHidden()
  const focus = page.getByRole('group', { name: 'Primary focus areas' })
  await focus.getByLabel('Other', { exact: true }).check()
  await expect(page.getByLabel('Other focus area')).toBeVisible()
  const regions = page.getByRole('group', { name: 'Primary regional focus' })
  const all = page.getByLabel('Select All')
  await all.check()
  await expect(regions.getByLabel('Judea and Samaria')).toBeChecked()
  await all.uncheck()
  await expect(regions.getByLabel('Northern District')).not.toBeChecked()
})

async function person(browser: Browser, product: Product) {
  const context = await browser.newContext({ baseURL: product.url })
  return context.newPage()
}

async function open(page: Page, section: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Partner Profile' })
    .getByRole('link', { name: section })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
}

/** Waits until the save has cleared the page cache. */
async function seen(words: Locator): Promise<void> {
  await expect(async () => {
    await words.page().reload()
    await expect(words).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

async function saved(page: Page): Promise<void> {
  await save(page)
  await expect(page).toHaveURL(/\/partner-admin$/)
}

const save = (page: Page) => press(page, 'Save Changes')
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** The one-time message. */
async function expectSaid(page: Page, text: string): Promise<void> {
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: text }).first()).toBeVisible()
}
