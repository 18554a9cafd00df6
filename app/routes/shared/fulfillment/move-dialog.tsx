import type { ReactNode } from 'react'
import { TRACKING_MAX, type FulfillmentStep } from '#domain/orders/desk.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { PartDialog } from './part-dialog.tsx'

type MoveDialogProps = {
  move: FulfillmentStep
  title: string
  /** Explains the consequences. */
  lead: ReactNode
  /** Explains what happens to the money, if any was paid. */
  money?: string | undefined
  part: { id: string; status: string }
  address: string
  /** True if the customer reads the reason; otherwise it only goes to the audit log. */
  isRead: boolean
  problems: FormErrors | undefined
}

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
            id="tracking"
            name="tracking"
            label={m.orderdesk_ship_label()}
            help={m.orderdesk_ship_help()}
            maxLength={TRACKING_MAX}
            defaultValue={problems?.values['tracking']}
            error={problems?.fields['tracking']}
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
