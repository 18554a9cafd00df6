import type { Browser, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

// Projects of the demo's first organization: each way of reading has its own.
const WAYS = [
  {
    javaScriptEnabled: true,
    title: 'Turning public shelters into playrooms in Shlomi',
    people: ['supporter@demo.test', 'applicant@demo.test'],
  },
  {
    javaScriptEnabled: false,
    title: 'Drivers for dialysis: three mornings a week to Nahariya',
    people: ['partner2@demo.test', 'applicant@demo.test'],
  },
]

for (const { javaScriptEnabled, title, people } of WAYS) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'

  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`supporters are answered together, a project is completed, and the home page counts it, ${how}`, async ({
      page,
      browser,
      product,
    }) => {
      for (const person of people) await signUp(browser, product.url, person, title)
      const before = await hoursAtHome(product.url)

      await signInAs(page, 'partner@demo.test')
      await page.goto('/partner-dashboard')
      const needs = page.getByRole('region', { name: 'What needs you' })
      await needs.getByRole('link', { name: /wait for your answer/ }).click()
      await expect(page).toHaveURL(/show=waiting/)
      await choosePost(page, title)

      const boxes = page.getByRole('article').filter({ hasText: title }).getByRole('checkbox')
      await expect(page.getByRole('article').filter({ hasNotText: title })).toHaveCount(0)
      const many = await boxes.count()
      expect(many).toBeGreaterThanOrEqual(2)
      for (let at = 0; at < many; at += 1) await boxes.nth(at).check()
      if (javaScriptEnabled) {
        await expect(page.getByText(`${many} chosen`)).toBeVisible()
        await expectNoAxeViolations(page)
      }
      // A reason is asked for before anybody is declined, and everybody stays ticked.
      const bar = page.getByRole('form', { name: 'Answer several at once' })
      await bar.getByText('Decline chosen').click()
      await bar.getByRole('button', { name: 'Decline and tell each of them' }).click()
      await expect(bar.getByLabel('Reason')).toHaveAccessibleDescription(/Give a reason/)
      await expect(boxes.first()).toBeChecked()
      const mailsBefore = (await product.mails()).length
      await bar.getByRole('button', { name: 'Confirm chosen' }).click()
      await expectSaid(page, `${many} supporters confirmed and told.`)
      expect((await product.mails()).length - mailsBefore).toBe(many)
      await expect(page.getByRole('heading', { name: 'Nobody waits for an answer' })).toBeVisible()

      await page.goto('/partner-dashboard/posts')
      await page.getByRole('link', { name: title }).click()
      await page.getByRole('link', { name: 'Complete', exact: true }).click()
      await expect(page.getByText(/confirmed supporters are completed with it/)).toBeVisible()
      await page.getByLabel('Hours').fill('-5')
      await page.getByRole('button', { name: 'Mark as completed' }).click()
      await expect(page.getByLabel('Hours')).toHaveAccessibleDescription(/whole number/)
      await expect(page.getByLabel('Hours')).toHaveValue('-5')
      if (javaScriptEnabled) await expectNoAxeViolations(page)
      await page.getByLabel('Hours').fill('3,000')
      await page.getByRole('button', { name: 'Mark as completed' }).click()
      await expectSaid(page, 'have been thanked')
      expect(await hoursAtHome(product.url)).toBe(before + 3000)

      await page.goto('/partner-dashboard?period=year')
      const chart = page.getByRole('figure', { name: /^Hours/ })
      await chart.getByText('Show as a table').click()
      await expect(chart.getByRole('row').last()).toContainText(/[36],0\d\d$/)
      if (javaScriptEnabled) await expectNoAxeViolations(page)
    })
  })
}

test('of many, those who cannot be answered are told apart', async ({ page, browser, product }) => {
  const title = 'The Safed tool library'
  const second = await browser.newContext({ baseURL: product.url })
  const other = await second.newPage()
  for (const person of ['supporter@demo.test', 'applicant@demo.test']) {
    await signUp(browser, product.url, person, title)
  }
  for (const one of [page, other]) await signInAs(one, 'partner@demo.test')
  // Told at once of what happens elsewhere, the page would show it, and nobody would be left to be told apart.
  await page.route('**/api/live*', () => {})
  const waiting = '/partner-dashboard/supporters?show=waiting'
  await page.goto(waiting)
  await choosePost(page, title)
  await page.getByRole('button', { name: 'Choose all' }).click()
  await expect(page.getByText('2 chosen')).toBeVisible()

  // Meanwhile, somewhere else, one of them is declined.
  await other.goto(page.url())
  const row = other.getByRole('article').first()
  await row.getByText('Decline', { exact: true }).click()
  await row.getByLabel('Reason').fill('The table is full')
  await row.getByRole('button', { name: 'Decline and tell them' }).click()
  await expectSaid(other, 'Declined.')
  await second.close()

  await page.getByRole('button', { name: 'Confirm chosen' }).click()
  await expect(page.getByText('One supporter confirmed and told.')).toBeVisible()
  await expect(page.getByText('One could not be answered:')).toBeVisible()
  await expect(page.getByText(/This has changed in the meantime/)).toBeVisible()
})

test('tables for spreadsheets hold one’s own, and are for nobody else', async ({
  page,
  request,
}) => {
  const refused = await request.get('/partner-dashboard/supporters.csv', { maxRedirects: 0 })
  expect(refused.status()).toBe(302)
  await signInAs(page, 'partner@demo.test')
  const table = await page.request.get('/partner-dashboard/supporters.csv?kind=donate')
  expect(table.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="supporters.csv"',
    'cache-control': expect.stringContaining('no-store'),
  })
  const lines = (await table.text()).split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFF?Received,Project or event,/)
  expect(lines.slice(1, -1).every((line) => line.includes(',Donate,'))).toBe(true)
  const posts = await page.request.get('/partner-dashboard/posts.csv')
  expect(await posts.text()).toContain('Forty roofs before the winter in Kiryat Shmona')

  await page.context().clearCookies()
  await signInAs(page, 'supporter@demo.test')
  expect((await page.request.get('/partner-dashboard/supporters.csv')).status()).toBe(403)
})

async function signUp(browser: Browser, baseURL: string, person: string, title: string) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await signInAs(page, person)
  await page.goto(`/projects-events?q=${encodeURIComponent(title)}`)
  const link = page.getByRole('article').filter({ hasText: title }).getByRole('link').first()
  const address = await link.getAttribute('href')
  await page.goto(`${address}/support/volunteer`)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await context.close()
}

/** Narrows the list down to one project, once the page is there to say which there are. */
async function choosePost(page: Page, title: string) {
  const choice = page.getByLabel('Project or event')
  const value = await choice.locator('option').filter({ hasText: title }).getAttribute('value')
  await choice.selectOption(value)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/post=/)
}

/** The home page's hours as a visitor reads them, in whole thousands, from the cache that each change empties. */
async function hoursAtHome(baseURL: string): Promise<number> {
  const html = await (await fetch(baseURL)).text()
  const shown = /data-figure="hours"[^>]*>([\d,]+)/.exec(html)?.[1] ?? ''
  return Number(shown.replaceAll(',', ''))
}

async function expectSaid(page: Page, text: string) {
  await expect(
    page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: text }).first(),
  ).toBeVisible()
}
