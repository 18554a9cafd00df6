import { expect, type Page } from '@playwright/test'

/** Submits an event for review as the signed-in member of an organization; ends on its page. */
export async function submitPost(page: Page, title: string): Promise<void> {
  await page.goto('/partner-dashboard/posts/new?type=event')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Description' }).fill('Soup, bread and songs.')
  await page.getByLabel('Starts on').fill('2031-03-01')
  await page.getByLabel('Starts at').fill('17:30')
  await page.getByLabel('Category').selectOption('Arts & Culture')
  await page.getByLabel('Region').selectOption('Asia')
  await page.getByLabel('District in Israel').selectOption('Jerusalem District')
  await page.getByLabel('Place', { exact: true }).fill('Ein Kerem, by the spring')
  await page.getByRole('button', { name: 'Submit for review', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Withdraw from review' })).toBeVisible()
}
