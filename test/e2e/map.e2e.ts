import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { spotOf } from '#domain/project-events/map-pin.ts'

const PHONE = { width: 360, height: 740 }
const FALLBACK = 'Interactive Map Coming Soon'

type Pin = { id: string; dateId?: string; title: string; latitude: number; longitude: number }

async function pinsOf(page: Page, search = ''): Promise<Pin[]> {
  const answer = await page.request.get(`/api/map.json${search}`)
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { pins: Pin[] }).pins
}

const map = (page: Page) => page.getByRole('region', { name: /^Map of projects and events/ })
const clusters = (page: Page) => map(page).getByRole('button', { name: /places close together/ })
const pins = (page: Page) => map(page).locator('a[data-place]')
const panel = (page: Page) => page.getByRole('region', { name: 'Selected place' })
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Filter by way to help' })

test('the header links to the map; clusters open by keyboard, with focus moving to their pins', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map')
  await expect(clusters(page).first()).toBeVisible()
  await expect(page.getByText(FALLBACK)).toHaveCount(0)

  const before = await clusters(page).count()
  await clusters(page).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => clusters(page).count()).not.toBe(before)
  await expect(map(page).locator(':focus')).toHaveCount(1)
})

test('a pin is selected by keyboard, shown in a panel and in the URL, and deselected', async ({
  page,
}) => {
  await page.goto('/map')
  const pin = pins(page).first()
  await expect(pin).toBeVisible()
  const name = (await pin.getAttribute('aria-label'))!
  const id = (await pin.getAttribute('data-place'))!
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`item=${id}`))
  await expect(panel(page)).toBeVisible()
  await expect(panel(page)).toBeFocused()
  const title = await panel(page).getByRole('heading').innerText()
  expect(name.startsWith(title)).toBe(true)
  await expect(map(page).locator(`a[data-place="${id}"]`)).toHaveAttribute('aria-current', 'true')

  // The URL alone shows the same.
  await page.reload()
  await expect(panel(page).getByRole('heading')).toHaveText(title)
  await panel(page).getByRole('link', { name: 'Close' }).click()
  await expect(panel(page)).toHaveCount(0)
  await page.goBack()
  await panel(page).getByRole('link', { name: 'View Details' }).click()
  await expect(page).toHaveURL(new RegExp(`/marketplace/${id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('each selection in the list has its pin on the map', async ({ page }) => {
  await page.goto('/map')
  const card = page.getByRole('article').first().getByRole('link')
  const id = (await card.getAttribute('data-place'))!
  await card.click()
  await expect(panel(page)).toBeVisible()
  await expect(map(page).locator(`a[data-place="${id}"]`)).toBeInViewport()
})

test('ways to help, search words and their chips @rare', async ({ page }) => {
  await page.goto('/map')
  await expect(kinds(page).getByRole('link')).toHaveText([
    'All',
    'Volunteer',
    'Donate',
    'Visit',
    'Invest',
    'Business Partnership',
  ])
  await kinds(page).getByRole('link', { name: 'Business Partnership' }).click()
  await expect(page).toHaveURL(/\/map\?category=business$/)
  const found = await pinsOf(page, '?category=business')
  expect(found.length).toBeGreaterThan(0)
  await expect(page.getByText(new RegExp(`^${found.length} places? · `))).toBeVisible()

  const words = page.locator('#filter-form input[name=q]')
  await words.fill('xyzzy')
  await words.press('Enter')
  await expect(page).toHaveURL(/q=xyzzy/)
  await expect(page).toHaveURL(/category=business/)
  await expect(page.getByRole('heading', { name: 'No places found' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove “xyzzy”' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(words).toHaveValue('')
})

test(`an organization's own map and its locations @rare`, async ({ page }) => {
  const [first] = await pinsOf(page)
  await page.goto(`/projects-events/${first!.id}`)
  await page.getByRole('link', { name: /^More about/ }).click()
  await page
    .getByRole('navigation', { name: 'Sections of this page' })
    .getByRole('link', { name: 'Map' })
    .click()
  await expect(page).toHaveURL(/tab=map/)
  await expect(page.getByRole('heading', { name: 'Locations' })).toBeVisible()
  const places = page.getByRole('article')
  await expect(places.filter({ hasText: first!.title })).toBeVisible()
  await expect(page.getByText(FALLBACK)).toBeHidden()
  await places.filter({ hasText: first!.title }).getByRole('link').click()
  await expect(panel(page).getByRole('heading')).toHaveText(first!.title)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('phones start with the list; the map says that it is unavailable @rare', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/map')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText(FALLBACK)).toBeHidden()
    await page.getByRole('link', { name: 'Show map' }).click()
    await expect(page.getByText(FALLBACK)).toBeVisible()
    await page.getByRole('link', { name: 'Show list' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test("when the map's code fails to load, a message replaces it, and the list works", async ({
  page,
  watch,
}) => {
  watch.allow(/open-map/)
  await page.route(/open-map.*\.js/, (route) => route.abort())
  await page.goto('/map')
  await expect(page.getByText(FALLBACK)).toBeVisible()
  await page.getByRole('article').first().getByRole('link').click()
  await expect(panel(page)).toBeVisible()
})

test('phones show the map, and switch to the list', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/map')
  await expect(clusters(page).first()).toBeVisible()
  await expect(page.getByRole('article').first()).toBeHidden()
  await page.getByRole('link', { name: 'Show list' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(map(page)).toBeHidden()
  await page.getByRole('article').first().getByRole('link').click()
  await expect(panel(page)).toBeInViewport()
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('the whole world and back', async ({ page }) => {
  await page.goto('/map')
  await page.getByRole('link', { name: 'Whole world' }).click()
  await expect(page).toHaveURL(/area=world/)
  const far = (await pinsOf(page)).find(({ longitude }) => longitude < -20)!
  await page.goto(`/map?item=${far.id}`)
  await expect(panel(page).getByRole('heading')).toHaveText(far.title)
  await expect(map(page).locator(`a[data-place="${far.id}"]`)).toBeInViewport()
})

test('the code of the map is loaded only on pages with a map', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/projects-events')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => /open-map|outline\.json/.test(url))).toEqual([])
  await page.goto('/map')
  await expect(clusters(page).first()).toBeVisible()
  expect(fetched.some((url) => /open-map/.test(url))).toBe(true)
})

// A short list has every kind of element, and axe is faster on it.
test('axe finds nothing on the map with a selected item, on a desktop and a phone', async ({
  page,
}) => {
  const [first] = await pinsOf(page, '?category=invest')
  const spot = spotOf(first!)
  await page.goto(`/map?category=invest&item=${spot}`)
  await expect(map(page).locator(`a[data-place="${spot}"]`)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.setViewportSize(PHONE)
  await expect(panel(page)).toBeVisible()
  await expectNoAxeViolations(page)
})
