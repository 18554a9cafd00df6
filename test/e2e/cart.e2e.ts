import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

const SHIRT = 'Galilee Hills T-shirt'
const CAP = 'Negev Bloom Work Cap'
const ADDED_SHIRTS = `Added 2 ${SHIRT} (Size: L) to cart`
const ADDED_CAP = `Added 1 ${CAP} to cart`

test('what is added is said in a toast and counted in the header, and the cart is a dialog', async ({
  page,
}) => {
  await open(page, SHIRT)
  const address = page.url()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription(
    'Choose a size.',
  )
  await page.getByText('L', { exact: true }).click()
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expectSaid(page, ADDED_SHIRTS)
  await expect(page).toHaveURL(address)
  await expectCount(page, 2)

  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  const cart = page.getByRole('dialog')
  await expect(cart.getByText('2 items')).toBeVisible()
  await expectNoAxeViolations(page)
  await cart.getByRole('button', { name: 'One more' }).click()
  await expect(cart.getByText('$77.97').first()).toBeVisible()
  const field = cart.getByLabel(`Quantity of ${SHIRT} (Size: L)`)
  await field.fill('50')
  await field.press('Enter')
  await expect(cart.getByRole('alert')).toHaveText(/^Only \d+ are left\.$/)
  await expect(field).toHaveValue('3')
  await cart.getByRole('link', { name: 'Close' }).click()
  await expect(cart).toHaveCount(0)
  await expectCount(page, 3)
})

// Over HTTP in `shop.db.test.ts`.
test('a visitor fills a cart, changes it, and finds it again signed in @rare', async ({
  page,
  context,
}) => {
  await open(page, SHIRT)
  const address = page.url()
  const quantity = page.getByLabel('Quantity', { exact: true })
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription(
    'Choose a size.',
  )
  await expectCount(page, 0)
  await page.getByText('L', { exact: true }).click()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(quantity).toHaveValue('2')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expectSaid(page, ADDED_SHIRTS)
  await expect(page).toHaveURL(address)
  await expect(page.getByText('Choose a size.')).toHaveCount(0)
  await expectCount(page, 2)

  await open(page, CAP)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expectSaid(page, ADDED_CAP)

  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(page).toHaveURL(/\/cart$/)
  const cart = page.getByRole('dialog')
  await expect(cart.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await expect(cart.getByText('3 items')).toBeVisible()
  await expect(cart.getByText('$71.48')).toBeVisible()
  await expectNoAxeViolations(page)

  const shirts = cart.getByRole('listitem').filter({ hasText: SHIRT })
  await shirts.getByRole('button', { name: 'One more' }).click()
  await expect(shirts.getByText('$77.97')).toBeVisible()
  const field = shirts.getByLabel(`Quantity of ${SHIRT} (Size: L)`)
  await field.fill('50')
  await field.press('Enter')
  await expect(shirts.getByRole('alert')).toHaveText(/^Only \d+ are left\.$/)
  await expect(field).toHaveValue('3')
  await field.fill('1')
  await field.press('Enter')
  await expect(cart.getByText('2 items')).toBeVisible()
  await expect(cart.getByText('$45.49')).toBeVisible()
  await cart.getByRole('button', { name: `Remove ${CAP}` }).click()
  await expect(cart.getByRole('listitem').filter({ hasText: CAP })).toHaveCount(0)
  await expect(cart.getByText('1 item', { exact: true })).toBeVisible()
  await expect(cart.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')

  // Another browser sees nothing of it.
  const stranger = await context.browser()!.newContext()
  const theirs = await stranger.newPage()
  await theirs.goto(new URL('/cart', address).href)
  await expect(theirs.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await stranger.close()

  await signInAs(page, 'ambassador@demo.test')
  await page.goto('/cart')
  await expect(cart.getByText('1 item', { exact: true })).toBeVisible()
  await expect(cart.getByRole('listitem').filter({ hasText: SHIRT })).toHaveCount(1)
  await cart.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/store$/)
  await expect(cart).toHaveCount(0)
  await expectCount(page, 1)

  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: 'Account', visible: true })
    .click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expectCount(page, 0)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('link', { name: 'Browse the store' }).click()
  await expect(page).toHaveURL(/\/store$/)
})

async function open(page: Page, name: string): Promise<void> {
  await page.goto('/store?page=9')
  await page.getByRole('link', { name: `View Details ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function expectCount(page: Page, count: number): Promise<void> {
  const name = count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible()
}

/** A toast at the end of the page. */
async function expectSaid(page: Page, text: string): Promise<void> {
  const said = page.getByRole('region', { name: /Notifications/ })
  await expect(said.getByText(text, { exact: true })).toBeVisible()
}
