import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'

type AssignmentProps = {
  assignee: { id: string; name: string } | null
  staff: readonly { id: string; name: string }[]
  me: string
}

/** Shows who is responsible for the message, with controls to take, release or reassign it. */
export function Assignment({ assignee, staff, me }: AssignmentProps) {
  const { formData } = useNavigation()
  const isMine = assignee?.id === me
  const others = staff.filter(({ id }) => id !== assignee?.id && id !== me)
  const pendingTo = formData?.get('intent') === 'assign' ? formData.get('to') : null
  return (
    <section aria-labelledby="assignment" className="min-w-0 border-t border-line pt-4">
      <h2 id="assignment" className="mb-1 text-sm font-medium text-muted">
        {m.inbox_holder()}
      </h2>
      <p className="font-medium wrap-anywhere">
        {assignee ? <bdi>{assignee.name}</bdi> : m.inbox_holder_nobody()}
        {isMine && <span className="font-normal text-muted"> ({m.inbox_holder_you()})</span>}
      </p>
      <Form method="post" preventScrollReset className="mt-3 grid gap-3">
        <input type="hidden" name="intent" value="assign" />
        <input type="hidden" name="seen" value={assignee?.id ?? ''} />
        <div className="flex flex-wrap gap-2 lg:grid">
          {isMine ? (
            <Button
              type="submit"
              name="to"
              value="nobody"
              size="small"
              variant="secondary"
              pending={pendingTo === 'nobody'}
            >
              {m.inbox_give_back()}
            </Button>
          ) : (
            <Button type="submit" name="to" value={me} size="small" pending={pendingTo === me}>
              {m.inbox_take()}
            </Button>
          )}
        </div>
      </Form>
      {others.length > 0 && (
        <Form method="post" preventScrollReset className="mt-3 flex items-end gap-2">
          <input type="hidden" name="intent" value="assign" />
          <input type="hidden" name="seen" value={assignee?.id ?? ''} />
          <SelectField
            id="hand-to"
            name="to"
            label={m.inbox_hand_to()}
            className="min-w-0 flex-1"
            // Remounts the select when the assignee changes.
            key={assignee?.id}
          >
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" variant="secondary">
            {m.inbox_hand_over()}
          </Button>
        </Form>
      )}
    </section>
  )
}
