import { expect, test } from './product.ts'

test('the questions unfold', async ({ page }) => {
  await page.goto('/partners')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(/\/about#faq$/)
  await expect(page.getByRole('heading', { name: 'What people ask us' })).toBeInViewport()
  const answer = page.getByText('We take no fee.')
  await expect(answer).toBeHidden()
  const question = page.locator('summary', { hasText: 'How does my gift reach' })
  await question.press('Enter')
  await expect(answer).toBeVisible()
  await question.press('Enter')
  await expect(answer).toBeHidden()
})

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
