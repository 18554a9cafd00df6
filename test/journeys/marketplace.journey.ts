import { expect, expectNoAxeViolations, test } from './product.ts'

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'

  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`categories, words, nothing found, and all again, ${how}`, async ({ page }) => {
      await page.goto('/marketplace')
      const categories = page.getByRole('navigation', { name: 'Categories' })
      await expect(categories.getByRole('link')).toHaveText([
        'All Categories',
        'Volunteer',
        'Donate',
        'Visit',
        'Business Partnership',
      ])
      await categories.getByRole('link', { name: 'Donate' }).click()
      await expect(page).toHaveURL(/\/marketplace\?category=donation$/)
      for (const card of await page.getByRole('article').all()) {
        await expect(card.getByText('Donate', { exact: true })).toBeVisible()
      }
      await page.getByRole('searchbox').fill('xyzzy')
      await page.getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL(/q=xyzzy/)
      await expect(page).toHaveURL(/category=donation/)
      await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible()
      await page.getByRole('link', { name: 'Reset Filters' }).click()
      await expect(page).toHaveURL(/\/marketplace$/)
      await expect(page.getByRole('searchbox')).toHaveValue('')
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    test(`numbered pages through all projects, ${how}`, async ({ page }) => {
      await page.goto('/marketplace')
      const words = await page.getByText(/^\d+ projects$/).innerText()
      const seen = new Set<string>()
      const collect = async () => {
        // Also of those that have ended, whose link says so.
        for (const link of await page.locator('article a[href^="/marketplace/"]').all()) {
          const href = (await link.getAttribute('href'))!
          expect(href).toMatch(/^\/marketplace\/[\w-]+$/)
          seen.add(href)
        }
      }
      await collect()
      for (let number = 2; seen.size < Number.parseInt(words, 10); number += 1) {
        await page.getByRole('link', { name: `Page ${number}`, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`page=${number}$`))
        await expect(
          page.getByRole('link', { name: `Page ${number}`, exact: true }),
        ).toHaveAttribute('aria-current', 'page')
        const before = seen.size
        await collect()
        expect(seen.size).toBeGreaterThan(before)
      }
      expect(seen.size).toBe(Number.parseInt(words, 10))
      await page.goto('/marketplace?page=999')
      await expect(page).toHaveURL(/page=\d+$/)
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    test(`a card leads to its project, ${how}`, async ({ page }) => {
      await page.goto('/marketplace')
      const card = page.getByRole('article').first()
      const title = await card.getByRole('heading').innerText()
      await card.getByRole('link', { name: `Support This Project ${title}` }).click()
      await expect(page).toHaveURL(/\/marketplace\/[\w-]+$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    })
  })
}

test('axe finds nothing in the marketplace', async ({ page }) => {
  await page.goto('/marketplace?category=business')
  await expectNoAxeViolations(page)
  await page.goto('/marketplace?q=xyzzy')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoAxeViolations(page)
})
