import { expect, type Page } from '@playwright/test'

/**
 * Expects a message of the page: in a toast, or without scripts in a banner, which Playwright's text selectors ignore
 * in <noscript>.
 */
export async function expectSaid(page: Page, text: string | RegExp): Promise<void> {
  await expect(
    page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: text }).first(),
  ).toBeVisible()
}
