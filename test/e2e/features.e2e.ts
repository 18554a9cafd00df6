import type { Page } from '@playwright/test'
import { m } from '#messages'
import { featureLabels, FEATURES, type Feature } from '#domain/content/feature.ts'
import { expect, test } from './product.ts'
import type { Product } from './start-product.ts'
import { signInAs } from './sign-in-as.ts'

type Ids = { gift: string; helping: string; event: string; partner: string; product: string }
type Part = {
  /** Addresses that respond to a supporter only while the feature is enabled. */
  paths(ids: Ids): string[]
  /** A selector for links that must not exist while it is disabled, and the pages to check. */
  links: string
  pages?: (ids: Ids) => string[]
  /** Where a form could be posted directly. */
  forms?: (ids: Ids) => string[]
}

const support = (id: string, kind: string) => `/projects-events/${id}/support/${kind}`

const parts: Record<Feature, Part> = {
  store: {
    paths: ({ product }) => [
      '/store',
      `/store/${product}`,
      `/product/${product}`,
      '/cart',
      '/checkout',
    ],
    // Includes the cart icon.
    links: 'a[href^="/store"], a[href$="tab=store"], a[href^="/cart"], a[href="/checkout"]',
    pages: ({ partner }) => ['/', `/partner/${partner}`],
    forms: () => ['/cart', '/checkout'],
  },
  marketplace: { paths: () => ['/marketplace'], links: 'a[href="/marketplace"]' },
  map: {
    paths: () => ['/map'],
    links: 'a[href^="/map"], a[href$="tab=map"]',
    pages: ({ partner }) => ['/', '/visit', `/partner/${partner}`],
  },
  calendar: {
    paths: ({ partner, event }) => [
      '/calendar',
      '/calendar.ics',
      `/partner/${partner}/calendar.ics`,
      `/projects-events/${event}/event.ics`,
    ],
    links: 'a[href^="/calendar"], a[href$=".ics"], a[href$="tab=calendar"]',
    pages: ({ partner, event }) => [
      '/',
      '/visit',
      `/partner/${partner}`,
      `/projects-events/${event}`,
    ],
  },
  visit: {
    paths: () => ['/visit'],
    links: 'a[href^="/visit"]',
    pages: () => ['/', '/about'],
    forms: () => ['/visit'],
  },
  donations: {
    paths: ({ gift }) => [support(gift, 'donate')],
    links: 'footer a[href*="category=donation"], a[href$="/support/donate"]',
    pages: ({ gift }) => ['/', `/projects-events/${gift}`],
    forms: ({ gift }) => [support(gift, 'donate')],
  },
  volunteering: {
    paths: ({ helping }) => [support(helping, 'volunteer'), '/groups/new'],
    links:
      'footer a[href*="category=volunteer"], a[href$="/support/volunteer"], a[href^="/groups"]',
    pages: ({ helping }) => ['/', `/projects-events/${helping}`, '/dashboard'],
    forms: ({ helping }) => [support(helping, 'volunteer'), '/groups/new'],
  },
  ambassadors: {
    paths: () => ['/ambassador', '/ambassador?tab=why', '/ambassadors', '/ambassador-registration'],
    forms: () => ['/ambassador-registration'],
    links: 'a[href^="/ambassador"], a[href*="topic=ambassador"]',
    pages: () => ['/', '/about'],
  },
  'partner-registration': {
    paths: () => ['/partner-registration', '/partner-registration?step=basic'],
    links: 'a[href^="/partner-registration"]',
    pages: () => ['/', '/about', '/partners', '/partner-dashboard'],
    forms: () => ['/partner-registration?step=basic', '/partner-registration?step=contact'],
  },
  assistant: { paths: () => ['/ai'], links: 'a[href^="/ai"]', forms: () => ['/ai'] },
  // Only scripts know whether a browser can speak: see voice.e2e.ts.
  voice: { paths: () => [], links: '[data-voice]', pages: () => ['/ai'] },
  'volunteer-profile': {
    paths: () => ['/volunteer-profile'],
    links: 'a[href^="/volunteer-profile"]',
    pages: () => ['/about'],
    forms: () => ['/volunteer-profile'],
  },
  tracking: { paths: () => [], links: 'footer summary:text-is("Privacy choices")' },
}

async function idsOf({ request }: Page): Promise<Ids> {
  const first = async (path: string, pattern: RegExp) =>
    pattern.exec(await (await request.get(path)).text())?.[1] ?? 'none'
  const item = /href="\/projects-events\/([\w-]{36})"/
  const [gift, helping, event, partner, product] = await Promise.all([
    first('/projects-events?type=project&category=donation', item),
    first('/projects-events?type=project&category=volunteer', item),
    first('/projects-events?type=event&time=upcoming', item),
    first('/partners', /href="\/partner\/([\w-]{36})"/),
    first('/store', /href="\/store\/([\w-]{36})"/),
  ])
  return { gift, helping, event, partner, product }
}

