import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './product.ts'

const PROJECT = 'Replanting the cherry rows of Margaliot'
const CAPTION = 'Each tree gets two cans of water on the day it is planted.'

/** Opens the demo project with four pictures. */
async function open(page: Page) {
  await page.goto('/projects-events?q=cherry+rows')
  await page.getByRole('link', { name: PROJECT }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROJECT)
}

test('pictures open large, go on by arrow keys, and Escape leads back', async ({ page }) => {
  await open(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const second = page.getByRole('link', { name: /one pours water from a blue can/ })
  await second.click()
  const dialog = page.getByRole('dialog', { name: `Pictures of ${PROJECT}` })
  await expect(dialog).toBeVisible()
  // Its script is loaded with the first picture that is opened.
  expect(scripts.some((path) => /lightbox/.test(path))).toBe(true)
  await expect(dialog.getByRole('status')).toHaveText('Picture 2 of 4')
  await expect(dialog.getByText(CAPTION)).toBeInViewport()
  await expectNoAxeViolations(page)

  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toHaveText('Picture 3 of 4')
  await page.keyboard.press('End')
  await expect(dialog.getByRole('status')).toHaveText('Picture 4 of 4')
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('status')).toHaveText('Picture 3 of 4')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(second).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each picture is a link to its file, with its caption @rare', async ({ page }) => {
    await open(page)
    await expect(page.getByText(CAPTION)).toBeVisible()
    await page.getByRole('link', { name: /one pours water from a blue can/ }).click()
    await expect(page).toHaveURL(/\/files\/[0-9a-f-]{36}\?w=1600$/)
  })
})
