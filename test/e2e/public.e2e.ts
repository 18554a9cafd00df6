import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './product.ts'

const PHONE = { width: 360, height: 740 }

/** The public pages, with and without JavaScript. */

// As links and forms in `lists.db.test.ts`.
test('search, filter, remove, reset @rare', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Projects & Events' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects & Events')
  const all = await countOf(page)

  await choose(page, 'type', 'event')
  await expect(page).toHaveURL(/type=event/)
  await expect(removal(page, 'Events')).toBeVisible()
  await expect.poll(() => countOf(page)).toBeLessThan(all)

  const words = page.locator('#filter-form input[name=q]')
  await words.fill('xyzzy nowhere at all')
  await words.press('Enter')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expect(
    page.getByText('Try adjusting your search terms or filters to find more projects and events.'),
  ).toBeVisible()

  await removal(page, '“xyzzy nowhere at all”').click()
  await expect(words).toHaveValue('')
  await expect(page.locator('[name=type][value=event]')).toBeChecked()
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.getByRole('link', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/\/projects-events\??$/)
  await expect(page.locator('[name=type][value=all]')).toBeChecked()
  await expect.poll(() => countOf(page)).toBe(all)
})

test('several values, and days, are chosen with the keyboard; the menu closes with Escape', async ({
  page,
}) => {
  await page.goto('/projects-events')
  const menu = menuOf(page, 'category')
  await menu.locator('summary').press('Enter')
  for (const topic of ['Education', 'Healthcare']) {
    await menu.getByRole('checkbox', { name: topic }).press('Space')
    await expect(removal(page, topic)).toBeVisible()
    await expect(menu.getByRole('checkbox', { name: topic })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(menu.locator('input[value=education]')).toBeHidden()
  await expect(menu.locator('summary')).toBeFocused()
  await expect(menu.locator('summary')).toHaveText('Education +1')

  const time = menuOf(page, 'time')
  await choose(page, 'time', 'month')
  await expect(removal(page, 'Next 30 days')).toBeVisible()
  await time.locator('[name=from]').fill('2030-01-01')
  await expect(removal(page, 'From January 1, 2030')).toBeVisible()
  await expect(removal(page, 'Next 30 days')).toBeHidden()
})

test('typing suggests places, causes and items; a choice opens it, and Enter alone searches', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const field = page.locator('#site-search').getByLabel('Search projects and events')
  await field.pressSequentially('haif')
  await expect(page.getByRole('option', { name: 'Near Haifa' })).toBeInViewport({ ratio: 1 })
  await expectNoAxeViolations(page)
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Near Haifa' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await field.press('Enter')
  await expect(page).toHaveURL(/near=Haifa/)
  await expect(removal(page, 'Within 25 km of Haifa')).toBeVisible()

  const words = page.locator('#filter-form input[name=q]')
  await words.pressSequentially('haif')
  await expect(page.getByRole('option', { name: 'Near Haifa' })).toBeVisible()
  await words.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await words.press('Enter')
  await expect(page).toHaveURL(/q=haif/)
})

test('Escape closes the suggestions of the header, then its search', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await opener.press('Enter')
  const field = page.locator('#site-search').getByLabel('Search projects and events')
  await field.pressSequentially('haif')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(field).toHaveValue('haif')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(opener).toBeFocused()
})

test('on phones and tablets the search of the header is one tap away, with or without JavaScript', async ({
  page,
  browser,
  product,
}) => {
  const plain = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  for (const shown of [page, await plain.newPage()]) {
    for (const width of [PHONE.width, 768]) {
      await shown.setViewportSize({ width, height: PHONE.height })
      await shown.goto('/')
      await shown.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      const field = shown.locator('#site-search').getByLabel('Search projects and events')
      await field.fill('Haifa')
      await field.press('Enter')
      await expect(shown).toHaveURL(/\/projects-events\?q=Haifa/)
      await expect(field).toBeHidden()
      expect(await shown.locator('html').evaluate((html) => html.scrollWidth)).toBe(width)
    }
  }
  await plain.close()
})

test('on a phone the ways to share stay inside the window', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/projects-events?type=project')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('main').locator('summary').filter({ hasText: 'Share' }).click()
  const panel = page.locator('details[open] > div')
  await expect(panel).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test('an item, its organization and back @rare', async ({ page }) => {
  await page.goto('/projects-events?type=event&time=upcoming')
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: `View Event ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await page.getByText('Share', { exact: true }).click()
  await expect(page.getByLabel('Link to this page')).toHaveValue(page.url())

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

test(`the home page's ways to act @rare`, async ({ page }) => {
  await page.goto('/')
  await page.getByText('I Want to Support', { exact: true }).click()
  await page.getByRole('link', { name: 'Support an Event' }).click()
  await expect(page).toHaveURL(/\/projects-events\?type=event$/)
  await page.goto('/')
  await page.getByText('I Want to Volunteer', { exact: true }).click()
  await page.getByRole('link', { name: 'Volunteer for Projects' }).click()
  await expect(page).toHaveURL(/\/projects-events\?type=project&category=volunteer$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters on a phone are a sheet', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/projects-events')
    const type = menuOf(page, 'type').locator('summary')
    await expect(type).toBeHidden()
    // The first result is visible without scrolling.
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 })
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(type).toBeVisible()
    await choose(page, 'type', 'project')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/type=project/)
    await expect(type).toBeHidden()
    await expect(removal(page, 'Projects')).toBeVisible()
  })
})

test('the sheet closes on Escape, and when the focus goes on to what it covers', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/projects-events?q=olive')
  const opener = page.getByRole('button', { name: 'Filters' })
  await opener.press('Enter')
  const region = menuOf(page, 'region')
  await expect(region).toBeVisible()
  await region.locator('summary').click()
  await expectNoAxeViolations(page)
  await region.locator('summary').click()
  await page.keyboard.press('Escape')
  await expect(region).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  const last = page.getByRole('button', { name: 'Show results' })
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(last).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport()
})

function removal(page: Page, filter: string) {
  return page.getByRole('link', { name: `Remove ${filter}`, exact: true })
}

function menuOf(page: Page, filter: string) {
  return page.locator(`details:has([aria-labelledby="filter-${filter}"])`)
}

async function choose(page: Page, filter: string, word: string) {
  const menu = menuOf(page, filter)
  await menu.locator('summary').click()
  await menu.locator(`[value="${word}"]`).check()
}

async function countOf(page: Page): Promise<number> {
  const words = await page
    .getByRole('status')
    .filter({ hasText: /results?$/ })
    .innerText()
  return Number(words.replaceAll(/\D/g, ''))
}

test('scripts wait until the page has loaded, and drawn pictures are kept for ever', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/projects-events')).text()
  await page.goto('/projects-events')
  const { loaded, started } = await page.evaluate(() => ({
    loaded: performance.getEntriesByType('navigation')[0]!.toJSON().loadEventStart as number,
    started: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(started.length).toBeGreaterThan(5)
  expect(Math.min(...started)).toBeGreaterThanOrEqual(Math.min(loaded, 2000))
  const [drawing] = /\/assets\/subjects-\d+\/[\w-]+\.svg/.exec(html)!
  const picture = await request.get(drawing)
  expect(picture.headers()['content-type']).toContain('image/svg+xml')
  expect(picture.headers()['cache-control']).toContain('immutable')
})
