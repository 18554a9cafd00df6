import { randomUUID } from 'node:crypto'
import { type Caller, command, query } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import { sendRefunds } from './send-refunds.ts'
import { ProviderAway } from '#platform/payments/provider.ts'
import { endDuePayment } from './commands/end-due-payment.ts'
import { listDuePayments } from './queries/list-due-payments.ts'
import { recordPaymentEvent } from './commands/record-payment-event.ts'
import { z } from 'zod'

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

/** How long stock stays reserved past the due time while the provider cannot be queried. */
const PATIENCE_MS = 60 * 60_000

const WORK = {
  'end-due': endDuePayments,
  'close-places': expireCheckoutSessions,
  'send-refunds': sendRefunds,
}

/**
 * Runs all payment work once: ends overdue payments, closes their sessions, sends refunds. A failure does not stop the
 * other steps; returns whether all succeeded.
 */
export async function settlePayments(runtime: Caller['runtime']): Promise<boolean> {
  let isWhole = true
  for (const [name, work] of Object.entries(WORK)) {
    const actor = { kind: 'system', job: `payments-${name}` } as const
    try {
      await work({ runtime, actor, requestId: randomUUID() })
    } catch (error) {
      runtime.log.error({ err: error, work: `payments-${name}` }, 'payments could not be settled')
      isWhole = false
    }
  }
  return isWhole
}

/** Settles payments every half a minute. Safe to run in any number of processes. */
export function startSettlementJob(runtime: Caller['runtime']): Repeated {
  return runPeriodically(() => settlePayments(runtime), {
    name: 'payments.settle',
    firstMs: 5_000,
    everyMs: 30_000,
    log: runtime.log,
  })
}

/** Ends every overdue payment; one that was paid at the last moment is recorded instead, even without an event. */
async function endDuePayments(caller: Caller): Promise<void> {
  const { clock, log } = caller.runtime
  // One failed query is enough: each may take seconds.
  let isAway = false
  for (const { id, session, dueAt } of await listDuePayments(caller, {})) {
    const isPatient = clock.now().getTime() - dueAt.getTime() < PATIENCE_MS
    let isClosed = session === null
    if (session !== null && !isAway) {
      try {
        isClosed = await closePlace(caller, session)
      } catch (error) {
        if (!(error instanceof ProviderAway)) throw error
        isAway = true
        log.warn({ err: error }, 'the payment provider cannot be asked what was paid')
      }
    }
    if (isClosed || (isAway && !isPatient)) await endDuePayment(caller, { paymentId: id })
  }
}

/** Whether the session can no longer be paid; false if it was paid or a payment is in transit. */
async function closePlace(caller: Caller, session: string): Promise<boolean> {
  const { payments } = caller.runtime
  if (!payments) return true
  const place = await payments.end(session)
  if (place.state === 'paid') await recordPaymentEvent(caller, place.event)
  return place.state === 'ended'
}

/** Closes the sessions of ended payments; a payment made there in the meantime is recorded and refunded. */
async function expireCheckoutSessions(caller: Caller): Promise<void> {
  const { payments, log } = caller.runtime
  if (!payments) return
  for (const { id, session } of await listPlaces(caller, {})) {
    try {
      const place = await payments.end(session)
      if (place.state === 'paid') await recordPaymentEvent(caller, place.event)
      if (place.state !== 'waiting') await forgetPlace(caller, { id, session })
    } catch (error) {
      log.warn({ err: error, payment: id }, 'a page for paying could not be closed')
      // Each query may take seconds; the rest waits for the next run.
      if (error instanceof ProviderAway) return
    }
  }
}
