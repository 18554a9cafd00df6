import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { openPlainBrowser } from '../requests/plain-browser.ts'
import { signInAs } from './sign-in-as.ts'

// A project of the demo's first organization.
const TITLE = 'Turning public shelters into playrooms in Shlomi'
const PEOPLE = ['supporter@demo.test', 'applicant@demo.test']

test('supporters are answered together, a project is completed, and the home page counts it @rare', async ({
  page,
  product,
}) => {
  for (const person of PEOPLE) await signUp(product.url, person, TITLE)
  const before = await hoursAtHome(product.url)

  await signInAs(page, 'partner@demo.test')
  await page.goto('/partner-dashboard')
  const needs = page.getByRole('region', { name: 'To do' })
  await needs.getByRole('link', { name: /waiting for your answer/ }).click()
  await expect(page).toHaveURL(/show=waiting/)
  await choosePost(page, TITLE)

  const boxes = page.getByRole('article').filter({ hasText: TITLE }).getByRole('checkbox')
  await expect(page.getByRole('article').filter({ hasNotText: TITLE })).toHaveCount(0)
  const many = await boxes.count()
  expect(many).toBeGreaterThanOrEqual(2)
  for (let at = 0; at < many; at += 1) await boxes.nth(at).check()
  {
    await expect(page.getByText(`${many} selected`)).toBeVisible()
    await expectNoAxeViolations(page)
  }
  // A reason is required before anyone can be declined, and all stay selected.
  const bar = page.getByRole('form', { name: 'Answer several at once' })
  await bar.getByText('Decline selected').click()
  await bar.getByRole('button', { name: 'Decline and notify each of them' }).click()
  await expect(bar.getByLabel('Reason')).toHaveAccessibleDescription(/Enter a reason/)
  await expect(boxes.first()).toBeChecked()
  const mailsBefore = (await product.mails()).length
  await bar.getByRole('button', { name: 'Confirm selected' }).click()
  await expectSaid(page, `${many} supporters confirmed and notified.`)
  expect((await product.mails()).length - mailsBefore).toBe(many)
  await expect(page.getByRole('heading', { name: 'No one is waiting for an answer' })).toBeVisible()

  await page.goto('/partner-dashboard/posts')
  await page.getByRole('link', { name: TITLE, exact: true }).click()
  await page.getByRole('link', { name: 'Complete', exact: true }).click()
  await expect(page.getByText(/confirmed supporters will be marked as completed/)).toBeVisible()
  await page.getByLabel('Hours').fill('-5')
  await page.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(page.getByLabel('Hours')).toHaveAccessibleDescription(/whole number/)
  await expect(page.getByLabel('Hours')).toHaveValue('-5')
  await expectNoAxeViolations(page)
  await page.getByLabel('Hours').fill('3,000')
  await expect(page.getByText(/^Counted in total: [36],0\d\d hours/)).toBeVisible()
  await page.getByRole('button', { name: 'Mark as completed' }).click()
  await expectSaid(page, 'have been thanked')
  expect(await hoursAtHome(product.url)).toBe(before + 3000)

  await page.goto('/partner-dashboard?period=year')
  await expect(page.getByRole('main')).toContainText(/Hours\s*[36],0\d\d/)
})

test('in a bulk answer, those that cannot be answered are listed @rare', async ({
  page,
  browser,
  product,
}) => {
  const title = 'The Safed tool library'
  const second = await browser.newContext({ baseURL: product.url })
  const other = await second.newPage()
  for (const person of ['supporter@demo.test', 'applicant@demo.test']) {
    await signUp(product.url, person, title)
  }
  for (const one of [page, other]) await signInAs(one, 'partner@demo.test')
  // Live updates would show the change at once, and nothing would be left to report.
  await page.route('**/api/live*', () => {})
  const waiting = '/partner-dashboard/supporters?show=waiting'
  await page.goto(waiting)
  await choosePost(page, title)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByText('2 selected')).toBeVisible()

  // In another tab, one of them is declined.
  await other.goto(page.url())
  const row = other.getByRole('article').first()
  await row.getByText('Decline', { exact: true }).click()
  await row.getByLabel('Reason').fill('The table is full')
  await row.getByRole('button', { name: 'Decline and notify them' }).click()
  await expectSaid(other, 'Declined.')
  await second.close()

  await page.getByRole('button', { name: 'Confirm selected' }).click()
  await expect(page.getByText('One supporter confirmed and notified.')).toBeVisible()
  await expect(page.getByText('One was not changed:')).toBeVisible()
  await expect(page.getByText(/This has changed in the meantime/)).toBeVisible()
})

async function signUp(url: string, person: string, title: string) {
  const browser = openPlainBrowser(fetch, url)
  await browser.signIn(person)
  const list = await browser.open(`/projects-events?q=${encodeURIComponent(title)}`)
  const [, item] = /<article[\s\S]*?href="(\/projects-events\/[\da-f-]{36})"/.exec(list.html)!
  const signedUp = await (await browser.open(`${item}/support/volunteer`)).press('Sign up')
  expect(signedUp.said).toContain('Thank you for signing up')
}

/** Filters the list by one project, once the page can list them. */
async function choosePost(page: Page, title: string) {
  const choice = page.getByLabel('Project or event')
  const value = await choice.locator('option').filter({ hasText: title }).getAttribute('value')
  await choice.selectOption(value)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/post=/)
}

/** The home page's hours in thousands, as shown to visitors; each change clears the cache. */
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
