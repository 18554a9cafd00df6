import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { CLOSING_REASON_MAX } from '#domain/orders/desk.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

type PartDialogProps = {
  /** What is done with the part, which the page's address also names. */
  intent: string
  title: string
  /** What follows from it. */
  lead: ReactNode
  /** What happens with the money, where some was paid. */
  money?: string | undefined
  part: { id: string; status: string }
  /** What was left of the part's money, where that matters. */
  seenLeft?: number
  address: string
  /** The customer reads the reason; else the log has it. */
  isRead: boolean
  isHarsh: boolean
  submit: string
  problems: FormErrors | undefined
  /** Fields above and below the reason. */
  above?: ReactNode
  below?: ReactNode
}

/** Asks what a change of a part needs, and why. What was typed comes back with what is wrong. */
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
        {isGeneral && <Banner tone="danger">{problems.message}</Banner>}
        {money && <Banner tone="warning">{money}</Banner>}
        {props.above}
        <TextArea
          id="reason"
          name="reason"
          label={m.orderdesk_reason_label()}
          help={isRead ? m.orderdesk_reason_help({ max }) : m.orderdesk_reason_log_help({ max })}
          defaultValue={problems?.values['reason']}
          error={problems?.fields['reason']}
          required
        />
        {props.below}
        <div className="flex flex-wrap justify-end gap-3">
          <Button asChild variant="quiet">
            <Link to={address} preventScrollReset>
              {m.orderdesk_keep()}
            </Link>
          </Button>
          <Button
            type="submit"
            variant={props.isHarsh ? 'danger' : 'primary'}
            pending={state !== 'idle'}
          >
            {props.submit}
          </Button>
        </div>
      </Form>
    </RouteDialog>
  )
}
