import type { Browser, Page } from '@playwright/test'
import { m } from '#messages'
import { expectSaid } from './expect-said.ts'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

// A project of the demo's first organization.
const TITLE = 'Forty roofs before the winter in Kiryat Shmona'

const AMOUNT = '21.50'
const NAME = 'Ruth Abelson'
const ADDRESS = 'ruth@givers.example'
const GIFT = `A gift of $${AMOUNT}`

test('a visitor gives, is told how to pay, and gets a receipt and a refund @rare @loop', async ({
  page,
  browser,
  product,
}) => {
  const itemPage = await openItem(page)
  await panel(page).getByRole('link', { name: 'Donate' }).click()
  await expect(page).toHaveURL(`${itemPage}/support/donate`)
  await page.getByRole('button', { name: 'Give $36', exact: true }).click()
  await expect(page.getByLabel('Amount in US dollars')).toHaveValue('36')
  await page.getByLabel('Amount in US dollars').fill('12,5')
  await page.getByLabel('Show my name with my gift').check()
  await give(page)
  await expect(page.getByLabel('Amount in US dollars')).toHaveAccessibleDescription(
    /Enter the amount in dollars/,
  )
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/complete email/)
  await page.getByLabel('Amount in US dollars').fill(AMOUNT)
  await page.getByRole('textbox', { name: 'Your name' }).fill(NAME)
  await page.getByLabel('Email address').fill(ADDRESS)
  await expect(page.getByLabel('Show my name with my gift')).toBeChecked()
  await give(page)

  await expect(page).toHaveURL(/\/gifts\/[\w-]+$/)
  await expect(heading(page, `Your gift of $${AMOUNT}`)).toBeVisible()
  await expect(page.getByText('Thank you. One more step.')).toBeVisible()
  const reference = (await page.getByText(/^G-[\dA-F]{4}-[\dA-F]{4}$/).textContent()) ?? ''
  await expectNoAxeViolations(page)
  const mail = await mailTo(product, ADDRESS, 'How to complete your gift')
  expect(mail).toContain(reference)

  // Its key opens it anywhere; without the key, others cannot find it.
  const stranger = await open(browser, product.url)
  expect((await stranger.goto(page.url()))?.status()).toBe(404)
  await expect(heading(stranger, 'Gift not found')).toBeVisible()
  const keyed = await stranger.goto(linkIn(mail))
  expect(keyed?.headers()).toMatchObject({
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex',
  })
  await expect(heading(stranger, `Your gift of $${AMOUNT}`)).toBeVisible()

  const partner = await open(browser, product.url)
  await signInAs(partner, 'partner@demo.test')
  await partner.goto('/partner-dashboard/supporters?show=waiting')
  await expect(card(partner, GIFT).getByText(reference)).toBeVisible()
  await card(partner, GIFT)
    .getByRole('button', { name: `Mark payment as received: ${NAME}` })
    .click()
  await expectSaid(partner, `Marked as received. ${NAME} has the receipt.`)
  // The row is gone; keyboard focus moves to the one in its place.
  await expect(partner.locator('li:focus > article')).toBeVisible()

  expect(await mailTo(product, ADDRESS, 'Receipt')).toContain(reference)
  await page.reload()
  await expect(page.getByText("We've received your gift. Thank you.")).toBeVisible()
  await expect(page.getByText('Receipt for a gift')).toBeVisible()
  await expect(page.getByText(/^Registration number/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText("We've received your gift. Thank you.")).toBeHidden()
  await expect(page.getByText(reference)).toBeVisible()
  await page.emulateMedia({ media: null })
  await stranger.goto(itemPage)
  await expect(stranger.getByRole('listitem').filter({ hasText: `$${AMOUNT}` })).toContainText(NAME)

  await partner.goto('/partner-dashboard/supporters?show=confirmed')
  const received = card(partner, GIFT)
  await received.getByText('Refund', { exact: true }).click()
  const sums = m.gifts_refunded_part({
    given: `$${AMOUNT}`,
    refunded: '$1.50',
    net: `$${Number(AMOUNT) - 1.5}`,
  })
  await received.getByLabel(m.gifts_refund_amount()).fill('1.50')
  await received.getByLabel('Reason').fill('One box too many')
  await received.getByRole('button', { name: "I've sent it back: notify them" }).click()
  await expect(received).toContainText(sums)
  expect(await mailTo(product, ADDRESS, '$1.50 of a gift')).toContain(
    `After all refunds, $${Number(AMOUNT) - 1.5} remains.`,
  )
  await page.reload()
  await expect(
    page.getByRole('heading', { name: "We've received your gift. Thank you." }),
  ).toBeVisible()
  // In the gift's status and on its receipt.
  await expect(page.getByText(sums, { exact: true })).toHaveCount(2)
  await expect(page.getByText(m.gifts_receipt_refunded_on())).toBeVisible()
  await expectNoAxeViolations(page)
  await stranger.goto(itemPage)
  await expect(stranger.getByRole('listitem').filter({ hasText: NAME })).toContainText(
    `$${Number(AMOUNT) - 1.5}`,
  )

  await partner.goto('/partner-dashboard/supporters?show=confirmed')
  await received.getByText('Refund', { exact: true }).click()
  await received.getByRole('button', { name: "I've sent it back: notify them" }).click()
  await expect(received.getByLabel('Reason')).toHaveAccessibleDescription(/Enter a reason/)
  await received.getByLabel('Reason').fill('The roof is finished')
  await received.getByRole('button', { name: "I've sent it back: notify them" }).click()
  await expectSaid(partner, `Refunded. ${NAME} has been notified.`)
  await page.reload()
  await expect(page.getByText('Your gift was refunded')).toBeVisible()
  await expect(page.getByText('Their reason: The roof is finished')).toBeVisible()
  await stranger.goto(itemPage)
  await expect(stranger.getByText(NAME)).toHaveCount(0)
  await stranger.context().close()
  await partner.context().close()
})

