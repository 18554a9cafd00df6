import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import type { ButtonLook } from '#app/ui/button-variants.ts'
import { DialogActions } from '#app/ui/dialog-actions.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useFocusFault } from '#app/ui/use-focus-fault.ts'

type ReasonDialogProps = {
  /** The action, used as dialog title and button label. */
  word: string
  variant: ButtonLook['variant']
  /** What the action applies to, and its consequences. */
  name: string
  lead: ReactNode
  label: string
  help: string
  /** Hidden form values. */
  values: Record<string, string | number>
  /** URLs of the dialog and of the page below it. */
  address: string
  closeTo: string
  pending: boolean
  problems: FormErrors | undefined
  /** Further fields. */
  children?: ReactNode
}

/** Asks for the reason of an action, in a dialog with its own URL. After a refusal it shows the submitted text. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { word, variant, name, lead, label, help, values, address, closeTo } = props
  const { pending, problems, children } = props
  const box = useFocusFault<HTMLTextAreaElement>(problems, problems?.fields['reason'])
  return (
    <RouteDialog
      title={word}
      description={
        <>
          <strong className="block font-medium wrap-anywhere text-ink">
            <bdi>{name}</bdi>
          </strong>
          {lead}
        </>
      }
      closeTo={closeTo}
    >
      <Form method="post" action={address} className="grid gap-5" noValidate>
        {Object.entries(values).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        {problems && !problems.fields['reason'] && (
          <p role="alert" className="text-donate">
            {problems.message}
          </p>
        )}
        <TextArea {...keptField(problems, 'reason')} ref={box} label={label} help={help} required />
        {children}
        <DialogActions
          closeTo={closeTo}
          keep={m.forms_cancel()}
          submit={word}
          variant={variant}
          pending={pending}
        />
      </Form>
    </RouteDialog>
  )
}
