import { z } from 'zod'
import { command, query, type Caller } from '#platform/operation.ts'
import { ProviderAway } from '#platform/payments/provider.ts'
import { recordPaymentEvent } from './commands/record-payment-event.ts'

/** Closes the provider's pages of payments that have ended; what was paid there meanwhile is entered, and goes back. */
export async function expireCheckoutSessions(caller: Caller): Promise<void> {
  const { payments, log } = caller.runtime
  if (!payments) return
  for (const { id, session } of await listPlaces(caller, {})) {
    try {
      const place = await payments.end(session)
      if (place.state === 'paid') await recordPaymentEvent(caller, place.event)
      if (place.state !== 'waiting') await forgetPlace(caller, { id, session })
    } catch (error) {
      log.warn({ err: error, payment: id }, 'a page for paying could not be closed')
      // Each question may take seconds; the rest waits for the next round.
      if (error instanceof ProviderAway) return
    }
  }
}

const listPlaces = query({
  name: 'payments.list-places-to-close',
  for: 'system',
  input: z.object({}),
  async run({ db }) {
    const rows = await db
      .selectFrom('payments')
      .select(['id', 'session'])
      .where('status', '=', 'ended')
      .where('session', 'is not', null)
      .orderBy('updatedAt')
      .limit(50)
      .execute()
    return rows.flatMap(({ id, session }) => (session === null ? [] : [{ id, session }]))
  },
})

const forgetPlace = command({
  name: 'payments.forget-place',
  for: 'system',
  input: z.object({ id: z.uuid(), session: z.string() }),
  async run({ db, input }) {
    await db
      .updateTable('payments')
      .set({ session: null })
      .where('id', '=', input.id)
      .where('session', '=', input.session)
      .execute()
  },
})
