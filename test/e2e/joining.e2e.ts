import type { Locator, Page } from '@playwright/test'
import { expect, test } from './product.ts'

/** A newcomer's way from the home page to a place, as one counts it: what is clicked or pressed, and what must be filled in. */
test('a newcomer volunteers in at most eight clicks and one screen of fields', async ({
  page,
  product,
}) => {
  const email = 'newcomer@joining.example'
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }

  await page.goto('/')
  const main = page.getByRole('main')
  await click(main.getByRole('link', { name: 'Find a place to help', exact: true }))
  await expect(page).toHaveURL(/category=volunteer/)
  const search = main.locator('#filter-form input[name=q]')
  await search.fill('Jerusalem')
  clicks += 1
  await search.press('Enter')
  await expect(page).toHaveURL(/q=Jerusalem/)
  await click(main.getByRole('article').getByRole('link').first())
  await expect(page).toHaveURL(/\/projects-events\/[\da-f-]{36}$/)
  await click(main.getByRole('link', { name: 'Volunteer', exact: true }).first())

  // One screen of fields, of which two have to be filled in.
  const form = page.getByRole('dialog')
  await expect(form).toBeVisible()
  const required = form.locator('[required]:not([type=hidden])')
  const empty = await required.evaluateAll((all) =>
    all.filter((one) => (one as HTMLInputElement).value === '').map((one) => one.id),
  )
  expect(empty).toEqual(['fullName', 'email'])
  await form.getByLabel('Full name').fill('Noa Levi')
  await form.getByLabel('Email address').fill(email)
  await click(form.getByRole('button', { name: 'Sign up' }))

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Check your email')
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  const mail = (await product.mails()).find(({ to }) => to === email)
  clicks += 1
  await page.goto(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(signedIn(page)).toHaveCount(0)
  await click(page.getByRole('button', { name: 'Confirm and sign me up' }))
  await expect(page).toHaveURL(/\/sign-ups\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('What happens next')).toBeVisible()
  await expect(signedIn(page)).toHaveCount(1)
  expect(clicks).toBeLessThanOrEqual(8)
  test.info().annotations.push({ type: 'clicks', description: String(clicks) })
})

/** The account's menu in the header. */
const signedIn = (page: Page) =>
  page.getByRole('banner').locator('summary').filter({ hasText: 'Account' })
