import { expect, test } from './product.ts'

test('the questions unfold @rare', async ({ page }) => {
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
