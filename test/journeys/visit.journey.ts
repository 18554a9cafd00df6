import type { Page } from '@playwright/test'
import { m } from '#messages'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const itinerary = (page: Page) =>
  page.getByRole('region', { name: m.visit_itinerary_title() }).locator('form')

test('the tours stand with days, price and stops, and lead to their own forms', async ({
  page,
}) => {
  await page.goto('/visit')
  for (const [title, days, price] of [
    ['Northern Israel Tour', '3 days', '$499'],
    ['Jerusalem Historical Tour', '2 days', '$349'],
    ['Tel Aviv & Coastal Experience', '2 days', '$379'],
    ['Negev Desert Adventure', '3 days', '$449'],
  ] as const) {
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card).toContainText(days)
    await expect(card).toContainText(price)
    await expect(card.getByRole('list', { name: m.visit_stops() })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: m.visit_explore_map() })).toHaveAttribute(
    'href',
    '/map',
  )
  await expect(page.getByRole('link', { name: m.visit_explore_calendar() })).toHaveAttribute(
    'href',
    '/calendar',
  )
  await expectNoAxeViolations(page)
})

test('a tour is asked for in a dialog, by keyboard, and the request is answered', async ({
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
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByLabel(m.visit_date()).fill(dayFromNow(-3))
  await dialog.getByLabel(m.visit_travelers()).fill('0')
  await dialog.getByLabel(m.contact_name()).fill('Ben Traveler')
  await dialog.getByLabel(m.contact_email()).fill(email)
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
  expect(mails).toMatchObject([{ subject: 'We have your request: Negev Desert Adventure' }])

  await signInAs(page, 'admin@demo.test')
  await page.goto('/admin/inbox?kind=tour&status=new')
  await page
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link', { name: 'Negev Desert Adventure' })
    .click()
  const details = page.getByRole('region', { name: m.inbox_details() })
  await expect(details).toContainText(m.visit_travelers())
  await expectNoAxeViolations(page)
})

test('an itinerary needs a departure after the arrival, and keeps what was chosen', async ({
  page,
  product,
}) => {
  const email = 'family@where.example'
  await page.goto('/visit#itinerary')
  const form = itinerary(page)
  await form.getByLabel(m.visit_arrival()).fill(dayFromNow(30))
  await form.getByLabel(m.visit_departure()).fill(dayFromNow(29))
  await form.getByLabel(m.visit_travelers()).fill('4')
  await form.getByLabel(m.visit_interest_food()).check()
  await form.getByLabel(m.visit_interest_nature()).check()
  await form.getByLabel(m.visit_accommodation()).selectOption('kibbutz')
  await form.getByLabel(m.contact_name()).fill('Dana Family')
  await form.getByLabel(m.contact_email()).fill(email)
  const submit = form.getByRole('button', { name: m.visit_itinerary_submit() })
  await submit.click()
  await expect(form.getByRole('alert')).toContainText(m.visit_departure_early())
  await expect(form.getByLabel(m.visit_interest_food())).toBeChecked()
  await form.getByLabel(m.visit_departure()).fill(dayFromNow(37))
  await submit.click()
  await expect(page.getByText(m.visit_request_sent_title())).toBeVisible()
  await expect(form.getByLabel(m.contact_name())).toHaveValue('')
  const mails = (await product.mails()).filter(({ to }) => to === email)
  expect(mails).toMatchObject([{ subject: m.inbox_mail_itinerary_subject() }])

  await signInAs(page, 'superuser@demo.test')
  await page.goto('/admin/inbox?q=dana+family')
  await page.getByRole('table').getByRole('link').first().click()
  const details = page.getByRole('region', { name: m.inbox_details() })
  await expect(details).toContainText('Nature and hiking, Food and wine')
  await expect(details).toContainText('Kibbutz lodging')
})

test('without scripts a tour and an itinerary are asked for by plain forms', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/visit')
  await page.getByRole('link', { name: `${m.visit_request()} Northern Israel Tour` }).click()
  const dialog = page.getByRole('dialog')
  const day = dayFromNow(40)
  await dialog.getByLabel(m.visit_date()).fill(day)
  await dialog.getByLabel(m.contact_name()).fill('Plain Traveler')
  const submit = dialog.getByRole('button', { name: m.visit_request_submit() })
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText(m.contact_email_wrong())
  await expect(dialog.getByLabel(m.visit_date())).toHaveValue(day)
  await dialog.getByLabel(m.contact_email()).fill('plain-tour@where.example')
  await submit.click()
  const said = page.locator('noscript [role=status]')
  await expect(said).toContainText(m.visit_request_sent_title())

  const form = itinerary(page)
  await form.getByLabel(m.visit_interest_food()).check()
  await form.getByLabel(m.visit_interest_art()).check()
  const ask = form.getByRole('button', { name: m.visit_itinerary_submit() })
  await ask.click()
  await expect(form.getByRole('alert')).toContainText(m.visit_arrival_missing())
  await expect(form.getByLabel(m.visit_interest_food())).toBeChecked()
  await expect(form.getByLabel(m.visit_interest_art())).toBeChecked()
  await form.getByLabel(m.visit_arrival()).fill(dayFromNow(20))
  await form.getByLabel(m.visit_departure()).fill(dayFromNow(25))
  await form.getByLabel(m.contact_name()).fill('Plain Traveler')
  await form.getByLabel(m.contact_email()).fill('plain-tour@where.example')
  await ask.click()
  await expect(said).toContainText(m.visit_request_sent_title())
  const mails = (await product.mails()).filter(({ to }) => to === 'plain-tour@where.example')
  expect(mails).toHaveLength(2)
  await context.close()
})

test('a tour that is not offered is not found, and leads to those that are', async ({ page }) => {
  const answer = await page.goto('/visit/tours/atlantis')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('dialog')).toContainText(m.visit_tour_not_found_title())
  await page.getByRole('link', { name: m.visit_tour_see_all() }).click()
  await expect(page).toHaveURL(/\/visit$/)
})
