import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { CLOSING_REASON_MAX } from '#domain/orders/desk.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { Banner } from '#app/ui/banner.tsx'
import { DialogActions } from '#app/ui/dialog-actions.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

export type PartDialogProps = {
  /** The action on the part, as named in the page's URL. */
  intent: string
  title: string
  /** Explains the consequences. */
  lead: ReactNode
  /** Explains what happens to the money, if any was paid. */
  money?: string | undefined
  part: { id: string; status: string }
  /** The amount that remained when the page was loaded, if the action depends on it. */
  seenLeft?: number
  address: string
  /** True if the customer reads the reason; otherwise it only goes to the audit log. */
  isRead: boolean
  isHarsh: boolean
  submit: string
  problems: FormErrors | undefined
  /** Fields above and below the reason. */
  above?: ReactNode
  below?: ReactNode
}

/** Asks for the reason and other input of a change to a part. After a validation error the typed values are kept. */
export function PartDialog(props: PartDialogProps) {
  const { intent, title, lead, money, part, seenLeft, address, isRead, problems } = props
  const { state } = useNavigation()
  const max = format.number(CLOSING_REASON_MAX)
  const isGeneral = problems && Object.keys(problems.fields).length === 0
  return (
    <RouteDialog title={title} description={lead} closeTo={address}>
      <Form
        method="post"
        action={`${address}?ask=${intent}&part=${part.id}`}
        className="grid gap-5"
        noValidate
      >
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="partId" value={part.id} />
        <input type="hidden" name="seen" value={part.status} />
        {seenLeft !== undefined && <input type="hidden" name="seenLeft" value={seenLeft} />}
        {isGeneral && <ProblemBanner problems={problems} />}
        {money && <Banner tone="warning">{money}</Banner>}
        {props.above}
        <TextArea
          {...keptField(problems, 'reason')}
          label={m.orderdesk_reason_label()}
          help={isRead ? m.orderdesk_reason_help({ max }) : m.orderdesk_reason_log_help({ max })}
          required
        />
        {props.below}
        <DialogActions
          closeTo={address}
          keep={m.orderdesk_keep()}
          submit={props.submit}
          variant={props.isHarsh ? 'danger' : 'primary'}
          pending={state !== 'idle'}
        />
      </Form>
    </RouteDialog>
  )
}
