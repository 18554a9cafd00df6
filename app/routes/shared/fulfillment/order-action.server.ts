import { format } from '#platform/text/format.ts'
import {
  asDeskMove,
  asOrderStatus,
  REFUND_SOME,
  type FulfillmentStep,
} from '#domain/orders/desk.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import type { TypedRefund } from '#domain/orders/given-refund.ts'
import { m } from '#messages'
import type { FormValues } from '#app/request/form.ts'
import { formAction, type Posted } from '#app/request/form-action.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { didWords } from './move-words.ts'

type GivenMove = {
  partId: string
  seen: OrderStatus
  tracking: string
  reason: string
  isRestocked: boolean
}

/** Commands available to one side, staff or organization. */
type DeskVerbs = Record<
  FulfillmentStep,
  (caller: Caller, given: GivenMove) => Promise<{ number: string }>
> & {
  refundSome: (
    caller: Caller,
    given: TypedRefund,
  ) => Promise<{ number: string; amountCents: number }>
  confirm: (caller: Caller, given: { paymentId: string }) => Promise<unknown>
} & Partial<
    Record<'gone' | 'again', (caller: Caller, given: { refundId: string }) => Promise<void>>
  >

/** Creates the action of an order's page: runs what the form asks for and redirects to the page. */
export function orderAction(verbs: DeskVerbs, addressOf: (id: string) => string) {
  const { gone, again } = verbs
  return formAction({
    intents: {
      async confirm({ caller, values: { paymentId = '', number = '' } }) {
        await verbs.confirm(caller, { paymentId })
        return didWords.confirm({ number })
      },
      async [REFUND_SOME]({ caller, values }) {
        const { number, amountCents } = await verbs.refundSome(caller, readRefund(values))
        return m.orderdesk_did_refund_some({ number, amount: format.price(amountCents) })
      },
      ...(gone && {
        async gone({ caller, values: { refundId = '' } }: Posted) {
          await gone(caller, { refundId })
          return m.orderdesk_gone_did()
        },
      }),
      ...(again && {
        async again({ caller, values: { refundId = '' } }: Posted) {
          await again(caller, { refundId })
          return m.orderdesk_again_did()
        },
      }),
    },
    async run({ caller, values }) {
      const move = asDeskMove(values['intent'])
      if (!move) throw new AppError('bad_input', m.orderdesk_no_move())
      return didWords[move](await verbs[move](caller, readMove(values)))
    },
    to: ({ id }) => addressOf(id),
  })
}

/** Line units are submitted as `units.<line>`; `back.<line>` returns them to stock. */
function readRefund(values: FormValues): TypedRefund {
  const { partId, seen } = readMove(values)
  const lines = Object.entries(values).flatMap(([name, typed]) => {
    const [, lineId] = /^units\.(.+)$/.exec(name) ?? []
    const quantity = typed.trim() === '' ? 0 : Number(typed)
    if (lineId === undefined) return []
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > 99) {
      const sentence = m.orderdesk_refund_units_wrong()
      throw new AppError('bad_input', sentence, { fields: { [name]: sentence } })
    }
    return [{ lineId, quantity, isRestocked: values[`back.${lineId}`] === 'yes' }]
  })
  return {
    partId,
    seen,
    lines,
    seenLeft: Number(values['seenLeft']),
    amount: values['amount'] ?? '',
    reason: values['reason'] ?? '',
  }
}

function readMove(values: FormValues): GivenMove {
  const seen = asOrderStatus(values['seen'])
  if (!seen) throw new AppError('bad_input', m.orderdesk_no_move())
  return {
    partId: values['partId'] ?? '',
    seen,
    tracking: values['tracking'] ?? '',
    reason: values['reason'] ?? '',
    isRestocked: values['restock'] === 'yes',
  }
}
