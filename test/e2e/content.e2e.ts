import type { Page } from '@playwright/test'
import { specimenPaper } from '#db/demo/specimen-paper.ts'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

/** In a toast, or without scripts in a banner, which Playwright's text selectors ignore. */
const said = (page: Page, words: string) =>
  page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: words }).first()
const saved = 'Saved. Visitors see it now.'

/** The page as sent to a signed-out visitor, without any browser cache. */
async function visitorReads(url: string, path: string): Promise<string> {
  const answer = await fetch(url + path)
  expect(answer.status, path).toBe(200)
  return (await answer.text()).replaceAll('<!-- -->', '')
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, { tag: '@rare' }, () => {
    test.use({ javaScriptEnabled })
    test.slow()

    test('staff edit the site’s texts, and visitors read them at once', async ({
      page,
      product,
    }) => {
      const run = javaScriptEnabled ? 'Alef' : 'Bet'
      const reads = (path: string) => visitorReads(product.url, path)
      await signInAs(page, 'admin@demo.test')

      await page.goto('/admin/content')
      const hours = page.getByRole('form', { name: 'Volunteer Hours' })
      await hours.getByRole('textbox').fill('many')
      await hours.getByRole('button').click()
      await expect(hours.getByText(/whole number/)).toBeVisible()
      await hours.getByRole('textbox').fill(javaScriptEnabled ? '38,000' : '39,000')
      await hours.getByRole('button').click()
      await expect(said(page, saved)).toBeVisible()
      await expect.poll(() => reads('/')).toContain(javaScriptEnabled ? '38,000+' : '39,000+')

      await page.getByRole('link', { name: 'Help and FAQ', exact: true }).click()
      await page.getByRole('link', { name: 'New question' }).click()
      await page.locator('#question').fill(`Why ${run}?`)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('alert').getByText('Enter the answer.')).toBeVisible()
      await expect(page.locator('#question')).toHaveValue(`Why ${run}?`)
      await page.locator('#answer').fill('Because.')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page).toHaveURL(/\/admin\/content\/faq$/)
      await expect.poll(() => reads('/about')).toContain(`Why ${run}?`)
      await page.getByRole('button', { name: `Move up: Why ${run}?` }).click()
      await expect(said(page, 'Moved.')).toBeVisible()
      const entries = page.getByRole('list', { name: 'Help and frequently asked questions' })
      await expect(entries.getByRole('listitem').nth(-2)).toContainText(`Why ${run}?`)
      await page.getByRole('link', { name: `Delete: Why ${run}?` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(said(page, 'Deleted.')).toBeVisible()
      await expect.poll(() => reads('/about')).not.toContain(`Why ${run}?`)

      await page.getByRole('link', { name: 'Tour packages' }).click()
      await page.getByRole('link', { name: 'Negev Desert Adventure', exact: true }).click()
      await page.getByLabel('Price in dollars').fill(javaScriptEnabled ? '512.50' : '513')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(said(page, saved)).toBeVisible()
      await expect.poll(() => reads('/visit')).toContain(javaScriptEnabled ? '$512.50' : '$513')
      // Another test checks its price.
      await page.getByRole('link', { name: 'Negev Desert Adventure', exact: true }).click()
      await page.getByLabel('Price in dollars').fill('449')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect.poll(() => reads('/visit')).toContain('$449')
      await page.getByRole('link', { name: 'New tour' }).click()

      await page.getByRole('link', { name: 'Ambassador resources' }).click()
      await page.getByRole('link', { name: 'New resource' }).click()
      await page.locator('#title').fill(`Poster ${run}`)
      await page.locator('#file').setInputFiles({
        name: 'poster.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(specimenPaper(['Poster'])),
      })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(said(page, 'Added.')).toBeVisible()
      await expect.poll(() => reads('/ambassador?tab=materials')).toContain(`Poster ${run}`)
      const [, file] = /href="(\/files\/[\w-]+)"[^]*?Poster/.exec(
        await reads('/ambassador?tab=materials'),
      )!
      const answer = await fetch(product.url + file)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])

      await page.goto('/admin/audit')
      const lines = page.getByRole('list', { name: 'Audit' }).getByRole('listitem')
      await expect(lines.first()).toContainText('Added an ambassador resource')
      await page.locator('#operation').selectOption('travel.save-tour')
      await page.getByRole('button', { name: 'Show' }).click()
      await expect(page).toHaveURL(/operation=travel\.save-tour/)
      await expect(lines.first()).toContainText(javaScriptEnabled ? '$512.50' : '$513.00')
      await lines.first().getByRole('link', { name: 'Negev Desert Adventure', exact: true }).click()
      await expect(page).toHaveURL(/\/admin\/content\/tours\/[\w-]{36}$/)
    })
  })
}

// Over HTTP in `staff.db.test.ts`.
test('of two editors the second gets a conflict, keeps their text, and may save it deliberately @rare', async ({
  page,
}) => {
  await signInAs(page, 'admin@demo.test')
  await page.goto('/admin/content/faq')
  await page.getByRole('link', { name: 'What is an ambassador?', exact: true }).click()
  await expect(page.getByLabel(/^Answer(?! in)/)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByLabel(/^Answer(?! in)/).fill('Theirs.')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(said(other, saved)).toBeVisible()

  await page.getByLabel(/^Answer(?! in)/).fill('Ours.')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Save' }).click(),
  ])
  expect(answer.status()).toBe(409)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Someone else has just saved this')
  await expect(alert).toContainText('Theirs.')
  await expect(page.getByLabel(/^Answer(?! in)/)).toHaveValue('Ours.')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save mine anyway' }).click()
  await expect(said(page, saved)).toBeVisible()
  await expect(page.getByText('Ours.')).toBeVisible()
})

test('users’ activity is for superusers, filtered by user and type in the URL @rare', async ({
  page,
}) => {
  await signInAs(page, 'admin@demo.test')
  await page.goto('/admin/audit')
  await expect(page.getByRole('main').getByRole('link', { name: 'User Activity' })).toHaveCount(0)
  const answer = await page.goto('/admin/activity')
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Site Administration')
  await page.context().clearCookies()

  await signInAs(page, 'superuser@demo.test')
  await page.goto('/admin/activity')
  await expect(page.getByRole('heading', { name: 'Recent User Activity' })).toBeVisible()
  for (const name of ['User', 'Activity', 'Details', 'IP Address', 'When']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByText(/^\d+ records$/)).toBeVisible()
  await expect(page.getByText('Not recorded').locator('visible=true').first()).toBeVisible()
  await page.getByLabel('Name or email').fill('supporter@demo')
  await page.getByLabel('Activity').selectOption('link_click')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/who=supporter%40demo&type=link_click/)
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page).toHaveURL(/person=[\w-]{36}&type=link_click/)
  await page.goto('/admin/activity?type=became_king')
  await expect(page.getByText('No activity matches these filters')).toBeVisible()
})

test('saving features is recorded for users who consent @rare', async ({ page, product }) => {
  await signInAs(page, 'superuser@demo.test')
  await page.context().addCookies([{ name: 'consent', value: 'yes', url: product.url }])
  await page.goto('/admin/features')
  const map = page.getByRole('switch', { name: 'Map', exact: true })
  for (const isOn of [false, true]) {
    await map.setChecked(isOn)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(said(page, 'Features updated successfully')).toBeVisible()
    await page.goto('/admin/features')
  }
  await page.goto('/admin/activity?type=link_click')
  await expect(page.getByRole('row', { name: /save-features/ }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /toggle-feature-map/ }).first()).toBeVisible()
})