test('a gift can be cancelled before it is paid; staff see all of them @rare', async ({
  page,
  browser,
  product,
}) => {
  const itemPage = await openItem(page)
  await page.goto(`${itemPage}/support/donate`)
  await page.getByLabel('Amount in US dollars').fill('23.50')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Noa Gilboa')
  await page.getByLabel('Email address').fill(`noa-${ADDRESS}`)
  await give(page)
  await expect(page).toHaveURL(/\/gifts\/[\w-]+$/)

  const staff = await open(browser, product.url)
  await signInAs(staff, 'admin@demo.test')
  await staff.goto(`/admin/gifts?q=noa-${ADDRESS}`)
  await expect(staff.getByRole('listitem').filter({ hasText: 'Noa Gilboa' })).toContainText(
    '$23.50',
  )

  await page.getByText('Cancel my gift', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expectSaid(page, "Your gift is canceled. You don't owe anything.")
  await expect(heading(page, `This gift was canceled`)).toBeVisible()
  await staff.goto(`/admin/gifts?q=noa-${ADDRESS}&show=ended`)
  await expect(staff.getByRole('listitem').filter({ hasText: 'Noa Gilboa' })).toContainText(
    'Canceled',
  )
  await staff.context().close()
})

test('gifts made before signing in are then listed among the user’s own @rare', async ({
  page,
}) => {
  await openItem(page)
  await panel(page).getByRole('link', { name: 'Donate' }).click()
  await page.getByLabel('Amount in US dollars').fill('23.75')
  await page.getByRole('textbox', { name: 'Your name' }).fill('A supporter in another browser')
  await page.getByLabel('Email address').fill('Supporter@demo.test')
  await give(page)
  await expect(heading(page, 'Your gift of $23.75')).toBeVisible()
  await signInAs(page, 'supporter@demo.test')
  await page.goto('/dashboard')
  await expect(card(page, '$23.75')).toBeVisible()
})

async function openItem(page: Page): Promise<string> {
  await page.goto(`/projects-events?q=${encodeURIComponent(TITLE)}`)
  await page.getByRole('article').filter({ hasText: TITLE }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  // Navigating at once would abort the page's remaining requests.
  await page.waitForLoadState('networkidle')
  return page.url()
}

async function open(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  return context.newPage()
}

async function mailTo(
  product: { mails(): Promise<{ to: string; subject: string; text: string }[]> },
  address: string,
  subject: string,
): Promise<string> {
  const find = async () =>
    (await product.mails()).find((mail) => mail.to === address && mail.subject.startsWith(subject))
  await expect.poll(async () => (await find()) !== undefined).toBe(true)
  return (await find())?.text ?? ''
}

function linkIn(text: string): string {
  const { pathname, search } = new URL(/\S+\/gifts\/\S+/.exec(text)?.[0] ?? '')
  return pathname + search
}

const give = (page: Page) => page.getByRole('button', { name: 'Give', exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const panel = (page: Page) => page.locator('#support')
const card = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })
