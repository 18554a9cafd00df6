import type { Page } from '@playwright/test'
import { pictureFile } from '#test/app/pictures.ts'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

/** An organization publishes news and sells products, with and without JavaScript. */

test('an article is published, withdrawn, restored and deleted @rare', async ({
  page,
  browser,
}) => {
  const title = `The well has water`
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/partner-dashboard/news')
  await page.getByRole('link', { name: 'Write an article' }).click()
  await box(page, 'Title').fill(title)
  await page.getByLabel('Picture file').setInputFiles(await picture())
  await box(page, 'What the picture shows').fill('A hand pump in the sun')
  await press(page, 'Publish')

  // Errors are next to their fields; other input is kept, including the picture.
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^Say what it is about/])
  await expect(box(page, 'Title')).toHaveValue(title)
  await expect(page.getByAltText('The picture of this article')).toBeVisible()
  await box(page, 'Summary').fill('Forty metres down, and clear.')
  await box(page, 'Text').fill('We drank.\n\nThen we wrote this.')
  await press(page, 'Publish')

  await expect(page).toHaveURL(/\/partner-dashboard\/news\/[0-9a-f-]{36}$/)
  const shown = await page.getByRole('link', { name: 'See the public page' }).getAttribute('href')
  const visitor = await browser.newPage()
  await visitor.goto(new URL(shown!, page.url()).href)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(visitor.getByText('Then we wrote this.')).toBeVisible()
  await expect(visitor.getByAltText('A hand pump in the sun')).toBeVisible()

  await box(page, 'Summary').fill('Forty-one metres down.')
  await press(page, 'Save changes')
  await expectSaid(page, 'Your changes are saved.')
  await visitor.reload()
  await expect(visitor.getByText('Forty-one metres down.').first()).toBeVisible()

  await press(page, 'Withdraw')
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Article not found')
  await press(page, 'Publish again')
  await expect(page.getByRole('link', { name: 'See the public page' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await visitor.close()

  await page.getByRole('link', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\?confirm=delete$/)
  await press(page, 'Delete it')
  await expect(page).toHaveURL(/\/partner-dashboard\/news$/)
  await expect(page.getByRole('list', { name: 'Your news' })).not.toContainText(title)
})

test('a product with sizes, stock and pictures @rare', async ({ page, browser }) => {
  const name = `Clay cup`
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/partner-dashboard/products')
  await page.getByRole('link', { name: 'Add a product' }).click()
  await box(page, 'Name').fill(name)
  await page.getByLabel('Price in US dollars').fill('18,5')
  await page.getByLabel('Size 1', { exact: true }).fill('S')
  await page.getByLabel('Stock of size 1').fill('3')
  await press(page, 'Add a size')
  await page.getByLabel('Size 2', { exact: true }).fill('L')
  await page.getByLabel('Stock of size 2').fill('0')
  await press(page, 'Add a size')
  await page.getByLabel('Size 3', { exact: true }).fill('A mistake')
  await press(page, 'Remove size 3')
  await expect(page.getByLabel('Size 3', { exact: true })).toHaveCount(0)
  await press(page, 'Move size 2 up')
  await expect(page.getByLabel('Size 1', { exact: true })).toHaveValue('L')
  await expect(page.getByLabel('Stock of size 2')).toHaveValue('3')

  for (const number of [1, 2]) {
    await page.getByLabel('Another picture').setInputFiles(await picture())
    await box(page, `What picture ${number} shows`).fill(`Side ${number}`)
  }
  await press(page, 'Move picture 2 forward')
  await expect(box(page, 'What picture 1 shows')).toHaveValue('Side 2')
  await press(page, 'Add to the store')
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^Enter the price/])
  await expectNoAxeViolations(page)
  await page.getByLabel('Price in US dollars').fill('18.50')
  await page.getByLabel('Price in US dollars').press('Enter')

  await expect(page).toHaveURL(/\/partner-dashboard\/products\/[0-9a-f-]{36}$/)
  const shown = await page.getByRole('link', { name: 'See it in the store' }).getAttribute('href')
  const visitor = await browser.newPage()
  await visitor.goto(new URL('/store', page.url()).href)
  await visitor.getByRole('link', { name: `View Details ${name}` }).click()
  await expect(visitor).toHaveURL(new RegExp(`${shown}$`))
  await expect(visitor.getByText('$18.50').first()).toBeVisible()
  await expect(visitor.getByRole('radio', { name: 'L Sold out' })).toBeDisabled()
  await expect(visitor.getByRole('radio', { name: 'S', exact: true })).toBeEnabled()
  await expect(visitor.getByAltText('Side 2')).toBeVisible()

  // Another window of the same organization sets the stock first.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByLabel('Stock of size 1').fill('8')
  await press(other, 'Save changes')
  await expectSaid(other, 'Your changes are saved.')
  await other.close()
  await page.getByLabel('Stock of size 1').fill('5')
  await press(page, 'Save changes')
  await expect(page.getByRole('alert')).toContainText('changed somewhere else')
  await expect(page.getByLabel('Stock of size 1')).toHaveValue('5')
  await press(page, 'Save changes')
  await expectSaid(page, 'Your changes are saved.')
  await visitor.reload()
  await expect(visitor.getByRole('radio', { name: 'L', exact: true })).toBeEnabled()
  // Saving twice in a row does not conflict with itself.
  await page.getByLabel('Stock of size 1').fill('0')
  await press(page, 'Save changes')
  await expect(async () => {
    await visitor.reload()
    // The page was loaded before the save and does not change.
    await expect(visitor.getByRole('radio', { name: 'L Sold out' })).toBeDisabled({
      timeout: 1000,
    })
  }).toPass()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await press(page, 'Remove from the store')
  await expect(page.getByRole('button', { name: 'Offer again' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Product not found')
  await visitor.close()
  await page.goto('/partner-dashboard/products')
  const line = page.getByRole('listitem').filter({ hasText: name })
  await expect(line).toContainText('Withdrawn')
  await expect(line).toContainText('$18.50')
  await expect(line).toContainText('L: sold out')
})

test('an item hidden by staff shows the reason @rare', async ({ page }) => {
  await signInAs(page, 'partner@demo.test')
  for (const list of ['news', 'products']) {
    await page.goto(`/partner-dashboard/${list}`)
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Hidden by our team' })
      .getByRole('link')
      .click()
    await expect(page.getByRole('main')).toContainText('taken it off the site')
    await expect(page.getByRole('link', { name: 'Write to us about it' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^See/ })).toHaveCount(0)
    await expectNoAxeViolations(page)
  }
})

async function picture() {
  const file = await pictureFile({ width: 640, height: 400 })
  return {
    name: file.name,
    mimeType: file.type,
    buffer: Buffer.from(await file.arrayBuffer()),
  }
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
}

/** Not the preview's link, which has the title as its name too. */
function box(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true })
}

/** The message in a toast or, without scripts, in an element that then becomes part of the page. */
async function expectSaid(page: Page, words: string) {
  await expect.poll(() => page.locator('body').innerText()).toContain(words)
}
