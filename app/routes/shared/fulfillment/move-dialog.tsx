import { TRACKING_MAX, type FulfillmentStep } from '#domain/orders/desk.ts'
import { m } from '#messages'
import { keptField } from '#app/request/kept-field.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { PartDialog, type PartDialogProps } from './part-dialog.tsx'

type MoveDialogProps = Pick<
  PartDialogProps,
  'title' | 'lead' | 'money' | 'part' | 'address' | 'isRead' | 'problems'
> & { move: FulfillmentStep }

/** Asks for what a step needs: the reason, the tracking details, or whether the items go back to stock. */
export function MoveDialog({ move, ...props }: MoveDialogProps) {
  const { title, problems } = props
  return (
    <PartDialog
      {...props}
      intent={move}
      submit={title}
      isHarsh={move === 'cancel' || move === 'refund'}
      above={
        move === 'ship' && (
          <TextField
            {...keptField(problems, 'tracking')}
            label={m.orderdesk_ship_label()}
            help={m.orderdesk_ship_help()}
            maxLength={TRACKING_MAX}
          />
        )
      }
      below={
        move === 'refund' && (
          <CheckboxField
            name="restock"
            value="yes"
            label={m.orderdesk_restock_label()}
            help={m.orderdesk_restock_help()}
            defaultChecked={problems?.values['restock'] === 'yes'}
          />
        )
      }
    />
  )
}
