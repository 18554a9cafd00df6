import { Form } from 'react-router'
import { formatMoney } from '#platform/text/money.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useFocusFault } from '#app/ui/use-focus-fault.ts'

/**
 * An action with a reason that the supporter or donor reads: one button opens the form, a second submits it. `field` is
 * the name of the input that holds the action.
 */
export function WithReason({
  id,
  field,
  intent,
  summary,
  label,
  lead,
  leftCents,
  submit,
  address,
  problems,
  pending,
}: {
  id: string
  field: string
  intent: string
  summary: string
  label: string
  /** Explains the consequences, where they are not obvious. */
  lead?: string
  /** The refundable amount of a gift in US cents, if partial refunds are possible. */
  leftCents?: number
  submit: string
  address: string
  problems: FormErrors | undefined
  pending: boolean
}) {
  const own = problems?.values[field] === intent ? problems : undefined
  const error = own?.fields['reason']
  const amountError = own?.fields['amount']
  const box = useFocusFault<HTMLTextAreaElement>(own, error)
  return (
    <details open={error || amountError ? true : undefined} className="open:basis-full">
      <summary
        aria-label={label}
        className={`${buttonVariants({ variant: 'secondary', size: 'small' })} list-none`}
      >
        {summary}
      </summary>
      <Form
        method="post"
        action={address}
        noValidate
        preventScrollReset
        className="mt-3 flex max-w-text flex-col items-start gap-3"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name={field} value={intent} />
        {lead && <p className="text-sm text-muted">{lead}</p>}
        {leftCents !== undefined && (
          <>
            <input type="hidden" name="seenLeft" value={leftCents} />
            <TextField
              id={`amount-${id}`}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              label={m.gifts_refund_amount()}
              help={m.gifts_refund_amount_help({ left: formatMoney(leftCents) })}
              defaultValue={own?.values['amount']}
              error={amountError}
              className="w-full sm:max-w-60"
            />
          </>
        )}
        <TextArea
          ref={box}
          id={`${intent}-${id}`}
          name="reason"
          label={m.supporting_reason()}
          help={m.supporting_reason_help()}
          required
          rows={3}
          defaultValue={own?.values['reason']}
          error={error}
          className="w-full"
        />
        <Button type="submit" variant="danger" size="small" pending={pending}>
          {submit}
        </Button>
      </Form>
    </details>
  )
}
