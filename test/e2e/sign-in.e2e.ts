import type { Page } from '@playwright/test'
import type { Product } from './start-product.ts'
import { expect, test } from './product.ts'

/** Each part of sign-in, with and without JavaScript. */

test('sign up, verify, sign in, sign out @rare', async ({ page, product }) => {
  const email = 'new@demo.test'
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await fill(page, {
    'Full name': 'Ruth Amsel',
    'Email address': email,
    Password: 'a-first-password',
  })
  await submit(page, 'Sign Up')

  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expectSaid(page, 'Account created successfully! Please check your email for verification.')

  await page.goto('/auth')
  await fill(page, { 'Email address': email, Password: 'a-first-password' })
  await submit(page, 'Login')
  await expect(page.getByText('Please verify your email address first')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(email)

  await page.goto(await newestLink(product, email))
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await submit(page, 'Confirm my address')
  await expectSaid(page, 'Your address is confirmed')
  await expect(page).toHaveURL(`${product.url}/`)
  await expect(page.getByRole('banner').getByText(email).first()).toBeAttached()

  await signOut(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('a lost password is reset, and ends the other session @rare', async ({
  page,
  product,
  browser,
}) => {
  const email = 'lost@demo.test'
  await makeAccount(page, product, email)
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const other = await elsewhere.newPage()
  await login(other, email, 'a-first-password')
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Welcome')

  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The previous form has a field of the same name, and stays for a moment after the URL has changed.
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await fill(page, { 'Email address': email })
  await submit(page, 'Send the link')
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expectSaid(page, 'Password reset email sent')

  const link = await newestLink(product, email)
  await page.goto(link)
  await fill(page, { 'New password': 'short', 'Repeat new password': 'short' })
  await submit(page, 'Set new password')
  await expect(page.getByText('Password must be at least 6 characters').first()).toBeVisible()
  await fill(page, { 'New password': 'a-second-password', 'Repeat new password': 'another' })
  await submit(page, 'Set new password')
  await expect(page.getByText('Passwords do not match').first()).toBeVisible()
  await fill(page, {
    'New password': 'a-second-password',
    'Repeat new password': 'a-second-password',
  })
  await submit(page, 'Set new password')
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await page.waitForURL(`${product.url}/auth`)

  await other.goto('/dashboard')
  await expect(other).toHaveURL(/\/auth\/login\?redirect=%2Fdashboard/)
  await elsewhere.close()

  await login(page, email, 'a-first-password')
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await login(page, email, 'a-second-password')
  await expect(page).toHaveURL(`${product.url}/`)

  await page.goto(link)
  await fill(page, {
    'New password': 'a-third-password',
    'Repeat new password': 'a-third-password',
  })
  await submit(page, 'Set new password')
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
})

test('a guarded page leads to sign-in and back @rare', async ({ page, product }) => {
  await page.goto('/dashboard?tab=saved')
  await expect(page).toHaveURL(`${product.url}/auth/login?redirect=%2Fdashboard%3Ftab%3Dsaved`)
  await fill(page, { 'Email address': 'supporter@demo.test', Password: 'demo-password' })
  await submit(page, 'Login')
  await expect(page).toHaveURL(`${product.url}/dashboard?tab=saved`)
  await page.goto('/auth?redirect=//evil.example')
  await expect(page).toHaveURL(`${product.url}/`)
})

test('a demo account signs in with one click', async ({ page, product }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: /Supporter/ }).click()
  await expect(page).toHaveURL(`${product.url}/`)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sarah Whitman')
})

test('a refused sign-up keeps the input except the password, and shows errors next to the field', async ({
  page,
}) => {
  await page.goto('/auth?view=sign-up')
  await fill(page, { 'Full name': 'שרה לוי', 'Email address': 'not an address', Password: '12345' })
  await submit(page, 'Sign Up')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('שרה לוי')
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
    /Please enter a valid email address/,
  )
  await expect(page.locator('#password')).toHaveAccessibleDescription(
    /Password must be at least 6 characters/,
  )
})

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('main').getByLabel(label).first().fill(value)
  }
}

const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function login(page: Page, email: string, password: string) {
  await page.goto('/auth')
  await fill(page, { 'Email address': email, Password: password })
  await submit(page, 'Login')
  await expect(
    page
      .getByRole('alert')
      .or(
        page.getByRole('banner').locator('summary').filter({ hasText: 'Account', visible: true }),
      ),
  ).toBeVisible()
}

async function signOut(page: Page) {
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: 'Account', visible: true })
    .click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

async function newestLink(product: Product, email: string): Promise<string> {
  const mail = (await product.mails()).find(({ to }) => to === email)
  return /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

async function makeAccount(page: Page, product: Product, email: string) {
  await page.goto('/auth?view=sign-up')
  await fill(page, {
    'Full name': 'Ruth Amsel',
    'Email address': email,
    Password: 'a-first-password',
  })
  await submit(page, 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await page.goto(await newestLink(product, email))
  await submit(page, 'Confirm my address')
  await expect(page).not.toHaveURL(/\/auth/)
  await signOut(page)
}

/** The one-time message: a toast, or a banner without scripts, which Playwright's text selectors ignore in <noscript>. */
async function expectSaid(page: Page, text: string) {
  await expect(
    page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: text }),
  ).toBeVisible()
}
