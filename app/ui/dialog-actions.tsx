import { Link } from 'react-router'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-variants.ts'

type DialogActionsProps = {
  /** URL of the page below the dialog. */
  closeTo: string
  /** Labels of the cancel and the submit button. */
  keep: string
  submit: string
  variant?: ButtonLook['variant']
  pending: boolean
}

/** The buttons of a dialog's form. */
export function DialogActions({ closeTo, keep, submit, variant, pending }: DialogActionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button asChild variant="quiet">
        <Link to={closeTo} preventScrollReset>
          {keep}
        </Link>
      </Button>
      <Button type="submit" variant={variant} pending={pending}>
        {submit}
      </Button>
    </div>
  )
}