/** In a toast, or without scripts in a banner, which Playwright's text selectors ignore. */
const said = (page: Page) =>
  page
    .locator('[data-sonner-toast], noscript [role=status]')
    .filter({ hasText: 'Features updated successfully' })
    .first()

/** Toggles one switch, as an admin. */
async function switchPart(page: Page, feature: Feature, isOn: boolean): Promise<void> {
  await page.goto('/admin/features')
  await page
    .getByRole('switch', { name: featureLabels(feature).name, exact: true })
    .setChecked(isOn)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(said(page)).toBeVisible()
}

const statusesOf = async (page: Page, paths: string[]) =>
  Promise.all(paths.map(async (path) => [path, (await page.request.get(path)).status()]))
const all = (paths: string[], status: number) => paths.map((path) => [path, status])

async function post(page: Page, { url }: Product, path: string): Promise<string> {
  const form = { amount: '50', places: '1', name: 'Somebody', intent: 'submit' }
  const headers = { origin: url, 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 })
  return `${answer.status()} ${/Closed for now/.test(await answer.text()) ? 'closed' : ''}`
}

for (const [at, feature] of FEATURES.entries()) {
  // Half with scripts and half without, since both must work.
  const javaScriptEnabled = at % 2 === 0
  test.describe(`${feature}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    test.slow()

    test(`${feature} can be disabled and enabled again`, async ({ page, browser, product }) => {
      const { paths, links, pages = () => ['/'], forms = () => [] } = parts[feature]
      const person = await browser.newContext({ baseURL: product.url })
      const there = await person.newPage()
      await signInAs(there, 'supporter@demo.test')
      const ids = await idsOf(there)
      expect(await statusesOf(there, paths(ids))).toEqual(all(paths(ids), 200))

      await signInAs(page, 'admin@demo.test')
      await switchPart(page, feature, false)
      await expect.poll(() => statusesOf(there, paths(ids))).toEqual(all(paths(ids), 404))
      for (const path of paths(ids).filter((one) => !one.includes('.'))) {
        await there.goto(path)
        await expect(there.getByRole('heading', { level: 1 })).toHaveText('Closed for now')
      }
      for (const path of pages(ids)) {
        await there.goto(path)
        await expect(there.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await there.locator(links).count(), `links on ${path}`).toBe(0)
      }
      for (const path of forms(ids)) {
        expect(await post(there, product, path), path).toBe('404 closed')
      }

      await switchPart(page, feature, true)
      await expect.poll(() => statusesOf(there, paths(ids))).toEqual(all(paths(ids), 200))
      if (!['marketplace', 'voice'].includes(feature)) {
        await there.goto(pages(ids).at(-1)!)
        await expect(there.locator(links).first()).toBeAttached()
      }
      await person.close()
    })
  })
}

test('only staff find the switches, and they work by keyboard', async ({ page }) => {
  await page.goto('/admin/features')
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
  await signInAs(page, 'supporter@demo.test')
  await page.goto('/admin/features')
  await expect(page.getByText(m.admin_no_permission())).toBeVisible()
  await page.context().clearCookies()

  await signInAs(page, 'admin@demo.test')
  await page.goto('/admin')
  await page.getByRole('main').getByRole('link', { name: 'Features', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Site Features' })).toBeVisible()
  const store = page.getByRole('switch', { name: 'Store', exact: true })
  await expect(store).toBeChecked()
  await store.focus()
  await page.keyboard.press('Space')
  await expect(store).not.toBeChecked()
  // Nothing happens before it is saved.
  expect((await page.request.get('/store')).status()).toBe(200)
})

test('of two users who save, each changes only the switches they moved', async ({ page }) => {
  await signInAs(page, 'admin@demo.test')
  await page.goto('/admin/features')
  const other = await page.context().newPage()
  await switchPart(other, 'visit', false)
  await page.getByRole('switch', { name: 'Map', exact: true }).uncheck()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(said(page)).toBeVisible()
  await page.reload()
  for (const [name, isOn] of [
    ['Plan a Visit', false],
    ['Map', false],
    ['Store', true],
  ] as const) {
    await expect(page.getByRole('switch', { name, exact: true })).toBeChecked({ checked: isOn })
  }
  await switchPart(page, 'visit', true)
  await switchPart(page, 'map', true)
})
