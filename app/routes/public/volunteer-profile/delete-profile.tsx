import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { useForgetTalk } from './use-forget-talk.ts'
import { volunteerProfileAddress } from './views.ts'

/** Asks before a profile is deleted. */
export function DeleteProfile() {
  const { state } = useNavigation()
  const forget = useForgetTalk()
  return (
    <Card className="mt-8 max-w-text">
      <h2 className="font-display text-heading font-bold">{m.volunteerprofile_delete_title()}</h2>
      <p className="mt-3">{m.volunteerprofile_delete_text()}</p>
      <Form method="post" onSubmit={forget} className="mt-6 flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value="delete"
          variant="danger"
          pending={state === 'submitting'}
        >
          {m.volunteerprofile_delete_sure()}
        </Button>
        <Button asChild variant="secondary">
          <Link to={volunteerProfileAddress('saved')}>{m.volunteerprofile_keep()}</Link>
        </Button>
      </Form>
    </Card>
  )
}
