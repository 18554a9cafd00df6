import { expect, test } from './product.ts'

for (const [link, path, sections, mail] of [
  [
    'Privacy Policy',
    '/privacy',
    ['Information we collect', 'How we use your information', 'Contact us about privacy'],
    'privacy@',
  ],
  ['Terms of Service', '/terms', ['Acceptance of terms', 'Use license', 'Contact'], 'legal@'],
] as const) {
  test(`${link} is linked in the footer and complete @rare`, async ({ page }) => {
    await page.goto('/partners')
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
    // The date of the last change, whatever it is.
    await expect(page.getByRole('main').locator('time')).toHaveAttribute(
      'datetime',
      /^2026-\d\d-\d\d$/,
    )
    for (const section of sections) {
      const contents = page.getByRole('navigation', { name: 'On this page' })
      await contents.getByRole('link', { name: section, exact: true }).click()
      await expect(page.getByRole('heading', { name: section, exact: true })).toBeInViewport()
    }
    await expect(page.getByRole('link', { name: mail })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${mail}`),
    )
  })
}

test('both can be opened from where they are accepted, and no input is lost @rare', async ({
  page,
}) => {
  for (const [path, field] of [
    ['/auth?view=sign-up', '#fullName'],
    ['/partner-registration?step=contact', '#contactPersonName'],
  ] as const) {
    await page.goto(path)
    await page.locator(field).fill('Noa Levin')
    for (const [name, address] of [
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ] as const) {
      const opened = page.context().waitForEvent('page')
      await page
        .getByRole('main')
        .getByRole('link', { name: `${name} (opens` })
        .click()
      const text = await opened
      await expect(text).toHaveURL(new RegExp(`${address}$`))
      await expect(text.getByRole('heading', { level: 1 })).toHaveText(name)
      await text.close()
    }
    await expect(page.locator(field)).toHaveValue('Noa Levin')
  }
})
