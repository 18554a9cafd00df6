import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { m } from '#messages'
import { readZip } from '../app/read-zip.ts'
import { expect, test } from './product.ts'
import { NEW_PASSWORD, signUpAs } from './sign-up-as.ts'

test('a user chooses email topics, downloads their data, and deletes the account @rare', async ({
  page,
  product,
}) => {
  const email = `leaving@demo.test`
  await signUpAs(page, product, email)

  await test.step('they choose their email topics', async () => {
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.account_title())
    const news = page.getByRole('switch', { name: m.account_topic_supports() })
    await expect(news).toBeChecked()
    await news.uncheck()
    await page.getByRole('button', { name: m.account_mail_save() }).click()
    await expect(said(page, m.account_mail_saved())).toBeAttached()
    await page.goto('/account')
    await expect(news).not.toBeChecked()
    await expect(page.getByRole('switch', { name: m.account_topic_organization() })).toBeChecked()
  })

  await test.step('they download all stored data', async () => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: m.account_data_download() }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)
    const told = readZip(await readFile(await download.path())).get('data.json') ?? ''
    const { profiles, mail_choices } = JSON.parse(told) as Record<string, object[]>
    expect(profiles).toMatchObject([{ email, full_name: 'Ruth Amsel' }])
    expect(mail_choices).toHaveLength(7)
  })

  await test.step('they delete the account, which requires the password', async () => {
    await page.getByRole('link', { name: m.account_delete_open() }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.account_delete_page())
    await page.locator('#password').fill('not-my-password')
    await page.getByRole('button', { name: m.account_delete_confirm() }).click()
    await expect(page.locator('#password')).toHaveAccessibleDescription(
      new RegExp(m.account_delete_password_wrong()),
    )
    await page.locator('#password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: m.account_delete_confirm() }).click()
    await expect(page).toHaveURL(`${product.url}/`)
    await expect(said(page, m.account_delete_done())).toBeAttached()
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first(),
    ).toBeAttached()
  })

  await test.step('no data remains', async () => {
    await page.goto('/account')
    await expect(page).toHaveURL(/\/auth\/login/)
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(NEW_PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Invalid email or password').first()).toBeVisible()
    // Except the last email, which the demo keeps in its mailbox so that it can be read.
    await expect
      .poll(async () =>
        (await product.mails()).filter(({ to }) => to === email).map(({ kind }) => kind),
      )
      .toEqual(['accounts.deleted'])
  })
})

/** The one-time message: a toast, or a banner without scripts. */
const said = (page: Page, text: string) =>
  page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: text }).first()
