import type { Browser, Page } from '@playwright/test'
import { expectSaid } from './expect-said.ts'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import { signUpAs } from './sign-up-as.ts'
import type { Product } from './start-product.ts'

// A project of the demo's first organization.
const TITLE = 'Forty roofs before the winter in Kiryat Shmona'

test('a visitor gives through an ambassador’s link; the gift is counted, and subtracted on refund @rare @loop', async ({
  page,
  browser,
  product,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await becomeAmbassador(page, product, 'rachel@credit.example')
  const ownPage = await page.getByRole('link', { name: 'View my page' }).getAttribute('href')
  await page.locator('#share').scrollIntoViewIfNeeded()
  const link = await linkOf(page)
  await page.getByRole('button', { name: 'Copy link' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.getByLabel('Text').first().fill(`Come along: ${link}`)
  await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Come along: ${link}`)}`,
  )
  await expect(page.getByRole('img', { name: `Code that opens ${link}` })).toBeVisible()
  const code = await page.request.get(`${link}/code.svg`)
  expect(code.headers()['content-type']).toContain('image/svg+xml')
  expect(await code.text()).toContain(link.replace('http://', ''))

  const visitor = await open(browser, product.url)
  await visitor.goto(link)
  await expect(visitor).toHaveURL(`${product.url}${ownPage}`)
  await openItem(visitor)
  const itemPage = visitor.url()
  await visitor.goto(`${itemPage}/support/donate`)
  await expect(visitor.getByText('You came here through Ruth Amsel')).toBeVisible()
  await expect(visitor.getByLabel('Credit my support to them')).toBeChecked()
  await expectNoAxeViolations(visitor)
  await visitor.getByLabel('Amount in US dollars').fill('31.50')
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Miriam Stern')
  await visitor.getByLabel('Email address').fill('miriam@credit.example')
  await visitor.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(visitor).toHaveURL(/\/gifts\/[\w-]+$/)
  await expect(visitor.getByRole('link', { name: 'Through Ruth Amsel' })).toBeVisible()

  await page.goto('/ambassador/dashboard')
  await expect(figure(page, 'Total Raised')).toHaveText('$0')
  const partner = await open(browser, product.url)
  await signInAs(partner, 'partner@demo.test')
  const gift = partner.getByRole('article').filter({ hasText: 'A gift of $31.50' })
  await partner.goto('/partner-dashboard/supporters?show=waiting')
  await expect(gift.getByText('Through Ruth Amsel')).toBeVisible()
  await gift.getByRole('button', { name: 'Mark payment as received: Miriam Stern' }).click()
  await expectSaid(partner, 'Marked as received.')

  await page.goto('/ambassador/dashboard')
  await expect(figure(page, 'Total Raised')).toHaveText('$31.50')
  await expect(figure(page, 'Supporters')).toHaveText('1')
  await visitor.goto(ownPage ?? '')
  await expect(visitor.getByText('$31.50')).toBeVisible()
  await expect(visitor.getByText('Miriam')).toHaveCount(0)

  const staff = await open(browser, product.url)
  await signInAs(staff, 'admin@demo.test')
  await staff.goto('/admin/gifts?q=miriam@credit.example')
  await staff.getByRole('link', { name: 'Through Ruth Amsel' }).click()
  await expect(staff).toHaveURL(/\/admin\/ambassadors\/[\w-]+$/)

  await partner.goto('/partner-dashboard/supporters?show=confirmed')
  await gift.getByText('Refund', { exact: true }).click()
  await gift.getByLabel('Reason').fill('The work was called off')
  await gift.getByRole('button', { name: "I've sent it back: notify them" }).click()
  await expectSaid(partner, 'Refunded.')
  await page.goto('/ambassador/dashboard')
  await expect(figure(page, 'Total Raised')).toHaveText('$0')
  await expect(figure(page, 'Supporters')).toHaveText('0')
  await visitor.goto(ownPage ?? '')
  await expect(visitor.getByText('$31.50')).toHaveCount(0)
  for (const one of [visitor, partner, staff]) await one.context().close()
})

async function becomeAmbassador(page: Page, product: Product, email: string): Promise<void> {
  await signUpAs(page, product, email)
  await page.goto('/ambassador-registration')
  await page.locator('[name=fullName]').fill('Ruth Amsel')
  await page.locator('[name=contactEmail]').fill(email)
  await page.locator('[name=mobileNumber]').fill('+1 212 555 0142')
  await page.locator('[name=ambassadorType]').selectOption({ label: 'Individual' })
  await page.getByRole('button', { name: 'Register as an ambassador' }).click()
  await expect(page.getByRole('heading', { name: 'Good to have you with us' })).toBeVisible()
  await page.goto('/ambassador/dashboard')
}

async function linkOf(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: /link/ }).inputValue()
}

async function openItem(page: Page): Promise<void> {
  await page.goto(`/projects-events?q=${encodeURIComponent(TITLE)}`)
  await page.getByRole('article').filter({ hasText: TITLE }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
}

async function open(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  return context.newPage()
}

/** The value above a figure's label. */
const figure = (page: Page, label: string) =>
  page.locator('p', { hasText: new RegExp(`^${label}$`) }).locator('xpath=preceding-sibling::p')
