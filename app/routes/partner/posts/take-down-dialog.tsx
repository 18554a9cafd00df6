import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'

/** Asks before what is public goes. */
export function TakeDownDialog({ address }: { address: string }) {
  const { state } = useNavigation()
  return (
    <RouteDialog
      title={m.posts_take_down_title()}
      description={m.posts_take_down_text()}
      closeTo={address}
    >
      <Form method="post" action={address} className="flex flex-wrap justify-end gap-3">
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
          pending={state === 'submitting'}
        >
          {m.posts_take_down_confirm()}
        </Button>
      </Form>
    </RouteDialog>
  )
}
