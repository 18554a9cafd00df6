import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { expectSaid } from './expect-said.ts'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import { signUpAs } from './sign-up-as.ts'

/** A one-pixel picture. */
const logo = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const tooLarge = { ...logo, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, logo.buffer) }
const notAPicture = { ...logo, buffer: Buffer.from('Not one.') }

test('a file that is too large is refused before it is sent', async ({ page }) => {
  await signInAs(page, DEMO_USERS.supporter.email)
  await page.goto('/ambassador-registration')
  await page.getByLabel('Photo').setInputFiles(tooLarge)
  await expect(page.getByText('File size exceeds 5MB limit')).toBeVisible()
  await expect(page.getByLabel('Photo')).toHaveValue('')
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'

  test.describe(how, { tag: javaScriptEnabled ? ['@rare', '@loop'] : '@rare' }, () => {
    test.use({ javaScriptEnabled })

    test(`a user registers, staff hide the page for a reason, the user sees it, ${how}`, async ({
      page,
      product,
      browser,
    }) => {
      const name = `Friends of the Carmel ${javaScriptEnabled}`
      const email = `carmel-${javaScriptEnabled}@demo.test`
      const register = page.getByRole('button', { name: 'Register as an ambassador' })

      // Signing in comes first, and leads back.
      await page.goto('/ambassador-registration')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Required')
      await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
      await expect(page).toHaveURL(/\/auth\/login\?redirect=(\/|%2F)ambassador-registration$/)
      await signUpAs(page, product, email)
      await page.goto('/auth/login?redirect=/ambassador-registration')
      await expect(page).toHaveURL(/\/ambassador-registration$/)
      await expect(page.getByLabel('Full name')).toHaveValue('Ruth Amsel')
      await expect(page.locator('#contactEmail')).toHaveValue(email)
      await expect(page.getByLabel('Show this address on my page')).not.toBeChecked()

      // Missing fields are listed in the order of the form; input and files are kept.
      await page.getByLabel('Full name').fill('')
      await page.locator('#contactEmail').fill('')
      await page.getByLabel('Organization name').fill(name)
      await page.getByLabel('Description').fill('We walk together.')
      await page.getByLabel('Show this address on my page').check()
      await page.getByLabel('Logo').setInputFiles(logo)
      if (javaScriptEnabled) {
        await page.getByLabel('Photo').setInputFiles(tooLarge)
        await expect(page.getByText('File size exceeds 5MB limit')).toBeVisible()
        await expect(page.getByLabel('Photo')).toHaveValue('')
      }
      await page.getByLabel('Photo').setInputFiles(javaScriptEnabled ? notAPicture : tooLarge)
      await register.click()
      const summary = page.getByRole('alert').first()
      await expect(summary.getByRole('listitem')).toHaveText([
        'Please enter your full name',
        'Please enter your email address',
        'Please enter your mobile number',
        'Please select an ambassador type',
        javaScriptEnabled
          ? 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.'
          : 'File size exceeds 5MB limit',
      ])
      await expect(page.getByLabel('Organization name')).toHaveValue(name)
      await expect(page.getByLabel('Description')).toHaveValue('We walk together.')
      await expect(page.getByLabel('Show this address on my page')).toBeChecked()
      await expect(
        page.getByText('This picture is uploaded and will be sent with the form.'),
      ).toHaveCount(1)

      await page.getByLabel('Full name').fill('Ruth Amsel')
      await page.locator('#contactEmail').fill(email)
      await page.getByLabel('Show this address on my page').uncheck()
      await page.getByLabel('Mobile number').fill('+1 212 555 0142')
      await page.getByLabel('Ambassador type').selectOption('Community')
      await page.getByLabel('Photo').setInputFiles([])
      await register.click()
      await expectSaid(page, 'Registration successful! Redirecting to your dashboard...')
      if (!javaScriptEnabled) {
        await page.getByRole('link', { name: 'Go to your dashboard' }).click()
      }
      await expect(page).toHaveURL(/\/ambassador\/dashboard$/)
      await expect(page.getByText(`Welcome to your Ambassador Dashboard, ${email}`)).toBeVisible()

      // A user has one page, and the menus link to it.
      await page.goto('/ambassador-registration')
      await expect(page).toHaveURL(/\/ambassador\/dashboard$/)
      await expectSaid(page, 'You are already registered as an ambassador')
      await page.goto('/')
      const header = page.getByRole('banner')
      await expect(
        header.getByRole('link', { name: 'Ambassador Dashboard' }).first(),
      ).toBeAttached()
      await expect(header.getByRole('link', { name: 'Become an Ambassador' })).toHaveCount(0)
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: 'Ambassador Dashboard' })).toBeVisible()
      await page.getByText('I Want to Support').first().click()
      const choice = page.getByRole('main').getByRole('link', { name: 'Ambassador Dashboard' })
      await expect(choice).toHaveAttribute('href', '/ambassador/dashboard')

      // Staff find the ambassador, see everything, and hide the page.
      const admin = await (
        await browser.newContext({ baseURL: product.url, javaScriptEnabled })
      ).newPage()
      await signInAs(admin, DEMO_USERS.admin.email)
      await admin.goto('/admin/ambassadors')
      await admin.getByRole('searchbox').fill('amsel')
      await admin.getByRole('searchbox').press('Enter')
      await expect(admin).toHaveURL(/q=amsel/)
      await admin.getByRole('link', { name }).click()
      await expect(admin.getByText('+1 212 555 0142')).toBeVisible()
      await expect(admin.getByText('(not shown on the page)')).toBeVisible()
      const id = /ambassadors\/([\w-]{36})/.exec(admin.url())?.[1] ?? ''

      const visitor = await (
        await browser.newContext({ baseURL: product.url, javaScriptEnabled })
      ).newPage()
      await visitor.goto(`/ambassador/${id}`)
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name)
      await expect(visitor.getByText(email)).toHaveCount(0)
      const shown = await visitor.content()
      expect(shown).not.toContain('555 0142')
      expect(shown).not.toContain('Ruth Amsel')

      await admin.getByRole('link', { name: 'Hide the page' }).click()
      await admin.getByRole('dialog').getByRole('button', { name: 'Hide the page' }).click()
      await expect(
        admin.getByText('Enter a reason, so they know what to do.').first(),
      ).toBeVisible()
      await admin.getByLabel('Reason').fill('Please name no prices.')
      await admin.getByRole('dialog').getByRole('button', { name: 'Hide the page' }).click()
      await expectSaid(admin, 'The page is hidden. The ambassador has been notified of the reason.')
      await expect(admin.getByText('Please name no prices.')).toBeVisible()

      const answer = await visitor.goto(`/ambassador/${id}`)
      expect(answer?.status()).toBe(404)
      await expect(visitor.getByText('Ambassador not found').first()).toBeVisible()
      await page.goto('/ambassador/dashboard')
      await expect(page.getByText('Please name no prices.')).toBeVisible()
      const mail = (await product.mails()).find(
        ({ to, kind }) => to === email && kind === 'ambassadors.hidden',
      )
      expect(mail?.text).toContain('Please name no prices.')

      await admin.getByRole('button', { name: 'Show again' }).click()
      await expectSaid(admin, 'The page is public again. The ambassador has been notified.')
      expect((await visitor.goto(`/ambassador/${id}`))?.status()).toBe(200)
      await admin.goto(`/admin/audit?operation=ambassadors.hide-ambassador`)
      await expect(admin.getByText('Please name no prices.').first()).toBeVisible()
    })
  })
}
