import { expect, test } from 'vitest'
import { partOf } from '#test/app/desks.ts'
import { guest } from '#test/app/create-test-app.ts'
import { anOrder, booksOf, openPage, startPayingWorld } from '#test/app/paying.ts'
import { isAppError } from '#platform/errors.ts'
import { cancelPart } from './commands/move-own-part.ts'

const paying = startPayingWorld()
const { app, stripe } = paying

test('cancelling a partner order while it is refunded in the dashboard does not deadlock', async () => {
  const ready: (() => Promise<void>)[] = []
  for (let at = 0; at < 8; at += 1) {
    const { paymentId, orderId } = await anOrder(app, guest())
    const page = await openPage(paying, paymentId)
    await stripe.pay(page)
    const { payment_intent } = stripe.till.sessions.get(page)!
    const { id: partId } = await partOf(app, orderId!)
    const refund = { id: `re_${at}`, payment_intent, amount: 5_000, currency: 'usd' }
    ready.push(async () => {
      const cancelled = cancelPart(app.caller('partner'), {
        partId,
        seen: 'processing',
        reason: 'Broken',
      }).catch((error: unknown) => error)
      const [answers, refusal] = await Promise.all([
        stripe.send('refund.created', { ...refund, status: 'succeeded' }),
        cancelled,
      ])
      expect(answers).toEqual([200])
      if (isAppError(refusal)) expect(refusal.code).toBe('conflict')
      expect((await booksOf(app, paymentId)).refundedCents).toBe(5_000)
    })
  }
  await Promise.all(ready.map((race) => race()))
}, 30_000)
