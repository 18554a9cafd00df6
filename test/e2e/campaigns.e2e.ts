import type { Page } from '@playwright/test'
import { expectSaid } from './expect-said.ts'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

const DASHBOARD = '/ambassador/dashboard'

/** A campaign from start to end, with and without JavaScript. */
for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'

  test.describe(how, { tag: javaScriptEnabled ? ['@rare', '@loop'] : '@rare' }, () => {
    test.use({ javaScriptEnabled })

    test(`a campaign is started, seen by everyone, changed and ended, ${how}`, async ({
      page,
      browser,
    }) => {
      const title = `Shade for the schoolyard, ${how}`
      await signInAs(page, 'ambassador@demo.test')
      await page.goto(DASHBOARD)
      await expect(
        page.getByText('Welcome to your Ambassador Dashboard, ambassador@demo.test'),
      ).toBeVisible()
      const publicPage = await page.getByRole('link', { name: 'View my page' }).getAttribute('href')
      await page.getByRole('link', { name: 'Start a campaign' }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start a campaign')

      // Any public project can be searched; choosing it puts it into the form.
      await page.getByText('Find another project or event').click()
      await page.getByRole('searchbox').fill('olive')
      await page.getByRole('searchbox').press('Enter')
      const found = page.getByRole('link', { name: /^Choose / }).first()
      await found.click()
      await expect(page.getByLabel('What it is for')).toHaveValue(/^[0-9a-f-]{36}$/)
      const item = (await page.locator('#itemId option:checked').textContent()) ?? ''

      await box(page, 'Title').fill(title)
      await box(page, 'Why it matters to you').fill('Forty degrees in June.')
      await page.getByLabel('Supporters', { exact: true }).check()
      await page.locator('#goal').fill('many')
      await page.getByLabel('Last day').fill('2020-01-01')
      await press(page, 'Start a campaign')
      const problems = page.getByRole('alert').getByRole('link')
      await expect(problems).toHaveText([/^Enter a whole number/])
      await expect(box(page, 'Title')).toHaveValue(title)
      await expect(page.getByLabel('What it is for')).toHaveValue(/^[0-9a-f-]{36}$/)
      await page.locator('#goal').fill('25')
      await press(page, 'Start a campaign')
      await expect(problems).toHaveText([/^This day has already passed/])
      await page.getByLabel('Last day').fill(`${new Date().getUTCFullYear() + 1}-12-31`)
      await press(page, 'Start a campaign')

      await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]{36}$/)
      await expectSaid(page, 'Your campaign is running')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText('0 of 25 supporters')).toBeVisible()
      await expect(page.locator('input[readonly]')).toHaveValue(/\/a\/[a-z2-9]{8}$/)

      const visitor = await browser.newPage({ javaScriptEnabled })
      await visitor.goto(new URL(publicPage!, page.url()).href)
      const card = visitor.locator('div[id]').filter({ hasText: title }).last()
      await expect(card.getByRole('link', { name: item })).toBeVisible()
      await expect(card.getByText('0 of 25 supporters')).toBeVisible()
      await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')

      await page.locator('#goal').fill('30')
      await press(page, 'Save changes')
      await expectSaid(page, 'Your campaign is saved.')
      await visitor.reload()
      await expect(card.getByText('0 of 30 supporters')).toBeVisible()

      await press(page, 'End campaign')
      await expectSaid(page, 'Your campaign has ended. You can reopen it.')
      await visitor.reload()
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(visitor.getByRole('heading', { name: title })).toHaveCount(0)
      await visitor.close()

      await page.getByRole('link', { name: 'Remove', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await press(page, 'Remove it')
      await expect(page).toHaveURL(/\/ambassador\/dashboard$/)
      await expect(page.getByText(title)).toHaveCount(0)
    })
  })
}

test('charts fit a phone, and users who are not ambassadors see zeros and how to become one @rare', async ({
  page,
}) => {
  await signInAs(page, 'ambassador@demo.test')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${DASHBOARD}/analytics?period=365`)
  await expect(page.getByRole('figure')).toHaveCount(5)
  await page.getByText('Show as a table').first().click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await signInAs(page, 'supporter@demo.test')
  await page.goto(DASHBOARD)
  const impact = page.getByRole('region', { name: 'Your Impact' })
  await expect(impact).toContainText(/0\s*Total Campaigns\s*\$0\s*Total Raised\s*0\s*Supporters/)
  for (const address of [DASHBOARD, `${DASHBOARD}/analytics`, `${DASHBOARD}/campaigns/new`]) {
    await page.goto(address)
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Become an Ambassador' }),
    ).toHaveAttribute('href', '/ambassador-registration')
  }
})

function box(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true })
}

function press(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click()
}
