import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './product.ts'

const FIGURES = { supported: /^4[34]\d$/, hours: /^\d\d,000\+$/, meals: /^\d\d,000\+$/ }
const NINE = [
  'Projects & Events',
  'Plan a Visit',
  'Calendar',
  'Map',
  'Become an Ambassador',
  'Store',
  'Partners',
  'Contact',
  'AI Assistant',
]

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'

  test.describe(how, { tag: javaScriptEnabled ? [] : '@rare' }, () => {
    test.use({ javaScriptEnabled })

    test(`proof, projects and partners, ${how} @rare`, async ({ page, watch }) => {
      watch.allow(/favicon\.svg .*ERR_ABORTED/)
      await page.goto('/')
      for (const [name, figure] of Object.entries(FIGURES)) {
        // Other tests of the same product increase each of them.
        const shown = page.locator(`[data-figure=${name}]`)
        await expect(shown).toHaveText(figure)
      }
      const cards = page.getByRole('list', { name: 'Featured projects' }).getByRole('article')
      await expect(cards).toHaveCount(5)
      await expect(cards.getByText('Ongoing')).toHaveCount(5)
      const card = cards.first()
      const title = await card.getByRole('heading').innerText()
      await card.getByRole('link', { name: `Support This Project ${title}` }).click()
      await expect(page).toHaveURL(/\/marketplace\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

      await page.goto('/')
      const partners = page.getByRole('region', { name: 'The people who do the work' })
      await expect(partners.getByRole('listitem')).toHaveCount(6)
      const partner = partners.getByRole('listitem').first()
      // Without a logo, the name is preceded by initials.
      const name = (await partner.innerText()).trim().split('\n').at(-1) ?? ''
      await partner.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

      await page.goto('/')
      await page.getByRole('link', { name: 'Sign Up Today' }).click()
      await expect(page).toHaveURL(/\/auth/)
    })

    test(`every main link can be reached at every width, ${how}`, async ({ page, watch }) => {
      watch.allow(/favicon\.svg .*ERR_ABORTED/)
      await page.goto('/about')
      for (const width of [360, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        // With another font than its own it may be wider, until that has come.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`)
          .toBe(width)
        const banner = page.getByRole('banner')
        // From 1280 px on they are all in the row.
        if (width < 1280) {
          await banner
            .locator('summary')
            .filter({ hasText: width < 768 ? 'Menu' : 'More' })
            .click()
          if (width === 1024 && javaScriptEnabled) await expectNoAxeViolations(page)
        }
        for (const name of NINE) {
          const link = banner.getByRole('link', { name, exact: true }).filter({ visible: true })
          await expect(link.first(), `${name} at ${width}`).toBeVisible()
        }
        const height = (await banner.boundingBox())!.height
        expect(height, `one row at ${width}`).toBeLessThan(80)
        if (width < 1280) await banner.locator('details[open] > summary').click()
      }
    })

    test(`the menu of ambassadors, ${how} @rare`, async ({ page }) => {
      await page.goto('/')
      await page.getByText('I Want to Support', { exact: true }).click()
      await page.getByRole('main').getByRole('link', { name: 'Become an Ambassador' }).click()
      await expect(page).toHaveURL(/\/ambassador$/)
    })
  })
}

test('figures count up within two seconds, and screen readers get the final value at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/', { waitUntil: 'networkidle' })
  const figure = page.locator('[data-figure=meals]')
  await expect(figure).toHaveText(FIGURES.meals)
  const seen = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const element = document.querySelector('[data-figure=meals]')!
        const texts: string[] = []
        new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
          characterData: true,
          childList: true,
          subtree: true,
        })
        element.scrollIntoView({ block: 'center' })
        setTimeout(() => resolve(texts), 3000)
      }),
  )
  expect(seen.length).toBeGreaterThan(5)
  expect(seen.at(-1)).toMatch(FIGURES.meals)
  const amounts = seen.map((text) => Number(text.replaceAll(/\D/g, '')))
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
  await expect(figure.locator('xpath=preceding-sibling::*[1]')).toHaveAttribute('aria-hidden')
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const figure = page.locator('[data-figure=meals]')
  await figure.evaluate((element) => {
    new MutationObserver(() => element.setAttribute('data-moved', '')).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    element.scrollIntoView({ block: 'center' })
  })
  await expect(page.getByText('Meals Served')).toBeInViewport()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))))
  await expect(figure).toHaveText(FIGURES.meals)
  await expect(figure).not.toHaveAttribute('data-moved')
})

test('search engines get what is public, and nothing else', async ({ page, product }) => {
  const robots = await textOf(page, `${product.url}/robots.txt`)
  expect(robots).toContain('Disallow: /admin')
  const [sitemap] = /\S+\/sitemap\.xml/.exec(robots) ?? []
  const files = locationsIn(await textOf(page, sitemap!))
  const told = (await Promise.all(files.map((file) => textOf(page, file)))).flatMap(locationsIn)
  expect(told).toContain(`${product.url}/projects-events`)
  for (const folder of ['projects-events', 'partner', 'news', 'store']) {
    const one = told.find((address) => address.startsWith(`${product.url}/${folder}/`))
    expect([folder, (await page.request.get(one!)).status()]).toEqual([folder, 200])
  }
})

async function textOf(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address)
  expect([address, answer.status()]).toEqual([address, 200])
  return answer.text()
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
}
