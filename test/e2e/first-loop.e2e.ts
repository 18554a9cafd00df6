import type { Browser, Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import type { Product } from './start-product.ts'

/**
 * The core loop of the product, from an organization's application to a supporter who gets the answer. Each user has a
 * separate browser. `test/requests/first-loop.db.test.ts` does the same without JavaScript.
 */
test('an organization joins, posts, is found and supported @loop', async ({ browser, product }) => {
  const name = 'Terraces of Ein Harel'
  const project = `${name}: walls by hand`
  const event = `${name}: open day`
  const owner = await person(browser, product)
  const admin = await person(browser, product)
  const visitor = await person(browser, product)
  const [ownerMail, visitorMail] = ['loop-owner@demo.test', 'loop-visitor@demo.test'] as const

  await test.step('an organization applies, signing up on the way', async () => {
    await owner.goto('/partner-registration')
    await owner.getByRole('main').getByText('Fill in the form first', { exact: true }).click()
    await fill(owner, {
      'Organization name (English)': name,
      Website: 'https://terraces.example',
      'Registration number': '580123456',
      'Year established': '2011',
    })
    await owner.getByLabel('Country of registration').selectOption('israel')
    await owner
      .getByLabel('Entity type')
      .selectOption({ label: 'עמותה / Nonprofit association (amuta)' })
    await owner.getByLabel('Charitable status').selectOption('yes')
    await press(owner, 'Continue')
    await expect(owner.getByRole('heading', { name: 'Contact & Consent' })).toBeVisible()
    await fill(owner, {
      "Contact person's name": 'Noga Tal',
      'Role in the organization': 'Director',
      'Email address': ownerMail,
      'Mobile number': '+972 50 555 0123',
    })
    for (const consent of [/authorized to represent/, /partner terms/, /being contacted/]) {
      await owner.getByLabel(consent).check()
    }
    await press(owner, 'Complete Registration')
    await expect(
      owner.getByText('You must be logged in to submit a registration').first(),
    ).toBeVisible()
    await signUp(owner, product, ownerMail, 'Noga Tal')
    await expect(owner).toHaveURL(/\/partner-registration/)
    await owner.goto('/partner-registration?step=contact')
    await expect(owner.getByLabel('Role in the organization')).toHaveValue('Director')
    for (const consent of [/authorized to represent/, /partner terms/, /being contacted/]) {
      await owner.getByLabel(consent).check()
    }
    await press(owner, 'Complete Registration')
    await expect(owner.getByRole('link', { name: 'Go to Partner Dashboard' })).toBeVisible()
  })

  await test.step('it adds its documents', async () => {
    await owner.goto('/partner-admin?section=documents')
    for (const document of ['Registration Certificate', 'Good Standing Certificate']) {
      // By its own name, since the form before is replaced a moment after its toast. By keyboard, since a toast that
      // slides in between the press and the release of the mouse takes the click.
      await owner.getByLabel(`Choose a file (${document})`).setInputFiles({
        name: `${document}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
      })
      await owner.getByRole('button', { name: `Upload (${document})` }).press('Enter')
      await expectSaid(owner, `${document}: uploaded`)
    }
  })

  await test.step('an admin approves it', async () => {
    await signInAs(admin, 'admin@demo.test')
    await admin.goto('/admin/applications')
    await admin.getByRole('link', { name }).click()
    await expect(admin.getByText('Registration Certificate.pdf').first()).toBeVisible()
    await admin
      .getByRole('main')
      .getByRole('button', { name: /^Approve/ })
      .click()
    await expectSaid(admin, 'Application approved successfully')
    expect(
      (await mailsTo(product, ownerMail)).some(({ subject }) => subject.includes('now a partner')),
    ).toBe(true)
  })

  await test.step('it posts a project and an event', async () => {
    for (const [type, title] of [
      ['project', project],
      ['event', event],
    ] as const) {
      await owner.goto(`/partner-dashboard/posts/new?type=${type}`)
      await fill(owner, {
        Title: title,
        Description: `We mend old walls, stone by stone.\n\nCome for ${title}.`,
      })
      await owner.getByLabel('Category').selectOption('community-development')
      await owner.getByRole('combobox', { name: 'Region', exact: true }).selectOption('asia')
      await owner.getByLabel('District in Israel').selectOption('northern-district')
      await owner.getByLabel('Place', { exact: true }).fill('Ein Harel')
      if (type === 'event') {
        await owner.getByLabel('Starts on').fill('2031-03-01')
        await owner.getByLabel('Starts at').fill('17:30')
      }
      await owner.getByLabel(/Volunteer: people/).check()
      await owner.getByLabel('Places', { exact: true }).fill('10')
      await press(owner, 'Submit for review')
      await expect(owner.getByText('Waiting for review').first()).toBeVisible()
    }
  })

  await test.step('no one finds them before an admin approves them', async () => {
    await visitor.goto(`/projects-events?q=${encodeURIComponent(name)}`)
    await expect(visitor.getByText('No results found')).toBeVisible()
    for (const title of [project, event]) {
      await admin.goto('/admin')
      const card = admin
        .getByRole('main')
        .locator('li, article')
        .filter({ has: admin.getByRole('heading', { name: title }) })
        .first()
      await card.getByRole('button', { name: /^Approve/ }).click()
      await expectSaid(admin, 'Project/Event approved successfully')
    }
  })

  await test.step('a visitor finds the project, signs up and supports it', async () => {
    await visitor.goto('/projects-events')
    const words = visitor.locator('#filter-form input[name=q]')
    await words.fill(name.toUpperCase())
    await words.press('Enter')
    await expect(visitor).toHaveURL(/q=/)
    await expect(visitor.getByRole('heading', { name: event })).toBeVisible()
    await visitor.goto(`/projects-events?q=${encodeURIComponent(name)}&type=project`)
    await expect(visitor.getByRole('heading', { name: event })).toHaveCount(0)
    await visitor.getByRole('link', { name: project }).first().click()
    await expect(visitor.getByRole('heading', { level: 1, name: project })).toBeVisible()
    await visitor
      .getByRole('main')
      .getByRole('link', { name: /^Volunteer/ })
      .filter({ visible: true })
      .first()
      .click()
    await expect(visitor).toHaveURL(/\/support\/volunteer/)
    await fill(visitor, { 'Full name': 'Ben Marsh', 'Email address': visitorMail })
    await visitor.getByLabel('How many people will help?').fill('3')
    await visitor.getByRole('button', { name: 'Sign up', exact: true }).click()
    await expect(visitor.getByRole('heading', { name: 'Check your email' })).toBeFocused()
    const [mail] = await mailsTo(product, visitorMail)
    await visitor.goto(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    await press(visitor, 'Confirm and sign me up')
    await expectSaid(visitor, 'Thank you for signing up.')
  })

  await test.step('the organization sees the supporter and answers', async () => {
    await owner.goto('/partner-dashboard/supporters')
    await expect(owner.getByText(visitorMail)).toBeVisible()
    await owner.getByRole('button', { name: 'Confirm Ben Marsh' }).click()
    await expectSaid(owner, 'Confirmed. Ben Marsh has been notified.')
  })

  await test.step('the supporter sees the answer', async () => {
    await visitor.goto('/dashboard')
    const mine = visitor.getByRole('main').locator('li').filter({ hasText: project })
    await expect(mine.getByText('Confirmed').first()).toBeVisible()
    await visitor.goto('/projects-events?q=' + encodeURIComponent(project))
    await expect(visitor.getByText('7 places left').first()).toBeVisible()
    expect((await mailsTo(product, visitorMail)).map(({ kind }) => kind)).toContain(
      'support.confirmed',
    )
  })

  for (const page of [owner, admin, visitor]) await page.context().close()
})

/** A user with a separate browser. */
async function person(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url })
  return context.newPage()
}

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('main').getByLabel(label).first().fill(value)
  }
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click()

async function mailsTo(product: Product, address: string) {
  return (await product.mails()).filter(({ to }) => to === address)
}

/** Signs up from the current page, verifies by the email, signs in, and ends where the email's link leads. */
async function signUp(page: Page, product: Product, email: string, fullName: string) {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Sign up/i })
    .first()
    .click()
  await fill(page, { 'Full name': fullName, 'Email address': email, Password: 'a-good-password' })
  await press(page, 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  const [mail] = await mailsTo(product, email)
  await page.goto(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await press(page, 'Confirm my address')
  await expect(page).not.toHaveURL(/\/auth/)
}

/** The one-time message: a toast, or a banner without scripts. */
async function expectSaid(page: Page, text: string) {
  await expect(
    page.locator('[data-sonner-toast], noscript [role=status]').filter({ hasText: text }).first(),
  ).toBeVisible()
}
