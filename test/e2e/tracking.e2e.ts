import type { Page } from '@playwright/test'
import { m } from '#messages'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

type Report = {
  activity_type: string
  data: { path: string; search?: string; link?: string; destination?: string; external?: boolean }
  referrer?: string | null
}

/** Records every report the page sends from now on. */
function listen(page: Page): Report[] {
  const reports: Report[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/activity') {
      reports.push(request.postDataJSON() as Report)
    }
  })
  return reports
}
const pathsIn = (reports: Report[]) =>
  reports
    .filter((one) => one.activity_type === 'page_view')
    .map(({ data }) => data.path + data.search)
const card = (page: Page) => page.getByRole('region', { name: m.consent_title() })
const consentOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')

test('page views are reported, without anything that identifies the user', async ({ page }) => {
  const reports = listen(page)
  const answered = page.waitForResponse(/\/api\/activity$/)
  await page.goto('/projects-events?type=event&q=my+neighbor&token=secret')
  const answer = await answered
  expect([answer.status(), answer.headers()['set-cookie']]).toEqual([204, undefined])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click()
  await expect.poll(() => pathsIn(reports)).toEqual(['/projects-events?type=event', '/partners'])
  // Another search is another view, and so is going back to a page.
  await page.goBack()
  await expect.poll(() => pathsIn(reports)).toHaveLength(3)
  expect(reports.every((one) => one.activity_type === 'page_view' && !('referrer' in one))).toBe(
    true,
  )
  expect(JSON.stringify(reports)).not.toMatch(/neighbor|secret/)
})

test('nothing is reported from sign-in', async ({ page }) => {
  const reports = listen(page)
  await page.goto('/auth?view=sign-up', { waitUntil: 'networkidle' })
  await page.goto('/auth/reset-password?token=x', { waitUntil: 'networkidle' })
  await page.goto('/dev/mail', { waitUntil: 'networkidle' })
  await page.goto('/privacy')
  await expect.poll(() => pathsIn(reports)).toEqual(['/privacy'])
})

test('consent is requested once, also by keyboard, and each answer can be changed', async ({
  page,
}) => {
  await page.goto('/partners')
  await expect(card(page)).toBeVisible()
  await expectNoAxeViolations(page)
  const no = card(page).getByRole('button', { name: m.consent_no() })
  const yes = card(page).getByRole('button', { name: m.consent_yes() })
  const [one, other] = [await no.boundingBox(), await yes.boundingBox()]
  expect([one!.width, one!.height]).toEqual([other!.width, other!.height])
  await no.focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeHidden()
  await expect.poll(async () => (await consentOf(page))?.value).toBe('no')
  await page.reload()
  await expect(page.getByText(m.consent_choices())).toBeVisible()
  await expect(card(page)).toBeHidden()

  await page.getByText(m.consent_choices(), { exact: true }).click()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('button', { name: m.consent_no() })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  // Nothing on the page waits for the answer, however long its data take.
  await page.route('**/partners.data*', () => undefined)
  await footer.getByRole('button', { name: m.consent_yes() }).click()
  await expect.poll(async () => (await consentOf(page))?.value).toBe('yes')
  await expect(footer.getByRole('button', { name: m.consent_yes() })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const days = ((await consentOf(page))!.expires - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(180)
  await expectNoAxeViolations(page)
})

test('with consent, followed links and the referrer are reported too', async ({ page }) => {
  await signInAs(page, 'supporter@demo.test')
  await page.goto('/partners')
  await card(page).getByRole('button', { name: m.consent_yes() }).click()
  await expect.poll(async () => (await consentOf(page))?.value).toBe('yes')
  const reports = listen(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Mission' }).click()
  await expect.poll(() => reports.length).toBe(2)
  const told = (type: string) => reports.find((one) => one.activity_type === type)
  expect(told('link_click')!.data).toEqual({
    path: '/partners',
    link: '/about',
    destination: '/about',
    external: false,
  })
  expect(told('page_view')).toMatchObject({
    data: { path: '/about' },
    referrer: expect.stringMatching(/\/partners$/),
  })
})

test('a browser with Global Privacy Control is not asked, and nothing identifying is recorded', async ({
  page,
  context,
  product,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await context.addCookies([{ name: 'consent', value: 'yes', url: product.url }])
  const reports = listen(page)
  await page.goto('/partners')
  await expect.poll(() => pathsIn(reports)).toEqual(['/partners'])
  await expect(card(page)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Mission' }).click()
  await expect.poll(() => pathsIn(reports)).toEqual(['/partners', '/about'])
  expect(reports.some((one) => one.activity_type === 'link_click' || 'referrer' in one)).toBe(false)
})

test('no page waits for reporting, or fails because of it', async ({ page, watch }) => {
  watch.allow(/api\/activity/)
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(message.text())
  })
  await page.route('**/api/activity', (route) => route.abort('connectionrefused'))
  const failed = () => said.filter((text) => text.includes('Failed to track anonymous page view'))
  await page.goto('/partners')
  await expect.poll(failed).toHaveLength(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Mission' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect.poll(failed).toHaveLength(2)
})

test('on a phone the consent banner covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/projects-events?type=event&time=upcoming')
  await page
    .getByRole('article')
    .getByRole('link', { name: /^View Event/ })
    .first()
    .click()
  await expect(card(page)).toBeAttached()
  const bar = page.locator('a[href*="/support/"]').last()
  await bar.click()
  await expect(page).toHaveURL(/\/(auth|projects-events\/.*\/support)/)
})

test('a report that is too large is refused before it is read', async ({ request, product }) => {
  const answer = await request.post('/api/activity', {
    data: { activity_type: 'page_view', data: { path: '/', link: 'x'.repeat(20_000) } },
    headers: { origin: product.url, 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(413)
})
