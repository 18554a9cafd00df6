import type { Page } from '@playwright/test'
import { m } from '#messages'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

const form = (page: Page) => page.getByRole('region', { name: m.contact_form_title() })
const send = (page: Page) => page.getByRole('button', { name: m.contact_submit() })

async function fill(page: Page, said: { email: string; subject: string }): Promise<void> {
  await form(page).getByLabel(m.contact_name()).fill('Ruth Amsalem')
  await form(page).getByLabel(m.forms_email()).fill(said.email)
  await form(page).getByLabel(m.contact_subject()).fill(said.subject)
  await form(page).getByLabel(m.contact_message()).fill('Do you need somebody who can bind books?')
}

test('a message is confirmed, read and answered @rare @loop', async ({
  page,
  browser,
  product,
}) => {
  const said = { email: 'ruth@where.example', subject: 'Binding old books' }
  await page.goto('/contact')
  await send(page).click()
  const alert = page.getByRole('alert')
  for (const sentence of [
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Subject must be at least 5 characters.',
    'Message must be at least 10 characters.',
  ]) {
    await expect(alert.getByRole('link', { name: sentence })).toBeVisible()
  }
  await expect(alert).toBeFocused()

  await fill(page, said)
  await send(page).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
  await expect(
    page.getByText("Thank you for your message. We'll get back to you soon."),
  ).toBeVisible()
  await expect(form(page).getByLabel(m.contact_subject())).toHaveValue('')
  await expect(form(page).getByLabel(m.contact_message())).toHaveValue('')
  const mailsToRuth = async () => (await product.mails()).filter(({ to }) => to === said.email)
  expect(await mailsToRuth()).toMatchObject([{ subject: m.inbox_mail_contact_subject() }])

  const staff = await browser.newContext({ baseURL: product.url })
  const desk = await staff.newPage()
  await signInAs(desk, 'admin@demo.test')
  await desk.goto('/admin/inbox?q=binding')
  await desk.getByRole('link', { name: said.subject }).click()
  await expect(desk.getByText('Do you need somebody who can bind books?')).toBeVisible()
  await desk.getByRole('button', { name: m.inbox_move_in_progress() }).click()
  await expect(desk.getByText(m.inbox_status_set({ status: 'in progress' }))).toBeVisible()
  await desk.getByLabel(m.inbox_answer_label()).fill('Yes, in Haifa.\n\nCome and see us.')
  await desk.getByRole('button', { name: m.inbox_answer_send() }).click()
  await expect(desk.getByText(m.inbox_answer_sent({ name: 'Ruth Amsalem' }))).toBeVisible()
  await expect(desk.getByRole('main').getByText(m.inbox_status_answered()).first()).toBeVisible()
  await expect(desk.getByLabel(m.inbox_answer_label())).toHaveValue('')
  await staff.close()

  const [answer] = await mailsToRuth()
  expect(answer?.subject).toBe(`Re: ${said.subject}`)
  expect(answer?.text).toContain('Yes, in Haifa.')
})

test('of two admins the second sees the first one’s reply, and can still send @rare', async ({
  page,
  browser,
  product,
}) => {
  const said = { email: 'twice@where.example', subject: 'Who answers first' }
  await page.goto('/contact')
  await fill(page, said)
  await send(page).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
  const desks: Page[] = []
  for (const email of ['admin@demo.test', 'superuser@demo.test']) {
    const context = await browser.newContext({ baseURL: product.url })
    const desk = await context.newPage()
    await signInAs(desk, email)
    await desk.goto('/admin/inbox?q=first')
    await desk.getByRole('link', { name: said.subject }).click()
    await desk.getByLabel(m.inbox_answer_label()).fill(`This is ${email}.`)
    desks.push(desk)
  }
  const [one, other] = desks as [Page, Page]
  await one.getByRole('button', { name: m.inbox_answer_send() }).click()
  await expect(one.getByText(m.inbox_answer_sent({ name: 'Ruth Amsalem' }))).toBeVisible()
  const answered = other.waitForResponse((response) => response.request().method() === 'POST')
  await other.getByRole('button', { name: m.inbox_answer_send() }).click()
  expect((await answered).status()).toBe(409)
  await expect(other.getByRole('alert')).toContainText('Daniel Carmi has just answered')
  await expect(other.getByText('This is admin@demo.test.')).toBeVisible()
  await expect(other.getByLabel(m.inbox_answer_label())).toHaveValue('This is superuser@demo.test.')
  await other.getByRole('button', { name: m.inbox_answer_send_anyway() }).click()
  await expect(other.getByText(m.inbox_answer_sent({ name: 'Ruth Amsalem' }))).toBeVisible()
  const mails = (await product.mails()).filter(({ kind }) => kind === 'inbox.answer')
  expect(mails.filter(({ to }) => to === said.email)).toHaveLength(2)
  for (const desk of desks) await desk.context().close()
})

test('without a connection the input stays, with the reason next to it', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|failed request/)
  await page.goto('/contact')
  await fill(page, { email: 'away@where.example', subject: 'Nobody there' })
  await page.route('**/contact.data*', (route) => route.abort())
  await send(page).click()
  await expect(page.getByText('Something went wrong.').first()).toBeVisible()
  await expect(
    page.getByText('Your message could not be sent. Please try again.').first(),
  ).toBeVisible()
  await expect(form(page).getByLabel(m.contact_subject())).toHaveValue('Nobody there')
  await page.unroute('**/contact.data*')
  await send(page).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
})
