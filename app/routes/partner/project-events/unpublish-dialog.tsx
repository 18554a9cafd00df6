import { Form, Link, useNavigation } from 'react-router'
import { SUPPORT_MESSAGE_MAX } from '#domain/support/support.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useFocusFault } from '#app/ui/use-focus-fault.ts'
import { projectEventAddress } from './addresses.ts'

/**
 * Asks for confirmation before unpublishing, shows how many people will be emailed, and takes the message they receive.
 * Validation errors reopen this dialog.
 */
export function UnpublishDialog({
  id,
  toNotify,
  problems,
}: {
  id: string
  toNotify: number
  problems: FormErrors | undefined
}) {
  const { formData } = useNavigation()
  const address = projectEventAddress(id)
  const own = problems?.values['intent'] === 'take-down' ? problems : undefined
  const error = own?.fields['message']
  const box = useFocusFault<HTMLTextAreaElement>(own, error)
  return (
    <RouteDialog
      title={m.posts_take_down_title()}
      description={m.posts_take_down_text()}
      closeTo={address}
    >
      <Form
        method="post"
        action={projectEventAddress(id, 'confirm=take-down')}
        noValidate
        preventScrollReset
        className="flex flex-col gap-5"
      >
        {(toNotify > 0 || error) && (
          <>
            <p className="font-medium">{m.signups_take_down_count({ count: toNotify })}</p>
            <TextArea
              ref={box}
              id="take-down-message"
              name="message"
              label={m.signups_message()}
              help={m.signups_message_help()}
              required
              rows={4}
              maxLength={SUPPORT_MESSAGE_MAX}
              defaultValue={own?.values['message']}
              error={error}
            />
          </>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button asChild variant="secondary">
            <Link to={address} preventScrollReset>
              {m.posts_take_down_keep()}
            </Link>
          </Button>
          <Button
            type="submit"
            name="intent"
            value="take-down"
            variant="danger"
            pending={formData?.get('intent') === 'take-down'}
          >
            {toNotify > 0 ? m.signups_take_down_and_email() : m.posts_take_down_confirm()}
          </Button>
        </div>
      </Form>
    </RouteDialog>
  )
}
