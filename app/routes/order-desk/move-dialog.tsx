import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { CLOSING_REASON_MAX, TRACKING_MAX, type FulfillmentStep } from '#domain/orders/desk.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type MoveDialogProps = {
  move: FulfillmentStep
  title: string
  /** What follows from it. */
  lead: ReactNode
  /** What happens with the money, where some was paid. */
  money?: string | undefined
  part: { id: string; status: string }
  address: string
  /** The customer reads the reason; else the log has it. */
  isRead: boolean
  problems: FormErrors | undefined
}

/** Asks what a move needs: why, how it was sent, whether the pieces came back. What was typed comes back with what is wrong. */
export function MoveDialog(props: MoveDialogProps) {
  const { move, title, lead, money, part, address, isRead, problems } = props
  const { state } = useNavigation()
  const max = format.number(CLOSING_REASON_MAX)
  const isHarsh = move === 'cancel' || move === 'refund'
  const general = problems && Object.keys(problems.fields).length === 0
  return (
    <RouteDialog title={title} description={lead} closeTo={address}>
      <Form
        method="post"
        action={`${address}?ask=${move}&part=${part.id}`}
        className="grid gap-5"
        noValidate
      >
        <input type="hidden" name="intent" value={move} />
        <input type="hidden" name="partId" value={part.id} />
        <input type="hidden" name="seen" value={part.status} />
        {general && <Banner tone="danger">{problems.message}</Banner>}
        {money && <Banner tone="warning">{money}</Banner>}
        {move === 'ship' && (
          <TextField
            id="tracking"
            name="tracking"
            label={m.orderdesk_ship_label()}
            help={m.orderdesk_ship_help()}
            maxLength={TRACKING_MAX}
            defaultValue={problems?.values['tracking']}
            error={problems?.fields['tracking']}
          />
        )}
        <TextArea
          id="reason"
          name="reason"
          label={m.orderdesk_reason_label()}
          help={isRead ? m.orderdesk_reason_help({ max }) : m.orderdesk_reason_log_help({ max })}
          defaultValue={problems?.values['reason']}
          error={problems?.fields['reason']}
          required
        />
        {move === 'refund' && (
          <CheckboxField
            name="restock"
            value="yes"
            label={m.orderdesk_restock_label()}
            help={m.orderdesk_restock_help()}
            defaultChecked={problems?.values['restock'] === 'yes'}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button asChild variant="quiet">
            <Link to={address} preventScrollReset>
              {m.orderdesk_keep()}
            </Link>
          </Button>
          <Button type="submit" variant={isHarsh ? 'danger' : 'primary'} pending={state !== 'idle'}>
            {title}
          </Button>
        </div>
      </Form>
    </RouteDialog>
  )
}
