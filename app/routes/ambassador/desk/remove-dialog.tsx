import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'

/** Asks before a campaign goes for good. */
export function RemoveDialog({ address }: { address: string }) {
  const { formData } = useNavigation()
  return (
    <RouteDialog
      title={m.campaigns_remove_title()}
      description={m.campaigns_remove_text()}
      closeTo={address}
    >
      <Form method="post" action={address} className="flex flex-wrap justify-end gap-3">
        <Button asChild variant="secondary">
          <Link to={address} preventScrollReset>
            {m.campaigns_remove_keep()}
          </Link>
        </Button>
        <Button
          type="submit"
          name="intent"
          value="remove"
          variant="danger"
          pending={formData?.get('intent') === 'remove'}
        >
          {m.campaigns_remove_confirm()}
        </Button>
      </Form>
    </RouteDialog>
  )
}
