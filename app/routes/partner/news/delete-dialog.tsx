import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'

/** Asks before an article goes for good. */
export function DeleteDialog({ address }: { address: string }) {
  const { state } = useNavigation()
  return (
    <RouteDialog
      title={m.newsdesk_delete_title()}
      description={m.newsdesk_delete_text()}
      closeTo={address}
    >
      <Form method="post" action={address} className="flex flex-wrap justify-end gap-3">
        <Button asChild variant="secondary">
          <Link to={address} preventScrollReset>
            {m.newsdesk_delete_keep()}
          </Link>
        </Button>
        <Button
          type="submit"
          name="intent"
          value="delete"
          variant="danger"
          pending={state === 'submitting'}
        >
          {m.newsdesk_delete_confirm()}
        </Button>
      </Form>
    </RouteDialog>
  )
}
