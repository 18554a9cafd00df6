import { m } from '#messages'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a tour is requested in a dialog, by keyboard, and the request is answered', async ({
  page,
  product,
}) => {
  const email = 'traveler@where.example'
  await page.goto('/visit')
  const link = page.getByRole('link', { name: `${m.visit_request()} Negev Desert Adventure` })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Negev Desert Adventure' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/visit\/tours\/negev-desert$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByLabel(m.visit_date()).fill(dayFromNow(-3))
  await dialog.getByLabel(m.visit_travelers()).fill('0')
  await dialog.getByLabel(m.contact_name()).fill('Ben Traveler')
  await dialog.getByLabel(m.forms_email()).fill(email)
  await dialog.getByRole('button', { name: m.visit_request_submit() }).click()
  await expect(dialog.getByRole('alert')).toContainText(m.visit_travelers_wrong({ max: 50 }))
  await dialog.getByLabel(m.visit_travelers()).fill('2')
  await dialog.getByRole('button', { name: m.visit_request_submit() }).click()
  await expect(dialog.getByRole('alert')).toContainText(m.visit_date_past())
  await dialog.getByLabel(m.visit_date()).fill(dayFromNow(40))
  await dialog.getByRole('button', { name: m.visit_request_submit() }).click()
  await expect(page.getByText(m.visit_request_sent_title())).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const mails = (await product.mails()).filter(({ to }) => to === email)
  expect(mails).toMatchObject([
    { subject: 'We have received your request: Negev Desert Adventure' },
  ])

  await signInAs(page, 'admin@demo.test')
  await page.goto('/admin/inbox?kind=tour&status=new')
  await page
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link', { name: 'Negev Desert Adventure' })
    .click()
  const details = page.getByRole('region', { name: m.inbox_details() })
  await expect(details).toContainText(m.visit_travelers())
})
