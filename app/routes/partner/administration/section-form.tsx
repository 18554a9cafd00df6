import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { Problems } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { sectionAddress, type Section } from './sections.ts'

type SectionFormProps = {
  section: Section
  problems: Problems | undefined
  encType?: 'multipart/form-data'
  children: ReactNode
}

/** The form of one section; what is wrong with it stands above, and is led to from there. */
export function SectionForm({ section, problems, encType, children }: SectionFormProps) {
  const { state } = useNavigation()
  const isSaving = state === 'submitting'
  return (
    <Form
      method="post"
      action={sectionAddress(section)}
      {...(encType && { encType })}
      noValidate
      className="group/form mt-6 flex max-w-form flex-col gap-6"
    >
      {problems && (
        <ErrorSummary title={m.partneradmin_save_failed()} problems={listed(problems)} />
      )}
      {children}
      <div className="flex border-t border-line pt-6">
        <Button type="submit" size="large" pending={isSaving}>
          {isSaving ? m.partneradmin_saving() : m.partneradmin_save()}
        </Button>
      </div>
    </Form>
  )
}

function listed({ message, fields }: Problems) {
  const each = Object.entries(fields).map(([field, words]) => ({ field, message: words }))
  return each.length > 0 ? each : [{ message }]
}
