import type { Browser, BrowserContext, Page } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'
import { watchPages, type Watch } from './watch-page.ts'

export type Guest = { context: BrowserContext; page: Page; watch: Watch }

/** A user with a separate browser, whose console is watched. */
export async function invite(browser: Browser, url: string, email?: string): Promise<Guest> {
  const context = await browser.newContext({ baseURL: url })
  const watch = watchPages(context, url)
  const page = await context.newPage()
  if (email) await signInAs(page, email)
  return { context, page, watch }
}

/** What the browser has blocked: it logs each case, so no test may cause one. */
export const refusals = ({ watch }: Guest) =>
  watch.faults.filter((fault) => fault.includes('Content Security Policy'))
