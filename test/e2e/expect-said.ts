import { expect, type Page } from '@playwright/test'

/** Said by the page: in a toast, or without scripts in a banner. Playwright's own text search passes <noscript> by. */
export async function expectSaid(page: Page, text: string | RegExp): Promise<void> {
  await expect(
    page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: text }).first(),
  ).toBeVisible()
}
