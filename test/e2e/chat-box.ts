import { expect, type Page } from '@playwright/test'

/** The message input. */
export const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
export const answers = (page: Page) => page.locator('[data-role=assistant]')
export const questions = (page: Page) => page.locator('[data-role=user]')
/** The cards of the newest answer. */
export const cards = (page: Page) => answers(page).last().getByRole('article')

/** Asks a question and waits for the complete answer. */
export async function ask(page: Page, question: string): Promise<void> {
  const before = await answers(page).count()
  await box(page).fill(question)
  await box(page).press('Enter')
  await expect(questions(page).last()).toContainText(question)
  await expect(answers(page)).toHaveCount(before + 1)
  await expect(answers(page).last()).toHaveAttribute('data-ended', 'whole')
}

/** Holds assistant requests back until released. */
export async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/agenticai', async (route) => {
    await promise
    // The page may have aborted the request.
    await route.continue().catch(() => {})
  })
  return resolve
}

/** Runs in the page: records each line announced to screen readers. */
export function noteLines(): void {
  const noted = ((window as unknown as { noted: string[] }).noted = [] as string[])
  const watched = document.querySelector('[data-said]')!
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) noted.push(node.textContent ?? '')
    }
  }).observe(watched, { childList: true })
}
