import type { Browser, Page } from '@playwright/test'
import { m } from '#messages'
import { expectSaid } from './expect-said.ts'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

// Sold by the demo's second organization, alone in its order; no other test uses the member's cart.
const CAP = 'Negev Bloom Work Cap'
const ORGANIZATION = 'Negev Bloom'
const MEMBER = 'supporter@demo.test'

const EMAIL = 'ruth@buyers.example'

test('a visitor orders; customer, organization and staff see the same status until delivery @rare @loop', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await putIntoCart(page)
  await page.goto('/cart')
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  await expect(
    page.getByRole('link', { name: 'Sign in to save it to your account' }),
  ).toHaveAttribute('href', '/auth/login?redirect=%2Fcheckout')

  await page.getByRole('button', { name: /^Place order/ }).click()
  const problems = page.getByRole('alert')
  await expect(problems).toContainText('Please enter your name.')
  await expect(problems).toContainText('Please choose a country.')
  await expectNoAxeViolations(page)

  await fillIn(page, { name: 'Ruth Abelson', email: EMAIL })
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/orders\/F4I-\d+$/)
  const number = page.url().split('/').at(-1)!
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
  await expectStatus(page, 'Awaiting payment')
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible()
  await expect(page.getByText('Include this number with your payment')).toBeVisible()
  await expect(page.getByText('12 Linden Street').filter({ visible: true })).toHaveCount(1)
  await expectNoAxeViolations(page)

  const partner = await open(browser, product.url)
  await signInAs(partner, 'partner2@demo.test')
  await partner.goto('/partner-dashboard/orders')
  const line = partner.getByRole('article').filter({ hasText: number })
  await expect(line).toContainText('Awaiting payment')
  await line.getByRole('link', { name: number }).click()
  const staff = await open(browser, product.url)
  await signInAs(staff, 'admin@demo.test')
  await staff.goto(`/admin/orders?q=${number}`)
  const row = staff.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Awaiting payment')
  await row.getByRole('link', { name: `Details of order ${number}` }).click()
  const everybody = [page, partner, staff]
  await expectStatusForAll(everybody, 'Awaiting payment')

  await partner.getByRole('button', { name: 'Mark payment as received: $19.50' }).click()
  await expectSaid(partner, m.orderdesk_did_confirm({ number }))
  await expectStatusForAll(everybody, 'Processing')
  const paid = page.getByText(/^Paid/).filter({ hasText: 'Bank transfer or check' })
  await expect(paid).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How to pay' })).toHaveCount(0)
  await expect(page.getByText('Cancel order', { exact: true })).toHaveCount(0)

  await partner.getByLabel('Carrier and tracking').fill('Israel Post RR7')
  await partner.getByRole('button', { name: 'Mark as shipped' }).click()
  await expectSaid(partner, m.orderdesk_did_ship({ number }))
  await expectStatusForAll(everybody, 'Shipped')
  for (const reader of everybody) {
    await expect(reader.getByText('Israel Post RR7')).toBeVisible()
  }

  await staff.getByRole('link', { name: 'Mark as delivered' }).click()
  await staff.getByRole('dialog').getByLabel('Reason').fill('They wrote that it is there.')
  await staff.getByRole('dialog').getByRole('button', { name: 'Mark as delivered' }).click()
  await expectSaid(staff, m.orderdesk_did_deliver({ number }))
  await expectStatusForAll(everybody, 'Delivered')
  await staff.goto(`/admin/orders?q=${number}`)
  await expect(row).toContainText('Delivered')
  const subjects = (await product.mails()).filter(({ to }) => to === EMAIL).map(subjectOf)
  expect(subjects.toReversed()).toEqual([
    `Your order ${number}`,
    `Your order ${number} is paid`,
    `Your order ${number} is on its way`,
    `Your order ${number} has arrived`,
  ])
  for (const reader of [partner, staff]) await reader.context().close()
})

