import { expect, test } from './product.ts'

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`the mission lists the ways to help and links to them, ${how}`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Our Mission' }).click()
      await expect(page).toHaveTitle('Our Mission · Friends for Israel')
      for (const [heading, link, to] of [
        ['Support Projects', 'Find a project', '/projects-events?type=project'],
        ['Support Events', 'Find an event', '/projects-events?type=event'],
        ['Create a Volunteer Group', 'Start a Group', '/dashboard'],
        ['Become an Ambassador', 'Become an Ambassador', '/ambassador-registration'],
        ['Plan a Visit', 'Plan a Visit', '/visit'],
        ['Partner With Us', 'Register your organization', '/partner-registration'],
      ] as const) {
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible()
        await expect(main.getByRole('link', { name: link, exact: true })).toHaveAttribute(
          'href',
          to,
        )
      }
      const values = page.getByRole('region', { name: /^Five old words/ })
      await expect(values.getByRole('listitem')).toHaveCount(5)
    })

    test(`every link of the page leads to a page, ${how}`, async ({ page }) => {
      await page.goto('/about')
      const links = await page.getByRole('main').getByRole('link').all()
      const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
      expect(addresses.length).toBeGreaterThan(8)
      for (const address of new Set(addresses)) {
        expect([address, (await page.request.get(address!)).status()]).toEqual([address, 200])
      }
    })

    test(`the questions unfold, ${how}`, async ({ page }) => {
      await page.goto('/partners')
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
      await expect(page).toHaveURL(/\/about#faq$/)
      await expect(page.getByRole('heading', { name: 'What people ask us' })).toBeInViewport()
      const answer = page.getByText('We take nothing off it.')
      await expect(answer).toBeHidden()
      const question = page.locator('summary', { hasText: 'How does my gift reach' })
      await question.press('Enter')
      await expect(answer).toBeVisible()
      await question.press('Enter')
      await expect(answer).toBeHidden()
    })
  })
}

test('search engines get the questions with their answers', async ({ page }) => {
  await page.goto('/about')
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const faq = facts.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'FAQPage')
  expect(faq.mainEntity.length).toBe(await page.locator('#faq details').count())
  expect(faq.mainEntity[0]).toMatchObject({
    '@type': 'Question',
    name: await page.locator('#faq summary').first().innerText(),
    acceptedAnswer: { text: expect.stringMatching(/./) },
  })
})

test('nothing overflows on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  await page.locator('summary', { hasText: 'What is an ambassador?' }).click()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
})
