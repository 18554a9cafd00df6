import { Form, useNavigation } from 'react-router'
import { groupPath } from '#domain/support/group.ts'
import type { GroupSignUp } from '#domain/support/queries/list-group-sign-ups.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { SureForm } from '../../dashboard/sure-form.tsx'

/** Come along in one press; step out, or cancel for everybody, after a second one. */
export function SignUpActions(signUp: GroupSignUp & { groupId: string }) {
  const { id, groupId, item, mayComeAlong, mayStepOut, mayCancel } = signUp
  const { formData } = useNavigation()
  if (!mayComeAlong && !mayStepOut && !mayCancel) return null
  const { title } = item
  const address = groupPath(groupId)
  return (
    <div className="mt-4 flex flex-wrap items-start gap-3">
      {mayComeAlong && (
        <Form method="post" action={address} preventScrollReset>
          <input type="hidden" name="support" value={id} />
          <Button
            type="submit"
            name="intent"
            value="come-along"
            size="small"
            aria-label={m.together_come_along_to({ title })}
            pending={formData?.get('support') === id && formData.get('intent') === 'come-along'}
          >
            {m.together_come_along()}
          </Button>
        </Form>
      )}
      {mayStepOut && (
        <SureForm
          address={address}
          values={{ intent: 'step-out', support: id }}
          summary={m.together_step_out()}
          label={m.together_step_out_of({ title })}
          question={m.together_step_out_sure()}
          submit={m.together_step_out_do()}
        />
      )}
      {mayCancel && (
        <SureForm
          address={address}
          values={{ intent: 'cancel-sign-up', support: id }}
          summary={m.together_cancel()}
          label={m.together_cancel_for({ title })}
          question={m.together_cancel_sure()}
          submit={m.together_cancel_do()}
        />
      )}
    </div>
  )
}
