import type { Caller } from '#platform/operation.ts'
import { endDuePayment } from './end-due-payment.ts'
import { listDuePayments, type DuePayment } from './list-due-payments.ts'
import { recordPaymentEvent } from './record-payment-event.ts'

/** How long pieces are held beyond their time while the provider cannot be asked whether they were paid. */
const PATIENCE_MS = 60 * 60_000

/** Ends every payment whose time has passed; what was paid at the last moment is entered instead, even if nobody told us. */
export async function endDuePayments(caller: Caller): Promise<void> {
  for (const due of await listDuePayments(caller, {})) {
    try {
      if (await isPlaceClosed(caller, due)) await endDuePayment(caller, { paymentId: due.id })
    } catch (error) {
      caller.house.log.error({ err: error, payment: due.id }, 'a payment could not be ended')
    }
  }
}

async function isPlaceClosed({ house, ...caller }: Caller, due: DuePayment): Promise<boolean> {
  const { payments } = house
  if (!payments || due.session === null) return true
  const isPatient = house.clock.now().getTime() - due.dueAt.getTime() < PATIENCE_MS
  try {
    const place = await payments.end(due.session)
    if (place.state === 'paid') {
      await recordPaymentEvent({ house, ...caller }, place.event)
      return false
    }
    return place.state === 'ended' || !isPatient
  } catch (error) {
    if (isPatient) throw error
    return true
  }
}
