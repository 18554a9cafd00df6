import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './product.ts'

const PHONE = { width: 360, height: 740 }

/** The public pages, with and without JavaScript. */

test('search, filter, remove, reset', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Projects & Events' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects & Events')
  const all = await countOf(page)

  await choose(page, 'Type', 'event')
  await expect(page).toHaveURL(/type=event/)
  await expect(removal(page, 'Events')).toBeVisible()
  await expect.poll(() => countOf(page)).toBeLessThan(all)

  await page.getByRole('searchbox').fill('xyzzy nowhere at all')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expect(
    page.getByText('Try adjusting your search terms or filters to find more projects and events.'),
  ).toBeVisible()

  await removal(page, '“xyzzy nowhere at all”').click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('event')
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.getByRole('link', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/\/projects-events\??$/)
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('all')
  await expect.poll(() => countOf(page)).toBe(all)
})

test('an item, its organization and back', async ({ page }) => {
  await page.goto('/projects-events?type=event&time=upcoming')
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: `View Event ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await page.getByText('Share', { exact: true }).click()
  await expect(page.getByLabel('Address of this page')).toHaveValue(page.url())

  await page.goto(page.url().replace('/projects-events/', '/marketplace/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.getByRole('link', { name: /^More about/ }).click()
  await expect(page).toHaveURL(/\/partner\//)
  await expect(page.getByRole('heading', { name: 'Mission' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Sections of this page' })
    .getByRole('link', { name: 'Projects & Events' })
    .click()
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
})

test(`the home page's ways to act`, async ({ page }) => {
  await page.goto('/')
  await page.getByText('I Want to Support', { exact: true }).click()
  await page.getByRole('link', { name: 'Support an Event' }).click()
  await expect(page).toHaveURL(/\/projects-events\?type=event$/)
  await page.goto('/')
  await page.getByText('I Want to Volunteer', { exact: true }).click()
  await page.getByRole('link', { name: 'Volunteer for Projects' }).click()
  await expect(page).toHaveURL(/\/projects-events\?type=project$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters on a phone are a sheet', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/projects-events')
    const type = page.getByLabel('Type', { exact: true })
    await expect(type).toBeHidden()
    // The first result is visible without scrolling.
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 })
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(type).toBeVisible()
    await type.selectOption('project')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/type=project/)
    await expect(type).toBeHidden()
    await expect(removal(page, 'Projects')).toBeVisible()
  })
})

test('Escape closes the sheet and restores the focus', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/projects-events')
  const opener = page.getByRole('button', { name: 'Filters' })
  await opener.press('Enter')
  await expect(page.getByLabel('Region')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Region')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('axe finds nothing in the sheet of filters', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/projects-events?q=zzzz')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expectNoAxeViolations(page)
})

test('nothing is wider than the window', async ({ page, watch }) => {
  watch.allow(/favicon\.svg .*ERR_ABORTED/)
  await page.goto('/partners')
  const partner = await page.getByRole('article').first().getByRole('link').getAttribute('href')
  await page.goto('/projects-events')
  const item = await page.getByRole('article').first().getByRole('link').getAttribute('href')
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/projects-events',
      '/partners',
      item!,
      partner!,
      `${partner}?tab=projects-events`,
    ]) {
      await page.goto(path)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([path, wide]).toEqual([path, width])
    }
  }
})

function removal(page: Page, filter: string) {
  return page.getByRole('link', { name: `Remove ${filter}`, exact: true })
}

async function choose(page: Page, filter: string, word: string) {
  await page.getByLabel(filter, { exact: true }).selectOption(word)
}

async function countOf(page: Page): Promise<number> {
  const words = await page
    .getByRole('status')
    .filter({ hasText: /results?$/ })
    .innerText()
  return Number(words.replaceAll(/\D/g, ''))
}

test('scripts are preloaded with low priority, and drawn pictures are kept for ever', async ({
  page,
}) => {
  const html = await (await page.request.get('/projects-events')).text()
  const preloads = html.match(/<link [^>]*rel="modulepreload"[^>]*>/g) ?? []
  expect(preloads.length).toBeGreaterThan(5)
  for (const preload of preloads) expect(preload).toContain('fetchPriority="low"')
  const [drawing] = /\/assets\/subjects-\d+\/[\w-]+\.svg/.exec(html)!
  const picture = await page.request.get(drawing)
  expect(picture.headers()['content-type']).toContain('image/svg+xml')
  expect(picture.headers()['cache-control']).toContain('immutable')
})
