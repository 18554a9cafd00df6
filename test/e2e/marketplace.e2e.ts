import { expect, test } from './product.ts'

test('categories, search words, no results, and all again @rare', async ({ page }) => {
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
  await expect(page.getByRole('link', { name: /^More filters/ })).toHaveAttribute(
    'href',
    '/projects-events?type=project&category=donation',
  )
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
