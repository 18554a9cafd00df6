import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary, listProblems } from '#app/ui/error-summary.tsx'

/** A form of the sign-in screen: errors on top, fields, one button. It posts to the URL of its view. */
export function AuthForm({
  address,
  problems,
  submit,
  children,
}: {
  address: string
  problems: FormErrors | undefined
  submit: string
  children: ReactNode
}) {
  const { state } = useNavigation()
  return (
    <Form method="post" action={address} noValidate className="flex flex-col gap-5">
      {problems && <ErrorSummary problems={listProblems(problems)} />}
      {children}
      <Button type="submit" size="large" wide pending={state === 'submitting'}>
        {submit}
      </Button>
    </Form>
  )
}

/** Heading of a view with one line of help text. */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-7">
      <h1 className="font-display text-title font-bold">{title}</h1>
      {children && <p className="mt-2 text-muted">{children}</p>}
    </header>
  )
}
