import type { Page } from '@playwright/test'
import { m } from '#messages'
import { expectSaid } from './expect-said.ts'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

// A paid demo order that no other test changes.
const ORDER = 'F4I-1006'

test('an organization refunds a unit, then an amount, and every page agrees @rare', async ({
  page,
  product,
}) => {
  test.slow()
  const address = `/partner-dashboard/orders/${ORDER}`
  await signInAs(page, 'partner@demo.test')
  await page.goto(address)
  await page.getByRole('link', { name: m.orderdesk_refund_some() }).click()
  const dialog = page.getByRole('dialog')
  const press = () =>
    dialog.getByRole('button', { name: m.orderdesk_refund_some_button(), exact: true }).click()
  await expectNoAxeViolations(page)
  const [, paid = ''] = /of (\$[\d.,]+) can be refunded/.exec(await dialog.innerText()) ?? []
  const [, price = ''] = /(\$[\d.,]+) each/.exec(await dialog.innerText()) ?? []

  await dialog.getByLabel(m.orderdesk_reason_label()).fill('One bottle was broken.')
  await press()
  await expect(dialog).toContainText(m.orderdesk_refund_nothing())
  await expect(dialog.getByLabel(m.orderdesk_reason_label())).toHaveValue(/broken/)
  await dialog
    .getByLabel(/units to refund$/)
    .first()
    .fill('1')
  await dialog.getByLabel(m.orderdesk_refund_units_restock()).first().check()
  await press()
  await expectSaid(page, m.orderdesk_did_refund_some({ amount: price, number: ORDER }))
  const afterUnit = minus(paid, price)
  await expectMoney(page, { paid, refunded: price, left: afterUnit })
  await expectNoAxeViolations(page)

  await page.goto(`${address}?ask=refund-some`)
  await dialog.getByLabel(m.orderdesk_refund_amount(), { exact: true }).fill('5')
  await dialog.getByLabel(m.orderdesk_reason_label()).fill('For the late parcel.')
  await press()
  await expectSaid(page, m.orderdesk_did_refund_some({ amount: '$5.00', number: ORDER }))
  const [refunded, left] = [plus(price, '$5.00'), minus(afterUnit, '$5.00')]
  await expectMoney(page, { paid, refunded, left })

  const subject = m.orders_mail_refunded_subject({ amount: '$5.00', number: ORDER })
  const mail = (await product.mails()).find(
    (one) => one.to === 'lena.hoffmann@mail.example' && one.subject === subject,
  )
  expect(mail?.text).toContain('For the late parcel.')
  expect(mail?.text).toContain(m.orderdesk_mail_money_offline({ amount: '$5.00' }))

  const { origin } = new URL(page.url())
  const file = await (await page.request.get(`/partner-dashboard/orders.csv?q=${ORDER}`)).text()
  expect(file).toContain([paid, refunded, left].map((sum) => cents(sum) / 100).join())
  await page.goto(`/partner-dashboard/orders?q=${ORDER}`)
  await expect(page.getByRole('main')).toContainText(m.orderdesk_after_refunds({ amount: left }))

  await page.context().clearCookies()
  await page.goto(/http\S+\/orders\/\S+/.exec(mail?.text ?? '')?.[0] ?? origin)
  await expectMoney(page, { refunded, left })
  await expect(page.getByText(m.orders_units_refunded({ count: 1 }))).toBeVisible()
  await expectNoAxeViolations(page)

  await signInAs(page, 'admin@demo.test')
  await page.goto(`/admin/orders/${ORDER}`)
  await expectMoney(page, { paid, refunded, left })
})

/** Expects the page to show the amounts paid, refunded and remaining, each with its label. */
async function expectMoney(page: Page, sums: { paid?: string; refunded: string; left: string }) {
  const main = page.getByRole('main')
  const { paid, refunded, left } = sums
  if (paid) await expect(main.locator('dd', { hasText: exactly(paid) }).first()).toBeVisible()
  await expect(main.locator('dd', { hasText: exactly(`−${refunded}`) }).first()).toBeVisible()
  await expect(main.locator('dd', { hasText: exactly(left) }).first()).toBeVisible()
}

const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[$.]/g, String.raw`\$&`)}$`)
const cents = (sum: string) => Math.round(Number(sum.replaceAll(/[$,]/g, '')) * 100)
const dollars = (of: number) => `$${(of / 100).toFixed(2)}`
const plus = (one: string, other: string) => dollars(cents(one) + cents(other))
const minus = (one: string, other: string) => dollars(cents(one) - cents(other))
