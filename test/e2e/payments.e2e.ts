import type { Page } from '@playwright/test'
import { startStripe, type StripeServer } from '../app/stripe-server.ts'
import { expectSaid } from './expect-said.ts'
import { expect, test as base } from './product.ts'
import { startProduct, type Product } from './start-product.ts'

const CAP = 'Negev Bloom Work Cap'

/** A product that accepts cards through a local Stripe server, which sends it webhooks. */
const test = base.extend<{ page: Page }, { stripe: StripeServer; product: Product }>({
  stripe: [
    async ({}, use) => {
      const stripe = await startStripe()
      await use(stripe)
      await stripe.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ stripe }, use) => {
      const product = await startProduct({ DATABASE_TIMEOUT_MS: '15000', ...stripe.settings })
      stripe.tell(`${product.url}/api/payments/stripe`)
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const atStripe = ({ settings }: StripeServer) => `${settings['STRIPE_TEST_ORIGIN']}/c/pay/`

test.beforeEach(({ stripe, watch }) => {
  Object.assign(stripe.behavior, { fails: null, times: 1 })
  // The payment page belongs to another site.
  watch.allow(new RegExp(String(stripe.settings['STRIPE_TEST_ORIGIN']).replaceAll('.', '\\.')))
})

// As a gift below; what Stripe reports ten times: `record-payment-event.db.test.ts`.
test('a visitor pays an order by card, after leaving the payment page once @rare', async ({
  page,
  product,
  stripe,
}) => {
  const email = `buyer@buyers.example`
  stripe.behavior.times = 10
  await fillCheckout(page, email)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL((url) => url.href.startsWith(atStripe(stripe)))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/F4I-\d+/)
  await expect(page.getByText(email)).toBeVisible()
  const there = page.url()

  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(new RegExp(`^${product.url}/orders/F4I-\\d+`))
  await expect(page.getByText('Not paid yet')).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.waitForURL(there)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(new RegExp(`^${product.url}/orders/F4I-\\d+`))
  await expect(page.getByText(/^Paid\s*· Card$/)).toBeVisible()
  await expect(page.getByText('Processing').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0)
  const told = (await product.mails()).filter(
    ({ to, kind }) => to === email && kind === 'orders.paid',
  )
  expect(told, 'told ten times, said once').toHaveLength(1)
})

test('an order is kept while Stripe is down, and paid later @rare', async ({
  page,
  product,
  stripe,
  watch,
}) => {
  watch.allow(/answer 503: .*\/orders\/F4I-/)
  watch.allow(/status of 503/)
  stripe.behavior.fails = 503
  await fillCheckout(page, `patient@buyers.example`)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(new RegExp(`^${product.url}/orders/F4I-\\d+`))
  await expectSaid(page, /payment page is unavailable right now/)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  stripe.behavior.fails = null
  // Stripe repeats the failure for the same idempotency key; a minute later the key is another.
  stripe.till.forget()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.waitForURL((url) => url.href.startsWith(atStripe(stripe)))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // The page's policy restricts form targets; with scripts it does not apply.
  test('a visitor gives by card and gets a receipt', async ({ page, product, stripe }) => {
    const email = `giver@givers.example`
    await page.goto('/projects-events?type=project&category=donation')
    const item = page.locator('main article a[href^="/projects-events/"]').first()
    await page.goto(`${await item.getAttribute('href')}/support/donate`)
    await page.getByLabel('Amount in US dollars').fill('36')
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ruth Abelson')
    await page.getByRole('textbox', { name: 'Email address' }).fill(email)
    await page.getByRole('radio', { name: /^By card/ }).check()
    await page.getByRole('button', { name: 'Give', exact: true }).click()
    await page.waitForURL((url) => url.href.startsWith(atStripe(stripe)))
    await page.getByRole('button', { name: 'Pay $36.00' }).click()
    await expect(page).toHaveURL(new RegExp(`^${product.url}/gifts/`))
    await expect(page.getByText("We've received your gift. Thank you.").first()).toBeVisible()
    const mails = (await product.mails()).filter(({ to }) => to === email)
    expect(mails, 'one receipt').toHaveLength(1)
  })
})

test('only Stripe can report payments', async ({ page, product }) => {
  const forged = JSON.stringify({ type: 'checkout.session.completed', data: { object: {} } })
  const tell = (headers: Record<string, string>, data = forged) =>
    page.request.post(`${product.url}/api/payments/stripe`, { headers, data })
  const refused = await tell({ 'stripe-signature': 't=1,v1=00' })
  expect(refused.status()).toBe(400)
  expect(await refused.text()).toBe('')
  expect((await tell({})).status()).toBe(400)
  expect((await tell({}, 'x'.repeat(300_000))).status()).toBe(413)
})

async function fillCheckout(page: Page, email: string): Promise<void> {
  await page.goto('/store?page=9')
  await page.getByRole('link', { name: `View Details ${CAP}` }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expectSaid(page, `Added 1 ${CAP} to cart`)
  await page.goto('/checkout')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ruth Abelson')
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('textbox', { name: 'Street address' }).fill('12 Linden Street')
  await page.getByRole('textbox', { name: 'City' }).fill('Albany')
  await page.getByRole('textbox', { name: 'Postal code' }).fill('12207')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('US')
  await page.getByRole('radio', { name: /^Card/ }).check()
}
