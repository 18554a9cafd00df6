import type { Page } from '@playwright/test'
import { m } from '#messages'
import { expect, expectNoAxeViolations } from './product.ts'
import { expectSaid } from './expect-said.ts'
import { signInAs } from './sign-in-as.ts'
import { testWithModel as test } from './with-model.ts'

const HEBREW = 'טיוטה בעברית'

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'

  test.describe(how, { tag: javaScriptEnabled ? [] : ['@rare'] }, () => {
    test.use({ javaScriptEnabled })

    test(`a translation is suggested, read, approved and published, ${how}`, async ({
      page,
      model,
    }) => {
      model.play = () => ({ does: 'say', text: HEBREW })
      await signInAs(page, 'partner@demo.test')
      await page.goto('/partner-dashboard/news/new')
      await page.locator('#title').fill(`Terraces, ${how}`)
      await page.locator('#summary').fill('Forty people built them.')
      await alsoInHebrew(page).locator('summary').click()
      await alsoInHebrew(page).locator('#body_he').fill('כתבתי בעצמי.')
      await page.locator('#body').fill('At night, too.')
      await page.getByRole('button', { name: m.content_suggest() }).first().click()
      await expect(page.locator('#title_he')).toHaveValue(HEBREW)
      await expect(page.locator('#summary_he')).toHaveValue(HEBREW)
      // What people have typed stays, in either language.
      await expect(page.locator('#body_he')).toHaveValue('כתבתי בעצמי.')
      await expect(page.locator('#title')).toHaveValue(`Terraces, ${how}`)
      await expect(page.getByText(m.content_draft_title())).toBeVisible()
      if (javaScriptEnabled) await expectNoAxeViolations(page)

      // Enter saves, and does not ask the model; what nobody has approved is not published.
      const asked = model.asked.length
      await page.locator('#title').press('Enter')
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([/approve it/])
      expect(model.asked).toHaveLength(asked)
      await expect(page.locator('#title_he')).toHaveValue(HEBREW)
      await page.getByRole('checkbox', { name: m.content_approve({ language: 'Hebrew' }) }).check()
      await page.locator('#title').press('Enter')
      await expectSaid(page, m.newsdesk_published())
    })
  })
}

test('a model that fails leaves the form as it is', async ({ page, model }) => {
  model.play = () => ({ does: 'send', status: 500, body: '{}' })
  await signInAs(page, 'partner@demo.test')
  await page.goto('/partner-dashboard/news/new')
  await page.locator('#title').fill('Terraces')
  await alsoInHebrew(page).locator('summary').click()
  await page.getByRole('button', { name: m.content_suggest() }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'did not answer' })).toBeVisible()
  await expect(page.locator('#title')).toHaveValue('Terraces')
  await expect(page.getByText(m.content_draft_title())).toHaveCount(0)
})

const alsoInHebrew = (page: Page) =>
  page.locator('details').filter({ has: page.locator('#title_he') })
