import { Form, Link, useNavigation } from 'react-router'
import { GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX } from '#domain/support/group.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { FormValues, FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'

const FIELDS = ['name', 'description']

/** A group's name and description. Posts to the current URL. */
export function GroupForm({
  values,
  problems,
  save,
  back,
  ...hidden
}: {
  values: FormValues
  problems: FormErrors | undefined
  save: string
  /** URL of the cancel link. */
  back: string
  /** Idempotency key of a new form. */
  formKey?: string
  /** The version the form was opened with. */
  version?: number
}) {
  const { state } = useNavigation()
  return (
    <Form method="post" noValidate className="mt-8 flex flex-col gap-6">
      {hidden.formKey && <input type="hidden" name="key" value={hidden.formKey} />}
      {hidden.version && <input type="hidden" name="version" value={hidden.version} />}
      <ErrorSummary problems={summed(problems)} />
      <TextField
        id="name"
        name="name"
        label={m.groups_field_name()}
        help={m.groups_field_name_help({ max: GROUP_NAME_MAX })}
        autoComplete="off"
        defaultValue={values['name']}
        error={problems?.fields['name']}
        required
      />
      <TextArea
        id="description"
        name="description"
        label={m.groups_field_description()}
        help={m.groups_field_description_help({ max: format.number(GROUP_DESCRIPTION_MAX) })}
        rows={5}
        defaultValue={values['description']}
        error={problems?.fields['description']}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={state === 'submitting'}>
          {save}
        </Button>
        <Button asChild variant="quiet">
          <Link to={back}>{m.forms_cancel()}</Link>
        </Button>
      </div>
    </Form>
  )
}

function summed(problems: FormErrors | undefined) {
  if (!problems) return []
  const beside = FIELDS.flatMap((field) => {
    const message = problems.fields[field]
    return message ? [{ field, message }] : []
  })
  return beside.length > 0 ? beside : [{ message: problems.message }]
}
