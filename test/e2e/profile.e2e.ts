import type { Page } from '@playwright/test'
import { pictureFile } from '#test/app/pictures.ts'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

/** The text of a toast, or, without scripts, of the banner. */
const expectSaid = (page: Page, words: string) =>
  expect(
    page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: words }),
  ).toBeVisible()

test('a user fills in their profile @rare', async ({ page }) => {
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/dashboard?tab=saved')
  await expect(page.getByText(/^Joined [A-Z][a-z]+ 20\d\d$/)).toBeVisible()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page).toHaveURL(/\/dashboard\/profile\?tab=saved$/)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Edit Profile' })).toBeVisible()
  await dialog.getByLabel('Full Name').fill('')
  await dialog.getByLabel('City').fill('Haifa')
  await dialog.getByLabel('Profile picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('just words'),
  })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Failed to update profile')).toBeVisible()
  await expect(dialog.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('City')).toHaveValue('Haifa')

  const name = 'Eitan Golan-Peretz'
  await dialog.getByLabel('Full Name').fill(name)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  // Without scripts a redisplayed page has lost the file, but the rest is saved.
  {
    const picture = dialog.getByLabel('Profile picture')
    await expect(picture).toHaveAccessibleDescription(/Please choose a picture/)
    await picture.setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await (await pictureFile({ format: 'png' })).arrayBuffer()),
    })
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
  }
  await expectSaid(page, 'Profile updated successfully')
  await expect(page).toHaveURL(/\/dashboard\?tab=saved$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`)
  {
    const picture = page.getByRole('main').locator('img[src^="/files/"]').first()
    await expect(picture).toBeVisible()
    await expect(page.getByRole('banner').locator('img[src^="/files/"]').first()).toBeAttached()
  }
  await page.goto('/dashboard/profile')
  await expect(page.getByLabel('City')).toHaveValue('Haifa')
})

test('a user chooses what they would like to support @rare', async ({ page }) => {
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/dashboard')
  await expect(page.getByText('Tell us how you would like to help')).toBeVisible()
  await page.getByRole('link', { name: 'Update Preferences' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Your Preferences' })).toBeVisible()
  await dialog.getByLabel('Volunteering').check()
  await dialog.getByLabel('Haifa').check()
  await dialog.getByLabel('Medical Care').check()
  await dialog.getByRole('button', { name: 'Save Preferences' }).click()
  await expectSaid(page, 'Preferences updated successfully')
  const chips = page.getByRole('region', { name: 'My Preferences' }).getByRole('listitem')
  await expect(chips).toHaveText(['Volunteering', 'Haifa', 'Medical Care'])
  await page.goto('/dashboard/preferences')
  await expect(page.getByRole('checkbox', { name: 'Medical Care' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Haifa' }).uncheck()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(chips).toHaveText(['Volunteering', 'Medical Care'])
})

test('the tabs: supports link to the marketplace and can be repeated, purchases to the store @rare', async ({
  page,
}) => {
  await signInAs(page, 'supporter@demo.test')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'My Supported Projects' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('article h3 a[href^="/marketplace/"]').first()).toBeVisible()
  await main
    .getByRole('link', { name: /^(Donate|Volunteer) Again: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/support\/(donate|volunteer)\?again=/)
  await expect(page.locator('#amount, #places').first()).not.toHaveValue('')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'My Purchases' }).click()
  await expect(main.locator('a[href^="/orders/F4I-"]').first()).toBeVisible()

  await page.context().clearCookies()
  await signInAs(page, 'applicant@demo.test')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'My Purchases' }).click()
  await expect(page.getByRole('heading', { name: 'No purchases yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Visit the store' })).toHaveAttribute(
    'href',
    '/store',
  )
})

test('the dialogs open and close by keyboard @rare', async ({ page }) => {
  await signInAs(page, 'supporter@demo.test')
  await page.goto('/dashboard')
  const link = page.getByRole('link', { name: 'Edit Profile' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(link).toBeFocused()
  await page.goto('/dashboard/preferences')
  await expect(page.getByRole('dialog')).toBeVisible()
})
