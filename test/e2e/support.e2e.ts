import type { Browser, Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

// A project of the demo's first organization.
const TITLE = 'Forty roofs before the winter in Kiryat Shmona'

const WHO = 'ambassador@demo.test'
const AMOUNT = '25.50'
const GIFT = `A gift of $${AMOUNT}`

test('a gift is pledged, received, viewed, and repeated @rare @loop', async ({
  page,
  browser,
  product,
}) => {
  await signInAs(page, WHO)
  const itemPage = await openItem(page)
  await panel(page).getByRole('link', { name: 'Donate' }).click()
  await expect(page).toHaveURL(`${itemPage}/support/donate`)
  await expect(page.getByText("You aren't charged now.")).toBeVisible()
  await page.getByLabel('Amount in US dollars').fill('fifty')
  await page.getByLabel('A note to the organization').fill('For the roof of the library')
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(page.getByLabel('Amount in US dollars')).toHaveAccessibleDescription(
    /Enter the amount in dollars/,
  )
  await expect(page.getByLabel('Amount in US dollars')).toHaveValue('fifty')
  await expect(page.getByLabel('A note to the organization')).toHaveValue(
    'For the roof of the library',
  )
  await page.getByLabel('Amount in US dollars').fill(AMOUNT)
  await page.getByLabel('Show my name with my gift').check()
  await page.getByRole('button', { name: 'Give', exact: true }).click()

  await expect(page).toHaveURL(/\/gifts\/[\w-]+$/)
  await expect(page.getByRole('heading', { name: 'Thank you. One more step.' })).toBeVisible()
  await page.goto(itemPage)
  await expect(panel(page).getByText('Awaiting payment').first()).toBeVisible()
  expect((await product.mails()).map(({ subject }) => subject)).toContain(
    `New support for ${TITLE}`,
  )

  await receiveAsPartner(browser, product.url, GIFT)
  expect((await product.mails()).find(({ to }) => to === WHO)?.subject).toContain('Receipt')

  await page.goto('/dashboard')
  await expect(card(page, GIFT).getByText('Received', { exact: true })).toBeVisible()
  await expect(card(page, GIFT).getByText('Cancel', { exact: true })).toHaveCount(0)
  await card(page, GIFT)
    .getByRole('link', { name: /receipt/ })
    .click()
  await expect(page.getByText('Receipt for a gift')).toBeVisible()

  await page.goto('/dashboard')
  await card(page, GIFT).getByRole('link', { name: 'Donate Again' }).click()
  await expect(page.getByLabel('Amount in US dollars')).toHaveValue(AMOUNT)
  await expect(page.getByLabel('A note to the organization')).toHaveValue(
    'For the roof of the library',
  )
  await expect(page.getByLabel('Show my name with my gift')).toBeChecked()
})

test('an item is saved for later, and removed @rare', async ({ page }) => {
  await signInAs(page, WHO)
  await openItem(page)
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expectSaid(page, 'Saved to your dashboard')
  await page.goto('/dashboard?tab=saved')
  const kept = page.getByRole('article').filter({ hasText: TITLE })
  await kept.getByRole('button').click()
  await expectSaid(page, 'Removed from your saved projects')
  await expect(kept).toHaveCount(0)
})

test('an organization cannot support its own item and sees why, and declining needs a reason @rare', async ({
  page,
}) => {
  await signInAs(page, 'partner@demo.test')
  const itemPage = await openItem(page)
  await expect(panel(page).getByRole('link', { name: 'Your supporters' })).toBeVisible()
  await page.goto(`${itemPage}/support/volunteer`)
  await expect(page.getByRole('dialog').getByText("can't support their own")).toBeVisible()

  await page.goto('/partner-dashboard/supporters?show=waiting')
  const first = page.getByRole('article').filter({ hasText: '6 volunteers' })
  await first.getByText('Decline', { exact: true }).click()
  await first.getByRole('button', { name: 'Decline and notify them' }).click()
  await expect(first.getByLabel('Reason')).toHaveAccessibleDescription(/Enter a reason/)
  await expect(first.getByLabel('Reason')).toBeFocused()
})

async function openItem(page: Page): Promise<string> {
  await page.goto(`/projects-events?q=${encodeURIComponent(TITLE)}`)
  const link = page.getByRole('article').filter({ hasText: TITLE }).getByRole('link').first()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  // Navigating at once would abort the page's remaining requests.
  await page.waitForLoadState('networkidle')
  return page.url()
}

async function receiveAsPartner(browser: Browser, baseURL: string, gift: string) {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await signInAs(page, 'partner@demo.test')
  await page.goto('/partner-dashboard/supporters?show=waiting')
  await card(page, gift)
    .getByRole('button', { name: /^Mark payment as received/ })
    .click()
  await expectSaid(page, 'Marked as received.')
  await expect(page).toHaveURL(/show=waiting/)
  await expect(card(page, gift)).toHaveCount(0)
  await context.close()
}

const panel = (page: Page) => page.locator('#support')
const card = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })

/** The one-time message: a toast, or a banner without scripts, which Playwright's text selectors ignore in <noscript>. */
async function expectSaid(page: Page, text: string) {
  await expect(
    page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: text }).first(),
  ).toBeVisible()
}
