import type { Page } from '@playwright/test'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

/** The text of a toast, or, without scripts, of the banner. */
const expectSaid = (page: Page, words: string) =>
  expect(
    page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: words }),
  ).toBeVisible()

const rows = (page: Page) => page.getByRole('main').locator('tbody tr')

const WHO = DEMO_USERS.ambassador

test('a user is found, made admin, suspended and restored @rare', async ({
  page,
  browser,
  product,
}) => {
  await signInAs(page, DEMO_USERS.superuser.email)
  await page.goto('/admin/users')
  await expect(page.getByText(/^Total registered users: \d+$/)).toBeVisible()
  await expect(page.getByText(/^Showing \d+ users$/)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(WHO.email)
  await page.getByLabel('Type of user').selectOption('Regular User')
  await expect(page).toHaveURL(/type=regular/)
  await expect(rows(page).filter({ hasText: 'Tamar Sade' })).toHaveCount(0)
  await page.getByLabel('Search users...').fill('nobody like this')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('No users found matching your filters')).toBeVisible()
  await expect(page.getByText('Showing 0 users (filtered)')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear Filters' }).last().click()
  await expect(page.getByText(/^Showing \d+ users$/)).toBeVisible()
  await page.getByLabel('Search users...').fill(WHO.fullName.toUpperCase())
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Showing 1 users (filtered)')).toBeVisible()
  await expect(rows(page).first()).toContainText('•••@demo.test')
  await page.getByRole('link', { name: `View ${WHO.fullName}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: WHO.fullName })).toBeVisible()
  await expect(page.getByRole('link', { name: WHO.email })).toBeVisible()

  await page.getByRole('link', { name: 'Make admin' }).click()
  await page.getByRole('button', { name: 'Make admin' }).click()
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Enter a reason/)
  await page.getByLabel('Reason').fill('Helps with reviews.')
  await page.getByRole('button', { name: 'Make admin' }).click()
  await expectSaid(page, "Admin role granted. They've been notified.")

  const elsewhere = await browser.newContext({ baseURL: product.url })
  const theirs = await elsewhere.newPage()
  await signInAs(theirs, WHO.email)
  await theirs.goto('/admin/users')
  await expect(theirs.getByText(/^Total registered users/)).toBeVisible()
  await expect(theirs.getByText('Promote to superadmin')).toBeHidden()
  await theirs.goto(`/admin/users/${DEMO_USERS.partner.id}`)
  await expect(theirs.getByRole('link', { name: 'Suspend' })).toBeHidden()

  await page.reload()
  await page.getByRole('link', { name: 'Suspend', exact: true }).click()
  await page.getByLabel('Reason').fill('Shared what was not theirs to share.')
  await page.getByRole('button', { name: 'Suspend' }).click()
  await expectSaid(page, "Suspended. They've been signed out everywhere")
  await expect(page.getByText('Shared what was not theirs to share.')).toBeVisible()
  await theirs.goto('/dashboard')
  await expect(theirs).toHaveURL(/\/auth/)
  await theirs.locator('#email').fill(WHO.email)
  await theirs.locator('#password').fill(DEMO_PASSWORD)
  await theirs.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await expect(theirs.getByText('This account is suspended.')).toBeVisible()

  await page.reload()
  await page.getByRole('link', { name: 'Restore' }).click()
  await page.getByLabel('Reason').fill('Apologized.')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expectSaid(page, 'Restored. They can sign in again')
  await signInAs(theirs, WHO.email)
  await elsewhere.close()
  const kinds = (await product.mails()).filter(({ to }) => to === WHO.email).map(({ kind }) => kind)
  // Newest first; other tests of the same product sent the earlier emails.
  expect(kinds.slice(0, 3)).toEqual([
    'accounts.restored',
    'accounts.suspended',
    'accounts.role-granted',
  ])
})

test('the panel’s button requires input, and its dialog closes by keyboard', async ({
  page,
  product,
}) => {
  await signInAs(page, DEMO_USERS.superuser.email)
  await page.goto('/admin/users')
  await expect(page.getByRole('button', { name: 'Promote by ID' })).toBeDisabled()
  await page.getByLabel('User ID').fill('  ')
  await expect(page.getByRole('button', { name: 'Promote by ID' })).toBeDisabled()
  await page.getByLabel('User ID').fill('x')
  await expect(page.getByRole('button', { name: 'Promote by ID' })).toBeEnabled()
  await page.goto(`/admin/users/${DEMO_USERS.supporter.id}?ask=suspend`)
  await expect(page.getByRole('dialog', { name: 'Suspend' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${product.url}/admin/users/${DEMO_USERS.supporter.id}`)
})
