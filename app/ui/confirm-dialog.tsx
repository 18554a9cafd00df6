import { Form, Link, useNavigation } from 'react-router'
import { Button } from './button.tsx'
import { RouteDialog } from './route-dialog.tsx'

export type ConfirmDialogProps = {
  title: string
  text: string
  /** The page below it, to which it also posts. */
  address: string
  /** What its form says. */
  intent: string
  /** The buttons: to leave all as it is, and to go on. */
  keep: string
  confirm: string
}

/** Asks once more before something goes, as a dialog with an address of its own. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, address, intent, keep, confirm } = props
  const { formData } = useNavigation()
  return (
    <RouteDialog title={title} description={text} closeTo={address}>
      <Form method="post" action={address} className="flex flex-wrap justify-end gap-3">
        <Button asChild variant="secondary">
          <Link to={address} preventScrollReset>
            {keep}
          </Link>
        </Button>
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant="danger"
          pending={formData?.get('intent') === intent}
        >
          {confirm}
        </Button>
      </Form>
    </RouteDialog>
  )
}
