import { answers, ask, box } from './chat-box.ts'
import { expect } from './product.ts'
import { testWithModel as test } from './with-model.ts'

test('a model’s output is treated as text, whatever it contains', async ({ page }) => {
  await page.goto('/ai')
  await ask(page, 'play:html')
  await expect(answers(page).last()).toContainText('<img src=x onerror="alert(1)">')
  await expect(answers(page).last().locator('img, script, b')).toHaveCount(0)
  await ask(page, 'play:links')
  const links = answers(page).last().locator('p a')
  await expect(links).toHaveText(['a page of ours'])
  await expect(answers(page).last()).toContainText('See our friends, this')
})

test('an answer that breaks off keeps its text so far', async ({ page }) => {
  await page.goto('/ai')
  await box(page).fill('play:break')
  await box(page).press('Enter')
  await expect(answers(page).last()).toHaveAttribute('data-ended', 'failed')
  await expect(answers(page).last()).toContainText('It begins well')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('an answer continues while the user visits another page', async ({ page }) => {
  await page.goto('/ai')
  await box(page).fill('play:slow')
  await box(page).press('Enter')
  await expect(answers(page).last()).toContainText('Slowly')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partners')
  await page.goBack()
  await expect(answers(page).last()).toContainText('an answer comes.')
  await expect(answers(page).last()).toHaveAttribute('data-ended', 'whole')
})
