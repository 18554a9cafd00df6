import type { Browser, Locator, Page } from '@playwright/test'
import { pictureFile } from '../app/pictures.ts'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import type { Product } from './start-product.ts'

const MINISITE = '/ambassador/dashboard/minisite'
const ITEMS = '/ambassador/dashboard/projects'

/** An ambassador edits their page and its contents; visitors see what is public. */

test('the preview shows what is typed, and the photo, before it is saved', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(page, 'ambassador@demo.test')
  await page.goto(MINISITE)
  const preview = page.locator('[inert]:visible')
  await page.getByLabel('Organization name').fill('Open Tent of Portland')
  await page.getByLabel('Facebook').fill('facebook.com/open-tent')
  await page.locator('#bio').fill('Come in.\n\nStay for soup.')
  await page.getByLabel('Show this address on my page').uncheck()
  for (const words of ['Open Tent of Portland', 'Stay for soup.', 'Facebook'])
    await expect(preview.getByText(words)).toBeVisible()
  await expect(preview.getByText('jonathan.reed@post.example')).toHaveCount(0)
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await photo())
  await expect(preview.locator('img').first()).toHaveAttribute('src', /^blob:/)
})

// What is saved, refused and public: `update-own-page.db.test.ts`, `choose-item.db.test.ts`.
test('a page is edited, previewed and then seen by everyone @rare', async ({
  browser,
  product,
}) => {
  const owner = await person(browser, product)
  const visitor = await person(browser, product)
  await signInAs(owner, 'ambassador@demo.test')
  await owner.goto(MINISITE)
  const view = owner.getByRole('main').getByRole('link', { name: 'View my page' })
  const page = String(await view.getAttribute('href'))
  const name = 'Open Tent of Portland'
  const preview = owner.locator('[inert]:visible')

  await test.step('an invalid or unsafe URL is refused with a field error', async () => {
    await owner.getByLabel('Organization name').fill(name)
    await owner.getByLabel('Website').fill('javascript:alert(1)')
    await owner.getByLabel('Facebook').fill('https://user:secret@facebook.com/x')
    await owner.getByLabel('LinkedIn').fill('//linkedin.com/x')
    await press(owner, 'Save')
    await expect(owner.getByRole('alert')).toContainText('Your page was not saved')
    for (const field of ['Website', 'Facebook', 'LinkedIn']) {
      await expect(owner.getByLabel(field)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(owner.getByLabel('Organization name')).toHaveValue(name)
  })

  await test.step('the preview shows the changes, and the page stays as it was', async () => {
    await owner.getByLabel('Website').fill('open-tent.example')
    await owner.getByLabel('Facebook').fill('facebook.com/open-tent')
    await owner.getByLabel('LinkedIn').fill('')
    await owner.locator('#bio').fill('Come in.\n\nStay for soup.')
    await owner.getByLabel('Show this address on my page').uncheck()
    await expect(preview.getByText(name)).toBeVisible()
    await expect(preview.getByText('Stay for soup.')).toBeVisible()
    await expect(preview.getByText('Facebook')).toBeVisible()
    await expect(preview.getByText('jonathan.reed@post.example')).toHaveCount(0)
    await visitor.goto(page)
    await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(name)
  })

  await test.step('saved changes are public at once, with the photo', async () => {
    await owner.getByLabel('Photo', { exact: true }).setInputFiles(await photo())
    {
      await expect(preview.locator('img').first()).toHaveAttribute('src', /^blob:/)
    }
    await press(owner, 'Save')
    await expectSaid(owner, 'Everyone can now see your updated page.')
    await seen(visitor.getByRole('heading', { level: 1, name }))
    await expect(visitor.getByText('Stay for soup.')).toBeVisible()
    await expect(visitor.getByRole('main').locator('a[href^="mailto:"][href*="@"]')).toHaveCount(0)
    const website = visitor.getByRole('link', { name: 'Website' })
    await expect(website).toHaveAttribute('href', 'https://open-tent.example/')
    await expect(website).toHaveAttribute('rel', 'noopener nofollow ugc')
    await expect(visitor.getByText('Personal information is protected')).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Edit my page' })).toHaveCount(0)
    const html = await (await visitor.request.get(page)).text()
    expect(html).not.toContain('+1 207 555 0118')
    expect(html).not.toContain('jonathan.reed@post.example')
  })

  await test.step('a slower window gets a conflict, and can save again', async () => {
    const other = await owner.context().newPage()
    await other.goto(MINISITE)
    await owner.goto(MINISITE)
    await owner.locator('#bio').fill('From the first window.')
    await press(owner, 'Save')
    await expectSaid(owner, 'Everyone can now see your updated page.')
    await other.locator('#bio').fill('From the second window.')
    await press(other, 'Save')
    await expect(other.getByText('Your page was changed in another window')).toBeVisible()
    await expect(other.getByText('From the first window.')).toBeVisible()
    await expect(other.locator('#bio')).toHaveValue('From the second window.')
    await press(other, 'Save again')
    await expectSaid(other, 'Everyone can now see your updated page.')
    await other.close()
    await seen(visitor.getByText('From the second window.'))
  })

  await test.step('a promoted item is chosen, linked with the referral code, and removed', async () => {
    const title = 'Packing morning: 1,200 dry ration parcels'
    await owner.goto(`${ITEMS}?q=${encodeURIComponent(title)}`)
    await choice(owner.getByRole('main'), 'Add', title).click()
    await expectSaid(owner, 'Added to your page.')
    const chosen = owner.getByRole('region', { name: 'On your page' })
    await expect(chosen.getByRole('link', { name: title })).toBeVisible()
    const heading = new RegExp(`^Events Supported by ${name}`)
    const card = visitor.getByRole('region', { name: heading }).getByRole('link', { name: title })
    await seen(card.first())
    await expect(card.first()).toHaveAttribute('href', /^\/a\/[a-z2-9]{8}\/[0-9a-f-]{36}$/)
    await expect(card.first()).toHaveAttribute('rel', 'nofollow')
    await choice(chosen, 'Remove', title).click()
    await expectSaid(owner, 'Removed from your page.')
    await expect(chosen.getByRole('link', { name: title })).toHaveCount(0)
  })
})

async function person(browser: Browser, product: Product) {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
  })
  return context.newPage()
}

async function photo() {
  const file = await pictureFile({ width: 480, height: 600, format: 'png' })
  return { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(await file.arrayBuffer()) }
}

/** Waits until the save has cleared the page cache. */
async function seen(words: Locator): Promise<void> {
  await expect(async () => {
    await words.page().reload()
    await expect(words).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

const choice = (among: Locator, word: string, title: string) =>
  among.getByRole('button', { name: new RegExp(`^${word} ?: ${title}`) })

/** The one-time message: a toast, or a banner without scripts. */
async function expectSaid(page: Page, text: string): Promise<void> {
  await expect(
    page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: text }).first(),
  ).toBeVisible()
}
