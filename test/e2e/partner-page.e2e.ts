import type { Page } from '@playwright/test'
import { demoId } from '#db/demo/demo-id.ts'
import { expect, test } from './product.ts'

const PHONE = { width: 360, height: 740 }
const TABS = ['About', 'Projects & Events', 'Calendar', 'Map', 'News', 'Store']

/** An organization with everything, and one without news and products. */
const FULL = 'Galilee Hands'
const EMPTY = 'Thistle and Fig Trust'
const PAGES: Readonly<Record<string, string>> = {
  [FULL]: `/partner/${demoId('partners', 'galilee-hands')}`,
  [EMPTY]: `/partner/${demoId('partners', 'thistle-and-fig')}`,
}

test('six tabs, each with its own URL', async ({ page }) => {
  await open(page, FULL)
  await expect(tabs(page).getByRole('link')).toHaveText(TABS)
  for (const tab of TABS) {
    await tabs(page).getByRole('link', { name: tab, exact: true }).click()
    await expect(tabs(page).locator('[aria-current=page]')).toHaveText(tab)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FULL)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
  await expect(page).toHaveURL(/\?tab=store$/)
  await expect(page).toHaveTitle(`Store: ${FULL} · Friends for Israel`)
})

test('news, an article and the next', async ({ page }) => {
  await open(page, FULL, 'news')
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  const time = card.locator('time')
  await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/)
  await expect(time).toHaveText(/ago$|^now$|^yesterday$|^last /)
  await card.getByRole('link', { name: `Read More ${title}` }).click()
  await expect(page).toHaveURL(/\/news\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const facts = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  )
  expect(facts).toMatchObject({ '@type': 'Article', headline: title, author: { name: FULL } })
  await page.getByText('Share', { exact: true }).click()
  await expect(page.getByLabel('Link to this page')).toHaveValue(page.url())

  const more = page.getByRole('region', { name: `More from ${FULL}` })
  const next = await more.getByRole('heading', { level: 3 }).first().innerText()
  expect(next).not.toBe(title)
  await more.getByRole('link', { name: `Read More ${next}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next)
  await page.getByRole('link', { name: `More about ${FULL}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FULL)
})

test('on a phone the current tab is in view, and the tab bar stays visible on scrolling', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, FULL, 'store')
  const store = tabs(page).getByRole('link', { name: 'Store', exact: true })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, -400))
  await expect(store).toBeInViewport({ ratio: 0.9 })
  // Another tab starts at its top, right below the tab bar.
  await tabs(page).getByRole('link', { name: 'News', exact: true }).click()
  await expect(page.getByRole('heading', { name: `News from ${FULL}` })).toBeInViewport()
})

test('nothing is wider than a phone on any tab', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const name of [FULL, EMPTY]) {
    for (const tab of ['about', 'projects-events', 'news', 'store']) {
      await open(page, name, tab)
      const sideways = () => document.documentElement.scrollWidth - window.innerWidth
      expect([name, tab, await page.evaluate(sideways)]).toEqual([name, tab, 0])
    }
  }
})

test('endless names and words do not overflow on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const tab of ['about', 'projects-events', 'news', 'store']) {
    await open(page, FULL, tab)
    await overfill(page)
    const sideways = () => document.documentElement.scrollWidth - window.innerWidth
    expect([tab, await page.evaluate(sideways)]).toEqual([tab, 0])
  }
})

function tabs(page: Page) {
  return page.getByRole('navigation', { name: 'Sections of this page' })
}

async function open(page: Page, name: string, tab?: string): Promise<void> {
  await page.goto(`${PAGES[name]}${tab && tab !== 'about' ? `?tab=${tab}` : ''}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** Puts one long word into everything an organization can write on the page. */
async function overfill(page: Page): Promise<void> {
  // Elements that React has not hydrated yet would differ from its markup.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main [dir=auto]')) {
      if (part.childElementCount === 0) part.textContent = 'Donaudampfschiff'.repeat(20)
    }
  })
}
