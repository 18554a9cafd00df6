import { Form, Link, useNavigation } from 'react-router'
import { REASON_MAX } from '#domain/moderation/decision.ts'
import { m } from '#messages'
import type { Problems } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { decisionButton } from './decision-words.ts'
import type { ReasonCase } from './reason-case.ts'

/** The reason for a refusal, as a dialog with an address of its own. What was typed comes back when something is wrong with it. */
export function ReasonDialog({
  of: { id, decision, title, next, page, address, closeTo },
  problems,
}: {
  of: ReasonCase
  problems: Problems | undefined
}) {
  const { state, formData } = useNavigation()
  const { word, variant } = decisionButton(decision)
  const mine = problems?.values['id'] === id ? problems : undefined
  return (
    <RouteDialog
      title={word}
      description={
        <>
          <strong className="block font-medium wrap-anywhere text-ink">
            <bdi>{title}</bdi>
          </strong>
          {m.moderation_reason_lead()}
        </>
      }
      closeTo={closeTo}
    >
      <Form method="post" action={address} className="grid gap-5">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="decision" value={decision} />
        {next && <input type="hidden" name="next" value={next} />}
        <input type="hidden" name="page" value={page} />
        {mine && !mine.fields['reason'] && (
          <p role="alert" className="text-donate">
            {mine.message}
          </p>
        )}
        <TextArea
          id="reason"
          name="reason"
          label={m.moderation_reason()}
          help={m.moderation_reason_help({ max: REASON_MAX.toLocaleString('en-US') })}
          defaultValue={mine?.values['reason']}
          error={mine?.fields['reason']}
          required
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button asChild variant="quiet">
            <Link to={closeTo} preventScrollReset>
              {m.moderation_cancel()}
            </Link>
          </Button>
          <Button
            type="submit"
            variant={variant === 'danger' ? 'danger' : 'primary'}
            pending={state !== 'idle' && formData?.get('id') === id}
          >
            {word}
          </Button>
        </div>
      </Form>
    </RouteDialog>
  )
}
