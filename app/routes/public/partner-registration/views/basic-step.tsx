import { Form, useNavigation } from 'react-router'
import { BASIC_FIELDS, type RegistrationValues } from '#domain/partners/registration.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary, type Problem } from '#app/ui/error-summary.tsx'
import { stepAddress } from '../steps.ts'
import { BasicFields } from './basic-fields.tsx'
import { StepFrame } from './step-frame.tsx'
import { Banner } from '#app/ui/banner.tsx'

type RegistrationRefusal = { isRejected: boolean; reason: string }

type BasicStepProps = {
  values: RegistrationValues
  year: number
  /** The server's errors from submitting the application. */
  problems: Record<string, string>
  refusal: RegistrationRefusal | null
  refused: FormErrors | undefined
}

export function BasicStep({ values: known, year, problems, refusal, refused }: BasicStepProps) {
  const values: RegistrationValues = refused?.values ?? known
  const errors = refused?.fields ?? problems
  const { state } = useNavigation()
  const listed: Problem[] = BASIC_FIELDS.flatMap((field) => {
    const message = errors[field]
    return message ? [{ field, message }] : []
  })
  if (refused && listed.length === 0) listed.push({ message: refused.message })
  return (
    <StepFrame at="basic">
      <RefusalNotice refusal={refusal} />
      <Form
        method="post"
        action={stepAddress('basic')}
        noValidate
        className="group/form flex flex-col gap-6"
      >
        <ErrorSummary problems={listed} />
        <BasicFields values={values} errors={errors} year={year} />
        <div className="flex justify-end border-t border-line pt-6">
          <Button type="submit" size="large" pending={state === 'submitting'}>
            {m.registration_continue()}
          </Button>
        </div>
      </Form>
    </StepFrame>
  )
}

/** The decision on the last application, above the form that answers it. */
function RefusalNotice({ refusal }: { refusal: RegistrationRefusal | null }) {
  if (!refusal) return null
  return (
    <Banner
      tone="warning"
      title={
        refusal.isRejected ? m.registration_again_rejected() : m.registration_again_changes_asked()
      }
      className="mb-7"
    >
      <p className="wrap-anywhere whitespace-pre-line" dir="auto">
        {refusal.reason}
      </p>
      <p className="mt-2 text-sm text-muted">{m.registration_again_text()}</p>
    </Banner>
  )
}
