import type { Caller } from '#platform/operation.ts'
import { ProviderAway } from '#platform/payments/provider.ts'
import { endDuePayment } from './commands/end-due-payment.ts'
import { listDuePayments } from './queries/list-due-payments.ts'
import { recordPaymentEvent } from './commands/record-payment-event.ts'

/** How long pieces are held beyond their time while the provider cannot be asked whether they were paid. */
const PATIENCE_MS = 60 * 60_000

/** Ends every payment whose time has passed; what was paid at the last moment is entered instead, even if nobody told us. */
export async function endDuePayments(caller: Caller): Promise<void> {
  const { clock, log } = caller.runtime
  // Asked once in vain is enough: each question may take seconds.
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

/** Whether nobody can pay there any more; false for what is paid, or is on its way. */
async function closePlace(caller: Caller, session: string): Promise<boolean> {
  const { payments } = caller.runtime
  if (!payments) return true
  const place = await payments.end(session)
  if (place.state === 'paid') await recordPaymentEvent(caller, place.event)
  return place.state === 'ended'
}
