import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'

/** The public store, with and without JavaScript. */

test('eight products, then more, and the organizations @rare', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Store', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store Products')
  const products = page.getByRole('article')
  await expect(products).toHaveCount(8)
  const first = await products.first().getByRole('heading').innerText()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page).toHaveURL(/\/store\?page=2$/)
  await expect.poll(() => products.count()).toBeGreaterThan(8)
  await expect(products.first().getByRole('heading')).toHaveText(first)

  const strip = page.getByRole('region', { name: 'Our Partner Organizations' })
  await expect(strip.getByRole('listitem')).toHaveCount(6)
  await strip.getByRole('link', { name: 'View All Partners' }).click()
  await expect(page).toHaveURL(/\/partners$/)
})

test('the t-shirt: sizes, number and sum', async ({ page, product }) => {
  await page.goto('/store?page=9')
  await page.getByRole('link', { name: 'View Details Galilee Hills T-shirt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galilee Hills T-shirt')
  await expect(page.getByText('$25.99').first()).toBeVisible()
  await page.getByText('XL', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'XL', exact: true })).toBeChecked()

  // The button is marked as disabled; a forced click does nothing, or submits the form.
  await page.getByRole('button', { name: 'One less' }).click({ force: true })
  await expect(page.getByLabel('Quantity')).toHaveValue('1')
  await expect(total(page)).toHaveText(/\$25\.99$/)
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
  await expect(total(page)).toHaveText(/\$51\.98$/)
  await expect(page.getByRole('radio', { name: 'XL', exact: true })).toBeChecked()

  await page.getByLabel('Quantity').fill('999999')
  await page.getByLabel('Quantity').press('Enter')
  const left = await page.getByLabel('Quantity').getAttribute('max')
  await expect(page.getByLabel('Quantity')).toHaveValue(left!)
  await expect(page.getByLabel('Quantity')).toHaveAccessibleDescription(`Only ${left} are left.`)
  await expect(page.getByRole('radio', { name: 'XL', exact: true })).toBeChecked()

  const ask = page.getByRole('link', { name: 'Ask about this product' })
  await expect(ask).toHaveAttribute(
    'href',
    `/contact?${new URLSearchParams({ topic: 'product', about: `${left} × Galilee Hills T-shirt (Size: XL)` })}`,
  )

  const old = page.url().replace('/store/', '/product/').split('?')[0]!
  await page.goto(old)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galilee Hills T-shirt')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    old.replace('/product/', '/store/'),
  )
  expect(old).toContain(product.url)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pictures go forward and back @rare', async ({ page }) => {
    await open(page, 'Galilee Hills T-shirt')
    const pictures = page
      .getByRole('region', { name: /^Pictures of/ })
      .locator('li img[alt]:not([alt=""])')
    const [first, second] = [pictures.nth(0), pictures.nth(1)]
    await expect(first).toBeInViewport({ ratio: 0.5 })
    await expect(second).not.toBeInViewport({ ratio: 0.5 })
    await page.getByRole('link', { name: 'Next picture' }).first().click()
    await expect(second).toBeInViewport({ ratio: 0.5 })
    await expect(first).not.toBeInViewport({ ratio: 0.5 })
    await page.getByRole('link', { name: 'Show picture 1' }).click()
    await expect(first).toBeInViewport({ ratio: 0.5 })
  })
})

test('the pictures by keyboard alone', async ({ page }) => {
  await open(page, 'Galilee Hills T-shirt')
  const pictures = page.getByRole('region', { name: /^Pictures of/ })
  await pictures.getByRole('list').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(pictures.getByText(/^2 \//)).toBeVisible()
  await pictures.getByRole('link', { name: 'Previous picture' }).press('Enter')
  await expect(pictures.getByText(/^1 \//)).toBeVisible()
})

async function open(page: Page, name: string): Promise<void> {
  await page.goto('/store?page=9')
  await page.getByRole('link', { name: `View Details ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

function total(page: Page) {
  return page.locator('output').filter({ hasText: 'Total' })
}
