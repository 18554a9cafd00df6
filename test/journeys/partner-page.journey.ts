import type { Page } from '@playwright/test'
import { demoId } from '#db/demo/demo-id.ts'
import { expect, expectNoAxeViolations, test } from './product.ts'

const PHONE = { width: 360, height: 740 }
const TABS = ['About', 'Projects & Events', 'Calendar', 'Map', 'News', 'Store']

/** An organization with everything, and one that has told and sells nothing. */
const FULL = 'Galilee Hands'
const EMPTY = 'Thistle and Fig Trust'
const PAGES: Readonly<Record<string, string>> = {
  [FULL]: `/partner/${demoId('partners', 'galilee-hands')}`,
  [EMPTY]: `/partner/${demoId('partners', 'thistle-and-fig')}`,
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'

  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`six tabs, each an address, ${how}`, async ({ page }) => {
      await open(page, FULL)
      await expect(tabs(page).getByRole('link')).toHaveText(TABS)
      for (const tab of TABS) {
        await tabs(page).getByRole('link', { name: tab, exact: true }).click()
        await expect(tabs(page).locator('[aria-current=page]')).toHaveText(tab)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(FULL)
        await expect(
          page.getByRole('main').getByRole('heading', { level: 2 }).first(),
        ).toBeVisible()
      }
      await expect(page).toHaveURL(/\?tab=store$/)
      await expect(page).toHaveTitle(`Store: ${FULL} · Friends for Israel`)
    })

    test(`news, an article and the next, ${how}`, async ({ page }) => {
      await open(page, FULL, 'news')
      const card = page.getByRole('article').first()
      const title = await card.getByRole('heading').innerText()
      const time = card.locator('time')
      await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/)
      await expect(time).toHaveText(
        javaScriptEnabled ? /ago$|^now$|^yesterday$|^last / : /^[A-Z][a-z]+ \d{1,2}, \d{4}$/,
      )
      await card.getByRole('link', { name: `Read More ${title}` }).click()
      await expect(page).toHaveURL(/\/news\//)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const facts = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
      )
      expect(facts).toMatchObject({ '@type': 'Article', headline: title, author: { name: FULL } })
      await page.getByText('Share', { exact: true }).click()
      await expect(page.getByLabel('Address of this page')).toHaveValue(page.url())

      const more = page.getByRole('region', { name: `More from ${FULL}` })
      const next = await more.getByRole('heading', { level: 3 }).first().innerText()
      expect(next).not.toBe(title)
      await more.getByRole('link', { name: `Read More ${next}` }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(next)
      await page.getByRole('link', { name: `More about ${FULL}` }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(FULL)
    })

    test(`its own store, ${how}`, async ({ page }) => {
      await open(page, FULL, 'store')
      const card = page.getByRole('article').first()
      const name = await card.getByRole('heading').innerText()
      await expect(card.getByText(/^\$\d+\.\d\d$/)).toBeVisible()
      await card.getByRole('link', { name: `View Details ${name}` }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.getByRole('link', { name: `By ${FULL}` }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(FULL)
    })

    test(`what is not there yet is said, ${how}`, async ({ page }) => {
      await open(page, EMPTY, 'news')
      await expect(page.getByText('No news articles available at this time.')).toBeVisible()
      await open(page, EMPTY, 'store')
      await expect(page.getByText('No products available at this time.')).toBeVisible()
      await page.getByRole('link', { name: 'See the whole store' }).click()
      await expect(page).toHaveURL(/\/store$/)
    })

    test(`pages that are not there, and words that mean nothing, ${how}`, async ({ page }) => {
      await open(page, FULL, 'news')
      const address = page.url()
      await page.goto(`${address}&page=99`)
      await expect(page).toHaveURL(address)
      for (const query of ['?tab=nonsense', '?tab=', '?tab=news&page=-1', '?page=x']) {
        const answer = await page.goto(address.replace(/\?.*/, query))
        expect([query, answer?.status()]).toEqual([query, 200])
      }
    })

    test(`an article that is not there, ${how}`, async ({ page }) => {
      for (const id of ['018f0000-0000-7000-8000-000000000000', 'x']) {
        const answer = await page.goto(`/news/${id}`)
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found')
      }
      await page.getByRole('link', { name: 'See our partners' }).click()
      await expect(page).toHaveURL(/\/partners$/)
    })
  })
}

test('on a phone the tab in use is in view, and the strip stays when one reads on', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, FULL, 'store')
  const store = tabs(page).getByRole('link', { name: 'Store', exact: true })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, -400))
  await expect(store).toBeInViewport({ ratio: 0.9 })
  // Another tab begins at its beginning, right below the strip.
  await tabs(page).getByRole('link', { name: 'News', exact: true }).click()
  await expect(page.getByRole('heading', { name: `News from ${FULL}` })).toBeInViewport()
})

test('axe finds nothing on any tab, and nothing is wider than a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize(PHONE)
  for (const name of [FULL, EMPTY]) {
    for (const tab of ['about', 'projects-events', 'news', 'store']) {
      await open(page, name, tab)
      await expectNoAxeViolations(page)
      const sideways = () => document.documentElement.scrollWidth - window.innerWidth
      expect([name, tab, await page.evaluate(sideways)]).toEqual([name, tab, 0])
    }
  }
})

test('names and words without an end stay within a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const tab of ['about', 'projects-events', 'news', 'store']) {
    await open(page, FULL, tab)
    await overfill(page)
    const sideways = () => document.documentElement.scrollWidth - window.innerWidth
    expect([tab, await page.evaluate(sideways)]).toEqual([tab, 0])
  }
})

test('axe finds nothing on an article', async ({ page }) => {
  await open(page, FULL, 'news')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/news\//)
  await expectNoAxeViolations(page)
})

function tabs(page: Page) {
  return page.getByRole('navigation', { name: 'Sections of this page' })
}

async function open(page: Page, name: string, tab?: string): Promise<void> {
  await page.goto(`${PAGES[name]}${tab && tab !== 'about' ? `?tab=${tab}` : ''}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** Puts one long word into whatever an organization can write on the page. */
async function overfill(page: Page): Promise<void> {
  // What React has not taken over yet it would find changed.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main [dir=auto]')) {
      if (part.childElementCount === 0) part.textContent = 'Donaudampfschiff'.repeat(20)
    }
  })
}
