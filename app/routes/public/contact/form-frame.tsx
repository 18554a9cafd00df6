import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { currentFormFailure } from '#app/shell/keep-typed/form-failures.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { showToast } from '#app/ui/show-toast.ts'

export type FormFrameProps = {
  /** Distinguishes the forms of a page and the IDs of their fields. */
  name: string
  problems: FormErrors | undefined
  submit: string
  children: ReactNode
}

/** A public form: errors on top, one button below. Resets after a successful submit. */
export function FormFrame({ name, problems, submit, children }: FormFrameProps) {
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get('form') === name
  const form = useRef<HTMLFormElement>(null)
  const wasSending = useRef(false)
  const fields = Object.entries(problems?.fields ?? {})
  const failure = problems && fields.length === 0 ? problems : null

  useEffect(() => {
    const isSent = wasSending.current && !isSending && !problems && !currentFormFailure()
    if (isSent) form.current?.reset()
    wasSending.current = isSending
  }, [isSending, problems])
  useEffect(() => {
    if (!failure) return
    showToast({
      title: m.contact_failed_title(),
      description: failure.message,
      destructive: true,
    })
  }, [failure])

  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-5">
      <ProblemBanner problems={failure} title={m.contact_failed_title()} />
      {fields.length > 0 && (
        <ErrorSummary
          problems={fields.map(([field, message]) => ({ field: `${name}-${field}`, message }))}
        />
      )}
      <input type="hidden" name="form" value={name} />
      {children}
      <div>
        <Button type="submit" size="large" className="max-sm:w-full" pending={isSending}>
          {isSending ? m.contact_sending() : submit}
        </Button>
      </div>
    </Form>
  )
}
