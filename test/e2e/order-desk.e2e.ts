import type { Page } from '@playwright/test'
import { expectSaid } from './expect-said.ts'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

// Demo orders: a paid one ready to ship, and one that involves staff and two organizations.
const ORDER = 'F4I-1009'
const CUSTOMER = 'adina.price@mail.example'
const SHARED = 'F4I-1007'

test('an organization packs, ships, and refunds an order @rare', async ({ page, product }) => {
  await signInAs(page, 'partner@demo.test')
  await page.goto('/partner-dashboard/orders')
  await page
    .getByRole('navigation', { name: 'Orders by status' })
    .getByRole('link', { name: /^Processing/ })
    .click()
  await expect(page).toHaveURL(/\?status=processing$/)
  await page.getByRole('link', { name: ORDER }).click()
  await expect(heading(page, `Order ${ORDER}`)).toBeVisible()

  await page.getByRole('link', { name: 'Packing slip' }).click()
  await expect(heading(page, 'Packing slip')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the order' }).click()

  // Another member of the organization has the page open too.
  const late = await page.context().newPage()
  await late.goto(`/partner-dashboard/orders/${ORDER}?ask=cancel`)
  await late.getByLabel('Reason').fill('Out of boxes.')

  await page.getByLabel('Carrier and tracking').fill('Israel Post RR1')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await expectSaid(page, `Order ${ORDER} is marked as shipped. The customer has been notified.`)
  await expect(page.getByText('Israel Post RR1')).toBeVisible()
  expect(await mailTo(product, CUSTOMER, `Your order ${ORDER} is on its way`)).toContain(
    'Shipped with: Israel Post RR1',
  )

  await late.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(late.getByText(/it is now “Shipped”/)).toBeVisible()
  await late.close()

  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  await expectSaid(page, `Order ${ORDER} is marked as delivered. The customer has been notified.`)

  await page.getByRole('link', { name: 'Refund in full' }).click()
  await expectNoAxeViolations(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Refund in full' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Please say why/)
  await dialog.getByLabel('Reason').fill('The jars were broken.')
  await dialog.getByLabel('The items came back').check()
  await dialog.getByRole('button', { name: 'Refund in full' }).click()
  await expectSaid(page, `Order ${ORDER} is refunded. The customer has been notified.`)
  await expect(page.getByText('The items are back in stock.')).toBeVisible()
  expect(await mailTo(product, CUSTOMER, `Your order ${ORDER} is being refunded`)).toContain(
    'The jars were broken.',
  )
})

test('an organization confirms a payment, and edits its payment instructions @rare', async ({
  page,
}) => {
  await signInAs(page, 'partner@demo.test')
  await page.goto('/partner-dashboard')
  await page.getByRole('link', { name: /awaiting payment: has it arrived/ }).click()
  await expect(page).toHaveURL(/\?status=awaiting_payment$/)
  await page.getByRole('link', { name: 'F4I-1010' }).click()
  await page.getByRole('button', { name: 'Mark payment as received: $54.99' }).click()
  await expectSaid(page, 'The payment for order F4I-1010 is confirmed. It can be shipped now.')
  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible()

  await page.goto('/partner-dashboard/how-to-pay')
  await page
    .getByLabel('Your payment instructions', { exact: true })
    .fill('Bank of the Galilee, 1234')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectSaid(
    page,
    'Saved. New orders and gifts show these instructions, and so do those awaiting payment to you.',
  )
  await expect(page.getByText('Bank of the Galilee, 1234')).toBeVisible()
})

test('each organization sees its own part, staff the whole order, and act with a reason @rare', async ({
  page,
}) => {
  await signInAs(page, 'partner@demo.test')
  await page.goto(`/partner-dashboard/orders/${SHARED}`)
  await expect(page.getByText('Galilee Hills T-shirt')).toBeVisible()
  await expect(page.getByText('Work Cap')).toHaveCount(0)
  await expect(page.getByText('$86.99')).toHaveCount(0)
  const file = await page.request.get(`/partner-dashboard/orders.csv?q=${SHARED}`)
  expect(await file.text()).not.toContain('Work Cap')

  await page.context().clearCookies()
  await signInAs(page, 'admin@demo.test')
  await page.goto(`/admin/orders?q=${SHARED}`)
  await page.getByRole('link', { name: `Details of order ${SHARED}` }).click()
  await expect(heading(page, `Order ${SHARED}`)).toBeVisible()
  await expect(page.getByText('Work Cap')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel this part' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('They have none left.')
  await dialog.getByRole('button', { name: 'Cancel this part' }).click()
  await expectSaid(page, `Order ${SHARED} is canceled. The customer has been notified.`)
  await expect(page.getByText('−$39.00').first()).toBeVisible()

  await page.goto('/admin/content/payments')
  await page.getByLabel('How to pay without a card', { exact: true }).fill('Write to the office.')
  const other = await page.context().newPage()
  await other.goto('/admin/content/payments')
  await other.getByLabel('How to pay without a card', { exact: true }).fill('Ring the office.')
  await other.getByRole('button', { name: 'Save' }).click()
  await expectSaid(other, 'Saved')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Ring the office.')).toBeVisible()
})

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name })
}

/** The text of an email to a user with that subject. */
async function mailTo(
  product: { mails(): Promise<{ to: string; subject: string; text: string }[]> },
  address: string,
  subject: string,
): Promise<string> {
  const find = async () =>
    (await product.mails()).find((mail) => mail.to === address && mail.subject === subject)
  await expect.poll(async () => (await find()) !== undefined).toBe(true)
  return (await find())?.text ?? ''
}
