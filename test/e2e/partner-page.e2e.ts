import type { Page } from '@playwright/test'
import { demoId } from '#db/demo/demo-id.ts'
import { expect, test } from './product.ts'

const PHONE = { width: 360, height: 740 }
const TABS = ['About', 'Projects & Events', 'Calendar', 'Map', 'News', 'Store']

/** An organization with everything. */
const FULL = 'Galilee Hands'
const PAGE = `/partner/${demoId('partners', 'galilee-hands')}`

test('six tabs, each with its own URL', async ({ page }) => {
  await open(page)
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

test('news, an article and the next @rare', async ({ page }) => {
  await open(page, 'news')
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
  await open(page, 'store')
  const store = tabs(page).getByRole('link', { name: 'Store', exact: true })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, -400))
  await expect(store).toBeInViewport({ ratio: 0.9 })
  // Another tab starts at its top, right below the tab bar.
  await tabs(page).getByRole('link', { name: 'News', exact: true }).click()
  await expect(page.getByRole('heading', { name: `News from ${FULL}` })).toBeInViewport()
})

function tabs(page: Page) {
  return page.getByRole('navigation', { name: 'Sections of this page' })
}

async function open(page: Page, tab?: string): Promise<void> {
  await page.goto(`${PAGE}${tab && tab !== 'about' ? `?tab=${tab}` : ''}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FULL)
}
