import { expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { aGift, mailsAbout } from '#test/app/paying.ts'
import { reportBookFaults } from './report-book-faults.ts'

const app = startTestApp()

const report = () => reportBookFaults(app.caller(system, newId()), {})
const told = async () => (await mailsAbout(app, 'payments.book-faults')).length

test('emails the office once a day about ledger faults, and never about a clean ledger', async () => {
  expect(await report()).toBe(0)
  expect(await told()).toBe(0)
  const { paymentId } = await aGift(app, 'offline')
  await app.asOwner(`set local role app_rules;
    update app.payments set received_cents = 1 where id = '${paymentId}'; reset role`)
  // Like processes that start at the same time.
  const counts = await Promise.all([report(), report(), report(), report()])
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(await told()).toBe(1)
  app.advance(24 * 60 * 60_000)
  await report()
  expect(await told()).toBe(2)
})

test('is for jobs only', async () => {
  await expect(reportBookFaults(app.caller('superuser'), {})).toBeRefused('forbidden')
})
