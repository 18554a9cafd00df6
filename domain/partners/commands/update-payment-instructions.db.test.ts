import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { speak } from '#platform/speak.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { startTestApp, guest, system } from '#test/app/create-test-app.ts'
import { organizationOf } from '#test/app/organization.ts'
import { addProduct, orderAs } from '#test/app/ordering.ts'
import { seedPosters } from '#test/app/posting.ts'
import { presentOrder } from '#domain/orders/present-order.ts'
import { findPaymentInstructions } from '../queries/find-payment-instructions.ts'
import { listPartnerChanges } from '../queries/list-partner-changes.ts'
import { updatePaymentInstructions } from './update-payment-instructions.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))
afterEach(() => expectBooksAgree(app))

const words = 'Bank of the Galilee, account 1234'

async function toldFor(paymentId: string) {
  const { rows } = await app.runtime.scope.as(system, (db) =>
    sql<{ words: TextInEach }>`select app.how_to_pay(${paymentId}) as words`.execute(db),
  )
  return rows[0]?.words?.en
}

test('are read by buyers who order from it alone, and not by those who order from several', async () => {
  await updatePaymentInstructions(app.caller('partner'), { words: ` ${words}\r\n` })
  expect(await findPaymentInstructions(app.caller('partner'), {})).toMatchObject({ words })
  const bowl = { variantId: (await addProduct(app)).variants[0]!, quantity: 1 }
  const mug = {
    variantId: (await addProduct(app, { owner: 'partner2' })).variants[0]!,
    quantity: 1,
  }
  expect(await toldFor((await orderAs(app, 'supporter', [bowl])).paymentId)).toBe(words)
  expect(await toldFor((await orderAs(app, 'supporter', [bowl, mug])).paymentId)).not.toBe(words)
})

test('a change is emailed to the account and the office, without the text, and recorded', async () => {
  const { email } = DEMO_USERS.partner
  const told = async () => {
    const mails = [
      ...(await app.mailsTo(email)),
      ...(await app.mailsTo(app.runtime.env.OFFICE_EMAIL)),
    ]
    return mails.filter(({ kind }) => kind === 'partners.payment-words')
  }
  const before = (await told()).length
  await updatePaymentInstructions(app.caller('partner'), { words: 'Another account, 777' })
  await updatePaymentInstructions(app.caller('partner'), { words: 'Another account, 777' })
  const mails = await told()
  expect(mails).toHaveLength(before + 2)
  expect(mails.some(({ text }) => text.includes('777'))).toBe(false)
  const { id: partnerId } = await organizationOf(app, 'partner')
  const [change] = await listPartnerChanges(app.caller('admin'), { partnerId })
  expect(change).toMatchObject({
    fields: ['payment_instructions'],
    by: DEMO_USERS.partner.fullName,
  })
  await updatePaymentInstructions(app.caller('partner'), { words })
})

test('have a maximum length, and require an organization that can be edited', async () => {
  await expect(
    updatePaymentInstructions(app.caller('partner'), { words: 'x'.repeat(2001) }),
  ).toBeRefusedAt('words')
  await expect(updatePaymentInstructions(app.caller('supporter'), { words })).toBeRefused(
    'not_found',
  )
  const stand = (status: string) =>
    app.as(system).update('partners', { status }, { userId: DEMO_USERS.partner.id })
  await stand('suspended')
  await expect(updatePaymentInstructions(app.caller('partner'), { words: 'Other' })).toBeRefused(
    'conflict',
  )
  expect(await findPaymentInstructions(app.caller('partner'), {})).toMatchObject({ words })
  await stand('approved')
})

test('cannot be overwritten from a form opened before the last change', async () => {
  const partner = () => app.caller('partner')
  const version = (await findPaymentInstructions(partner(), {}))?.version
  await updatePaymentInstructions(partner(), { words: 'From the first window', version })
  await expect(
    updatePaymentInstructions(partner(), { words: 'From the second window', version }),
  ).toBeRefused('conflict')
  const stored = await findPaymentInstructions(partner(), {})
  expect(stored).toMatchObject({ words: 'From the first window' })
  await updatePaymentInstructions(partner(), { words, version: stored?.version })
})

const hebrew = 'בנק הגליל, חשבון 1234'
const inHebrew = { words_he: hebrew }
const notApproved = { approved_he: 'no' }

test('may be in two languages, of which each reader gets theirs, on the page and by email', async () => {
  await updatePaymentInstructions(app.caller('partner'), { words, ...inHebrew })
  expect(await findPaymentInstructions(app.caller('partner'), {})).toMatchObject({
    words,
    inEach: { language: 'en', words_he: hebrew },
  })
  const bowl = { variantId: (await addProduct(app)).variants[0]!, quantity: 1 }
  const buyer = 'buyer-in-hebrew@example.com'
  const { paymentId, orderId } = await speak('he', () =>
    orderAs(app, guest(), [bowl], { email: buyer }),
  )
  const { rows } = await app.runtime.scope.as(system, (db) =>
    sql<{ words: TextInEach }>`select app.how_to_pay(${paymentId}) as words`.execute(db),
  )
  expect(rows[0]?.words).toEqual({ en: words, he: hebrew })
  const shown = (language: 'en' | 'he') =>
    speak(language, () =>
      app.runtime.scope.as(
        system,
        async (db) => (await presentOrder(db, orderId))?.payment.howToPay,
      ),
    )
  expect([await shown('en'), await shown('he')]).toEqual([words, hebrew])
  const [mail] = await app.mailsTo(buyer)
  expect(mail?.text).toContain(hebrew)
  expect(mail?.text).not.toContain(words)
})

test('a translation without an original is refused, and one that no one approved', async () => {
  const partner = app.caller('partner')
  await expect(
    updatePaymentInstructions(partner, { words: '', language: 'en', ...inHebrew }),
  ).toBeRefusedAt('words_he')
  await expect(
    updatePaymentInstructions(partner, { words, ...inHebrew, ...notApproved }),
  ).toBeRefusedAt('approved_he')
})
