import type { Page } from '@playwright/test'
import { m } from '#messages'
import { expect, expectNoAxeViolations } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import { NEW_PASSWORD, signUpAs } from './sign-up-as.ts'
import type { Product } from './start-product.ts'
import { test } from './with-provider.ts'

const OTHER_PASSWORD = 'another-good-password'

test('a user changes how they sign in @rare', async ({ page, browser, product, provider }) => {
  const email = 'ruth@demo.test'
  const moved = 'ruth-moved@demo.test'
  await signUpAs(page, product, email)

  await test.step('the password, which ends all other sessions', async () => {
    const elsewhere = await browser.newContext({ baseURL: product.url })
    const other = await elsewhere.newPage()
    await signInAs(other, email, NEW_PASSWORD)
    await open(page, m.auth_password())
    await page.locator('#password').fill('not-my-password')
    await page.locator('#newPassword').fill(OTHER_PASSWORD)
    await page.locator('#repeated').fill(OTHER_PASSWORD)
    await press(page, m.account_password_submit())
    await expect(page.locator('#password')).toHaveAccessibleDescription(
      new RegExp(m.account_delete_password_wrong()),
    )
    await page.locator('#password').fill(NEW_PASSWORD)
    await page.locator('#newPassword').fill(OTHER_PASSWORD)
    await page.locator('#repeated').fill(OTHER_PASSWORD)
    await press(page, m.account_password_submit())
    await expect(said(page, m.account_password_done())).toBeAttached()
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/auth\/login/)
    await elsewhere.close()
    await expectMail(product, email, 'accounts.password-changed')
  })

  await test.step('a provider is added, used to sign in, and removed', async () => {
    provider.person = {
      sub: `google-of-${email}`,
      name: 'Ruth Amsel',
      email: `elsewhere-${email}`,
      email_verified: true,
    }
    await open(page, 'Google')
    await page.locator('#password').fill(OTHER_PASSWORD)
    await press(page, m.auth_with_provider({ provider: 'Google' }))
    await expect(page).toHaveURL(`${product.url}/account#sign-in`)
    await expect(said(page, m.account_provider_added({ provider: 'Google' }))).toBeAttached()
    await expectMail(product, email, 'accounts.provider-added')

    await page.context().clearCookies()
    await page.goto('/auth?redirect=/account')
    await press(page, m.auth_with_provider({ provider: 'Google' }))
    await expect(page).toHaveURL(`${product.url}/account`)
    await expect(part(page, m.auth_email())).toContainText(email)

    await open(page, 'Google')
    await page.locator('#password').fill(OTHER_PASSWORD)
    await press(page, m.account_provider_remove({ provider: 'Google' }))
    await expect(said(page, m.account_provider_removed())).toBeAttached()
    await expect(part(page, 'Google')).toContainText(m.account_provider_not_linked())
    await expectMail(product, email, 'accounts.provider-removed')
  })

  await test.step('the address, which changes once the new mailbox confirms it', async () => {
    await open(page, m.auth_email())
    await page.locator('#email').fill(moved)
    await page.locator('#password').fill(OTHER_PASSWORD)
    await press(page, m.account_address_submit())
    await expect(said(page, m.account_address_asked({ email: moved }))).toBeAttached()
    await expect(part(page, m.auth_email())).toContainText(email)

    await page.goto(await linkOf(product, moved, 'accounts.confirm-address'))
    await press(page, m.auth_address_submit())
    await expect(page).toHaveURL(`${product.url}/account#sign-in`)
    await expect(part(page, m.auth_email())).toContainText(moved)
    await expectMail(product, email, 'accounts.address-changed')
  })

  await test.step('the old mailbox can undo it', async () => {
    await page.goto(await linkOf(product, email, 'accounts.address-change-asked'))
    await press(page, m.auth_address_keep_submit())
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    await page.goto('/account')
    await expect(page).toHaveURL(/\/auth\/login/)
    await page.goto(await linkOf(product, email, 'accounts.reset-password'))
    await page.locator('#password').fill(NEW_PASSWORD)
    await page.locator('#repeated').fill(NEW_PASSWORD)
    await page.getByRole('main').locator('form button[type=submit]').click()
    await expect(page).not.toHaveURL(/reset-password/)
    await signInAs(page, email, NEW_PASSWORD)
    await page.goto('/account')
    await expect(part(page, m.auth_email())).toContainText(email)
  })
})

test('the last way to sign in cannot be removed until a password is set @rare', async ({
  page,
  product,
  provider,
}) => {
  const email = 'tamar@demo.test'
  provider.person = {
    sub: `google-${email}`,
    name: 'Tamar Friedman',
    email,
    email_verified: true,
  }
  await page.goto('/auth?redirect=/account')
  await press(page, m.auth_with_provider({ provider: 'Google' }))
  await expect(page).toHaveURL(`${product.url}/account`)
  await expect(part(page, m.auth_password())).toContainText(m.account_password_none())

  await open(page, 'Google')
  await press(page, m.account_provider_remove({ provider: 'Google' }))
  await expect(page.getByRole('alert')).toContainText(
    m.account_provider_last({ provider: 'Google' }),
  )
  await expectNoAxeViolations(page)

  await open(page, m.auth_password())
  await page.locator('#newPassword').fill(NEW_PASSWORD)
  await page.locator('#repeated').fill(NEW_PASSWORD)
  await press(page, m.account_password_submit())
  await expect(said(page, m.account_password_done())).toBeAttached()
  await expectMail(product, email, 'accounts.password-changed')

  await open(page, 'Google')
  await page.locator('#password').fill(NEW_PASSWORD)
  await press(page, m.account_provider_remove({ provider: 'Google' }))
  await expect(part(page, 'Google')).toContainText(m.account_provider_not_linked())
})

/** The one-time message: a toast, or a banner without scripts. */
const said = (page: Page, text: string) =>
  page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: text }).first()

const part = (page: Page, name: string) =>
  page
    .getByRole('region', { name: m.account_sign_in_title() })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })

/** Opens the page that changes one part of sign-in. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto('/account')
  await part(page, name).getByRole('link').click()
  await expect(page).toHaveURL(/\/account\/(?:email|password|providers)/)
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function expectMail(product: Product, email: string, kind: string): Promise<void> {
  await expect
    .poll(async () => (await product.mails()).map((mail) => [mail.to, mail.kind]))
    .toContainEqual([email, kind])
}

async function linkOf(product: Product, email: string, kind: string): Promise<string> {
  await expectMail(product, email, kind)
  const mail = (await product.mails()).find((one) => one.to === email && one.kind === kind)
  return /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}
