import type { Browser, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

// A project of the demo's first organization.
const TITLE = 'Forty roofs before the winter in Kiryat Shmona'

for (const { javaScriptEnabled, who, amount } of [
  { javaScriptEnabled: true, who: 'ambassador@demo.test', amount: '25.50' },
  { javaScriptEnabled: false, who: 'applicant@demo.test', amount: '36.75' },
]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'
  const gift = `A gift of $${amount}`

  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`a pledge is made, answered, seen, and taken back, ${how}`, async ({
      page,
      browser,
      product,
    }) => {
      const itemPage = await openItem(page)
      await panel(page).getByRole('link', { name: 'Donate' }).click()
      await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
      await page.locator('#email').fill(who)
      await page.locator('#password').fill('demo-password')
      await press(page, 'Login')

      await expect(page).toHaveURL(`${itemPage}/support/donate`)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('No money moves here yet')).toBeVisible()
      if (javaScriptEnabled) await expectNoAxeViolations(page)
      await page.getByLabel('Amount in US dollars').fill('fifty')
      await page.getByLabel('Message (optional)').fill('For the roof of the library')
      await page.getByRole('button', { name: 'Send my pledge' }).click()
      await expect(page.getByLabel('Amount in US dollars')).toHaveAccessibleDescription(
        /Write the amount in dollars/,
      )
      await expect(page.getByLabel('Amount in US dollars')).toHaveValue('fifty')
      await expect(page.getByLabel('Message (optional)')).toHaveValue('For the roof of the library')
      await page.getByLabel('Amount in US dollars').fill(amount)
      await page.getByRole('button', { name: 'Send my pledge' }).click()

      await expect(page).toHaveURL(itemPage)
      await expectSaid(page, 'has your pledge and will write to you')
      await expect(panel(page).getByText('Waiting for an answer').first()).toBeVisible()
      expect((await product.mails())[0]?.subject).toBe(`New support for ${TITLE}`)

      await answerAsPartner(browser, product.url, javaScriptEnabled, gift)
      expect((await product.mails()).find(({ to }) => to === who)?.subject).toBe(
        `Confirmed: ${TITLE}`,
      )

      await page.goto('/dashboard')
      await expect(card(page, gift).getByText('Confirmed')).toBeVisible()
      await card(page, gift).getByText('Cancel', { exact: true }).click()
      await card(page, gift).getByRole('button', { name: 'Yes, cancel it' }).click()
      await expectSaid(page, 'Cancelled. The organization has been told.')
      await expect(card(page, gift).getByText('Cancelled')).toBeVisible()

      await card(page, gift).getByRole('link', { name: 'Donate Again' }).click()
      await expect(page.getByLabel('Amount in US dollars')).toHaveValue(amount)
      await expect(page.getByLabel('Message (optional)')).toHaveValue('For the roof of the library')
    })

    test(`an item is kept for later, and let go, ${how}`, async ({ page }) => {
      await signInAs(page, who)
      await openItem(page)
      await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
      await expectSaid(page, 'Saved to your dashboard')
      await page.goto('/dashboard?tab=saved')
      const kept = page.getByRole('article').filter({ hasText: TITLE })
      await kept.getByRole('button').click()
      await expectSaid(page, 'Removed from your saved projects')
      await expect(kept).toHaveCount(0)
    })
  })
}

test('an organization is told why it cannot support its own, and a reason is asked for a no', async ({
  page,
}) => {
  await signInAs(page, 'partner@demo.test')
  const itemPage = await openItem(page)
  await expect(panel(page).getByRole('link', { name: 'Your supporters' })).toBeVisible()
  await page.goto(`${itemPage}/support/volunteer`)
  await expect(page.getByRole('dialog').getByText('does not support its own')).toBeVisible()

  await page.goto('/partner-dashboard/supporters?show=waiting')
  const first = page.getByRole('article').filter({ hasText: '6 volunteers' })
  await first.getByText('Decline', { exact: true }).click()
  await first.getByRole('button', { name: 'Decline and tell them' }).click()
  await expect(first.getByLabel('Reason')).toHaveAccessibleDescription(/Give a reason/)
  await expectNoAxeViolations(page)
})

test('axe finds nothing where one supports', async ({ page }) => {
  await signInAs(page, 'supporter@demo.test')
  const itemPage = await openItem(page)
  for (const path of [
    itemPage,
    '/dashboard',
    '/dashboard?tab=saved',
    `${itemPage}/support/volunteer`,
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectNoAxeViolations(page)
  }
})

async function openItem(page: Page): Promise<string> {
  await page.goto(`/projects-events?q=${encodeURIComponent(TITLE)}`)
  const link = page.getByRole('article').filter({ hasText: TITLE }).getByRole('link').first()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  // What the page still asks for would be broken off by going elsewhere at once.
  await page.waitForLoadState('networkidle')
  return page.url()
}

async function answerAsPartner(
  browser: Browser,
  baseURL: string,
  javaScriptEnabled: boolean,
  gift: string,
) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled })
  const page = await context.newPage()
  await signInAs(page, 'partner@demo.test')
  await page.goto('/partner-dashboard/supporters?show=waiting')
  await card(page, gift)
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await expectSaid(page, 'Confirmed.')
  await expect(page).toHaveURL(/show=waiting/)
  await expect(card(page, gift)).toHaveCount(0)
  await context.close()
}

const panel = (page: Page) => page.locator('#support')
const card = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Said once by the page: in a toast, or without scripts in a banner. Playwright's own text search passes <noscript> by. */
async function expectSaid(page: Page, text: string) {
  await expect(
    page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: text }).first(),
  ).toBeVisible()
}
