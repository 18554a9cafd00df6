import { format } from '#platform/text/format.ts'
import { unitsLabel, REFUND_SOME, type OrderedUnits } from '#domain/orders/desk.ts'
import type { Money } from '#domain/payments/money.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { PartDialog } from './part-dialog.tsx'

type RefundDialogProps = {
  part: { id: string; status: string; units: readonly OrderedUnits[]; money: Money }
  address: string
  /** Explains how the money is returned. */
  money: string
  problems: FormErrors | undefined
}

/** Asks which units or what amount of a part to refund, and why. */
export function RefundDialog({ part, problems, ...props }: RefundDialogProps) {
  const { leftCents, receivedCents } = part.money
  return (
    <PartDialog
      {...{ part, problems, ...props }}
      intent={REFUND_SOME}
      title={m.orderdesk_refund_some()}
      lead={m.orderdesk_refund_some_text({
        left: format.price(leftCents),
        paid: format.price(receivedCents),
      })}
      seenLeft={leftCents}
      submit={m.orderdesk_refund_some_button()}
      isRead
      isHarsh
      above={
        <>
          {part.units
            .filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity)
            .map((line) => (
              <Units key={line.lineId} line={line} problems={problems} />
            ))}
          <TextField
            {...keptField(problems, 'amount')}
            inputMode="decimal"
            autoComplete="off"
            label={m.orderdesk_refund_amount()}
            help={m.orderdesk_refund_amount_help()}
          />
        </>
      }
      below={<p className="text-sm text-muted">{m.orderdesk_refund_closes()}</p>}
    />
  )
}

function Units({ line, problems }: { line: OrderedUnits; problems: FormErrors | undefined }) {
  const { lineId, name, size, quantity, refundedQuantity, priceCents } = line
  const count = quantity - refundedQuantity
  const units = `units.${lineId}`
  const back = `back.${lineId}`
  return (
    <div className="grid items-start gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        {...keptField(problems, units, '')}
        type="number"
        inputMode="numeric"
        min={0}
        max={count}
        label={m.orderdesk_refund_units_of({ name: unitsLabel({ quantity, name, size }) })}
        help={m.orderdesk_refund_units_left({ price: format.price(priceCents), count })}
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
