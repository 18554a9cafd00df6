import { Form, Link, useNavigation } from 'react-router'
import { CLOSING_REASON_MAX, pieceWords, REFUND_SOME, type Piece } from '#domain/orders/desk.ts'
import type { Money } from '#domain/payments/money.ts'
import { priceOf } from '#domain/store/product.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { FormErrors } from '#app/request/form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type RefundDialogProps = {
  part: { id: string; status: string; pieces: readonly Piece[]; money: Money }
  address: string
  /** How the money gets back. */
  money: string
  problems: FormErrors | undefined
}

/** Asks which units, or how much, of a part to refund, and why. What was typed comes back with what is wrong. */
export function RefundDialog({ part, address, money, problems }: RefundDialogProps) {
  const { state } = useNavigation()
  const { leftCents, receivedCents } = part.money
  const max = format.number(CLOSING_REASON_MAX)
  const general = problems && Object.keys(problems.fields).length === 0
  const lead = m.orderdesk_refund_some_text({
    left: priceOf(leftCents),
    paid: priceOf(receivedCents),
  })
  return (
    <RouteDialog title={m.orderdesk_refund_some()} description={lead} closeTo={address}>
      <Form
        method="post"
        action={`${address}?ask=${REFUND_SOME}&part=${part.id}`}
        className="grid gap-5"
        noValidate
      >
        <input type="hidden" name="intent" value={REFUND_SOME} />
        <input type="hidden" name="partId" value={part.id} />
        <input type="hidden" name="seen" value={part.status} />
        <input type="hidden" name="seenLeft" value={leftCents} />
        {general && <Banner tone="danger">{problems.message}</Banner>}
        <Banner tone="warning">{money}</Banner>
        {part.pieces
          .filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity)
          .map((piece) => (
            <Units key={piece.lineId} piece={piece} problems={problems} />
          ))}
        <TextField
          id="amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          label={m.orderdesk_refund_amount()}
          help={m.orderdesk_refund_amount_help()}
          defaultValue={problems?.values['amount']}
          error={problems?.fields['amount']}
        />
        <TextArea
          id="reason"
          name="reason"
          label={m.orderdesk_reason_label()}
          help={m.orderdesk_reason_help({ max })}
          defaultValue={problems?.values['reason']}
          error={problems?.fields['reason']}
          required
        />
        <p className="text-sm text-muted">{m.orderdesk_refund_closes()}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button asChild variant="quiet">
            <Link to={address} preventScrollReset>
              {m.orderdesk_keep()}
            </Link>
          </Button>
          <Button type="submit" variant="danger" pending={state !== 'idle'}>
            {m.orderdesk_refund_some_button()}
          </Button>
        </div>
      </Form>
    </RouteDialog>
  )
}

function Units({ piece, problems }: { piece: Piece; problems: FormErrors | undefined }) {
  const { lineId, name, size, quantity, refundedQuantity, priceCents } = piece
  const count = quantity - refundedQuantity
  const units = `units.${lineId}`
  const back = `back.${lineId}`
  return (
    <div className="grid items-start gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        id={units}
        name={units}
        type="number"
        inputMode="numeric"
        min={0}
        max={count}
        label={m.orderdesk_refund_units_of({ name: pieceWords({ quantity, name, size }) })}
        help={m.orderdesk_refund_units_left({ price: priceOf(priceCents), count })}
        defaultValue={problems?.values[units] ?? ''}
        error={problems?.fields[units]}
      />
      <CheckboxField
        id={back}
        name={back}
        value="yes"
        label={m.orderdesk_refund_units_restock()}
        defaultChecked={problems?.values[back] === 'yes'}
        className="sm:mt-7"
      />
    </div>
  )
}
