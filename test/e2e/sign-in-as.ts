import { DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { expect, type Page } from '@playwright/test'

/**
 * Signs in with a demo account without rendering the form; the page stays where it is. `sign-in.e2e.ts` tests the form
 * itself.
 */
export async function signInAs(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const answer = await page.request.post('/auth', {
    form: { email, password },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status(), `signing in as ${email}`).toBe(302)
}
