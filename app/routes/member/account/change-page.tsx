import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ErrorSummary, listProblems } from '#app/ui/error-summary.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'

/** A page that changes one sign-in setting: a confirmed form and a link back. */
export function ChangePage({
  title,
  lead,
  problems,
  submit,
  isAway = false,
  children,
}: {
  title: string
  lead: string
  problems: FormErrors | undefined
  submit: string
  /** The response redirects to another site, so the form must load a full document. */
  isAway?: boolean
  children: ReactNode
}) {
  const { state, formMethod } = useNavigation()
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader eyebrow={m.account_eyebrow()} title={title} lead={lead} />
      <Form
        method="post"
        noValidate
        reloadDocument={isAway}
        className="mt-8 flex max-w-form flex-col gap-6"
      >
        {problems && <ErrorSummary problems={listProblems(problems)} />}
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={state !== 'idle' && formMethod === 'POST'}>
            {submit}
          </Button>
          <Button asChild variant="quiet">
            <Link to="/account#sign-in">{m.account_change_cancel()}</Link>
          </Button>
        </div>
      </Form>
    </Container>
  )
}