test('a visitor finds an order in another browser and cancels it @rare', async ({
  page,
  browser,
  product,
}) => {
  await putIntoCart(page)
  await page.goto('/checkout')
  await fillIn(page, { name: 'Ruth Abelson', email: `again-${EMAIL}` })
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/orders\/F4I-\d+$/)
  const number = page.url().split('/').at(-1)!

  // The URL alone shows nothing; together with the email address it does.
  const other = await open(browser, product.url)
  const answer = await other.goto(`/orders/${number}`)
  expect(answer?.status()).toBe(404)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Order not found')
  await other.getByRole('main').getByRole('link', { name: 'Look up an order' }).click()
  for (const [typed, of] of [
    [number, 'wrong@buyers.example'],
    ['F4I-999999', `again-${EMAIL}`],
  ] as const) {
    await other.goto('/orders/look-up')
    await lookUp(other, typed, of)
    await expect(other.getByRole('alert')).toContainText(
      'There is no order with this number and email address.',
    )
  }
  await lookUp(other, number, `again-${EMAIL}`)
  await expect(other).toHaveURL(/\?key=/)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(number)

  await other.getByText('Cancel order', { exact: true }).click()
  await other.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expectStatus(other, 'Canceled')
  const [partner, staff] = await openDesks(browser, product.url, number)
  await expectStatusForAll([page, partner, staff], 'Canceled')
  await expect(partner.getByRole('button', { name: /^Mark payment as received/ })).toHaveCount(0)
  await expect(page.getByText('Cancel order', { exact: true })).toHaveCount(0)
  for (const reader of [other, partner, staff]) await reader.context().close()
})

test('a member orders, finds it among the purchases, and buys it again @rare', async ({
  page,
  browser,
  product,
}) => {
  await signInAs(page, MEMBER)
  await putIntoCart(page)
  await page.goto('/checkout')
  await expect(page.getByLabel(/^Email address/)).toHaveValue(MEMBER)
  await fillIn(page, {})
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/orders\/F4I-\d+$/)
  const number = page.url().split('/').at(-1)!

  const [partner, staff] = await openDesks(browser, product.url, number)
  await expectStatusForAll([page, partner, staff], 'Awaiting payment')
  await staff.getByRole('button', { name: 'Mark payment as received: $19.50' }).click()
  await expectSaid(staff, `The payment for order ${number} is confirmed.`)
  await expectStatusForAll([page, partner, staff], 'Processing')
  for (const reader of [partner, staff]) await reader.context().close()

  await page.goto('/dashboard?tab=purchases')
  const purchase = page.getByRole('article', { name: number })
  await expect(purchase.getByText(CAP)).toBeVisible()
  await expect(purchase.getByText('Processing', { exact: true })).toBeVisible()
  await purchase.getByRole('button', { name: `Buy Again: ${number}` }).click()
  await expect(page).toHaveURL(/\/cart$/)
  const cart = page.getByRole('dialog')
  await expect(cart.getByRole('link', { name: CAP })).toBeVisible()
  await cart.getByRole('button', { name: `Remove ${CAP}` }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

async function open(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  return context.newPage()
}

const subjectOf = ({ subject }: { subject: string }) => subject

const STATUS = /^(Awaiting payment|Processing|Shipped|Delivered|Canceled|Refunded)$/

/** The status badge of the order or of the organization's part, once on each of these pages. */
async function expectStatus(page: Page, words: string): Promise<void> {
  const main = page.getByRole('main')
  const part = main.getByRole('heading', { level: 2, name: ORGANIZATION }).locator('..')
  await expect(main.locator('header').or(part).getByText(STATUS)).toHaveText([words])
}

/** The status on each of these pages after a reload. */
async function expectStatusForAll(pages: Page[], words: string): Promise<void> {
  for (const page of pages) {
    await page.waitForURL(/\/orders\/F4I-\d+$/)
    await page.goto(page.url())
    await expectStatus(page, words)
  }
}

async function putIntoCart(page: Page): Promise<void> {
  await page.goto('/store?page=9')
  await page.getByRole('link', { name: `View Details ${CAP}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CAP)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expectSaid(page, `Added 1 ${CAP} to cart`)
}

async function fillIn(page: Page, person: { name?: string; email?: string }): Promise<void> {
  if (person.name) await page.getByLabel(/^Name/).fill(person.name)
  if (person.email) await page.getByLabel(/^Email address/).fill(person.email)
  await page.getByLabel(/^Street/).fill('12 Linden Street')
  await page.getByLabel(/^City/).fill('Albany')
  await page.getByLabel(/^State/).fill('NY')
  await page.getByLabel(/^Postal/).fill('12207')
  await page.getByLabel(/^Country/).selectOption('US')
}

async function lookUp(page: Page, number: string, email: string): Promise<void> {
  await page.getByLabel(/^Order number/).fill(number)
  await page.getByLabel(/^Email address/).fill(email)
  await page.getByRole('button', { name: 'Look up an order' }).click()
}

/** The order as its organization and the office see it. */
async function openDesks(browser: Browser, url: string, number: string): Promise<[Page, Page]> {
  const partner = await open(browser, url)
  await signInAs(partner, 'partner2@demo.test')
  await partner.goto(`/partner-dashboard/orders/${number}`)
  const staff = await open(browser, url)
  await signInAs(staff, 'admin@demo.test')
  await staff.goto(`/admin/orders/${number}`)
  return [partner, staff]
}
