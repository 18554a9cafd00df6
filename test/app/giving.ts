import { getGiftPayment } from '#domain/support/queries/get-gift-payment.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { confirmOwnPayment } from '#domain/settlement/commands/confirm-own-payment.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, type Person, type TestApp } from './create-test-app.ts'

/** A visitor's form input. */
export const ruth = {
  as: 'guest',
  amount: '50',
  name: 'Ruth Abelson',
  email: 'ruth@givers.example',
} as const

type More = {
  amount?: string
  name?: string
  email?: string
  isNameShown?: string
  updates?: string
}

/** A visitor gives through the command, from a new address by default. */
export async function giveAsGuest(
  app: TestApp,
  itemId: string,
  more: More = {},
  who: Actor = guest(),
): Promise<{ id: string; paymentId: string }> {
  const email = `${newId()}@givers.example`
  return giveGift(app.caller(who, newId()), { ...ruth, email, ...more, itemId })
}

/** The organization confirms that a gift's money was received. */
export async function receiveGift(
  app: TestApp,
  id: string,
  who: Person = 'partner',
): Promise<void> {
  const { paymentId } = await getGiftPayment(app.caller(who), { id })
  await confirmOwnPayment(app.caller(who), { paymentId })
}
