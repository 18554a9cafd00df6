import { Form, Link, useNavigation } from 'react-router'
import { Button } from './button.tsx'
import { RouteDialog } from './route-dialog.tsx'

export type ConfirmDialogProps = {
  title: string
  text: string
  /** URL of the page below the dialog, which its form also posts to. */
  address: string
  /** The submitted intent. */
  intent: string
  /** Labels of the cancel and the confirm button. */
  keep: string
  confirm: string
}

/** Asks for confirmation before something is removed, in a dialog with its own URL. */
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
